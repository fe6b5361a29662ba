import { readFileSync } from 'node:fs';
import type { Face } from '@binary-sunset/table';
import { boxedCcg } from '@binary-sunset/table/ccg';
import { boxedTcg } from '@binary-sunset/table/tcg';
import { describe, expect, test } from 'vitest';
import type { EmblemName } from '../src/cards/emblems/index.ts';
import { glyphOf } from '../src/cards/glyphOf.ts';

const tables = await Promise.all([boxedTcg.wholeTable(), boxedCcg.wholeTable()]);

const decks = tables.flatMap(({ stockDecks, faceOf }) =>
  Object.entries(stockDecks).map(([name, deck]): [string, readonly Face[]] => [name, Object.keys(deck).map(faceOf)]),
);

const figures = ['character', 'rebel', 'imperial', 'alien', 'droid'];
const craft = ['space', 'ground', 'starship', 'vehicle'];

/** Whoever or whatever there is but once, or but a few times. */
const isNamed = ({ version, dots }: Face): boolean => version !== null || dots > 0;

/** How many people or things these are: Vader and Darth Vader are one. */
function different(faces: readonly Face[]): number {
  const names = [...new Set(faces.map(({ name }) => name))];
  return names.filter((name) => !names.some((longer) => longer !== name && longer.split(' ').includes(name))).length;
}

/** Emblems that a named card shares with any other card of its deck; versions of somebody are one. */
function clashes(faces: readonly Face[]): readonly string[] {
  const groups = new Map<EmblemName, Face[]>();
  for (const face of faces) groups.set(glyphOf(face), [...(groups.get(glyphOf(face)) ?? []), face]);
  return [...groups]
    .filter(([, sharing]) => sharing.some(isNamed) && different(sharing) > 1)
    .map(([emblem, sharing]) => `${emblem}: ${sharing.map(({ title }) => title).join(', ')}`);
}

describe('in every deck to sit down with', () => {
  test('somebody is named', () => {
    expect(decks.length).toBeGreaterThanOrEqual(10);
    for (const [name, faces] of decks)
      expect([name, faces.some((face) => figures.includes(face.frame) && isNamed(face))]).toEqual([name, true]);
  });

  test.each(decks)('%s: nobody who is named shares an emblem', (_, faces) => {
    expect(clashes(faces.filter(({ frame }) => figures.includes(frame)))).toEqual([]);
  });

  test.each(decks)('%s: no ship or vehicle that is named shares an emblem', (_, faces) => {
    expect(clashes(faces.filter(({ frame }) => craft.includes(frame)))).toEqual([]);
  });
});

test.each(tables.map((table): [string, typeof table] => [table.title, table]))(
  '%s: among all cards, no two of them that are named share an emblem',
  (_, { game, faceOf }) => {
    const named = game.titles.map(faceOf).filter(isNamed);
    expect(clashes(named.filter(({ frame }) => figures.includes(frame)))).toEqual([]);
    expect(clashes(named.filter(({ frame }) => craft.includes(frame)))).toEqual([]);
  },
);

test('somebody who looks different in each game has an emblem in each', () => {
  const kenobis = tables.map(({ game, faceOf }) =>
    game.titles
      .map(faceOf)
      .filter(({ name }) => name === 'Obi-Wan Kenobi')
      .map(glyphOf),
  );
  expect(kenobis.map((found) => [...new Set(found)])).toEqual([['knight'], ['hermit']]);
});

describe('a drawing of somebody or something named', () => {
  const file = readFileSync(new URL('../src/cards/emblems/named.svg', import.meta.url), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="(\w+)" [^>]*>(.*?)<\/symbol>/gs)];

  test('is that of a card', () => {
    const used = new Set<string>(tables.flatMap(({ game, faceOf }) => game.titles.map(faceOf).map(glyphOf)));
    expect(drawn.length).toBeGreaterThan(50);
    expect(drawn.filter(([, name = '']) => !used.has(name)).map(([, name]) => name)).toEqual([]);
  });

  test('differs from every other', () => {
    expect(new Set(drawn.map(([, , paths]) => paths)).size).toBe(drawn.length);
    expect(new Set(drawn.map(([, name]) => name)).size).toBe(drawn.length);
  });
});

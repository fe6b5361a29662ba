import { table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { TcgPosition } from '../src/index.ts';
import { tcg } from './drill.ts';
import { stranger, tcgWith } from './stranger.ts';

describe('a position', () => {
  const nothingToDo: TcgPosition = { at: 'retreat', active: 'light' };

  test('stands at its moment even if nobody has anything to do then', () => {
    const t = table(tcg, nothingToDo);
    expect(t.state.facts).toMatchObject({ phase: 'retreat', active: 1, turn: 3 });
    expect([t.asked, t.options]).toEqual(['light', ['end retreat step']]);
    expect(t.light.may('retreat')).toBe(false);
  });

  test('goes on to the first who has something to do, if it says so, and where hardly anybody ever has', () => {
    const hand = { hand: ['Drill Trooper'] };
    expect(table(tcg, { ...nothingToDo, dark: hand, runsOn: true }).state.facts.phase).not.toBe('retreat');
    expect(table(tcg, { at: 'build roll', dark: hand, rolls: [4] }).state.facts.phase).toBe('build');
  });

  const written = (json: string): TcgPosition => JSON.parse(json);
  test.each([
    ['part', '{ "aktive": "dark" }', 'There is no part of a position called "aktive"; did you mean "active"?'],
    ['moment', '{ "at": "retreet" }', 'There is no moment called "retreet"; did you mean "retreat"?'],
    ['side', '{ "active": "lihgt" }', 'There is no side called "lihgt"; did you mean "light"?'],
    ['zone', '{ "dark": { "characters": [] } }', 'did you mean "character"?'],
    ['title', '{ "dark": { "space": ["Drill Figther"] } }', 'did you mean "Drill Fighter"'],
    ['arena', '{ "dark": { "locations": { "spase": "Drill Reef" } } }', 'There is no arena called "spase"'],
    ['part of a unit', '{ "dark": { "space": [{ "card": "Drill Fighter", "tap": true }] } }', 'did you mean "tapped"'],
  ])('refuses a name that there is not: %s', (_, json, because) =>
    expect(() => table(tcg, written(json))).toThrow(because),
  );
});

describe('a stranger', () => {
  test('is a card of its own game alone, plain but for what is said', () => {
    const ship = stranger({ types: ['space'], speed: 70 });
    const t = table(tcgWith(ship), { at: 'space', dark: { space: [ship.title] }, light: { space: ['Drill Fighter'] } });
    expect(t.dark.may('attack', ship.title)).toBe(true);
    expect(tcg.titles).not.toContain(ship.title);
    expect(() => table(tcg, { dark: { space: [ship.title] } })).toThrow(`There is no card called "${ship.title}"`);
  });

  test('may be a version of somebody', () => {
    expect(stranger({ persona: 'Lobot' })).toMatchObject({
      name: 'Lobot',
      title: expect.stringMatching(/^Lobot \(Stranger \d+\)$/),
    });
  });

  test.each(['battle', 'mission', 'location', 'equipment'] as const)('may be a %s', (kind) => {
    const one = stranger({ kind });
    expect(one.kind).toBe(kind);
    expect(table(tcgWith(one), { dark: { hand: [one.title] } }).dark.sees('hand')).toEqual([one.title]);
  });
});

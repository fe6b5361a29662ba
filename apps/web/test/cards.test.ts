import { readFileSync } from 'node:fs';
import type { Face } from '@binary-sunset/table';
import { boxedTcg } from '@binary-sunset/table/tcg';
// Locations are found among the test cards alone.
import '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../src/cards/art/art.ts';
import { emblems } from '../src/cards/emblems/index.ts';
import { piecesOf } from '../src/cards/emphasis.ts';
import { costOf, figuresAt } from '../src/cards/facts.ts';
import { glyphOf } from '../src/cards/glyphOf.ts';
import { everything, isForTrying, wantedAmong } from '../src/screens/cards/gallery/filter.ts';

const named = readFileSync(new URL('../src/cards/emblems/named.svg', import.meta.url), 'utf8');
const table = await boxedTcg.wholeTable();
const pool = table.game.titles.map((title) => table.faceOf(title));
const set = pool.filter((face) => !isForTrying(face));
const called = (title: string): Face => table.faceOf(title);

/** How many different cards of the set share an emblem within a frame; versions of one unit are one. */
const sharing = (): Map<string, Set<string>> => {
  const groups = new Map<string, Set<string>>();
  for (const face of set) {
    const key = `${face.frame} ${glyphOf(face)}`;
    groups.set(key, new Set(groups.get(key)).add(face.name));
  }
  return groups;
};

describe('the emblem of a card', () => {
  test.each([
    ['Anakin Skywalker (A)', 'apprentice'],
    ['Obi-Wan Kenobi (A)', 'knight'],
    ['Yoda (A)', 'yoda'],
    ['Darth Tyranus (A)', 'tyranus'],
    ['Jango Fett (A)', 'jango'],
    ['Jedi Starfighter 3R3', 'delta'],
    ['R2-D2 (A)', 'astromech'],
    ['C-3PO (A)', 'protocol'],
    ['Clone Officer', 'trooper'],
    ['Nute Gunray (A)', 'magnate'],
    ['Padmé Amidala (A)', 'padme'],
    ['Nexu', 'beast'],
    ['Reek', 'horned'],
    ['N-1 Starfighter', 'starfighter'],
    ['Droid Starfighter Wing', 'clawFighter'],
    ["Obi-Wan's Starfighter (A)", 'kenobisDelta'],
    ['Trade Federation Battleship', 'station'],
    ['Republic Assault Ship', 'capital'],
    ['AT-TE Walker 23X', 'walker'],
    ['Commerce Guild Droid 81', 'spider'],
    ['Destroyer Droid Squad', 'droidSquad'],
    ["Hero's Dodge", 'guard'],
    ['Lull in the Fighting', 'truce'],
    ['Second Effort', 'dice'],
    ['Surge of Power', 'battle'],
    ['Jedi Council Summons', 'search'],
    ['Mending', 'mend'],
  ])('%s: %s', (title, emblem) => {
    expect(glyphOf(called(title))).toBe(emblem);
  });

  test('every Battle card and Mission of the set shows what it does', () => {
    const plain = set.filter((face) => glyphOf(face) === 'mission' || glyphOf(face) === 'effect');
    expect(plain.map(({ title }) => title)).toEqual([]);
    const stars = set.filter((face) => face.frame === 'battle' && glyphOf(face) === 'battle');
    expect(stars.filter(({ text }) => !/\+\d+ power/.test(text.join(' ')))).toEqual([]);
  });

  test('every unit of the set has one for its subtype; only a farmer is just somebody', () => {
    const somebody = set.filter((face) => glyphOf(face) === 'rogue' || glyphOf(face) === 'tank');
    expect(somebody.map(({ title }) => title)).toEqual(['Cliegg Lars (A)']);
  });

  test('no emblem stands for more than seven different cards of a frame', () => {
    const crowded = [...sharing()].filter(([, names]) => names.size > 7);
    expect(crowded).toEqual([]);
  });

  test('is drawn, for every card of the pool', () => {
    const isDrawn = (name: string): boolean => name in emblems || named.includes(`<symbol id="${name}" `);
    expect(pool.filter((face) => !isDrawn(glyphOf(face)))).toEqual([]);
  });
});

describe('the picture of a card', () => {
  test('is the same for copies', () => {
    for (const face of pool) expect(pictureOf({ ...face }, 'upright')).toBe(pictureOf(face, 'upright'));
  });

  test('differs from every other', () => {
    const pictures = new Set(set.map((face) => pictureOf(face, 'upright')));
    expect(pictures.size).toBe(set.length);
  });

  test('has no number missing, in either shape', () => {
    for (const shape of ['upright', 'wide'] as const) {
      for (const face of pool) expect(pictureOf(face, shape)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('of a Location shows its world', () => {
    const place = (name: string): Face => ({ ...called('Depot Flats'), name });
    expect(pictureOf(place('Hoth Icefields'), 'upright')).toContain('#b6cfe0');
    expect(pictureOf(place('Tatooine Plains'), 'upright')).toContain('#c9785a');
  });
});

describe('the numbers on a card', () => {
  test('a Battle card shows the Force it takes, anything else its build cost', () => {
    expect(costOf(called("Hero's Dodge"))).toMatchObject({ label: 'Force', shown: '1' });
    expect(costOf(called('Dark Speed'))).toBeNull();
    expect(costOf(called('Jango Fett (A)'))).toMatchObject({ label: 'Build', shown: '8' });
  });

  test('a value that differs from print says which way', () => {
    const jango = called('Jango Fett (A)');
    const power = (now: number) => figuresAt(jango, 'foot', { power: { now, printed: 7 } })[0];
    expect(power(9)).toMatchObject({ label: 'Power', shown: '9', change: 'up' });
    expect(power(5)).toMatchObject({ shown: '5', change: 'down' });
    expect(power(7)).toMatchObject({ shown: '7', change: null });
    expect(figuresAt(called("Hero's Dodge"), 'foot')).toEqual([]);
  });

  test('a Location names its arenas', () => {
    expect(called('Depot Belt').tag).toBe('Space');
    expect(called('Depot Frontier').tag).toBe('Any arena');
  });
});

describe('the text of a card', () => {
  const strong = (text: string): string[] =>
    piecesOf(text)
      .filter((piece) => piece.strong)
      .map(({ words }) => words);

  test('costs, keywords and changes stand out', () => {
    expect(strong('Pay 2 Force → Evade 2')).toEqual(['Pay 2 Force', 'Evade 2']);
    expect(strong('One of your units gets +30 speed and +2 power until end of battle.')).toEqual([
      '+30 speed',
      '+2 power',
    ]);
    expect(strong('You may retreat it.')).toEqual([]);
  });

  test('loses no word', () => {
    for (const { text } of pool) {
      for (const paragraph of text) {
        const pieces = piecesOf(paragraph).map(({ words }) => words);
        expect(pieces.join('')).toBe(paragraph);
      }
    }
  });
});

describe('the gallery', () => {
  const titles = (faces: readonly Face[]): string[] => faces.map(({ title }) => title);

  test('shows the set; cards for trying things only if asked for', () => {
    expect(wantedAmong(pool, everything)).toEqual(set);
    expect(wantedAmong(pool, { ...everything, trying: true })).toEqual(pool);
  });

  test('finds by words of title, type and text, whatever the accents', () => {
    expect(titles(wantedAmong(pool, { ...everything, words: 'padme yacht' }))).toEqual(["Padmé's Yacht (A)"]);
    expect(titles(wantedAmong(pool, { ...everything, words: 'REROLL all' }))).toEqual(['Cheat the Game']);
    expect(wantedAmong(pool, { ...everything, words: 'nothing of the kind' })).toEqual([]);
  });

  test('narrows by side and kind', () => {
    const found = wantedAmong(pool, { ...everything, side: 'dark', frames: ['battle', 'mission'] });
    expect(found.length).toBeGreaterThan(10);
    expect(found.every(({ side, frame }) => side === 'dark' && ['battle', 'mission'].includes(frame))).toBe(true);
  });
});

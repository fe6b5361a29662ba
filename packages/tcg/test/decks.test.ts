import type { Deck } from '@binary-sunset/kernel';
import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { arenas } from '../src/index.ts';
import { faultsIn, unitCounts } from '../src/rules/turn/decks.ts';
import { arenaName } from '../src/text/arenaName.ts';
import { cards, tcg } from './drill.ts';

const spaceUnits = { 'Drill Fighter': 4, 'Drill Cruiser': 4, 'Drill Probe': 4 };
const groundUnits = { 'Drill Speeder': 4, 'Drill Walker': 4, 'Drill Crawler': 4 };
const characters = { 'Drill Trooper': 4, 'Drill Sergeant': 4, 'Drill Adept': 4 };
const missions = {
  'Depot Supply Run': 4,
  'Depot Sabotage': 4,
  'Depot Inspection': 4,
  'Depot Accident': 4,
  'Depot Withdrawal': 4,
  'Depot Fine': 4,
};
const neutral: Deck = { ...spaceUnits, ...groundUnits, ...characters, ...missions };

/** Neutral units of that arena and no other. */
const unitsOf = (arena: string): readonly string[] =>
  cards.flatMap((card) =>
    card.kind === 'unit' && card.side === 'neutral' && card.types.length === 1 && card.types[0] === arena
      ? [card.title]
      : [],
  );

const faults = (deck: Deck) => faultsIn(deck, tcg.titles);
/** The one thing that is wrong with a deck. */
function onlyFault(deck: Deck) {
  const all = faults(deck);
  expect(all).toHaveLength(1);
  return all[0];
}
function without(deck: Deck, ...titles: string[]): Deck {
  return Object.fromEntries(Object.entries(deck).filter(([title]) => !titles.includes(title)));
}
const start = (first: Deck, second: Deck, options?: { readonly sides: string }) =>
  tcg.start({ decks: [first, second], ...(options === undefined ? {} : { options }) }, 'seed');

rule(['TCG-0073', 'TCG-0498'], 'a deck has at least 60 cards, and may have any number more', () => {
  expect(faults(neutral)).toEqual([]);
  expect(faults({ ...neutral, 'Depot Kit': 4, 'Depot Yard': 4, 'Depot Fort': 4 })).toEqual([]);
  const short = { ...neutral, 'Depot Fine': 3 };
  expect(onlyFault(short)).toEqual({
    what: 'it has 59 cards; a deck has at least 60',
    rule: 'TCG-0073',
    fix: 'add 1 card',
  });
  expect(() => start(short, neutral)).toThrow(
    'The first deck may not be played: it has 59 cards; a deck has at least 60 (TCG-0073); add 1 card.',
  );
  expect(() => start(neutral, { ...neutral, 'Depot Fine': 2 })).toThrow('The second deck may not be played: it has 58');
});

rule(
  ['TCG-0012', 'TCG-0074'],
  'a deck has no Light Side cards beside Dark Side cards; neutral ones go anywhere',
  () => {
    const dark = { ...without(neutral, 'Drill Fighter'), 'Dusk Raider': 4 };
    const light = { ...without(neutral, 'Drill Trooper'), 'Dawn Guard': 4 };
    expect(faults(dark)).toEqual([]);
    expect(faults(light)).toEqual([]);
    expect(faults(neutral)).toEqual([]);
    const mixed = { ...without(neutral, 'Drill Fighter', 'Drill Trooper'), 'Dusk Raider': 4, 'Dawn Guard': 4 };
    expect(onlyFault(mixed)).toEqual({
      what: 'it has both Light Side cards (such as Dawn Guard) and Dark Side cards (such as Dusk Raider)',
      rule: 'TCG-0012',
      fix: 'take out Dawn Guard',
    });
    const mostlyLight = { ...mixed, 'Dawn Walker': 2, 'Dawn Raider': 1 };
    expect(faults(mostlyLight).map(({ fix }) => fix)).toEqual(['take out Dusk Raider']);
    expect(() => start(mixed, light)).toThrow('take out Dawn Guard');
  },
);

rule('TCG-0074', 'a neutral deck plays either side, as the other deck leaves it', () => {
  const dark = { ...without(neutral, 'Drill Fighter'), 'Dusk Raider': 4 };
  const light = { ...without(neutral, 'Drill Fighter'), 'Dawn Raider': 4 };
  const darkOf = (first: Deck, second: Deck) => start(first, second).facts.dark;
  expect(darkOf(neutral, light)).toBe(0);
  expect(darkOf(light, neutral)).toBe(1);
  expect(darkOf(neutral, dark)).toBe(1);
  expect(darkOf(dark, neutral)).toBe(0);
  expect(darkOf(light, dark)).toBe(1);
});

describe('of two decks', () => {
  const decks: Readonly<Record<string, Deck>> = {
    dark: { ...without(neutral, 'Drill Fighter'), 'Dusk Raider': 4 },
    light: { ...without(neutral, 'Drill Fighter'), 'Dawn Raider': 4 },
    neutral,
  };
  for (const [first, second, dark] of [
    ['dark', 'light', 0],
    ['light', 'dark', 1],
    ['dark', 'neutral', 0],
    ['neutral', 'dark', 1],
    ['light', 'neutral', 1],
    ['neutral', 'light', 0],
  ] as const)
    rule('TCG-0003', `${first} and ${second}: the player of deck ${dark + 1} plays the Dark Side`, () => {
      const { dark: played, phase } = start(decks[first] ?? {}, decks[second] ?? {}).facts;
      expect([played, phase]).toEqual([dark, 'setup']);
    });
  for (const [side, Side, Other] of [
    ['dark', 'Dark', 'Light'],
    ['light', 'Light', 'Dark'],
  ] as const)
    rule('TCG-0003', `not both are ${Side} Side decks`, () => {
      expect(() => start(decks[side] ?? {}, decks[side] ?? {})).toThrow(
        new RegExp(`Both decks are ${Side} Side decks.*\\(TCG-0003\\); choose a ${Other} Side or a neutral`),
      );
    });
});

for (const kind of ['unit', 'battle', 'mission'] as const)
  rule('TCG-0012', `a card of the kind ${kind} has a side like any other`, () => {
    const dark = { ...without(neutral, 'Drill Fighter'), 'Dusk Raider': 4 };
    const title = cards.find((card) => card.kind === kind && card.side === 'light')?.title ?? `a Light Side ${kind}`;
    expect(faults({ ...neutral, [title]: 1 })).toEqual([]);
    expect(onlyFault({ ...dark, [title]: 1 })?.rule).toBe('TCG-0012');
  });

rule('TCG-0075', 'a deck has 36 unit cards, and 12 of each type', () => {
  const few = { ...without(neutral, 'Drill Probe', 'Drill Crawler'), 'Drill Shuttle': 4, 'Depot Kit': 4 };
  expect(faults(few)).toEqual([
    { what: 'it has 32 unit cards; it needs 36', rule: 'TCG-0075', fix: 'add 4 unit cards' },
  ]);
  expect(onlyFault({ ...without(neutral, 'Drill Probe'), 'Drill Probe': 3, 'Drill Mechanic': 4 })).toEqual({
    what: 'it has 11 Space unit cards; it needs 12',
    rule: 'TCG-0075',
    fix: 'add 1 Space unit card',
  });
  expect(onlyFault({ ...neutral, 'Drill Walker': 2, 'Drill Mechanic': 4 })?.fix).toBe('add 2 Ground unit cards');
  expect(onlyFault({ ...neutral, 'Drill Adept': 1, 'Depot Hauler': 4 })?.fix).toBe('add 3 Character unit cards');
});

rule(['TCG-0040', 'TCG-0075'], 'a multi-arena card counts once for each of its types, and is one card', () => {
  const multi = { 'Depot Rover': 2, 'Drill Shuttle': 2, 'Depot Boarder': 1, 'Drill Commando': 1 };
  expect(unitCounts(multi)).toEqual({ space: 4, ground: 5, character: 4, units: 6 });
  const fixes = faults({ ...multi, ...missions })
    .filter(({ rule: id }) => id === 'TCG-0075')
    .map(({ fix }) => fix);
  expect(fixes).toEqual([
    'add 30 unit cards',
    'add 8 Space unit cards',
    'add 7 Ground unit cards',
    'add 8 Character unit cards',
  ]);
  const filled = {
    ...multi,
    ...missions,
    'Depot Kit': 4,
    'Depot Yard': 3,
    'Drill Fighter': 4,
    'Drill Cruiser': 4,
    'Drill Speeder': 4,
    'Drill Walker': 3,
    'Drill Trooper': 4,
    'Drill Adept': 4,
  };
  expect(unitCounts(filled)).toEqual({ space: 12, ground: 12, character: 12, units: 29 });
  expect(onlyFault(filled)?.fix).toBe('add 7 unit cards');
});

rule(['TCG-0041', 'TCG-0042'], 'no unit type is more than twice another', () => {
  const many = { ...neutral, 'Depot Hauler': 4, 'Depot Buggy': 4, 'Depot Tank': 4 };
  expect(unitCounts(many)).toMatchObject({ space: 12, ground: 24 });
  expect(faults(many)).toEqual([]);
  const more = { ...many, 'Depot Strider': 1, 'Drill Mechanic': 1 };
  expect(unitCounts(more)).toMatchObject({ space: 12, ground: 25, character: 13 });
  expect(onlyFault(more)).toEqual({
    what: 'it has 25 Ground and 12 Space unit cards; no type may be more than twice another',
    rule: 'TCG-0041',
    fix: 'take out 1 Ground unit card or add Space unit cards',
  });
});

describe.each(arenas.flatMap((more) => arenas.filter((one) => one !== more).map((fewer) => [more, fewer] as const)))(
  'many %s units and few %s units',
  (more, fewer) => {
    const counts = (most: number) => ({ space: 24, ground: 24, character: 24, [more]: most, [fewer]: 12 });
    const deckOf = (most: number): Deck =>
      Object.fromEntries(
        Object.entries(counts(most)).flatMap(([arena, count]) =>
          // Four copies of each, and what is left over of the last one.
          Array.from({ length: Math.ceil(count / 4) }, (_, i) => [
            unitsOf(arena)[i] ?? `no more ${arena} units`,
            Math.min(4, count - 4 * i),
          ]),
        ),
      );
    rule('TCG-0041', 'are no deck if there are more than twice as many', () => {
      expect(faults(deckOf(24))).toEqual([]);
      expect(faults(deckOf(25)).map(({ what }) => what)).toEqual([
        `it has 25 ${arenaName(more)} and 12 ${arenaName(fewer)} unit cards; no type may be more than twice another`,
      ]);
    });
  },
);

for (const kind of ['unit', 'battle', 'mission', 'location', 'equipment'] as const)
  rule('TCG-0043', `of a card of the kind ${kind} there are at most four copies`, () => {
    const title = cards.find((card) => card.kind === kind && !(card.title in neutral))?.title ?? `a ${kind}`;
    expect(faults({ ...neutral, [title]: 4 })).toEqual([]);
    expect(onlyFault({ ...neutral, [title]: 5 })?.rule).toBe('TCG-0043');
  });

rule(['TCG-0043', 'TCG-0650', 'TCG-0651'], 'at most four copies of a name and version', () => {
  expect(faults({ ...neutral, 'Captain Depot (A)': 4, 'Captain Depot (C)': 2 })).toEqual([]);
  expect(onlyFault({ ...neutral, 'Captain Depot (B)': 5 })).toEqual({
    what: 'it has 5 copies of Captain Depot (B); 4 are allowed',
    rule: 'TCG-0043',
    fix: 'take out 1 copy of Captain Depot (B)',
  });
  expect(onlyFault({ ...neutral, 'Depot Flats': 6 })?.fix).toBe('take out 2 copies of Depot Flats');
});

rule('TCG-0588', 'a Location is no unit card, whatever its subtype', () => {
  const counts = unitCounts({ ...neutral, 'Depot Belt': 4, 'Depot Frontier': 4 });
  expect(counts).toEqual({ space: 12, ground: 12, character: 12, units: 36 });
  const few = { ...neutral, 'Drill Probe': 3, 'Depot Belt': 4, 'Drill Mechanic': 1 };
  expect(onlyFault(few)?.what).toBe('it has 11 Space unit cards; it needs 12');
});

scenario('everything that is wrong with a deck is said at once', () => {
  const bad = { 'Drill Trooper': 9, 'Dusk Guard': 1, 'Dawn Guard': 1 };
  expect(faults(bad).map(({ rule: id }) => id)).toEqual([
    'TCG-0073',
    'TCG-0043',
    'TCG-0012',
    'TCG-0075',
    'TCG-0075',
    'TCG-0075',
    'TCG-0075',
    'TCG-0041',
    'TCG-0041',
  ]);
  expect(() => start(bad, neutral)).toThrow(/TCG-0073.*take out 5 copies of Drill Trooper\. It has both/);
});

scenario('a card that does not exist is named, with the nearest that does', () => {
  expect(() => start({ ...neutral, 'Drill Troper': 1 }, neutral)).toThrow(/Drill Troper.*Drill Trooper/);
  expect(() => faults({ 'Drill Troper': 1 })).toThrow(/Drill Troper.*Drill Trooper/);
});

rule('TCG-0061', 'sides are rolled or bid for, nothing else', () => {
  expect(() => start(neutral, neutral, { sides: 'toss' })).toThrow('Sides are found by "roll" or by "bid" (TCG-0061)');
  expect(start(neutral, neutral, { sides: 'roll' }).facts.phase).toBe('sides');
});

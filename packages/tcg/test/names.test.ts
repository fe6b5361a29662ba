import { type Heard, isOfTestCard, namesHeard } from '@binary-sunset/kit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Card, character } from '../src/catalog/card.ts';
import { any, this_, your } from '../src/language/cards.ts';
import { onlySubtypes, power, subtype } from '../src/language/gains.ts';
import { cardWith, search } from '../src/language/resources.ts';
import { always, free, gets, pilot, treatAs } from '../src/language/text.ts';
import { factsDiffering, printedCards, readPrinted, wrongNames } from '../src/printed/index.ts';
import { type NameKind, naming } from '../src/text/namesSaid.ts';
import type { Clause } from '../src/text/program.ts';

const facts = {
  side: 'light',
  number: 7,
  rarity: 'rare',
  subtypes: 'Naboo Soldier',
  cost: 5,
  speed: 40,
  power: 5,
  health: 5,
} as const;
const typho = (...text: Clause[]): Card => character('Captain Typho', 'A', { ...facts, text });

/** What is wrong with the names in a card that is made so, wherever they are said. */
async function wrongIn(make: () => Card, invented: readonly Card[] = []): Promise<string[]> {
  const made: Card[] = [];
  const heard = await namesHeard(naming, () => made.push(make()));
  return wrongNames(
    heard.map((name) => ({ ...name, by: 'Captain Typho (A)' })),
    made,
    invented,
  );
}

const getsPower = (cards: typeof any): Card => typho(always(gets(cards, power(+1))));

describe('a name in a program that no printed card has is refused with the nearest that one has', () => {
  test.each<[what: string, make: () => Card, refusal: string]>([
    [
      'name',
      () => getsPower(any.named('Anakin Skywaker')),
      'Anakin Skywaker is no card’s name; the nearest is Anakin Skywalker',
    ],
    ['subtype', () => getsPower(your.subtype('Droidd')), 'Droidd is no card’s subtype; the nearest is Droid'],
    ['subtype of two words', () => getsPower(your.subtype('Naboo Solder')), 'the nearest is Naboo Soldier'],
    [
      'two words that no card has together',
      () => getsPower(any.subtype('Wookiee Hutt')),
      'Wookiee Hutt is no card’s subtype',
    ],
    ['subtype of units', () => getsPower(any.units.with_('Starfigther')), 'the nearest is Starfighter'],
    ['what they are not', () => getsPower(any.units.non('Clones')), 'the nearest is Clone'],
    [
      'one of several',
      () => getsPower(any.subtype('Jedi', 'Sithh')),
      'Sithh is no card’s subtype; the nearest is Sith',
    ],
    ['what stands after or', () => getsPower(any.or(any.subtype('Speedor'))), 'the nearest is Speeder'],
    ['subtype that is given', () => typho(always(gets(this_, subtype('Padawann')))), 'the nearest is Padawan'],
    ['subtypes instead of others', () => typho(always(gets(this_, onlySubtypes('Dark Jeddi')))), 'the nearest is Jedi'],
    ['what it pilots', () => typho(pilot('Gunshipp', power(+1))), 'the nearest is Gunship'],
    ['what it is treated as', () => typho(treatAs('Huttt')), 'the nearest is Hutt'],
    ['what is searched for', () => typho(free(search(cardWith('Wookie')))), 'the nearest is Wookiee'],
  ])('%s', async (_what, make, refusal) => {
    const wrong = await wrongIn(make);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(/^Captain Typho \(A\): /);
    expect(wrong[0]).toContain(refusal);
  });

  test('names that printed cards have pass', async () => {
    expect(await wrongIn(() => getsPower(any.named('Darth Maul').or(your.subtype('Jedi Master', 'Ground'))))).toEqual(
      [],
    );
  });

  test.each<[what: string, make: () => Card, refusal: string]>([
    ['name', () => character('Captain Tyfo', 'A', facts), 'the nearest is Captain Typho'],
    ['subtypes', () => character('Captain Typho', 'A', { ...facts, subtypes: 'Nabu Soldier' }), 'the nearest is Naboo'],
  ])('so is its own: %s', async (_what, make, refusal) => {
    const wrong = await wrongIn(make);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(refusal);
  });

  test('an invented name is one for invented cards alone', async () => {
    const invented = character('Drill Sage', { ...facts, subtypes: 'Drill Oracle' });
    const leaning = () => getsPower(any.named('Drill Sage').or(any.subtype('Drill Oracle')));
    expect(await wrongIn(leaning)).toHaveLength(2);
    expect(await wrongIn(leaning, [invented])).toEqual([]);
  });
});

describe('the index', () => {
  test('is read line by line', () => {
    expect(
      readPrinted('\n#AB\tA Book\n3\tN\tSome One (B)\tSpace/Ground\tDark Jedi - Sith/Droid\n4\tD\tOther\tBattle\n'),
    ).toEqual([
      {
        id: 'AB 3',
        set: 'A Book',
        side: 'neutral',
        title: 'Some One (B)',
        type: 'Space/Ground',
        subtypes: ['Dark', 'Jedi', 'Sith', 'Droid'],
      },
      { id: 'AB 4', set: 'A Book', side: 'dark', title: 'Other', type: 'Battle', subtypes: [] },
    ]);
  });

  test.each([
    ['Attack of the Clones', 180],
    ['Sith Rising', 90],
    ['A New Hope', 180],
    ['Battle of Yavin', 105],
    ['Jedi Guardians', 105],
    ['The Empire Strikes Back', 210],
    ['Rogues and Scoundrels', 105],
    ['The Phantom Menace', 90],
    ['Return of the Jedi', 110],
    ['Revenge of the Sith', 110],
    ['Fall of the Republic', 120],
    ['Scum and Villainy', 90],
    ['Battle of Endor', 180],
    ['Republic at War', 120],
    ['Invasion of Naboo', 181],
    ['Battle of Hoth', 60],
  ])('has of %s %i cards', (set, count) => {
    expect(printedCards().filter((card) => card.set === set)).toHaveLength(count);
  });

  test('has each card once', () => {
    expect(new Set(printedCards().map(({ id }) => id)).size).toBe(2036);
    expect(printedCards()).toHaveLength(2036);
  });
});

describe('the pool', () => {
  const index = new Map(printedCards().map((card) => [card.id, card]));
  let said: Heard<NameKind>[] = [];
  let wrong: string[] = [];
  let wrongInTests: string[] = [];
  let differing: string[] = [];
  let pool: readonly Card[] = [];

  // Names are heard while modules are loaded, so all of them are loaded anew.
  beforeAll(async () => {
    vi.resetModules();
    // The list of printed cards needs some modules itself, so it comes after them.
    const heard = await import('../src/text/namesSaid.ts');
    said = await namesHeard(heard.naming, () => import('./drill.ts'));
    const fresh = await import('../src/printed/index.ts');
    const { sets } = await import('../src/cards/sets.ts');
    const { cards } = await import('./drill.ts');
    pool = (await Promise.all(Object.values(sets).map(({ load }) => load()))).flat();
    wrong = fresh.wrongNames(
      said.filter((name) => !isOfTestCard(name)),
      pool,
    );
    wrongInTests = fresh.wrongNames(said.filter(isOfTestCard), [], cards);
    const printedOf = (card: Card) =>
      printedCards().filter(({ set, id }) => set === card.set && id.endsWith(` ${card.number}`));
    differing = pool.flatMap((card) => factsDiffering(card, printedOf(card)[0]));
  }, 60_000);

  test('has the names looked up that rules name by themselves', () => {
    const ofRules = said.filter(({ by }) => by.startsWith('packages/tcg/src/catalog/card.ts:'));
    expect(ofRules.map(({ name }) => name)).toEqual(expect.arrayContaining(['Darth Tyranus', 'Princess Leia']));
  });

  test('names nothing that no printed card has', () => {
    expect(wrong).toEqual([]);
  });

  test('is heard line by line, and apart from cards for tests', () => {
    expect(said.filter(isOfTestCard).length).toBeGreaterThan(20);
    expect(said.filter((name) => !isOfTestCard(name)).length).toBeGreaterThan(25);
    expect(said.find(({ name }) => name === 'Naboo Soldier')?.by).toMatch(
      /^packages\/tcg\/src\/cards\/attack-of-the-clones\/\w+\.ts:\d+$/,
    );
  });

  test('has the title, side, type, subtypes and set of the printed cards', () => {
    expect(pool.length).toBeGreaterThanOrEqual(180);
    expect(differing).toEqual([]);
  });

  test.each<[what: string, change: Partial<Card>, told: RegExp]>([
    ['title', { title: 'Captain Typho (B)' }, /title is Captain Typho \(B\); that of AOTC 7 is Captain Typho \(A\)/],
    ['side', { side: 'dark' }, /side is dark/],
    ['type', { types: ['ground'] } as Partial<Card>, /type is Ground/],
    ['subtype', { subtypes: ['Naboo'] } as Partial<Card>, /subtype is Naboo; that of AOTC 7 is Naboo Soldier/],
  ])('is told of another %s', (_what, change, told) => {
    expect(factsDiffering({ ...typho(), ...change } as Card, index.get('AOTC 7')).join()).toMatch(told);
  });

  test('cards for tests name nothing but that and what is theirs', () => {
    expect(wrongInTests).toEqual([]);
  });
});

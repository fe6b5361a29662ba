import { type Heard, isOfTestCard, namesHeard } from '@binary-sunset/kit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { character, location, starship } from '../src/catalog/card.ts';
import { adds, always } from '../src/language/amounts/values.ts';
import { any, this_, your } from '../src/language/cards/cards.ts';
import { makesA } from '../src/language/does/toCards/states.ts';
import { areImmune, immuneTo } from '../src/language/does/weapons/immunity.ts';
import { may } from '../src/language/text.ts';
import { factsDiffering, printedCards, readPrinted, wrongNames } from '../src/printed/index.ts';
import type { Icon } from '../src/text/icons.ts';
import { type NameKind, naming } from '../src/text/namesSaid.ts';
import type { Clause } from '../src/text/program.ts';
import { protectedFrom } from './cards/drill/own/moments.ts';
import { foundBy } from './cards/drill/own/piles.ts';

const person = {
  side: 'light',
  type: 'Rebel',
  id: '1_19',
  rarity: 'R1',
  destiny: 1,
  deploy: 3,
  power: 3,
  ability: 4,
  forfeit: 7,
} as const;

/** What is wrong with the names in a card that is made so. */
async function wrongIn(make: () => Card, invented: readonly Card[] = []): Promise<string[]> {
  const made: Card[] = [];
  const heard = await namesHeard(naming, () => made.push(make()));
  // Where the test stands that says it makes no difference.
  return wrongNames(
    heard.map((name) => ({ ...name, by: 'Luke Skywalker' })),
    made,
    invented,
  );
}

const luke = (facts: { readonly traits?: string[]; readonly personas?: string[]; readonly text?: Clause[] } = {}) =>
  character('Luke Skywalker', { ...person, ...facts });
const saying = (cards: typeof any) => luke({ text: [always(adds(1).to('power').of(cards))] });

describe('a name in a program that no printed card has is refused with the nearest that one has', () => {
  test.each<[what: string, make: () => Card, refusal: string]>([
    [
      'title',
      () => saying(any.called('Luke Skywaker')),
      'Luke Skywaker is no card’s title; the nearest is Luke Skywalker',
    ],
    ['words in titles', () => saying(any.withTitle('thrown room')), 'the nearest is Throne Room'],
    ['persona', () => saying(any.persona('Obi-Won')), 'the nearest is Obi-Wan'],
    ['characteristic', () => saying(any.trait('smugler')), 'the nearest is smuggler'],
    ['species', () => saying(any.trait('Rodiann')), 'the nearest is Rodian'],
    ['model', () => saying(any.trait('X-wimg')), 'the nearest is X-wing'],
    ['part of a model', () => saying(any.trait('Star Destroyr')), 'the nearest is Star Destroyer'],
    ['type', () => saying(any.type('Rebell')), 'the nearest is Rebel'],
    ['what is none of those', () => saying(any.non('pilott')), 'the nearest is pilot'],
    ['planet', () => saying(any.on('Tatoine')), 'the nearest is Tatooine'],
    ['location', () => saying(any.at('Tatooine: Cantena')), 'the nearest is Tatooine: Cantina'],
    ['place to be away from', () => saying(any.awayFrom('Kesel')), 'the nearest is Kessel'],
    ['what somebody is immune to', () => saying(any.immune('Altar')), 'the nearest is Alter'],
    ['what it is immune to', () => luke({ text: [immuneTo('Sence')] }), 'the nearest is Sense'],
    [
      'what others are immune to',
      () => luke({ text: [always(areImmune(your.characters, ['Gravel Strom']))] }),
      'the nearest is Gravel Storm',
    ],
    ['what it may be found by', () => luke({ text: [always(foundBy('Repoll'))] }), 'Repoll is no card’s title'],
    ['what it is made', () => luke({ text: [always(makesA('spyy', this_))] }), 'the nearest is spy'],
    ['what stands below', () => saying(any.except(any.or(any.called('Darth Vadr')))), 'the nearest is Darth Vader'],
    ['what stands inside', () => saying(any.having(any.trait('blastr'))), 'the nearest is blaster'],
  ])('%s', async (_what, make, refusal) => {
    const wrong = await wrongIn(make);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(/^Luke Skywalker: /);
    expect(wrong[0]).toContain(refusal);
  });

  test('so is one that an action says it is immune to', async () => {
    expect(
      await wrongIn(() => luke({ text: protectedFrom(['Altar'], may.act({ phase: 'control' } as never).do()) })),
    ).toEqual(['Luke Skywalker: Altar is no card’s title; the nearest is Alter, then Attark.']);
  });

  test('names that printed cards have pass, whatever the capital letters', async () => {
    const fine = any
      .called('han solo')
      .trait('light freighter')
      .persona('Vader')
      .icon('pilot')
      .non('Droid')
      .at('Yavin 4')
      .or(any.withTitle('docking bay').on('Bespin'));
    expect(await wrongIn(() => saying(fine))).toEqual([]);
  });
});

describe('so is a name that a card has itself', () => {
  const icons = (list: string[]): Card => ({ ...luke(), icons: list as Icon[] });
  test.each<[what: string, make: () => Card, refusal: string]>([
    ['title', () => character('Luke Skywaker', person), 'the nearest is Luke Skywalker'],
    ['trait', () => luke({ traits: ['Corelian'] }), 'the nearest is Corellian'],
    ['persona', () => luke({ personas: ['Lukke'] }), 'the nearest is Luke'],
    ['icon', () => icons(['warier']), 'the nearest is Warrior'],
    [
      'system',
      () =>
        location('Yavin 4', {
          side: 'light',
          id: '1_135',
          rarity: 'C2',
          type: 'system',
          system: 'Yavin V',
          force: { light: 1, dark: 1 },
        }),
      'the nearest is Yavin 4',
    ],
    [
      'match',
      () =>
        starship('Red 1', {
          side: 'light',
          id: '1_144',
          rarity: 'U1',
          destiny: 2,
          deploy: 2,
          power: 3,
          forfeit: 5,
          type: 'starfighter',
          hyperspeed: 5,
          matching: ['Red Leadr'],
        }),
      'Red Leader',
    ],
    [
      'starship that it is a site of',
      () =>
        location('Executor: Holotheatre', {
          side: 'dark',
          id: '4_160',
          rarity: 'R',
          type: 'site',
          system: 'Executor',
          vessel: { named: 'Exekutor' },
          force: { light: 0, dark: 2 },
        }),
      'the nearest is Executor',
    ],
  ])('%s', async (_what, make, refusal) => {
    const wrong = await wrongIn(make);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(refusal);
  });

  test('an invented name is one for invented cards alone', async () => {
    const invented = character('Drill Sage', { ...person, id: '', traits: ['Drill folk'], personas: ['Drill Master'] });
    const leaning = () => saying(any.called('Drill Sage').trait('Drill folk').persona('Drill Master'));
    expect(await wrongIn(leaning)).toHaveLength(3);
    expect(await wrongIn(leaning, [invented])).toEqual([]);
  });
});

describe('the index', () => {
  const index = new Map(printedCards().map((card) => [card.id, card]));

  test('is read line by line', () => {
    const lines =
      '\n#7\tSpecial\n5\tD\tSome / Other (V)\tCharacter\tAlien/Imperial\tPilot x2,Warrior\tscout,spy\tSomebody\n6\tL\tPlain\tDevice\n';
    expect(readPrinted(lines)).toEqual([
      {
        id: '7_5',
        set: 'Special',
        side: 'dark',
        title: 'Some / Other',
        virtual: true,
        type: 'Character',
        subtype: 'Alien/Imperial',
        icons: ['Pilot x2', 'Warrior'],
        words: ['scout', 'spy'],
        personas: ['Somebody'],
      },
      {
        id: '7_6',
        set: 'Special',
        side: 'light',
        title: 'Plain',
        virtual: false,
        type: 'Device',
        subtype: '',
        icons: [],
        words: [],
        personas: [],
      },
    ]);
  });

  test.each([
    ['Premiere', 324],
    ['A New Hope', 162],
    ['Hoth', 162],
    ['Dagobah', 180],
    ['Cloud City', 180],
    ["Jabba's Palace", 180],
    ['Special Edition', 324],
    ['Endor', 180],
    ['Death Star II', 182],
    ['Theed Palace', 129],
    ['Virtual Set 4', 57],
  ])('has of %s %i cards', (set, count) => {
    expect(printedCards().filter((card) => card.set === set)).toHaveLength(count);
  });

  test('has each card once', () => {
    expect(index.size).toBe(3674);
    expect(printedCards()).toHaveLength(3674);
  });
});

describe('the pool', () => {
  const index = new Map(printedCards().map((card) => [card.id, card]));
  let said: Heard<NameKind>[] = [];
  let wrong: string[] = [];
  let wrongInTests: string[] = [];
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
  }, 60_000);

  test('names nothing that no printed card has', () => {
    expect(wrong).toEqual([]);
  });

  test('is heard line by line, and apart from cards for tests', () => {
    const emperor = said.find(({ kind, name }) => kind === 'words in title' && name === 'Emperor');
    expect(emperor?.by).toMatch(/^packages\/ccg\/src\/cards\/premiere\/light\/effects\.ts:\d+$/);
    const invented = said.filter(({ name }) => name.startsWith('Drill '));
    expect(invented.length).toBeGreaterThan(50);
    expect(invented.every(isOfTestCard)).toBe(true);
  });

  test.each<[kind: NameKind, name: string, file: string]>([
    ['trait', 'sandtrooper', 'catalog/traits'],
    ['trait', 'Modified Z-95 Headhunter', 'catalog/traits'],
    ['trait', 'protocol', 'catalog/traits'],
    ['persona', 'Ben Solo', 'catalog/traits'],
    ['persona', 'Ben Solo', 'catalog/crossing'],
    ['persona', 'Chewie', 'language/cards/personaNames'],
    ['trait', 'fusion generator', 'rules/weapons/weapons'],
    ['trait', 'patrol craft', 'rules/table/whereCardsCanBe'],
    ['system', 'Ahch-To', 'rules/turn/layingOut'],
    ['system', 'Death Star II', 'rules/deploying/eitherSystem'],
    ['system', 'Invisible Hand', 'rules/table/layoutPatterns'],
    ['title', 'Malachor: Sith Temple Entrance', 'rules/table/layoutPatterns'],
    ['title', 'Cloud City: Security Tower', 'rules/table/grounds'],
    ['system', "Maz's Castle", 'rules/table/layout'],
    ['system', 'Dagobah', 'rules/table/closedPlanets'],
  ])('has the %s %s looked up that %s names by itself', (kind, name, file) => {
    const lines = said.filter((one) => one.kind === kind && one.name === name).flatMap(({ from }) => from);
    expect(lines.filter((line) => line.startsWith(`packages/ccg/src/${file}.ts:`))).not.toEqual([]);
  });

  test('has the title, side, type and traits of the printed cards', () => {
    expect(pool.length).toBeGreaterThanOrEqual(315);
    expect(pool.flatMap((card) => factsDiffering(card, index.get(card.id)))).toEqual([]);
    expect(pool.map(({ id }) => index.get(id)?.set).filter((set) => !set?.startsWith('Premiere'))).toEqual([]);
  });

  test.each<[what: string, change: Partial<Card>, told: RegExp]>([
    ['title', { title: 'Luke' }, /title is Luke; that of 1_19 is Luke Skywalker/],
    ['side', { side: 'dark' }, /side is dark/],
    ['kind', { kind: 'device' } as Partial<Card>, /kind is device/],
    ['type', { type: 'Imperial' } as Partial<Card>, /type is Imperial/],
    ['trait', { traits: ['leader'] } as Partial<Card>, /trait is leader/],
    ['icon', { icons: ['astromech'] } as Partial<Card>, /icon is astromech/],
    ['persona', { personas: ['Han'] } as Partial<Card>, /persona is Han; that of 1_19 is Luke/],
    ['number', { id: '1_999' }, /no printed card is 1_999/],
  ])('is told of another %s', (_what, change, told) => {
    const card = pool.find(({ id }) => id === '1_19');
    const changed = { ...card, ...change } as Card;
    expect(factsDiffering(changed, index.get(changed.id)).join()).toMatch(told);
  });

  test('cards for tests name nothing but that and what is theirs', () => {
    expect(wrongInTests).toEqual([]);
  });
});

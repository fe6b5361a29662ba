import { describe, expect, it } from 'vitest';
import { unheardIn } from '../../src/catalog/honouring.ts';
import { keysOf } from '../../src/catalog/keysOf.ts';
import { any, type Cards, it as it_, opponents, this_, your } from '../../src/language/cards/cards.ts';
import { ruleWords } from '../../src/language/words/ruleWords.ts';
import type { Allowed, Forbidden } from '../../src/rules/inForce/acts.ts';
import type { How } from '../../src/text/program.ts';
import { type Made, type Rule, type RuleOf, ruleKinds } from '../../src/text/ruleKinds.ts';
import { type ValueName, valueNames } from '../../src/text/valueNames.ts';
import '../../src/index.ts';
// Kinds of rules that one set reads.
import '../../src/cards/premiere/index.ts';
import { self } from './speaking.ts';

const who = your.characters;
const where = any.locations.type('site').at('Tatooine');

/** One rule of each kind, with nothing that it need not say. */
const plain: { readonly [K in Rule['rule']]: RuleOf<K> } = {
  changes: { rule: 'changes', value: 'power', who, how: 'add', amount: 2, cumulative: false },
  'changes total': {
    rule: 'changes total',
    value: 'total power',
    whose: 'your',
    how: 'add',
    amount: 2,
    cumulative: false,
  },
  forbids: { rule: 'forbids', act: 'move', who },
  allows: { rule: 'allows', act: 'drain', who },
  'immune to': { rule: 'immune to', who, titles: ['Alter'] },
  'cancels text': { rule: 'cancels text', who },
  cancels: { rule: 'cancels', who },
  suspends: { rule: 'suspends', who },
  is: { rule: 'is', who, trait: 'pilot' },
  perishes: { rule: 'perishes', who },
  'carries off': { rule: 'carries off', to: where },
  'found by': { rule: 'found by', titles: ['Alter'] },
  'non-unique': { rule: 'non-unique', who },
  movement: { rule: 'movement', who, from: where, to: any.type('system'), bothWays: false, cost: 1, during: 'move' },
  'lessens losses': { rule: 'lessens losses', whose: 'your', words: 'less', to: (loss) => loss },
  'cancels drain modifiers': { rule: 'cancels drain modifiers' },
  'drained from': { rule: 'drained from', pile: 'hand', where },
  'conceals losses': { rule: 'conceals losses', whose: 'your' },
  'stacked titles are unique': { rule: 'stacked titles are unique' },
  'icons unusable': { rule: 'icons unusable', who, icon: 'pilot' },
  expands: { rule: 'expands' },
  'is played as': { rule: 'is played as', who, pile: 'used' },
  revolves: { rule: 'revolves' },
  voyage: { rule: 'voyage', leg: 'out' },
  schedules: { rule: 'schedules', when: 'turn ends' },
  'separate cost': { rule: 'separate cost', of: 'play', who, amount: 1, cumulative: false },
};

type OptionalIn<R> = { [F in keyof R]-?: undefined extends R[F] ? F : never }[keyof R];
/** What each kind of rule may say besides: all of it, as the compiler sees to. */
const besides: {
  readonly [K in Rule['rule']]: { readonly [F in OptionalIn<RuleOf<K>>]-?: NonNullable<RuleOf<K>[F]> };
} = {
  changes: { to: where, from: where },
  'changes total': {
    kind: 'weapon',
    where,
    drawnBy: your.weapons,
    drawnCard: who,
    fromElsewhere: true,
    inBattles: true,
  },
  forbids: { where, from: where, never: true },
  allows: { where, price: { how: 'free', amount: 0 } },
  'immune to': { from: 'opponent' },
  'cancels text': {},
  cancels: {},
  suspends: {},
  is: {},
  perishes: { spent: true },
  'carries off': {},
  'found by': {},
  'non-unique': {},
  movement: {},
  'lessens losses': { halves: true },
  'cancels drain modifiers': { where, bonuses: true },
  'drained from': {},
  'conceals losses': {},
  'stacked titles are unique': {},
  'icons unusable': {},
  expands: {},
  'is played as': {},
  revolves: {},
  voyage: {},
  schedules: {},
  'separate cost': { stackedHere: true },
};

const forbidden = keysOf<Forbidden>({
  battle: 0,
  move: 0,
  'move to': 0,
  react: 0,
  deploy: 0,
  'be excluded': 0,
  drain: 0,
  'have your Force drains cancelled by opponent': 0,
  'be targeted by weapons': 0,
  'be targeted to be stolen, hit, lost or captured': 0,
  'use weapons': 0,
  'be attacked': 0,
  'have its text cancelled': 0,
  'be lost': 0,
  'be on': 0,
});
const allowed = keysOf<Allowed>({
  'deploy for your Force alone': 0,
  'deploy without presence or Force icons': 0,
  "use opponent's Force": 0,
  'deploy to shielded sites': 0,
  'use any number of weapons and devices': 0,
  'be targeted by any weapon': 0,
  'fire at adjacent site': 0,
  'use landspeed only in deploy phase': 0,
  'ignore location deployment restrictions': 0,
  'be converted': 0,
  'be deployed on': 0,
  drain: 0,
  'deploy as a react': 0,
  'move as a react': 0,
  'be battled': 0,
  'initiate battle': 0,
  'move normally': 0,
  'be forfeited from hand': 0,
});

/** Every rule that a program could hold: of each kind, about each act or value. */
const all: readonly (readonly [name: string, rule: Rule])[] = [
  ...Object.values(plain).flatMap((rule): [string, Rule][] =>
    ['changes', 'changes total', 'forbids', 'allows'].includes(rule.rule) ? [] : [[rule.rule, rule]],
  ),
  ...valueNames.flatMap((value): [string, Rule][] => [
    [`changes ${value}`, { ...plain.changes, value }],
    [`changes total ${value}`, { ...plain['changes total'], value, where: value === 'Force icons' ? this_ : any }],
  ]),
  ...forbidden.map((act): [string, Rule] => [`forbids ${act}`, { ...plain.forbids, act }]),
  ...allowed.map((act): [string, Rule] => [
    `allows ${act}`,
    { ...plain.allows, act, who: act === "use opponent's Force" ? this_ : who },
  ]),
];

const isRefused = (rule: Rule, made: Made = 'said'): boolean => unheardIn(rule, made).length > 0;
const wordsOf = (rule: Rule): string => ruleWords(rule, self);

describe('whatever a rule says besides', () => {
  // What counts from elsewhere than a battle, and how a loss is halved, is said by the text that it stands in.
  const unsaid = ['fromElsewhere', 'halves'];

  it.each(all)('is read out, or refused (%s)', (_name, rule) => {
    const silent = Object.entries(besides[rule.rule]).flatMap(([field, said]) => {
      const more = { ...rule, [field]: said } as Rule;
      // Weapon destiny is of no other kind.
      if (field === 'kind' && 'value' in rule && rule.value === 'weapon destiny') return [];
      return isRefused(more) || unsaid.includes(field) || wordsOf(more) !== wordsOf(rule) ? [] : [field];
    });
    expect(silent).toEqual([]);
  });

  const hows = keysOf<Exclude<How, 'define'>>({
    add: 0,
    multiply: 0,
    reset: 0,
    limit: 0,
    substitute: 0,
    free: 0,
    unmodifiable: 0,
    'unmodifiable by opponent': 0,
  });

  it.each(all.filter(([, rule]) => 'how' in rule))('says what is done to it, or is refused (%s)', (_name, rule) => {
    const said = hows.map((how) => ({ ...rule, how }) as Rule).filter((one) => !isRefused(one));
    expect(new Set(said.map(wordsOf)).size).toBe(said.length);
  });

  it.each(all.filter(([, rule]) => 'cumulative' in rule && rule.rule !== 'separate cost'))(
    'says whether several copies count, or is refused (%s)',
    (_name, rule) => {
      const more = { ...rule, cumulative: true } as Rule;
      expect(isRefused(more) || wordsOf(more) !== wordsOf(rule)).toBe(true);
    },
  );

  it.each(all.filter(([, rule]) => 'whose' in rule))('says whose it is (%s)', (_name, rule) => {
    if (rule.rule === 'lessens losses' || isRefused(rule)) return;
    const said = (['your', 'opponent', 'each player'] as const).map((whose) => wordsOf({ ...rule, whose } as Rule));
    expect(new Set(said).size).toBe(3);
  });
});

it('what cards may do is said of all of them', () => {
  expect(wordsOf({ ...plain.allows, who: any.type('site') })).toBe('sites may drain');
  expect(wordsOf(plain.allows)).toBe('your characters may drain');
});

/** What is refused: whose rule it is, what would be wrong with it, and what the error says. */
const refused: readonly (readonly [Rule, Made, string])[] = [
  [{ ...plain.changes, value: 'Force drain' }, 'said', 'Force drain belongs to a player, not to cards'],
  [{ ...plain['changes total'], value: 'power' }, 'said', 'power belongs to cards, not to a player'],
  [{ ...plain.changes, to: where }, 'said', 'nobody asks for power where a card goes'],
  [{ ...plain.changes, value: 'deploy', from: where }, 'said', 'nobody asks for deploy where a card comes from'],
  [{ ...plain.changes, value: 'immunity to attrition', how: 'multiply' }, 'said', '"multiply" does nothing'],
  [{ ...plain.changes, how: 'define', who: this_ }, 'left', "an action can't define power of its own card"],
  [{ ...plain['changes total'], kind: 'battle' }, 'said', 'total power is of no kind of destiny'],
  [
    { ...plain['changes total'], value: 'battle destinies', kind: 'weapon' },
    'said',
    'battle destinies is never that of "weapon" destiny, only of "battle"',
  ],
  [{ ...plain['changes total'], drawnBy: your.weapons }, 'said', 'nobody asks which card draws for total power'],
  [{ ...plain['changes total'], drawnCard: who }, 'said', 'nobody asks which card is drawn for total power'],
  [{ ...plain['changes total'], value: 'Force drain', inBattles: true }, 'said', 'in and out of battle alike'],
  [{ ...plain['changes total'], value: 'Force icons' }, 'said', 'Force icons must be of some location'],
  [
    { ...plain['changes total'], value: 'loss to a Force drain', how: 'limit', where },
    'said',
    'nobody asks where there is loss to a Force drain',
  ],
  [plain['changes total'], 'drawn', 'of a card that is drawn for destiny only "destiny draw" is asked'],
  [plain.forbids, 'drawn', 'says nothing but what becomes of destiny draws, not "forbids"'],
  [{ ...plain.forbids, act: 'battle', where }, 'said', 'of "battle" nobody asks where'],
  [{ ...plain.forbids, from: where }, 'said', 'of "move" nobody asks from where'],
  [{ ...plain.allows, act: 'be battled', where }, 'said', 'of "be battled" nobody asks where'],
  [{ ...plain.allows, price: { how: 'free', amount: 0 } }, 'said', 'of "drain" nobody asks for what price'],
  [{ ...plain.allows, act: "use opponent's Force" }, 'said', 'say so of this card'],
  [plain['found by'], 'left', '"found by" holds only as long as a card says it'],
  [plain.expands, 'left', '"expands" holds only as long as a card says it'],
  [plain.revolves, 'left', '"revolves" holds only as long as a card says it'],
  [plain.schedules, 'said', '"schedules" is left behind by actions'],
  [{ ...plain['separate cost'], of: 'deploy', stackedHere: true }, 'said', 'only what is played can be stacked'],
  [{ ...plain.changes, who: it_ }, 'said', '“it” speaks of what was chosen, where nothing is chosen'],
  [{ ...plain.forbids, where: any.locations.there }, 'said', 'speaks of what was chosen'],
  [{ ...plain.changes, who: your.characters.or(opponents.characters.having(it_)) }, 'said', 'speaks of what was'],
];

describe('a rule that nobody would heed', () => {
  it.each(refused)('is refused with what would be right (%#)', (rule, made, why) => {
    expect(unheardIn(rule, made).join('; ')).toContain(why);
  });

  it('is none of those that say only what is asked', () => {
    const silent = (rule: Rule) => unheardIn(rule, 'said').filter((one) => !one.includes('belongs to'));
    expect(all.flatMap(([name, rule]) => silent(rule).map((why) => `${name}: ${why}`))).toEqual([
      'voyage: "voyage" is left behind by actions: no card says it all the time',
      'schedules: "schedules" is left behind by actions: no card says it all the time',
      'changes total loss to a Force drain: "add" does nothing to loss to a Force drain: only "limit" does',
      'changes total loss to a Force drain: nobody asks where there is loss to a Force drain',
    ]);
  });
});

it('all kinds of rules have a place', () => {
  expect(
    ruleKinds()
      .map(([kind]) => kind)
      .sort(),
  ).toEqual(Object.keys(plain).sort());
});

it('every value belongs to cards or to players, and not to both', () => {
  const isOf = (value: ValueName, cards: Cards | null): boolean =>
    !isRefused(
      cards === null
        ? {
            ...plain['changes total'],
            value,
            how: value === 'loss to a Force drain' ? 'limit' : 'add',
            ...placed(value),
          }
        : { ...plain.changes, value, who: cards },
    );
  const placed = (value: ValueName) => (value === 'Force icons' ? { where } : {});
  for (const value of valueNames) expect([value, isOf(value, who) !== isOf(value, null)]).toEqual([value, true]);
});

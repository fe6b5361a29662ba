import { phases } from '../state/names.ts';
import type { DestinyKind } from '../state/state.ts';
import type { Cards } from '../text/cards.ts';
import type { Allowed, Forbidden, How, Rule, RuleOf } from '../text/program.ts';
import type { ValueName } from '../text/valueNames.ts';
import { keysOf } from './keysOf.ts';

/** What is looked at of a change of a value that each card has for itself. */
interface OfCards {
  /** Where it goes to or comes from: a value of its own there, rather than wherever it is. */
  readonly ends?: readonly ('to' | 'from')[];
  /** Where not everything can be done to it. */
  readonly how?: readonly How[];
}

/** The kinds that destiny can be of; what names none is for destiny of any kind. */
type DrawnKind = Exclude<DestinyKind, ''>;

/** What is looked at of a change of a value that a player has. */
interface OfPlayers {
  /** The kinds of destiny that it is asked of; it is of no kind where there are none. */
  readonly kinds?: readonly DrawnKind[];
  readonly how?: readonly How[];
  /** By which card something is drawn. */
  readonly drawnBy?: true;
  /** Which card is drawn. */
  readonly drawnCard?: true;
  /** Whether it counts from elsewhere than the battle, or only in battles. */
  readonly aboutBattle?: true;
  /** Only at places that are named, or at no place in particular. */
  readonly where?: 'always' | 'never';
}

const inBattle = { aboutBattle: true } as const;
const drawnIn = (...kinds: DrawnKind[]): OfPlayers => ({ kinds, ...inBattle });
const places = ['to', 'from'] as const;

/** Whose each value is, and what is asked of it: whoever reads a value more finely says so here. */
const readers: Readonly<Record<ValueName, { readonly cards: OfCards } | { readonly players: OfPlayers }>> = {
  power: { cards: {} },
  ability: { cards: {} },
  deploy: { cards: { ends: ['to'] } },
  forfeit: { cards: {} },
  destiny: { cards: {} },
  armor: { cards: {} },
  maneuver: { cards: {} },
  'defense value': { cards: {} },
  hyperspeed: { cards: {} },
  landspeed: { cards: {} },
  ferocity: { cards: {} },
  'immunity to attrition': { cards: { how: ['add', 'reset'] } },
  'move cost': { cards: { ends: places } },
  'landspeed cost': { cards: { ends: places } },
  'hyperspeed cost': { cards: { ends: places } },
  'shuttle cost': { cards: { ends: places } },
  'landing cost': { cards: { ends: places } },
  'extra landspeed': { cards: { ends: ['to'] } },
  X: { cards: {} },
  'pilot capacity': { cards: {} },
  'passenger capacity': { cards: {} },
  'astromech capacity': { cards: {} },
  'Force icons': { players: { where: 'always' } },
  'Force generation': { players: {} },
  'Force drain': { players: {} },
  'Force drain cost': { players: {} },
  'battle cost': { players: inBattle },
  'transit cost': { players: { how: ['add', 'free'] } },
  'transit cost to': { players: {} },
  'entry cost': { players: {} },
  'total power': { players: inBattle },
  'total ability': { players: {} },
  'battle destinies': { players: drawnIn('battle') },
  'power destinies': { players: drawnIn('power') },
  'attrition destinies': { players: drawnIn('attrition') },
  'total battle destiny': { players: { ...drawnIn('battle'), drawnBy: true } },
  attrition: { players: inBattle },
  'weapon destiny': { players: { ...drawnIn('weapon'), drawnBy: true } },
  'destiny draw': {
    players: { ...drawnIn('battle', 'weapon', 'power', 'attrition'), drawnBy: true, drawnCard: true },
  },
  'ability for battle destiny': { players: { ...drawnIn('battle'), how: ['add'] } },
  'total destiny': { players: { ...drawnIn('power', 'attrition'), drawnBy: true } },
  'destiny draws': { players: { ...drawnIn('weapon'), drawnBy: true } },
  'battle destinies otherwise': { players: { ...drawnIn('battle'), how: ['add'] } },
  'battle damage': { players: inBattle },
  'ability to control': { players: { how: ['add'] } },
  'ability set aside': { players: { ...inBattle, how: ['add'] } },
  'extra ability for battle destiny': { players: inBattle },
  'loss to a Force drain': { players: { how: ['limit'], where: 'never' } },
};

/** Of what is forbidden, where it is, and from where, if that is asked. */
const forbidding: Readonly<Record<Forbidden, readonly ('where' | 'from')[]>> = {
  battle: [],
  move: ['where'],
  'move to': ['where', 'from'],
  react: ['where'],
  deploy: ['where'],
  'be excluded': [],
  drain: [],
  'have your Force drains cancelled by opponent': [],
  'be targeted by weapons': [],
  'be targeted to be stolen, hit, lost or captured': [],
  'use weapons': [],
  'be attacked': [],
  'have its text cancelled': [],
  'be lost': [],
  'be on': ['where'],
};

/** Of what is allowed, whether it is asked where, and for what price. */
const allowing: Readonly<Record<Allowed, readonly ('where' | 'price')[]>> = {
  'deploy for your Force alone': ['where'],
  'deploy without presence or Force icons': ['where'],
  "use opponent's Force": [],
  'deploy to shielded sites': ['where'],
  'use any number of weapons and devices': [],
  'be targeted by any weapon': [],
  'fire at adjacent site': [],
  'use landspeed only in deploy phase': [],
  'ignore location deployment restrictions': ['where'],
  'be converted': ['where'],
  'be deployed on': ['where'],
  drain: ['where'],
  'deploy as a react': ['where', 'price'],
  'move as a react': ['where', 'price'],
  'be battled': [],
  'initiate battle': [],
  'move normally': [],
  'be forfeited from hand': [],
};

/** Where rules of a kind are looked for: among what texts say all the time, what actions leave behind, or both. */
const making: Readonly<Record<Rule['rule'], { readonly said: boolean; readonly left: boolean }>> = {
  changes: { said: true, left: true },
  'changes total': { said: true, left: true },
  forbids: { said: true, left: true },
  allows: { said: true, left: true },
  'immune to': { said: true, left: true },
  'cancels text': { said: true, left: true },
  cancels: { said: true, left: true },
  suspends: { said: true, left: true },
  is: { said: true, left: true },
  perishes: { said: true, left: true },
  'carries off': { said: true, left: true },
  'found by': { said: true, left: false },
  'non-unique': { said: true, left: true },
  movement: { said: true, left: true },
  'lessens losses': { said: true, left: true },
  'cancels drain modifiers': { said: true, left: true },
  'drained from': { said: true, left: true },
  'conceals losses': { said: true, left: true },
  'stacked titles are unique': { said: true, left: true },
  'icons unusable': { said: true, left: true },
  expands: { said: true, left: false },
  'is played as': { said: true, left: true },
  revolves: { said: true, left: false },
  voyage: { said: false, left: true },
  schedules: { said: false, left: true },
  'separate cost': { said: true, left: true },
};

/** The kinds of rules there are. */
export const ruleKinds = keysOf(making);

/** What rules of a kind can be about: those about the same are looked for together. Of most there is nothing to tell apart. */
export function aspectsOf(kind: Rule['rule']): readonly string[] {
  switch (kind) {
    case 'changes':
    case 'changes total':
      return keysOf(readers);
    case 'forbids':
      return keysOf(forbidding);
    case 'allows':
      return keysOf(allowing);
    case 'movement':
      return phases;
    default:
      return [''];
  }
}

const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

const wrongHow = (value: ValueName, how: How, possible: readonly How[] | undefined): string[] =>
  possible === undefined || possible.includes(how)
    ? []
    : [`"${how}" does nothing to ${value}: only ${listed(possible)} does`];

function faultsInChange({ value, how, to, from, who, cumulative }: RuleOf<'changes'>, isLeft: boolean): string[] {
  const reader = readers[value];
  if (!('cards' in reader)) return [`${value} belongs to a player, not to cards: say whose with "for"`];
  const { ends = [], how: possible } = reader.cards;
  return [
    ...wrongHow(value, how, possible),
    ...(to !== undefined && !ends.includes('to') ? [`nobody asks for ${value} where a card goes`] : []),
    ...(from !== undefined && !ends.includes('from') ? [`nobody asks for ${value} where a card comes from`] : []),
    ...(value === 'immunity to attrition' && cumulative ? ['of several immunities only the highest counts'] : []),
    // What a card's own text defines is its base, which nothing defines for a while.
    ...(isLeft && how === 'define' && who.namesItself
      ? [`an action can't define ${value} of its own card: what it is, it is all the time. Reset it`]
      : []),
  ];
}

function faultsInTotal(rule: RuleOf<'changes total'>, isDrawn: boolean): string[] {
  const { value, how, kind, where, drawnBy, drawnCard, fromElsewhere, inBattles } = rule;
  const reader = readers[value];
  if (!('players' in reader)) return [`${value} belongs to cards, not to a player: say of which with "of"`];
  const { kinds = [], how: possible, aboutBattle, where: placed } = reader.players;
  const found = wrongHow(value, how, possible);
  if (kind !== undefined && !kinds.includes(kind))
    found.push(
      kinds.length === 0
        ? `${value} is of no kind of destiny, not of "${kind}"`
        : `${value} is never that of "${kind}" destiny, only of ${listed(kinds)}`,
    );
  if (drawnBy !== undefined && reader.players.drawnBy !== true) found.push(`nobody asks which card draws for ${value}`);
  if (drawnCard !== undefined && reader.players.drawnCard !== true)
    found.push(`nobody asks which card is drawn for ${value}`);
  if (aboutBattle !== true && (fromElsewhere === true || inBattles === true))
    found.push(`${value} counts in and out of battle alike`);
  if (placed === 'always' && where === undefined) found.push(`${value} must be of some location`);
  if (placed === 'never' && where !== undefined) found.push(`nobody asks where there is ${value}`);
  if (isDrawn && value !== 'destiny draw')
    found.push(`of a card that is drawn for destiny only "destiny draw" is asked`);
  return found;
}

/** Where a rule is about an act, and says more of it than is asked. */
const unasked = (what: string, asked: readonly string[], said: Readonly<Record<string, Cards | undefined>>): string[] =>
  Object.entries(said).flatMap(([field, cards]) =>
    cards === undefined || asked.includes(field)
      ? []
      : [`of "${what}" nobody asks ${field === 'from' ? 'from ' : ''}where`],
  );

/** All the cards that a rule describes. */
const describedIn = (rule: Rule): readonly Cards[] =>
  (['who', 'to', 'from', 'where', 'drawnBy', 'drawnCard'] as const).flatMap((field) => {
    const said: unknown = field in rule ? rule[field as keyof Rule] : undefined;
    return isCards(said) ? [said] : [];
  });

const isCards = (said: unknown): said is Cards => typeof said === 'object' && said !== null && 'namesItself' in said;

/** How a rule is made: all the time, while its card is drawn for destiny, or by an action that leaves it behind. */
export type Made = 'said' | 'drawn' | 'left';

/** What a rule says that nobody who looks for it would heed. */
export function unheardIn(rule: Rule, made: Made): readonly string[] {
  const found: string[] = [];
  const { said, left } = making[rule.rule];
  if (made === 'left' && !left)
    found.push(`"${rule.rule}" holds only as long as a card says it: no action leaves it behind`);
  if (made !== 'left' && !said) found.push(`"${rule.rule}" is left behind by actions: no card says it all the time`);
  if (made === 'drawn' && rule.rule !== 'changes total')
    found.push(`a card that is drawn for destiny says nothing but what becomes of destiny draws, not "${rule.rule}"`);
  if (made !== 'left')
    for (const cards of describedIn(rule))
      if (cards.namesChosen)
        found.push(`“${cards.words('this card')}” speaks of what was chosen, where nothing is chosen`);
  switch (rule.rule) {
    case 'changes':
      return [...found, ...faultsInChange(rule, made === 'left')];
    case 'changes total':
      return [...found, ...faultsInTotal(rule, made === 'drawn')];
    case 'forbids':
      return [...found, ...unasked(rule.act, forbidding[rule.act], { where: rule.where, from: rule.from })];
    case 'allows':
      if (rule.act === "use opponent's Force" && !rule.who.namesItself)
        found.push('a text lets its own player use the Force of the opponent: say so of this card');
      if (rule.price !== undefined && !allowing[rule.act].includes('price'))
        found.push(`of "${rule.act}" nobody asks for what price`);
      return [...found, ...unasked(rule.act, allowing[rule.act], { where: rule.where })];
    case 'separate cost':
      return rule.stackedHere === true && rule.of === 'deploy'
        ? [...found, 'only what is played can be stacked first, not what is deployed']
        : found;
    default:
      return found;
  }
}

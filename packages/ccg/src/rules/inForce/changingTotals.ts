import { amountWords } from '@binary-sunset/kernel';
import { inShapeOf } from '../../catalog/oneShape.ts';
import type { DestinyKind } from '../../state/names.ts';
import type { Cards } from '../../text/cards.ts';
import { changed, isHere, whereWords, whoseWords } from '../../text/phrases.ts';
import type { Amount, How } from '../../text/program.ts';
import { type Made, type RuleOf, ruleKind } from '../../text/ruleKinds.ts';
import { type ValueName, valueNames } from '../../text/valueNames.ts';
import type { CardValue } from './changingValues.ts';
import { listed, wrongHow } from './heeding.ts';

/** The kinds that destiny can be of; what names none is for destiny of any kind. */
type DrawnKind = Exclude<DestinyKind, ''>;

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    'changes total': {
      readonly value: ValueName;
      readonly whose: 'your' | 'opponent' | 'each player';
      /** Only for such destiny; for any if there is nothing. */
      readonly kind?: DrawnKind;
      /** Only at such a location; anywhere if there is nothing. */
      readonly where?: Cards;
      /** Only for what such a card draws. */ // GLB-0209
      readonly drawnBy?: Cards;
      /** Only where such a card is drawn. */
      readonly drawnCard?: Cards;
      /** Does it count even if its card takes no part in the battle? */ // AR6-0152
      readonly fromElsewhere?: true;
      /** Only in battles, not whenever such a total is looked at. */
      readonly inBattles?: true;
      readonly how: How;
      readonly amount: Amount;
      readonly cumulative: boolean;
    };
  }
}

/** What is looked at of a change of a value that a player has. */
interface Asked {
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
const drawnIn = (...kinds: DrawnKind[]): Asked => ({ kinds, ...inBattle });

/** The values that players have, and what is asked of a change of each: whoever reads one more finely says so here. */
const ofPlayers: Readonly<Record<Exclude<ValueName, CardValue>, Asked>> = {
  'Force icons': { where: 'always' },
  'Force generation': {},
  'Force drain': {},
  'Force drain cost': {},
  'battle cost': inBattle,
  'transit cost': { how: ['add', 'free'] },
  'transit cost to': {},
  'entry cost': {},
  'total power': inBattle,
  'total ability': {},
  'battle destinies': drawnIn('battle'),
  'power destinies': drawnIn('power'),
  'attrition destinies': drawnIn('attrition'),
  'total battle destiny': { ...drawnIn('battle'), drawnBy: true },
  attrition: inBattle,
  'weapon destiny': { ...drawnIn('weapon'), drawnBy: true },
  'destiny draw': { ...drawnIn('battle', 'weapon', 'power', 'attrition'), drawnBy: true, drawnCard: true },
  'ability for battle destiny': { ...drawnIn('battle'), how: ['add'] },
  'total destiny': { ...drawnIn('power', 'attrition'), drawnBy: true },
  'destiny draws': { ...drawnIn('weapon'), drawnBy: true },
  'battle destinies otherwise': { ...drawnIn('battle'), how: ['add'] },
  'battle damage': inBattle,
  'ability to control': { how: ['add'] },
  'ability set aside': { ...inBattle, how: ['add'] },
  'extra ability for battle destiny': inBattle,
  'loss to a Force drain': { how: ['limit'], where: 'never' },
};

const asked: { readonly [V in ValueName]?: Asked } = ofPlayers;

function unheard(rule: RuleOf<'changes total'>, made: Made): string[] {
  const { value, how, kind, where, drawnBy, drawnCard, fromElsewhere, inBattles } = rule;
  const known = asked[value];
  if (known === undefined) return [`${value} belongs to cards, not to a player: say of which with "of"`];
  const { kinds = [] } = known;
  const found = wrongHow(value, how, known.how);
  if (kind !== undefined && !kinds.includes(kind))
    found.push(
      kinds.length === 0
        ? `${value} is of no kind of destiny, not of "${kind}"`
        : `${value} is never that of "${kind}" destiny, only of ${listed(kinds)}`,
    );
  if (drawnBy !== undefined && known.drawnBy !== true) found.push(`nobody asks which card draws for ${value}`);
  if (drawnCard !== undefined && known.drawnCard !== true) found.push(`nobody asks which card is drawn for ${value}`);
  if (known.aboutBattle !== true && (fromElsewhere === true || inBattles === true))
    found.push(`${value} counts in and out of battle alike`);
  if (known.where === 'always' && where === undefined) found.push(`${value} must be of some location`);
  if (known.where === 'never' && where !== undefined) found.push(`nobody asks where there is ${value}`);
  if (made === 'drawn' && value !== 'destiny draw')
    found.push(`of a card that is drawn for destiny only "destiny draw" is asked`);
  return found;
}

/** What is changed once, whatever was drawn for it. */ // AR1-0435
const totalNames: Partial<Readonly<Record<ValueName, string>>> = { 'weapon destiny': 'total weapon destiny' };

/** How many destinies are drawn, by the value that says so: what one is called, and whether they have to be drawn. */ // AR6-0045, AR6-0053
const drawnValues: Partial<Readonly<Record<ValueName, readonly [one: string, several: string, must: boolean]>>> = {
  'battle destinies': ['battle destiny', 'battle destinies', false],
  'power destinies': ['power destiny', 'power destinies', true],
  'attrition destinies': ['attrition destiny', 'attrition destinies', true],
  'destiny draws': ['destiny', 'destinies', true],
};

const drawers = {
  your: ['you', 'draw'],
  opponent: ['opponent', 'draws'],
  'each player': ['each player', 'draws'],
} as const;

/** How many destinies somebody draws, or what each of them counts: two things that must not sound alike. */
function drawnWords(
  { value, kind, whose, how, amount, where, drawnBy, drawnCard, inBattles }: RuleOf<'changes total'>,
  self: string,
): string | null {
  const there = `${drawnBy === undefined ? '' : ` for ${drawnBy.words(self)}`}${inBattles === true ? ' in battles' : ''}${whereWords(where, self)}`;
  const number = drawnValues[value];
  if (number !== undefined) {
    const [one, several, must] = number;
    const [who, draws] = drawers[whose];
    const destinies = `${kind === undefined || one.includes(kind) ? '' : `${kind} `}${amount === 1 ? one : several}`;
    if (how === 'limit')
      return `${who} may draw no more than ${amountWords(amount)} ${destinies}${there}`.replace('no more than 0', 'no');
    if (how !== 'add') return null;
    const isLess = typeof amount === 'number' && amount < 0;
    const more = isLess ? `${-amount} fewer` : `${amountWords(amount)} more`;
    return `${who} ${must ? draws : 'may draw'} ${more} ${destinies}${there}`;
  }
  if (value !== 'destiny draw') return null;
  if (drawnCard !== undefined) {
    const by = whose === 'each player' ? '' : ` by ${whose === 'your' ? 'you' : 'opponent'}`;
    const drawn = `drawn${by} for ${kind === undefined ? '' : `${kind} `}destiny`;
    return `${drawnCard.words(self, true)} ${drawn}${there}: ${changed('destiny', how, amount)}`;
  }
  const draws = `each of ${whose === 'each player' ? 'all players’' : whoseWords(whose)} ${kind === undefined ? '' : `${kind} `}destiny draws`;
  if (how !== 'add') return `${changed(draws, how, amount)}${there}`;
  return typeof amount === 'number' && amount < 0
    ? `subtract ${-amount} from ${draws}${there}`
    : `add ${amountWords(amount)} to ${draws}${there}`;
}

/** What somebody has, and what becomes of it. */
function totalWords(rule: RuleOf<'changes total'>, self: string): string {
  const where = `${rule.inBattles === true ? ' in battles' : ''}${whereWords(rule.where, self)}`;
  const needs = rule.whose === 'your' ? 'you need' : `${rule.whose} needs`;
  if (rule.value === 'battle destinies otherwise')
    return `${rule.whose === 'your' ? 'you' : rule.whose} may draw ${amountWords(rule.amount)} battle destiny if unable to otherwise${where}`;
  if (rule.value === 'ability for battle destiny')
    return `${needs} ability of ${amountWords(rule.amount)} or more to draw battle destiny${where}`;
  if (rule.value === 'ability to control')
    return `${needs} ability of ${amountWords(rule.amount)} or more to control${where.replace(' at ', ' ')}`;
  if (rule.value === 'ability set aside')
    return `${amountWords(rule.amount)} of ${whoseWords(rule.whose)} ability may not be used to draw battle destiny${where}`;
  if (rule.value === 'extra ability for battle destiny')
    return `${whoseWords(rule.whose)} ${changed('ability required for battle destiny', rule.how, rule.amount)}${where}`;
  if (rule.value === 'transit cost')
    return `${whoseWords(rule.whose)} docking bay transit ${isHere(rule.where) ? 'from here' : `from ${rule.where?.words(self, true) ?? 'anywhere'}`} ${rule.how === 'free' ? 'is free' : `requires ${amountWords(rule.amount)} Force`}`;
  const { kind } = rule;
  const called = totalNames[rule.value] ?? rule.value;
  const what = kind === undefined || called.includes(kind) ? called : `${kind} ${called}`;
  const by = rule.drawnBy === undefined ? '' : ` for ${rule.drawnBy.words(self)}`;
  const drawn = drawnWords(rule, self);
  if (drawn !== null) return drawn;
  // What is long comes last.
  return typeof rule.amount === 'number'
    ? `${whoseWords(rule.whose)} ${changed(what, rule.how, rule.amount)}${by}${where}`
    : `${whoseWords(rule.whose)} ${changed(`${what}${by}${where}`, rule.how, rule.amount)}`;
}

/** A value is changed that belongs to a player rather than to a card: destiny draws, totals. */
export const changesTotal = ruleKind('changes total', {
  about: valueNames,
  drawn: true,
  words: (rule, self) => `${totalWords(rule, self)}${rule.cumulative ? ' (cumulatively)' : ''}`,
  unheard,
  changes: ({ value }) => value,
  shaped: inShapeOf<RuleOf<'changes total'>>({
    rule: undefined,
    value: undefined,
    whose: undefined,
    kind: undefined,
    where: undefined,
    drawnBy: undefined,
    drawnCard: undefined,
    fromElsewhere: undefined,
    inBattles: undefined,
    how: undefined,
    amount: undefined,
    cumulative: undefined,
  }),
});

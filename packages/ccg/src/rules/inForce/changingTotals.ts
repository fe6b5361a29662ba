import { inShapeOf } from '../../catalog/oneShape.ts';
import type { DestinyKind } from '../../state/names.ts';
import type { Cards } from '../../text/cards.ts';
import { becoming, placeWords, whereWords, whoseWords } from '../../text/phrases.ts';
import type { Amount, How } from '../../text/program.ts';
import { type Made, type RuleOf, ruleKind } from '../../text/ruleKinds.ts';
import { denial, type Saying, so } from '../../text/saying/clauses.ts';
import { amountWords, figureOf, ofForce } from '../../text/saying/figures.ts';
import { joined } from '../../text/saying/lists.ts';
import { one, opponent, several, thing, things, you } from '../../text/saying/nouns.ts';
import type { Self } from '../../text/saying/self.ts';
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

/** How many destinies are drawn, by the value that says so: what they are called, and whether they have to be drawn. */ // AR6-0045, AR6-0053
const drawnValues: Partial<Readonly<Record<ValueName, readonly [called: string, must: boolean]>>> = {
  'battle destinies': ['battle destiny', false],
  'power destinies': ['power destiny', true],
  'attrition destinies': ['attrition destiny', true],
  'destiny draws': ['destiny', true],
};

const players = { your: you, opponent, 'each player': one('each player') } as const;

type Changed = RuleOf<'changes total'>;

/** "weapon destiny": the kind goes before what does not say it by itself. */
const ofKind = (kind: Changed['kind'], called: string): string =>
  kind === undefined || called.includes(kind) ? called : `${kind} ${called}`;

/** By what it is drawn, in battles or not, and where. */
const circumstances = ({ drawnBy, inBattles, where }: Changed, self: Self): string =>
  joined([
    drawnBy === undefined ? '' : `for ${drawnBy.words(self)}`,
    inBattles === true ? 'in battles' : '',
    whereWords(where, self),
  ]);

/** How many destinies somebody draws. */
function numberSaid(rule: Changed, called: string, must: boolean, self: Self): Saying | null {
  const { kind, whose, how, amount } = rule;
  const { figure, rest } = figureOf(amount, self);
  const destiny = ofKind(kind, called);
  const there = circumstances(rule, self);
  if (how === 'limit') {
    const many = amount === 0 ? 'no' : `no more than ${joined([figure, rest])}`;
    return so(players[whose], 'may', joined(['draw', many, destiny, there]));
  }
  if (how !== 'add') return null;
  const more = typeof amount === 'number' && amount < 0 ? `${-amount} fewer` : `${figure === '' ? rest : figure} more`;
  const what = joined([more, destiny, there, figure === '' ? '' : rest]);
  return must ? so(players[whose], 'draw', what) : so(players[whose], 'may', `draw ${what}`);
}

/** What each destiny counts that somebody draws: that must not sound like how many they are. */
function drawSaid(rule: Changed, self: Self): Saying {
  const { kind, whose, how, amount, drawnCard } = rule;
  const there = circumstances(rule, self);
  if (drawnCard !== undefined) {
    const by = whose === 'each player' ? '' : ` by ${whose === 'your' ? 'you' : 'opponent'}`;
    const { words, number } = drawnCard.noun(self);
    const drawn = joined([words, `drawn${by} for ${ofKind(kind, 'destiny')}`, there]);
    const { verb, what } = becoming(how, amount, self);
    return verb === 'be'
      ? so({ words: drawn, number }, 'be', `destiny ${what}`)
      : { ...so({ words: drawn, number }, verb, what), part: 'destiny' };
  }
  const draws = `each of ${whose === 'each player' ? 'all players’' : whoseWords(whose)} ${ofKind(kind, 'destiny')} draws`;
  const { verb, what } = becoming(how, amount, self, there);
  return so(thing(draws), verb, what);
}

/** What ability it takes to do something. */
const needed = ({ whose, amount }: Changed, what: string, self: Self): Saying =>
  so(players[whose], 'need', `ability of ${amountWords(amount, self)} or more ${what}`);

/** What somebody has, and what becomes of it. */
function totalSaid(rule: Changed, self: Self): Saying {
  const { value, whose, how, amount, kind, where } = rule;
  const there = joined([rule.inBattles === true ? 'in battles' : '', whereWords(where, self)]);
  const number = drawnValues[value];
  const drawn = number === undefined ? null : numberSaid(rule, number[0], number[1], self);
  if (drawn !== null) return drawn;
  switch (value) {
    case 'destiny draw':
      return drawSaid(rule, self);
    case 'battle destinies otherwise':
      return so(
        players[whose],
        'may',
        joined(['draw', amountWords(amount, self), 'battle destiny if unable to otherwise', there]),
      );
    case 'ability for battle destiny':
      return needed(rule, joined(['to draw battle destiny', there]), self);
    case 'ability to control':
      return needed(rule, joined(['to control', where === undefined ? '' : placeWords('', where, self, 'all')]), self);
    case 'ability set aside':
      return denial(
        so(
          several(`${amountWords(amount, self)} of ${whoseWords(whose)} ability`),
          'may',
          joined(['be used to draw battle destiny', there]),
        ),
      );
    case 'transit cost': {
      const transit = thing(
        `${whoseWords(whose)} docking bay transit ${where === undefined ? 'from anywhere' : placeWords('from', where, self, 'all')}`,
      );
      return how === 'free' ? so(transit, 'be', 'free') : so(transit, 'require', ofForce(amount, self));
    }
    default: {
      const called =
        value === 'extra ability for battle destiny'
          ? 'ability required for battle destiny'
          : ofKind(kind, totalNames[value] ?? value);
      const there = circumstances(rule, self);
      const owned = `${whoseWords(whose)} ${called}`;
      // What is long comes last.
      const isLong = figureOf(amount, self).figure === '';
      const { verb, what } = becoming(how, amount, self, isLong ? '' : there);
      const of = isLong ? joined([owned, there]) : owned;
      return so(called.endsWith('s') ? things(of) : thing(of), verb, what);
    }
  }
}

/** Counted for each of several copies. */
const cumulatively = (saying: Saying): Saying =>
  'verb' in saying ? { ...saying, what: `${saying.what} (cumulatively)` } : saying;

/** A value is changed that belongs to a player rather than to a card: destiny draws, totals. */
export const changesTotal = ruleKind('changes total', {
  about: valueNames,
  drawn: true,
  says: (rule, self) => (rule.cumulative ? cumulatively(totalSaid(rule, self)) : totalSaid(rule, self)),
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

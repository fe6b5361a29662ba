import { inShapeOf } from '../../catalog/oneShape.ts';
import type { Cards } from '../../text/cards.ts';
import { becoming, placeWords } from '../../text/phrases.ts';
import type { Amount, How } from '../../text/program.ts';
import { type Made, type RuleOf, ruleKind } from '../../text/ruleKinds.ts';
import { type Saying, so } from '../../text/saying/clauses.ts';
import { amountWords, ofForce } from '../../text/saying/figures.ts';
import { joined } from '../../text/saying/lists.ts';
import type { Self } from '../../text/saying/self.ts';
import { type ValueName, valueNames } from '../../text/valueNames.ts';
import { wrongHow } from './heeding.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    changes: {
      readonly value: ValueName;
      readonly who: Cards;
      readonly how: How;
      readonly amount: Amount;
      /** Do several copies count, each for itself? */ // AR1-0395
      readonly cumulative: boolean;
      /** Only for what is deployed there, or on it, or moves there. */
      readonly to?: Cards;
      /** Only for what moves away from there. */ // AR7-0117
      readonly from?: Cards;
    };
  }
}

/** What is looked at of a change of a value that each card has for itself. */
interface Asked {
  /** Where it goes to or comes from: a value of its own there, rather than wherever it is. */
  readonly ends?: readonly ('to' | 'from')[];
  /** Where not everything can be done to it. */
  readonly how?: readonly How[];
}

const ends = ['to', 'from'] as const;

/** The values that cards have, and what is asked of a change of each: whoever reads one more finely says so here. */
const ofCards = {
  power: {},
  ability: {},
  deploy: { ends: ['to'] },
  forfeit: {},
  destiny: {},
  armor: {},
  maneuver: {},
  'defense value': {},
  hyperspeed: {},
  landspeed: {},
  ferocity: {},
  'immunity to attrition': { how: ['add', 'reset'] },
  'move cost': { ends },
  'landspeed cost': { ends },
  'hyperspeed cost': { ends },
  'shuttle cost': { ends },
  'landing cost': { ends },
  'extra landspeed': { ends: ['to'] },
  X: {},
  'pilot capacity': {},
  'passenger capacity': {},
  'astromech capacity': {},
} satisfies { readonly [V in ValueName]?: Asked };

/** A value that each card has for itself. Every other belongs to a player. */
export type CardValue = keyof typeof ofCards;

const asked: { readonly [V in ValueName]?: Asked } = ofCards;

function unheard({ value, how, to, from, who, cumulative }: RuleOf<'changes'>, made: Made): string[] {
  const known = asked[value];
  if (known === undefined) return [`${value} belongs to a player, not to cards: say whose with "for"`];
  return [
    ...wrongHow(value, how, known.how),
    ...(to !== undefined && known.ends?.includes('to') !== true ? [`nobody asks for ${value} where a card goes`] : []),
    ...(from !== undefined && known.ends?.includes('from') !== true
      ? [`nobody asks for ${value} where a card comes from`]
      : []),
    ...(value === 'immunity to attrition' && cumulative ? ['of several immunities only the highest counts'] : []),
    // What a card's own text defines is its base, which nothing defines for a while.
    ...(made === 'left' && how === 'define' && who.namesItself
      ? [`an action can't define ${value} of its own card: what it is, it is all the time. Reset it`]
      : []),
  ];
}

/** What something costs that it does: "deploys –1 here", "moves for free". */
const doing: { readonly [V in ValueName]?: string } = { deploy: 'deploy', 'move cost': 'move' };

function says(rule: RuleOf<'changes'>, self: Self): Saying {
  const { value, how, amount, cumulative } = rule;
  const who = rule.who.noun(self);
  if (value === 'immunity to attrition' && how === 'add')
    return so(
      who,
      'be',
      `immune to attrition${amount === Number.POSITIVE_INFINITY ? '' : ` < ${amountWords(amount, self)}`}`,
    );
  const where = joined([
    rule.from === undefined ? '' : placeWords('from', rule.from, self, 'one'),
    rule.to === undefined ? '' : placeWords('to', rule.to, self, 'one'),
  ]);
  const verb = doing[value];
  if (verb !== undefined && how === 'free') return so(who, verb, joined(['for free', where]));
  if (verb !== undefined && (how === 'reset' || how === 'define'))
    return so(who, verb, joined(['for', ofForce(amount, self), where]));
  const becomes = becoming(how, amount, self, where);
  const isAdded = how === 'add';
  const what = cumulative ? `cumulatively ${becomes.what}` : becomes.what;
  if (isAdded && value === 'deploy') return so(who, 'deploy', what);
  if (isAdded && value.endsWith('capacity'))
    return so(who, 'have', `${cumulative ? 'cumulatively ' : ''}${value} ${becomes.what}`);
  return isAdded && isOfItself(value)
    ? so(who, 'be', `${cumulative ? 'cumulatively ' : ''}${value} ${becomes.what}`)
    : { ...so(who, becomes.verb, what), part: value };
}

/** "power +2" is what somebody is; other values they have. */
const isOfItself = (value: ValueName): boolean =>
  value !== 'X' && !value.endsWith('cost') && !value.startsWith('extra');

/** A value of cards is changed. */
export const changes = ruleKind('changes', {
  about: valueNames,
  says,
  unheard,
  changes: ({ value }) => value,
  isAboutDeploying: ({ value }) => value === 'deploy',
  shaped: inShapeOf<RuleOf<'changes'>>({
    rule: undefined,
    value: undefined,
    who: undefined,
    how: undefined,
    amount: undefined,
    cumulative: undefined,
    to: undefined,
    from: undefined,
  }),
});

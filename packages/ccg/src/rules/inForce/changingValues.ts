import { amountWords } from '@binary-sunset/kernel';
import { inShapeOf } from '../../catalog/oneShape.ts';
import type { Cards } from '../../text/cards.ts';
import { be, changed } from '../../text/phrases.ts';
import type { Amount, How } from '../../text/program.ts';
import { type Made, type RuleOf, ruleKind } from '../../text/ruleKinds.ts';
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

function words(rule: RuleOf<'changes'>, self: string): string {
  const who = rule.who.words(self, true);
  if (rule.value === 'immunity to attrition' && rule.how === 'add')
    return `${who} ${be(rule.who)} immune to attrition${rule.amount === Number.POSITIVE_INFINITY ? '' : ` < ${amountWords(rule.amount)}`}`;
  const to = [
    rule.from === undefined ? '' : ` from ${rule.from.words(self)}`,
    rule.to === undefined ? '' : ` to ${rule.to.words(self)}`,
  ].join('');
  const what = `${changed(rule.value, rule.how, rule.amount)}${to}`;
  if (who === 'it') return `${rule.cumulative ? 'cumulatively, ' : ''}its ${what}`;
  return `${who}: ${rule.cumulative ? 'cumulatively ' : ''}${what}`;
}

/** A value of cards is changed. */
export const changes = ruleKind('changes', {
  about: valueNames,
  words,
  // What is changed of the same cards reads as one.
  afterwards(rule, before, self) {
    if (before.who.words(self) !== rule.who.words(self)) return null;
    const who = rule.who.words(self, true);
    return words(rule, self)
      .replace(`${who}: `, '')
      .replace(`${who} ${be(rule.who)} immune`, 'immune');
  },
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

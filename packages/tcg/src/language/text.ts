/** Whole texts: `asLongAs`, `when`, `pay(force(2)).to(evade(2))`, `pilot`, `upkeep`, `switching`, `reserves(…)`. */
import type { Arena } from '../state/state.ts';
import type { Cost } from '../text/cost.ts';
import { said } from '../text/namesSaid.ts';
import {
  type ActivatedClause,
  type BountyClause,
  type Clause,
  type Condition,
  type Forbidden,
  type Gain,
  type InsteadClause,
  type Instruction,
  naturalTiming,
  needsOfRule,
  type PilotClause,
  type Rule,
  type StaticClause,
  type SwitchClause,
  type Timing,
  type TreatClause,
  type Trigger,
  type TriggeredClause,
  type UpkeepClause,
  type Works,
} from '../text/program.ts';
import type { Cards } from './cards.ts';
import { ruleWords, whereWords } from './words.ts';

/** A text that is simply on. Rules follow each other as sentences. */
const statically = (works: Works, conditions: readonly Condition[], rules: readonly Rule[]): StaticClause => ({
  kind: 'static',
  works,
  while: conditions,
  rules,
  words(self) {
    const what = rules.map((rule) => ruleWords(rule, self)).join(' and ');
    const where = whereWords(works, self, rules.flatMap(needsOfRule));
    const so = [...where, ...conditions.map((condition) => condition.words(self))];
    return so.length === 0 ? what : `as long as ${so.join(' and ')}, ${what}`;
  },
});

export const always = (...rules: Rule[]): StaticClause => statically('arena', [], rules);
export const asLongAs = (condition: Condition, ...rules: Rule[]): StaticClause =>
  statically('arena', [condition], rules);
/** In an arena or in the build zone. */ // TCG-0575
export const whileInPlay = (...rules: Rule[]): StaticClause => statically('in play', [], rules);
/** Works on a card that pilots a unit, and only then. */ // TCG-0283
export const whilePiloting = (...rules: Rule[]): StaticClause => statically('piloting', [], rules);
/** Works from beneath the top card of a stack. */ // TCG-0388
export const whileBeneath = (...rules: Rule[]): StaticClause => statically('beneath', [], rules);

export const gets = (who: Cards, ...gains: Gain[]): Rule => ({ rule: 'gets', who, gains });
/** The condition is about the one that gets it. */
export const getsWhile = (who: Cards, condition: Condition, ...gains: Gain[]): Rule => ({
  rule: 'gets',
  who,
  gains,
  while: condition,
});
export const cannot = (who: Cards, act: Forbidden, against?: Cards): Rule =>
  against === undefined ? { rule: 'forbids', act, who } : { rule: 'forbids', act, who, against };
export const cannotWhile = (who: Cards, act: Forbidden, condition: Condition): Rule => ({
  rule: 'forbids',
  act,
  who,
  while: condition,
});
export const mustAttack = (who: Cards, whom: Cards): Rule => ({ rule: 'must attack', who, whom });
export const costsMore = (
  of: 'battle cards' | 'abilities' | 'Force abilities' | 'build',
  who: Cards,
  amount: number,
): Rule => ({
  rule: 'price',
  of,
  who,
  amount,
});
export const preventsDamage = (amount: number | 'all', to: Cards, from?: Cards): Rule =>
  from === undefined ? { rule: 'prevents', amount, to } : { rule: 'prevents', amount, to, from };
export const buildsFaceUp = (whose: 'your' | 'opponent'): Rule => ({ rule: 'builds face up', whose });
/** Counts for neither player's control of an arena. */ // TCG-0179, TCG-0667
export const doesNotControl = (who: Cards): Rule => ({ rule: 'does not control', who });
/** A stack may have more cards than usual. */ // TCG-0403
export const stackLimit = (who: Cards, limit: number): Rule => ({ rule: 'stack limit', who, limit });
export const losesText = (who: Cards): Rule => ({ rule: 'loses text', who });
/** Its player may divide what its attack does with another unit there. */ // TCG-0188
export const dividesDamage = (who: Cards): Rule => ({ rule: 'divides', who });
export const staysTapped = (who: Cards): Rule => ({ rule: 'stays tapped', who });

type When = (trigger: Trigger, ...instructions: Instruction[]) => TriggeredClause;

const triggered = (
  works: Works,
  when: Trigger,
  conditions: readonly Condition[],
  list: readonly Instruction[],
): TriggeredClause => ({
  kind: 'triggered',
  works,
  when,
  if: conditions,
  do: list,
});

export const when: When = (trigger, ...list) => triggered('arena', trigger, [], list);
export const whenIf = (trigger: Trigger, condition: Condition, ...list: Instruction[]): TriggeredClause =>
  triggered('arena', trigger, [condition], list);
/** Triggers on a card beneath the top card of a stack. */
export const whenBeneath = (trigger: Trigger, ...list: Instruction[]): TriggeredClause =>
  triggered('beneath', trigger, [], list);
export const whenPiloting = (trigger: Trigger, ...list: Instruction[]): TriggeredClause =>
  triggered('piloting', trigger, [], list);

/** What is paid, then what comes of it: `pay(force(2)).to(evade(2))`. */
export const pay = (...cost: Cost[]) => ({
  to: (...list: Instruction[]): Activated => activated('arena', cost, list, null, []),
});

/** A text without a cost. */
export const free = (...list: Instruction[]): Activated => activated('arena', [], list, null, []);

export interface Activated extends ActivatedClause {
  /** "Play only during your build step." */
  readonly duringYourBuildStep: Activated;
  /** "Play only when this unit would attack." */
  readonly whenItWouldAttack: Activated;
  readonly anyTime: Activated;
  at(timing: Timing): Activated;
  /** "Play only if …" */
  onlyIf(condition: Condition): Activated;
  /** Works in the build zone and nowhere else. */
  readonly asReserves: Activated;
  /** Played from the hand. */
  readonly fromHand: Activated;
}

function activated(
  works: Works,
  cost: readonly Cost[],
  list: readonly Instruction[],
  timing: Timing | null,
  only: readonly Condition[],
): Activated {
  return {
    kind: 'activated',
    works,
    cost,
    do: list,
    timing: timing ?? naturalTiming(list),
    only,
    get duringYourBuildStep() {
      return activated(works, cost, list, 'build', only);
    },
    get whenItWouldAttack() {
      return activated(works, cost, list, 'would attack', only);
    },
    get anyTime() {
      return activated(works, cost, list, 'any time', only);
    },
    at: (chance) => activated(works, cost, list, chance, only),
    onlyIf: (condition) => activated(works, cost, list, timing, [...only, condition]),
    get asReserves() {
      return activated('build zone', cost, list, timing, only);
    },
    get fromHand() {
      return activated('hand', cost, list, timing, only);
    },
  };
}

export function pilot(of: string, ...gains: Gain[]): PilotClause {
  said('subtype', [of]);
  return { kind: 'pilot', of, gains };
}
/** One of these is paid each turn. */ // TCG-0705
export const upkeep = (...costs: Cost[]): UpkeepClause => ({ kind: 'upkeep', costs });
export const bounty = (...list: Instruction[]): BountyClause => ({ kind: 'bounty', do: list });
export const switching = (texts: Readonly<Partial<Record<Arena, readonly Clause[]>>>): SwitchClause => ({
  kind: 'switch',
  texts,
});
export function treatAs(subtype: string): TreatClause {
  said('subtype', [subtype]);
  return { kind: 'treat', subtype };
}
/** In place of being discarded it goes elsewhere. */ // TCG-0632
export const insteadOfDiscard = (to: 'hand' | 'build zone', optional = false): InsteadClause => ({
  kind: 'instead',
  optional,
  to,
  words: (self) =>
    `when ${self} would be discarded, ${optional ? 'you may ' : ''}${to === 'hand' ? "put it into its owner's hand" : 'move it to the build zone'} instead`,
});

/** A text that works only in the build zone. */ // TCG-0634
export function reserves<C extends StaticClause | TriggeredClause | Activated>(clause: C): C {
  if (clause.kind === 'activated')
    return activated('build zone', clause.cost, clause.do, clause.timing, clause.only) as Clause as C;
  return { ...clause, works: 'build zone' };
}

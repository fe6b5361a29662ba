/** The Force that somebody loses, uses or has left, for cards that look at it in ways of their own. */
import { call, localsOf } from '@binary-sunset/kernel';
import { whenever } from '../../../language/amounts/values.ts';
import { this_ } from '../../../language/cards/cards.ts';
import { allows } from '../../../language/does/toCards/permissions.ts';
import { isTurnOf } from '../../../language/when/conditions.ts';
import { wasDrainedOf } from '../../../rules/force/drains.ts';
import { forceBorrowed, forceLoss, forceOf, useSomeForce } from '../../../rules/force/force.ts';
import { lifeForce } from '../../../rules/force/lifeForce.ts';
import type { State } from '../../../state/state.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  type Condition,
  type Cost,
  type ModifierText,
  type Rule,
  type RuleOf,
  speakerOf,
} from '../../../text/program.ts';
import { once, so } from '../../../text/saying/clauses.ts';
import { you } from '../../../text/saying/nouns.ts';

/** "During your turns you may use Force in opponent's Force Pile." */ // GLA-0209
export const usesTheirForce: ModifierText = {
  ...whenever([isTurnOf('you')], allows("use opponent's Force", this_)),
  words: () => 'during your turns, you may use any amount of Force in opponent’s Force Pile',
};

/** So much of it was used this turn. */ // GLA-0210
export const hasUsedTheirForce = (least: number): Condition => ({
  says: () => so(you, 'have', `used ${least} or more of opponent’s Force this turn`),
  holds: (s, { by }) => forceBorrowed(s, by) >= least,
});

/** "You were drained of at least 5 Force": by all Force drains of this control phase together. */ // GLC-0428
export const youWereDrainedOf = (least: number): Condition => ({
  says: () => once(you, 'was', `drained of at least ${least} Force`),
  holds: (s, { by }) => wasDrainedOf(s, by) >= least,
});

/** "Using X Force": a cost whose player says how much it is, up to so much; it is the X of what follows. */
export const usingX = (most: Amount): Cost => {
  const limit = (s: State, l: Acting): number => Math.min(forceOf(s, l.by), amountOf(most, s, speakerOf(s, l), l.x));
  return {
    words: () => 'use X Force',
    isPlain: true,
    canPay: (s, l, due) => limit(s, l) - due >= 1,
    force: () => 1,
    pay: (s, l) => call(useSomeForce({ who: l.by, most: limit(s, l), amount: 0 }), { into: 'x' }),
  };
};

/** How much is about to be lost or retrieved, to which this responds. */
export const muchOfIt: Amount = {
  words: 'that much',
  of: (s) => {
    const pending = s.frames.findLast(({ procedure }) => procedure === forceLoss.name);
    return localsOf(pending, forceLoss)?.left ?? 0;
  },
};

/** "If you have less than 15 Life Force." */ // AR1-0008
export const lifeForceUnder = (amount: number): Condition => ({
  says: () => so(you, 'have', `less than ${amount} Life Force`),
  holds: (s, { by }) => lifeForce(s, by) < amount,
});

/** Whatever its player must lose is less: so much of it is lost; or the half of it, before anything else makes it less. */ // GAP-0373
export const lessensLosses = (
  words: string,
  to: RuleOf<'lessens losses'>['to'],
  { halves }: { readonly halves?: true } = {},
): Rule => ({
  rule: 'lessens losses',
  whose: 'your',
  ...(halves === true ? { halves } : {}),
  words,
  to,
});

/** "Opponent's Lost Pile is face down." */
export const concealsLosses = (whose: 'your' | 'opponent' | 'each player'): Rule => ({
  rule: 'conceals losses',
  whose,
});

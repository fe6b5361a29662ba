import { forceBorrowed } from '../../../rules/force/force.ts';
import type { Condition, ModifierText } from '../../../text/program.ts';
import { whenever } from '../../amounts/values.ts';
import { this_ } from '../../cards/cards.ts';
import { isTurnOf } from '../../when/conditions.ts';
import { allows } from '../toCards/permissions.ts';

/** "During your turns you may use Force in opponent's Force Pile." */ // GLA-0209
export const usesTheirForce: ModifierText = {
  ...whenever([isTurnOf('you')], allows("use opponent's Force", this_)),
  words: () => 'During your turns, you may use any amount of Force in opponent’s Force Pile',
};

/** So much of it was used this turn. */ // GLA-0210
export const hasUsedTheirForce = (least: number): Condition => ({
  words: () => `you have used ${least} or more of opponent’s Force this turn`,
  holds: (s, { by }) => forceBorrowed(s, by) >= least,
});

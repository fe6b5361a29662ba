/** Moments in an attack at which a text may be played. */
import { isCurrent } from '@binary-sunset/kernel';
import { controllerOf } from '../../../rules/cards/units.ts';
import type { Condition } from '../../../text/program.ts';

/** Between the choice of a defender and the roll, in an attack by a unit of the other player. */
export const opponentRollsNext: Condition = {
  words: () => 'your opponent is about to roll attack dice',
  holds: (s, { by }) =>
    s.facts.attack !== null &&
    s.facts.roll === null &&
    isCurrent(s, s.facts.attack.attacker) &&
    controllerOf(s, s.facts.attack.attacker.card) !== by,
};

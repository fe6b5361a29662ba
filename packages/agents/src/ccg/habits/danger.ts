import { forceIcons, hasPresence, locationOf } from '@binary-sunset/ccg';
import { type CardId, other } from '@binary-sunset/kernel';
import { cardIn } from '../../options.ts';
import { outlookAt } from '../outlook.ts';
import type { CcgRule, Situation } from '../situation.ts';

/** Moves out of danger, and to where it is of use. */

/** What draws somebody to a place: a battle that can be won there, or something to drain. */
function attraction({ s, me }: Situation, place: CardId): number {
  if (hasPresence(s, other(me), place)) return Math.max(-2, Math.min(2, outlookAt(s, me, place).gain));
  return hasPresence(s, me, place) ? 0.5 : forceIcons(s, place, other(me));
}

export const danger: readonly CcgRule[] = [
  {
    name: 'from where it is worse to where it is better',
    on: ['move', 'transit', 'shuttle'],
    as: 'hunch',
    weigh(situation, { on, to }) {
      const from = locationOf(situation.s, cardIn(situation.s, on));
      const place = locationOf(situation.s, cardIn(situation.s, to));
      return from < 0 || place < 0 ? 0 : attraction(situation, place) - attraction(situation, from);
    },
  },
];

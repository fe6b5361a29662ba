import { forceIcons, hasPresence, locationOf } from '@binary-sunset/ccg';
import { type CardId, other } from '@binary-sunset/kernel';
import { cardIn } from '../../options.ts';
import type { CcgRule, Look } from '../look.ts';
import { outlookAt } from '../outlook.ts';

/** Moves out of danger, and to where it is of use. */

/** What draws somebody to a place: a battle that can be won there, or something to drain. */
function attraction({ s, me }: Look, place: CardId): number {
  if (hasPresence(s, other(me), place)) return Math.max(-2, Math.min(2, outlookAt(s, me, place).gain));
  return hasPresence(s, me, place) ? 0.5 : forceIcons(s, place, other(me));
}

export const danger: readonly CcgRule[] = [
  {
    name: 'from where it is worse to where it is better',
    on: ['move', 'transit', 'shuttle'],
    as: 'hunch',
    weigh(look, { on, to }) {
      const from = locationOf(look.s, cardIn(look.s, on));
      const place = locationOf(look.s, cardIn(look.s, to));
      return from < 0 || place < 0 ? 0 : attraction(look, place) - attraction(look, from);
    },
  },
];

import { isSpare } from '../hand.ts';
import type { CcgRule, Look } from '../look.ts';
import { deployCostOf } from '../reading.ts';
import { wantedForReactions } from './keepForce.ts';

/** Activates with a purpose: what it can use, and not the cards that it will draw for destiny. */

/** A battle, and some cards to draw. */
const besides = 3;
/** More can't be used in a turn. */
const mostUsed = 14;
const keptForBattle = 5;
const keptAnyway = 2;

/** The Force that could be put to use this turn. */
function usable({ s, me }: Look): number {
  let sum = besides + wantedForReactions(s, me);
  for (const card of s.zones.hand[me]) if (!isSpare(s, me, card)) sum += deployCostOf(s, card);
  return Math.min(sum, mostUsed);
}

const isActivation = ({ s }: Look): boolean => s.frames[s.frames.length - 1]?.procedure === 'activation';

export const activating: readonly CcgRule[] = [
  {
    name: 'as much as can be put to use',
    on: ['amount'],
    as: 'habit',
    weigh(look, { amount = 0 }) {
      if (!isActivation(look)) return 0;
      const { s, me } = look;
      const needed = Math.max(0, usable(look) - s.zones.force[me].length);
      return 0.25 * Math.min(amount, needed) - 0.1 * Math.max(0, amount - needed);
    },
  },
  {
    name: 'destiny is drawn from what is left',
    on: ['amount'],
    as: 'habit',
    weigh(look, { amount = 0 }) {
      if (!isActivation(look)) return 0;
      const { s, me } = look;
      const kept = look.outlooks().length > 0 ? keptForBattle : keptAnyway;
      return -0.5 * Math.max(0, kept - (s.zones.reserve[me].length - amount));
    },
  },
];

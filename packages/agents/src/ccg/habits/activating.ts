import { costOfBattle } from '../following.ts';
import { isUsable } from '../hand.ts';
import { deployCostOf } from '../reading.ts';
import type { CcgRule, Situation } from '../situation.ts';
import { drawsWanted } from './drawing.ts';
import { wantedForReactions } from './keepForce.ts';

/** Activates what it can put to use: to deploy, to fight, to react, and to draw what it lacks. */

/** More can't be used in a turn. */
const mostUsed = 14;
/** Cards left for destiny: in battles and for weapons. */
const keptForBattle = 4;
const keptAnyway = 2;

const worthOfUse = 0.4;
/** Drawing can wait, destiny and what is deployed can't. */
const worthOfDraw = 0.2;
const costOfTooMuch = 0.1;
const worthOfDestiny = 0.35;
/** Without any card left there is no destiny at all. */
const worthOfLastDestiny = 1;

/** The Force that could be used this turn for what is in hand and on table. */
function usable({ s, me }: Situation): number {
  let sum = costOfBattle + wantedForReactions(s, me);
  for (const card of s.zones.hand[me]) if (isUsable(s, me, card)) sum += deployCostOf(s, card);
  return Math.min(sum, mostUsed);
}

const isActivation = ({ s }: Situation): boolean => s.frames[s.frames.length - 1]?.procedure === 'activation';

export const activating: readonly CcgRule[] = [
  {
    name: 'as much as can be put to use',
    because: 'That is as much Force as you can use.',
    on: ['amount'],
    as: 'habit',
    weigh(situation, { amount = 0 }) {
      if (!isActivation(situation)) return 0;
      const { s, me } = situation;
      const force = s.zones.force[me].length;
      const used = Math.min(amount, Math.max(0, usable(situation) - force));
      const drawn = Math.min(
        amount - used,
        Math.max(0, Math.min(mostUsed, usable(situation) + drawsWanted(situation)) - force - used),
      );
      return worthOfUse * used + worthOfDraw * drawn - costOfTooMuch * (amount - used - drawn);
    },
  },
  {
    name: 'destiny is drawn from what is left',
    because: 'Destiny is drawn from what is left in your Reserve Deck.',
    on: ['amount'],
    as: 'habit',
    weigh(situation, { amount = 0 }) {
      if (!isActivation(situation)) return 0;
      const { s, me } = situation;
      const left = s.zones.reserve[me].length - amount;
      const kept = situation.outlooks().length > 0 ? keptForBattle : keptAnyway;
      return -worthOfDestiny * Math.max(0, kept - left) - (left === 0 ? worthOfLastDestiny : 0);
    },
  },
];

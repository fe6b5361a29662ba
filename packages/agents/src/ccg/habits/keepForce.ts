import { type CcgState, priceInOpponentsTurn } from '@binary-sunset/ccg';
import type { Player } from '@binary-sunset/kernel';
import { cardIn } from '../../options.ts';
import { deployCostOf, kindOf } from '../reading.ts';
import type { CcgRule } from '../situation.ts';

/** Keeps Force for what it may want to do in the opponent's turn. */

/** Nobody gets to do everything before more Force comes. */
const mostWanted = 5;
const worthOfWanted = 0.35;
const worthOfSpare = 0.08;
/** What it is worth to be able to react. */
const worthOfReaction = 0.7;

/** What each of a player's reactions would cost: Interrupts in hand, weapons on table. */
function reactionPrices(s: CcgState, who: Player): number[] {
  const interrupts = s.zones.hand[who].filter((card) => kindOf(s, card) === 'interrupt');
  const weapons = s.zones.on[who].filter((card) => kindOf(s, card) === 'weapon');
  return [...interrupts, ...weapons].map((card) => priceInOpponentsTurn(s, who, card)).filter((price) => price > 0);
}

export const wantedForReactions = (s: CcgState, who: Player): number =>
  Math.min(
    mostWanted,
    reactionPrices(s, who).reduce((sum, price) => sum + price, 0),
  );

/** What a player's Force Pile is worth. */
export function reserveWorth(s: CcgState, who: Player): number {
  const force = s.zones.force[who].length;
  const kept = Math.min(force, wantedForReactions(s, who));
  return worthOfWanted * kept + worthOfSpare * (force - kept);
}

export const keepForce: readonly CcgRule[] = [
  {
    name: 'what could be done in the opponent’s turn must stay within reach',
    because: 'You may need that Force in your opponent’s turn.',
    on: ['draw', 'deploy', 'move', 'embark', 'disembark', 'transit', 'shuttle', 'land', 'take off'],
    as: 'habit',
    weigh({ s, me }, { verb, on, cost }) {
      const force = s.zones.force[me].length;
      const price = verb === 'draw' ? 1 : verb === 'deploy' ? deployCostOf(s, cardIn(s, on)) : (cost?.['Force'] ?? 0);
      const left = force - price;
      const lost = reactionPrices(s, me).filter((one) => one <= force && one > left).length;
      return -worthOfReaction * lost;
    },
  },
];

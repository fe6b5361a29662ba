import { type AnyControl, type Control, type Outcome, over, type Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';

/** Reserve Deck, Force Pile, Used Pile and what is drawn for destiny but not completed. */ // AR1-0008
export const lifeForce = ({ zones }: State, who: Player): number =>
  zones.reserve[who].length + zones.force[who].length + zones.used[who].length + zones.destiny[who].length;

/** Whoever has no Life Force left has lost, that very moment. */ // AR1-0009
export function verdict(s: State): Outcome | null {
  const [first, second] = [lifeForce(s, 0) === 0, lifeForce(s, 1) === 0];
  if ((!first && !second) || s.facts.turn === 0) return null;
  return { winner: first === second ? null : first ? 1 : 0, because: 'Life Force depleted' };
}

/** Goes on as said, unless somebody has just lost the game. */
export function unlessOver<C extends AnyControl>(s: State, otherwise: C): C | Control<never> {
  const found = verdict(s);
  return found === null ? otherwise : over(found.winner, found.because);
}

import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state.ts';
import { locationOf } from '../places.ts';
import { reckoned } from '../reckoning.ts';
import { changesOf } from '../values.ts';
import type { KindOfMove, Way } from './ways.ts';

/** What a move costs. What does not change its location is not changed by what is said of moving to or from one. */ // AR7-0116, AR7-0117, AR7-0119
export function costOfMove(s: State, card: CardId, { costs }: Pick<KindOfMove, 'costs'>, { to, force }: Way): number {
  if (force === 'free') return 0;
  const from = locationOf(s, card);
  const goal = to < 0 ? -1 : locationOf(s, to);
  const [start, end] = goal < 0 || goal === from ? [-1, -1] : [from, goal];
  const general = changesOf(s, card, 'move cost', end, end, start);
  const special = costs === undefined ? [] : changesOf(s, card, costs, end, end, start);
  return general.length + special.length === 0 ? force : reckoned(s, force, [...general, ...special]);
}

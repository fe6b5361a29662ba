import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Change } from '../inForce/changes.ts';
import { reckoned } from '../inForce/reckoning.ts';
import { changesOf } from '../inForce/values.ts';
import { locationOf } from '../table/places.ts';
import type { KindOfMove, Way } from './ways.ts';

const nothing: readonly Change[] = [];

/** What a move costs. What does not change its location is not changed by what is said of moving to or from one. */ // AR7-0116, AR7-0117, AR7-0119
export function costOfMove(s: State, card: CardId, costs: KindOfMove['costs'], { to, force }: Way): number {
  if (force === 'free') return 0;
  const from = locationOf(s, card);
  const goal = to < 0 ? -1 : locationOf(s, to);
  const stays = goal < 0 || goal === from;
  const end = stays ? -1 : goal;
  const start = stays ? -1 : from;
  const general = changesOf(s, card, 'move cost', end, end, start);
  const special = costs === null ? nothing : changesOf(s, card, costs, end, end, start);
  return general.length + special.length === 0 ? force : reckoned(s, force, [...general, ...special]);
}

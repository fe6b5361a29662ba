import { endLasting, isCurrent, other } from '@binary-sunset/kernel';
import { ruleCalled } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { controllerOf } from '../cards/units.ts';
import { handOver } from './moving.ts';

/** Effects that last until then are over; what was taken control of goes back. */ // TCG-0485
export function expire(s: State, tell: Tell, until: string): void {
  // The last one first: each gives back to whoever had control before it.
  if (s.lasting.length === 0) return;
  for (const { clause, until: end, locked, by } of [...s.lasting].reverse()) {
    if (end !== until || ruleCalled(clause).rule !== 'controlled') continue;
    for (const taken of locked ?? [])
      if (isCurrent(s, taken) && controllerOf(s, taken.card) === by) handOver(s, tell, taken.card, other(by));
  }
  endLasting(s, tell, until);
}

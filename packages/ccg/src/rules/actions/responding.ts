import { type FrameSpec, frameById, localsOf, openWindow, other, type Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import type { Acting } from '../../text/program.ts';
import { hearsOwnLoss, isHeard } from '../inForce/sources.ts';
import { mayBeReacted } from '../reacting/reactable.ts';
import { expiring } from '../turn/endOfTurn.ts';
import { actingCalled, declared } from './frames.ts';
import { requiredByRules } from './requiredByRules.ts';

/** The window in which something may be responded to, the other player first unless said; null where nobody could. */ // AR1-0114, AR1-0190
export function respondTo(s: State, about: readonly Occurrence[], next?: Player): FrameSpec | null {
  const [first] = about;
  if (first === undefined) return null;
  if (about.every((one) => isIdle(s, one))) return null;
  return openWindow({ kind: 'response', next: next ?? other(first.by), about });
}

/** Is there nothing that could come of it? */ // AR1-0211
const isIdle = (s: State, one: Occurrence): boolean =>
  !isHeard(s, one.kind) &&
  !hearsOwnLoss(s, one) &&
  requiredByRules(s, one).length === 0 &&
  expiring(s, one).length === 0 &&
  !mayBeReacted(s, one);

/** The action of a card's text that something belongs to, as long as it is on the stack. */
export const actionOf = (s: State, { action }: Pick<Occurrence, 'action'>): Acting | null => actingCalled(s, action);

/** Is what something belongs to on the stack, whatever it is, and not cancelled? */
export function isGoingOn(s: State, { action }: Pick<Occurrence, 'action'>): boolean {
  const locals = frameById(s, action)?.locals;
  return locals !== undefined && 'cancelled' in locals && locals.cancelled === false;
}

/** What is being responded to, by its id: the window in which that is done has it. */
export function occurrenceCalled(s: State, id: number): Occurrence | null {
  if (id === 0) return null;
  for (const frame of s.frames) {
    const found = localsOf(frame, declared.window)?.about.find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

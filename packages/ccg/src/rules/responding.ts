import { type FrameSpec, frameById, type Occurrence, openWindow, other, type Player } from '@binary-sunset/kernel';
import type { Happened, OnStack } from '../language/program.ts';
import type { State } from '../state.ts';
import { dueByRule } from './byRule.ts';
import { expiring } from './endOfTurn.ts';
import { mayBeReacted } from './moving/reactable.ts';
import { hearsOwnLoss, isHeard } from './sources.ts';

/** The window in which something may be responded to, the other player first unless said; null where nobody could. */ // AR1-0114, AR1-0190
export function respondTo(s: State, about: readonly Occurrence[], next?: Player): FrameSpec | null {
  const [first] = about;
  if (first === undefined) return null;
  if (about.every((one) => isIdle(s, one))) return null;
  return openWindow({ kind: 'response', next: next ?? other(first.by), about });
}

/** Is there nothing that could come of it? */ // AR1-0211
const isIdle = (s: State, one: Occurrence): boolean =>
  !isHeard(s, one.kind as Happened) &&
  !hearsOwnLoss(s, one) &&
  dueByRule(s, one).length === 0 &&
  expiring(s, one).length === 0 &&
  !mayBeReacted(s, one);

/** The action that something belongs to, as long as it is on the stack. */
export function actionOf(s: State, { action }: Pick<Occurrence, 'action'>): OnStack | null {
  const frame = frameById(s, action);
  return frame === null ? null : (frame.locals as OnStack);
}

/** What is being responded to, by its id: the window in which that is done has it. */
export function occurrenceCalled(s: State, id: number): Occurrence | null {
  if (id === 0) return null;
  for (const { locals } of s.frames) {
    const about = 'about' in locals && Array.isArray(locals.about) ? (locals.about as readonly Occurrence[]) : [];
    const found = about.find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

import { frameById, localsOf } from '@binary-sunset/kernel';
import { declared } from '../../../rules/actions/frames.ts';
import type { State } from '../../../state/state.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';

/** Is it part of a react? */
export function isReact(s: State, { action }: Pick<Occurrence, 'action'>): boolean {
  const frame = frameById(s, action);
  if (frame !== null && 'react' in frame.locals && frame.locals.react === true) return true;
  return (localsOf(frame, declared.deploy)?.within ?? null) !== null;
}

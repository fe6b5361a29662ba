import type { State } from '../../state/state.ts';

/** The id of the frame whose step is running. */
export const ownId = (s: State): number => s.frames[s.frames.length - 1]?.id ?? 0;

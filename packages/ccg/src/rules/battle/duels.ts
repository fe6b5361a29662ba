import type { State } from '../../state/state.ts';

/** The window before the destinies of a duel are drawn. */
export const beforeDuel = 'duel';

/** Is a duel about to be fought out? */ // GAP-0269
export const isDueling = (s: State): boolean =>
  s.frames.some(({ locals }) => 'kind' in locals && locals.kind === beforeDuel);

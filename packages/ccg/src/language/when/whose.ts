/** Whose doing something is: one player's, or anybody's. */
import type { Occurrence } from '../../state/vocabulary.ts';
import type { Speaker } from '../../text/program.ts';

export type Whose = 'you' | 'opponent' | 'anyone';

/** Has that player done it, seen from whoever's text it is? */
export const isBy = (whose: Whose, { by }: Pick<Occurrence, 'by'>, speaker: Pick<Speaker, 'by'>): boolean =>
  whose === 'anyone' || (by === speaker.by) === (whose === 'you');

/** Who that is, at the beginning of a sentence about what they do. */
export const subject = (whose: Whose): string => (whose === 'anyone' ? 'a player' : whose);

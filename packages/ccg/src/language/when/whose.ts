/** Whose doing something is: yours, your opponent's, or anybody's. */
import type { Player } from '@binary-sunset/kernel';

export type Whose = 'you' | 'opponent' | 'anyone';

export const whoWords = (whose: Whose): string => (whose === 'anyone' ? 'a player' : whose);

export const isDoneBy = (whose: Whose, doer: Player, speaker: { readonly by: Player }): boolean =>
  whose === 'anyone' || (doer === speaker.by) === (whose === 'you');

import type { Speaker as AnySpeaker, CardId, Player } from '@binary-sunset/kernel';

/** Who speaks, and the arena that was chosen; '' for none. */
export interface Speaker extends AnySpeaker {
  readonly arena: string;
}

/** Whoever speaks for a card where nothing has been chosen. */
export const speakerFor = (by: Player, self: CardId): Speaker => ({ by, self, locked: null, arena: '' });

import { useState } from 'react';
import type { GameName } from '../../engine/protocol.ts';
import { recalled, remember } from '../../settings/remembered.ts';

const key = 'binary-sunset game';

const usual: { readonly game: GameName } = { game: 'tcg' };

/** The game that was chosen last time, and a way to choose the other. */
export function useGame(): [GameName, (game: GameName) => void] {
  const [{ game }, put] = useState(() => recalled(key, usual));
  const choose = (chosen: GameName): void => {
    put({ game: chosen });
    remember(key, { game: chosen });
  };
  return [game, choose];
}

import { useCallback, useEffect, useState } from 'react';
import type { KeptGame } from '../../engine/protocol.ts';
import { say } from '../../parts/toast.tsx';
import { engine } from '../../session/table.ts';
import { pairingOf } from './keptGames.ts';

export interface Kept {
  readonly games: readonly KeptGame[];
  /** What is kept has been looked up, or can't be. */
  readonly known: boolean;
  /** Why nothing can be kept here; null if it can. */
  readonly refused: string | null;
  /** Takes a game away; it can be had back for a few seconds. */
  readonly remove: (game: KeptGame) => void;
}

/** The games that the browser keeps, the latest first. */
export function useKept(): Kept {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  useEffect(() => {
    engine
      .kept()
      .then(setGames, (error: unknown) => setRefused(error instanceof Error ? error.message : String(error)));
  }, []);
  const remove = useCallback((game: KeptGame) => {
    setHidden((ids) => [...ids, game.id]);
    say(`Deleted: ${pairingOf(game)}.`, {
      act: { name: 'Undo', run: () => setHidden((ids) => ids.filter((id) => id !== game.id)) },
      onGone: () => engine.forget(game.id).catch((error: unknown) => say(`It could not be deleted: ${String(error)}`)),
    });
  }, []);
  const left = games?.filter(({ id }) => !hidden.includes(id)) ?? [];
  return { games: left, known: games !== null || refused !== null, refused, remove };
}

import { useCallback, useEffect, useState } from 'react';
import type { GameName, GameOffer } from '../../engine/protocol.ts';
import { engine } from '../../session/table.ts';

export interface Offered {
  /** What can be played of a game; null until the engine has said. */
  readonly offer: GameOffer | null;
  /** Why the engine can't say. */
  readonly fault: string | null;
  readonly again: () => void;
}

const asked = new Map<GameName, Promise<GameOffer>>();

/** It is asked once, unless that fails: then again when somebody wants it, or there is a connection. */
function offerOf(game: GameName): Promise<GameOffer> {
  const offered = asked.get(game) ?? engine.offer(game);
  asked.set(game, offered);
  offered.catch(() => asked.delete(game));
  return offered;
}

export function useOffer(game: GameName): Offered {
  const [said, setSaid] = useState<Omit<Offered, 'again'> & { readonly of: GameName }>({
    of: game,
    offer: null,
    fault: null,
  });
  const ask = useCallback(() => {
    let left = false;
    offerOf(game).then(
      (offer) => {
        if (!left) setSaid({ of: game, offer, fault: null });
      },
      (error: unknown) => {
        if (!left) setSaid({ of: game, offer: null, fault: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [game]);
  useEffect(ask, [ask]);
  useEffect(() => {
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ask]);
  const current = said.of === game ? said : { offer: null, fault: null };
  return { offer: current.offer, fault: current.fault, again: ask };
}

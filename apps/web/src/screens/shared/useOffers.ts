import { useEffect, useState } from 'react';
import type { GameName, GameOffer } from '../../engine/protocol.ts';
import { engine } from '../../session/table.ts';

const asked = new Map<GameName, Promise<GameOffer>>();

/** What can be played of a game; null until the engine has said. It is asked once. */
export function useOffer(game: GameName): GameOffer | null {
  const [offer, setOffer] = useState<GameOffer | null>(null);
  useEffect(() => {
    let left = false;
    const offered = asked.get(game) ?? engine.offer(game);
    asked.set(game, offered);
    void offered.then((found) => {
      if (!left) setOffer(found);
    });
    return () => {
      left = true;
    };
  }, [game]);
  return offer?.name === game ? offer : null;
}

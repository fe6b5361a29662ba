import { useEffect, useState } from 'react';
import { engine } from '../client/table.ts';
import type { GameOffer } from '../engine/protocol.ts';

let asked: Promise<readonly GameOffer[]> | null = null;

/** What can be played; null until the engine has said. It is asked once. */
export function useOffer(): GameOffer | null {
  const [offers, setOffers] = useState<readonly GameOffer[]>([]);
  useEffect(() => {
    asked ??= engine.offers();
    void asked.then(setOffers);
  }, []);
  return offers[0] ?? null;
}

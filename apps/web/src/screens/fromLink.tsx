import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { seated } from '../client/seating.ts';
import { useTable } from '../client/table.ts';
import type { GameOffer } from '../engine/protocol.ts';
import { wishIn } from '../home/link.ts';
import { useOffer } from '../home/useOffers.ts';
import { decksFor } from '../home/wish.ts';
import { Notice } from './notice.tsx';

const usualIn = ({ computers, decks }: GameOffer) => ({
  computer: computers[0] ?? '',
  decks: [decksFor(decks, 'dark')[0]?.name ?? '', decksFor(decks, 'light')[0]?.name ?? ''] as const,
});

/** Starts the game that the address asks for. */
export function FromLink() {
  const offer = useOffer();
  const [fault, setFault] = useState<string | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    if (offer === null) return;
    let left = false;
    const start = async (): Promise<void> => {
      const wish = wishIn(location.hash, usualIn(offer));
      const id = await seated(() => useTable.getState().start(wish));
      if (!left) go(`/table/${id}`, { replace: true });
    };
    // Effects run twice while developing: the second start would leave the first game behind.
    const timer = setTimeout(() =>
      start().catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error))),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [offer, go]);
  if (fault !== null) return <Notice title="This game cannot be started" text={fault} />;
  return <Notice title="Dealing the cards…" />;
}

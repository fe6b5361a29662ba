import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameName, GameOffer } from '../../engine/protocol.ts';
import { seated } from '../../session/seating.ts';
import { useTable } from '../../session/table.ts';
import { decksFor } from '../home/wish.ts';
import { Notice } from '../shared/notice.tsx';
import { useOffer } from '../shared/useOffers.ts';
import { BadLink, gameIn, wishIn } from './link.ts';

const usualIn = ({ computers, decks }: GameOffer) => ({
  computer: computers[0] ?? '',
  decks: [decksFor(decks, 'dark')[0]?.name ?? '', decksFor(decks, 'light')[0]?.name ?? ''] as const,
});

/** Which game is asked for, or what is wrong with the question. */
function asked(hash: string): { readonly game: GameName; readonly fault: string | null } {
  try {
    return { game: gameIn(hash), fault: null };
  } catch (error) {
    if (error instanceof BadLink) return { game: 'tcg', fault: error.message };
    throw error;
  }
}

/** Starts the game that the address asks for. */
export function FromLink() {
  const [{ game, fault: badLink }] = useState(() => asked(location.hash));
  const { offer, fault: missing } = useOffer(game);
  const [fault, setFault] = useState<string | null>(badLink);
  const [, go] = useLocation();
  useEffect(() => {
    if (offer === null || badLink !== null) return;
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
  }, [offer, badLink, go]);
  const why = fault ?? missing;
  if (why !== null) return <Notice title="This game cannot be started" text={why} />;
  return <Notice title="Dealing the cards…" />;
}

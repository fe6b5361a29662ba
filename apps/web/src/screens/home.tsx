import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { engine, useTable } from '../client/table.ts';
import type { GameOffer } from '../engine/protocol.ts';

export function Home() {
  const [offers, setOffers] = useState<readonly GameOffer[]>([]);
  const [, go] = useLocation();
  useEffect(() => {
    void engine.offers().then(setOffers);
  }, []);
  return (
    <main>
      {offers.map((offer) => (
        <button
          key={offer.name}
          type="button"
          onClick={() => {
            const [dark, light] = offer.decks;
            void useTable
              .getState()
              .start({
                game: offer.name,
                sitters: ['person', offer.computers[0] ?? ''],
                decks: [dark?.name ?? '', light?.name ?? ''],
              })
              .then(() => go('/table'));
          }}
        >
          Play the {offer.title}
        </button>
      ))}
    </main>
  );
}

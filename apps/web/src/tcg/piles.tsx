import type { ShownCard, ShownSeat } from '@binary-sunset/table';
import { counted } from '@binary-sunset/table/plain';
import { useState } from 'react';
import { Card } from '../cards/card.tsx';
import { CardBack } from '../cards/cardBack.tsx';
import { CardSpot } from '../table/cardSpot.tsx';
import { CardSheet } from './cardSheet.tsx';
import { useFace } from './face.ts';
import styles from './piles.module.css';
import { vars } from './vars.ts';
import { spoken } from './words.ts';

interface OfSeat {
  readonly seat: ShownSeat;
}

export const DeckPile = ({ seat: { player, side, deck } }: OfSeat) => (
  <div className={styles['pile']} data-zone="deck" data-of={player}>
    <span className={styles['deck']} data-empty={deck === 0 || undefined} aria-hidden="true">
      {Array.from({ length: Math.min(deck, 3) }, (_, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs have nothing but their place
        <span key={layer} className={styles['layer']} style={vars({ '--layer': layer })}>
          <CardBack side={side ?? 'neutral'} size="mini" />
        </span>
      ))}
    </span>
    <Count count={deck} name="Deck" />
  </div>
);

const Count = ({ count, name }: { readonly count: number; readonly name: string }) => (
  <span className={styles['count']}>
    <b>{count}</b>
    <span>{name}</span>
  </span>
);

/** The discard pile may be looked through at any time. */ // TCG-0053
export function DiscardPile({ seat: { player, name, discard, aside } }: OfSeat) {
  const [isOpen, setOpen] = useState(false);
  const top = discard.at(-1);
  return (
    <div className={styles['pile']} data-zone="discard" data-of={player}>
      {top === undefined ? (
        <span className={`${styles['deck']} ${styles['flat']}`} data-empty />
      ) : (
        <TopCard card={top} />
      )}
      <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
        <Count count={discard.length} name="Discard" />
        <span className="sr"> pile of the {name}</span>
      </button>
      {isOpen && (
        <CardSheet
          title={`Discard pile of the ${name}`}
          note={
            aside.length === 0
              ? 'The last card first.'
              : `The last card first. ${counted(aside.length, 'card')} out of the game at the end.`
          }
          cards={[...[...discard].reverse(), ...aside]}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function TopCard({ card }: { readonly card: ShownCard }) {
  const face = useFace(card.title);
  return (
    <span data-card={card.handle}>
      <CardSpot card={card} label={`${spoken(card.title)}, on top of the discard pile`}>
        {({ legal, selected }) =>
          face === undefined ? (
            <CardBack side="neutral" size="mini" />
          ) : (
            <Card face={face} size="thumb" legal={legal} selected={selected} />
          )
        }
      </CardSpot>
    </span>
  );
}

/** So many backs are drawn; the number says the rest. */
const mostBacks = 6;

/** The other player's hand: backs, or faces if hands lie open. */
export function HandFan({ seat: { player, name, side, hand } }: OfSeat) {
  const [isOpen, setOpen] = useState(false);
  const isKnown = hand.some(({ title }) => title !== null);
  const fan = (
    <>
      <span className={styles['fan']}>
        {hand.slice(0, mostBacks).map(({ handle }) => (
          <span key={handle} data-card={handle}>
            <CardBack side={side ?? 'neutral'} size="mini" />
          </span>
        ))}
      </span>
      <span>{hand.length} in hand</span>
    </>
  );
  return (
    <div className={styles['hand']} data-zone="hand" data-of={player}>
      {isKnown ? (
        <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
          {fan}
          <span className="sr">of the {name}: look at it</span>
        </button>
      ) : (
        fan
      )}
      {isOpen && (
        <CardSheet title={`Hand of the ${name}`} note="Hands lie open." cards={hand} close={() => setOpen(false)} />
      )}
    </div>
  );
}

import type { ShownCard } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { useState } from 'react';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { vars } from '../../parts/vars.ts';
import { CardSheet } from './cardSheet.tsx';
import { CardSpot } from './cardSpot.tsx';
import { type AnySeat, spoken } from './cardWords.ts';
import { useFace } from './face.ts';
import styles from './pile.module.css';
import { PileSpot } from './pileSpot.tsx';

/** Cards face down, by their number. */
export function FaceDownPile({
  seat: { player, side },
  zone,
  name,
  count,
}: {
  readonly seat: AnySeat;
  readonly zone: string;
  readonly name: string;
  readonly count: number;
}) {
  return (
    <PileSpot className={styles['pile']} zone={zone} of={player} sign={name.toLowerCase()}>
      <span className={styles['deck']} data-empty={count === 0 || undefined} aria-hidden="true">
        {Array.from({ length: Math.min(count, 3) }, (_, layer) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs have nothing but their place
          <span key={layer} className={styles['layer']} style={vars({ '--layer': layer })}>
            <CardBack side={side ?? 'neutral'} size="mini" />
          </span>
        ))}
      </span>
      <Count count={count} name={name} />
    </PileSpot>
  );
}

export const Count = ({ count, name }: { readonly count: number; readonly name: string }) => (
  <span className={styles['count']} data-sign={name.toLowerCase()}>
    <b>{count}</b>
    <span>{name}</span>
  </span>
);

/** The card on top of a pile that lies face up; an empty place if there is none. */
export const Top = ({ card, of }: { readonly card: ShownCard | undefined; readonly of: string }) =>
  card === undefined ? (
    <span className={`${styles['deck']} ${styles['flat']}`} data-empty />
  ) : (
    <TopCard card={card} of={of} />
  );

function TopCard({ card, of }: { readonly card: ShownCard; readonly of: string }) {
  const face = useFace(card.title);
  return (
    <span data-card={card.handle}>
      <CardSpot card={card} label={`${spoken(card.title)}, on top of the ${of}`}>
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

function KnownCard({ card }: { readonly card: ShownCard }) {
  const face = useFace(card.title);
  return face === undefined ? null : (
    <span className={styles['known']} data-card={card.handle}>
      <Card face={face} size="thumb" />
    </span>
  );
}

/** So many backs are drawn; the number says the rest. */
const mostBacks = 6;

/** Somebody else's hand, opened. */
export const HandSheet = ({ name, hand, close }: Pick<AnySeat, 'name' | 'hand'> & { readonly close: () => void }) => (
  <CardSheet title={`Hand of the ${name}`} note="Cards that you have seen lie face up." cards={hand} close={close} />
);

/** So many faces are drawn: the rest are seen when the hand is opened. */
const mostFaces = 2;

/** The other player's hand: backs; those that were shown lie face up, and all of them can be looked at. */
export function HandFan({ seat: { player, name, side, hand } }: { readonly seat: AnySeat }) {
  const [isOpen, setOpen] = useState(false);
  const known = hand.filter(({ title }) => title !== null);
  const isKnown = known.length > 0;
  const fan = (
    <>
      {known.slice(0, mostFaces).map((card) => (
        <KnownCard key={card.handle} card={card} />
      ))}
      {known.length > mostFaces ? <span>+{known.length - mostFaces}</span> : null}
      <span className={styles['fan']}>
        {hand
          .filter(({ title }) => title === null)
          .slice(0, mostBacks)
          .map(({ handle }) => (
            <span key={handle} data-card={handle}>
              <CardBack side={side ?? 'neutral'} size="mini" />
            </span>
          ))}
      </span>
      <span>{hand.length} in hand</span>
    </>
  );
  return (
    <div className={styles['hand']} data-zone="hand" data-of={player} data-sign={'hand' satisfies SignName}>
      {isKnown ? (
        <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
          {fan}
          <span className="sr">of the {name}: look at it</span>
        </button>
      ) : (
        fan
      )}
      {isOpen && <HandSheet name={name} hand={hand} close={() => setOpen(false)} />}
    </div>
  );
}

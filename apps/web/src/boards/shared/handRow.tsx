import type { ShownCard } from '@binary-sunset/table';
import { counted } from '@binary-sunset/table/plain';
import { memo, type ReactNode, useRef } from 'react';
import { Card } from '../../cards/card.tsx';
import { CardBack } from '../../cards/cardBack.tsx';
import { scrollSideways } from '../../interaction/sideways.ts';
import { useFirstInView } from '../../interaction/useFirstInView.ts';
import { usePace } from '../../motion/motion.ts';
import { vars } from '../../parts/vars.ts';
import { useTable } from '../../session/table.ts';
import { CardSpot } from './cardSpot.tsx';
import { type AnySeat, cardLabel } from './cardWords.ts';
import { useFace } from './face.ts';
import styles from './handRow.module.css';
import { useLayout } from './layout.ts';

/** The hand of whoever sits below; on a phone, their numbers stand above it. */
export function HandRow({ seat, counts }: { readonly seat: AnySeat; readonly counts: ReactNode }) {
  const layout = useLayout();
  const pace = usePace();
  const cards = useRef<HTMLUListElement>(null);
  useFirstInView(cards);
  const isOwn = useTable(({ display }) => display?.scene.viewer === seat.player);
  return (
    <section
      className={styles['hand']}
      data-layout={layout}
      data-zone="hand"
      data-of={seat.player}
      aria-label={`${isOwn ? 'Your hand' : `Hand of the ${seat.name}`}, ${counted(seat.hand.length, 'card')}`}
      style={vars({ '--pace': pace })}
    >
      {layout === 'phone' && counts}
      <ul
        ref={cards}
        className={styles['cards']}
        style={vars({ '--cards': seat.hand.length })}
        onWheel={scrollSideways}
      >
        {seat.hand.map((card) => (
          <li key={card.handle} data-card={card.handle}>
            <Held card={card} size={layout === 'flat' ? 'thumb' : 'table'} side={seat.side ?? 'neutral'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HeldProps {
  readonly card: ShownCard;
  readonly size: 'thumb' | 'table';
  readonly side: 'light' | 'dark' | 'neutral';
}

const Held = memo(({ card, size, side }: HeldProps) => {
  const face = useFace(card.title);
  return (
    <CardSpot card={card} label={cardLabel(card, face)}>
      {({ legal, selected }) => (
        <span className={styles['held']} data-legal={legal || undefined} data-selected={selected || undefined}>
          {face === undefined ? (
            <CardBack side={side} size={size === 'thumb' ? 'mini' : 'table'} />
          ) : (
            <Card face={face} size={size} legal={legal} selected={selected} />
          )}
        </span>
      )}
    </CardSpot>
  );
});

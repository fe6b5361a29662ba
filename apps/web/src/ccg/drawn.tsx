import type { Player } from '@binary-sunset/kernel';
import type { CcgBoard, ShownDraw } from '@binary-sunset/table';
import { Card } from '../cards/card.tsx';
import { CardSpot } from '../table/cardSpot.tsx';
import { cardLabel } from '../table/cardWords.ts';
import { useFace } from '../table/face.ts';
import styles from './drawn.module.css';

interface DrawnProps {
  readonly draw: ShownDraw;
  readonly seats: CcgBoard['seats'];
  readonly below: Player;
  /** As a strip, where it must not hide the table. */
  readonly isCompact?: boolean;
}

/** A destiny that is drawn: the card, its number, what changes it, and what it comes to. */
export function Drawn({ draw, seats, below, isCompact = false }: DrawnProps) {
  const { card, drawn, changes, value, by } = draw;
  const face = useFace(card?.title ?? null);
  const whose = by === below ? 'Your' : `${seats[by].name}:`;
  return (
    <section
      className={styles['drawn']}
      data-compact={isCompact || undefined}
      aria-label={`${whose} destiny ${value ?? 'cancelled'}`}
    >
      <div className={styles['card']} data-card={card?.handle}>
        {card !== null && face !== undefined && (
          <CardSpot card={card} label={`${cardLabel(card, face)}, drawn for destiny`}>
            {({ legal, selected }) => (
              <Card face={face} size={isCompact ? 'thumb' : 'table'} legal={legal} selected={selected} paid />
            )}
          </CardSpot>
        )}
        <b className={styles['big']}>{drawn}</b>
      </div>
      <p className={styles['sum']}>
        {changes.map(({ amount, because }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may count twice
          <span key={i} data-sign={amount < 0 ? 'minus' : 'plus'}>
            <b>{amount < 0 ? amount : `+${amount}`}</b> {because}
          </span>
        ))}
        <strong>{value === null ? 'cancelled' : `= ${value}`}</strong>
      </p>
      <p className={styles['about']}>
        {whose} {draw.for === '' ? '' : `${draw.for} `}destiny
      </p>
    </section>
  );
}

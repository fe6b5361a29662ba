import type { Player } from '@binary-sunset/kernel';
import type { CcgBoard, ShownDraw } from '@binary-sunset/table';
import { Card } from '../../../cards/card.tsx';
import { CardSpot } from '../../shared/cardSpot.tsx';
import { cardLabel } from '../../shared/cardWords.ts';
import { useFace } from '../../shared/face.ts';
import styles from './drawn.module.css';

interface DrawnProps {
  /** The last is the one in question; those before may yet be chosen from. */
  readonly draws: CcgBoard['draws'];
  readonly seats: CcgBoard['seats'];
  readonly below: Player;
  /** As a strip, where it must not hide the table. */
  readonly isCompact?: boolean;
}

/** A destiny that is drawn: the card, its number, what changes it, and what it comes to; and what was drawn with it. */
export function Drawn({ draws, seats, below, isCompact = false }: DrawnProps) {
  const draw = draws.at(-1);
  if (draw === undefined) return null;
  const { card, drawn, changes, value, by } = draw;
  const before = draws.slice(0, -1);
  const whose = by === below ? 'Your' : `${seats[by].name}:`;
  return (
    <section
      className={styles['drawn']}
      data-compact={isCompact || undefined}
      aria-label={`${whose} destiny ${value ?? 'cancelled'}`}
    >
      {before.length > 0 && (
        <ul className={styles['before']} aria-label="Drawn before">
          {before.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: draws stay in their order, and one without a card has no other name
            <li key={i} className={styles['earlier']} data-card={one.card?.handle}>
              <DrawnCard card={one.card} size="thumb" />
              <b>{one.value ?? '–'}</b>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['card']} data-card={card?.handle}>
        <DrawnCard card={card} size={isCompact ? 'thumb' : 'table'} />
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

/** Nothing for a destiny that is substituted. */
function DrawnCard({ card, size }: { readonly card: ShownDraw['card']; readonly size: 'thumb' | 'table' }) {
  const face = useFace(card?.title ?? null);
  if (card === null || face === undefined) return null;
  return (
    <CardSpot card={card} label={`${cardLabel(card, face)}, drawn for destiny`}>
      {({ legal, selected }) => <Card face={face} size={size} legal={legal} selected={selected} paid />}
    </CardSpot>
  );
}

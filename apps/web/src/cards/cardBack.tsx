import { memo, type ReactNode } from 'react';
import styles from './cardBack.module.css';
import frame from './frame.module.css';
import { Signs } from './signs.tsx';

interface CardBackProps {
  readonly side: 'light' | 'dark' | 'neutral' | null;
  readonly size: 'mini' | 'build' | 'table';
  readonly counters?: number | undefined;
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly badge?: ReactNode;
}

/** A card seen from behind, with the build counters on it, if any; 30, 46 or 96 px wide, or `--back-w`. */
export const CardBack = memo(function CardBack({
  side,
  size,
  counters,
  legal = false,
  selected = false,
  badge,
}: CardBackProps) {
  const state = `${legal ? frame['legal'] : ''} ${selected ? frame['selected'] : ''}`;
  return (
    <span
      className={`${frame['card']} ${frame[size]} ${styles['back']} ${styles[size]} ${frame[side ?? 'neutral']} ${state}`}
      role="img"
      aria-label={counters === undefined ? 'Face-down card' : `Face-down card, ${counters} build counters`}
    >
      <i className={frame['edge']} />
      <span className={frame['face']}>
        <svg className={styles['picture']} aria-hidden="true">
          <use href="#card-back" />
        </svg>
      </span>
      {counters !== undefined && <b className={styles['counters']}>{counters}</b>}
      <Signs legal={legal} selected={selected} />
      {badge}
    </span>
  );
});

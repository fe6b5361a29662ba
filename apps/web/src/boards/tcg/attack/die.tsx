import type { SignName } from '@binary-sunset/table/plain';
import { Icon } from '../../../parts/icon.tsx';
import { vars } from '../../../parts/vars.ts';
import styles from './die.module.css';

const left = 7;
const mid = 12;
const right = 17;

/** Where the spots of each face are. */
const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[mid, mid]],
  [
    [left, left],
    [right, right],
  ],
  [
    [left, left],
    [mid, mid],
    [right, right],
  ],
  [
    [left, left],
    [right, left],
    [left, right],
    [right, right],
  ],
  [
    [left, left],
    [right, left],
    [mid, mid],
    [left, right],
    [right, right],
  ],
  [
    [left, left],
    [right, left],
    [left, mid],
    [right, mid],
    [left, right],
    [right, right],
  ],
];

export interface DieProps {
  readonly result: number;
  readonly hits?: boolean;
  /** A natural six that did more than hit. */
  readonly critical?: boolean;
  /** Its place in the roll: each lands a little later than the one before. */
  readonly place?: number;
  readonly small?: boolean;
}

export const Die = ({ result, hits = false, critical = false, place = 0, small = false }: DieProps) => (
  <span
    role="img"
    data-sign={'die' satisfies SignName}
    aria-label={hits ? `${result}, a hit` : String(result)}
    className={styles['die']}
    data-hit={hits || undefined}
    data-critical={critical || undefined}
    data-small={small || undefined}
    style={vars({ '--place': place })}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {(spots[result] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
    {hits && <Icon name="check" />}
  </span>
);

import type { SignName } from '@binary-sunset/table/plain';
import styles from './pips.module.css';

/** So many of so many: dots that are done, dots about to be, and dots that are free. */
export function Pips({
  done,
  coming = 0,
  of,
  tone = 'damage',
}: {
  readonly done: number;
  readonly coming?: number;
  readonly of: number;
  readonly tone?: 'damage' | 'build';
}) {
  const count = Math.max(of, 0);
  const state = (index: number): string => {
    if (index < done) return 'done';
    return index < done + coming ? 'coming' : 'free';
  };
  return (
    <span
      className={`${styles['pips']} ${styles[tone]} ${count > 7 ? styles['many'] : ''}`}
      data-sign={(tone === 'build' ? 'counters' : 'damage') satisfies SignName}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is known by its place
        <i key={index} className={styles[state(index)]} />
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import { SideMark } from '../../parts/sideMark.tsx';
import { useTable } from '../../session/table.ts';
import { type AnySeat, seatLine, sitterName } from './cardWords.ts';
import styles from './seatRow.module.css';

/** A player's row: who they are and what they have to spend or to lose, then whatever else the game puts there. */
export function SeatRow({
  seat,
  own,
  dial,
  line,
  children,
}: {
  readonly seat: AnySeat;
  readonly own: boolean;
  readonly dial: ReactNode;
  /** Says more about them, below their name. */
  readonly line: ReactNode;
  readonly children: ReactNode;
}) {
  const sitters = useTable(({ display }) => display?.sitters ?? null);
  if (sitters === null) return null;
  const name = sitterName(seat, sitters);
  const about = seatLine(seat, sitters);
  return (
    <section className={styles['seat']} data-own={own || undefined} aria-label={`${name}, ${seat.name}`}>
      <div className={styles['who']}>
        {dial}
        <div>
          <h2>
            {seat.side !== null && <SideMark side={seat.side} />}
            {name}
          </h2>
          {about !== '' && <p>{about}</p>}
          {line}
        </div>
      </div>
      {children}
    </section>
  );
}

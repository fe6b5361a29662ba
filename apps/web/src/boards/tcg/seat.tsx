import type { ShownSeat, TcgBoard } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { memo } from 'react';
import { vars } from '../../parts/vars.ts';
import { Dial } from '../shared/dial.tsx';
import { FaceDownPile, HandFan } from '../shared/pile.tsx';
import { SeatRow } from '../shared/seatRow.tsx';
import { Rolled } from './attack/rolled.tsx';
import { BuildZone } from './buildZone.tsx';
import { DiscardPile } from './piles.tsx';
import styles from './seat.module.css';

/** A full ring; there is no most, but nobody has had more for long. */
const usualForce = 20;

interface SeatProps {
  /** Dice on the table, whoever rolled them. */
  readonly roll: TcgBoard['roll'];
  readonly seat: ShownSeat;
  readonly own: boolean;
}

/** A player's row: who they are, what they build, their piles. */
export const Seat = memo(({ roll, seat, own }: SeatProps) => (
  <SeatRow
    seat={seat}
    own={own}
    dial={
      <Dial
        amount={seat.force}
        name="Force"
        full={usualForce}
        arcs={[{ amount: seat.force, colour: `var(--${seat.side ?? 'neutral'})` }]}
      />
    }
    line={
      seat.setup === null && (
        <p className={styles['held']} data-sign={'arenas held' satisfies SignName}>
          <Suns held={seat.arenasHeld} />
          {seat.arenasHeld} of 2 arenas
        </p>
      )
    }
  >
    <BuildZone seat={seat} own={own} />
    <Allowance seat={seat} />
    {roll?.by === seat.player && <Rolled roll={roll} />}
    <div className={styles['piles']}>
      <FaceDownPile seat={seat} zone="deck" name="Deck" count={seat.deck} />
      <DiscardPile seat={seat} />
      {!own && <HandFan seat={seat} />}
    </div>
  </SeatRow>
));

/** Two arenas held win: two suns. */
const Suns = ({ held }: { readonly held: number }) => (
  <span className={styles['suns']} aria-hidden="true">
    <i data-held={held > 0 || undefined} />
    <i data-held={held > 1 || undefined} />
  </span>
);

/** What there is to spend: build points, or the worth of units put into battle at the start. */
function Allowance({ seat: { points, setup } }: { readonly seat: ShownSeat }) {
  if (setup !== null)
    return (
      <div className={styles['allowance']} data-sign={'placed' satisfies SignName}>
        <b>
          {setup.spent} <small>of {setup.allowance}</small>
        </b>
        <span>put into battle</span>
        <i
          className={styles['meter']}
          style={vars({ '--part': Math.min(1, setup.spent / Math.max(1, setup.allowance)) })}
        />
      </div>
    );
  if (points === 0) return null;
  return (
    <div className={styles['allowance']} data-sign={'points' satisfies SignName}>
      <b>{points}</b>
      <span>{points === 1 ? 'build point' : 'build points'}</span>
    </div>
  );
}

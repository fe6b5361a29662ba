import type { CcgSeat } from '@binary-sunset/table';
import { memo } from 'react';
import { useTable } from '../client/table.ts';
import { SideMark } from '../parts/sideMark.tsx';
import { seatLine, sitterName } from '../table/cardWords.ts';
import { Dial } from '../table/dial.tsx';
import { Count, FaceDownPile, HandFan, Top } from '../table/pile.tsx';
import styles from './seat.module.css';
import { TableSide } from './tableSide.tsx';

/** A deck is a player's life. */
const wholeDeck = 60;

/** A player's row: Life Force, piles, and their side of the table. */
export const Seat = memo(({ seat, own }: { readonly seat: CcgSeat; readonly own: boolean }) => {
  const sitters = useTable(({ moment }) => moment?.sitters ?? null);
  if (sitters === null) return null;
  const name = sitterName(seat, sitters);
  const about = seatLine(seat, sitters);
  return (
    <section
      className={`${styles['seat']} ${own ? styles['own'] : styles['other']}`}
      aria-label={`${name}, ${seat.name}`}
    >
      <div className={styles['who']}>
        <LifeForce seat={seat} />
        <div>
          <h2>
            <SideMark side={seat.side} />
            {name}
          </h2>
          {about !== '' && <p>{about}</p>}
          <p>Generates {seat.generation}</p>
        </div>
      </div>
      <div className={styles['piles']}>
        <FaceDownPile seat={seat} zone="reserve" name="Reserve" count={seat.reserve} />
        <FaceDownPile seat={seat} zone="force" name="Force" count={seat.force} />
        <FaceDownPile seat={seat} zone="used" name="Used" count={seat.used} />
        <LostPile seat={seat} />
        {!own && <HandFan seat={seat} />}
      </div>
      <TableSide seat={seat} />
    </section>
  );
});

/** Of a Lost Pile nobody sees more than the top card. */ // AR1-0020
const LostPile = ({ seat: { player, lost, lostTop } }: { readonly seat: CcgSeat }) => (
  <div className={styles['lost']} data-zone="lost" data-of={player}>
    <Top card={lostTop ?? undefined} of="Lost Pile" />
    <Count count={lost} name="Lost" />
  </div>
);

/** Reserve, Force and Used Pile together, as stretches of one ring. */
const LifeForce = ({ seat: { side, lifeForce, reserve, force, used } }: { readonly seat: CcgSeat }) => (
  <Dial
    amount={lifeForce}
    name="Life"
    full={wholeDeck}
    arcs={[
      { amount: reserve, colour: `var(--${side})` },
      { amount: force, colour: 'var(--text)' },
      { amount: used, colour: '#7f8fa3' },
    ]}
  />
);

import type { CcgSeat } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { memo, useState } from 'react';
import { CardSheet } from '../shared/cardSheet.tsx';
import { Dial } from '../shared/dial.tsx';
import piles from '../shared/pile.module.css';
import { Count, FaceDownPile, HandFan, Top } from '../shared/pile.tsx';
import { SeatRow } from '../shared/seatRow.tsx';
import styles from './seat.module.css';
import { TableSide } from './tableSide.tsx';

/** A deck is a player's life. */
const wholeDeck = 60;

/** A player's row: Life Force, piles, and their side of the table. */
export const Seat = memo(({ seat, own }: { readonly seat: CcgSeat; readonly own: boolean }) => (
  <SeatRow
    seat={seat}
    own={own}
    dial={<LifeForce seat={seat} />}
    line={<p data-sign={'generates' satisfies SignName}>Generates {seat.generation}</p>}
  >
    <div className={styles['piles']}>
      <FaceDownPile seat={seat} zone="reserve" name="Reserve" count={seat.reserve} />
      <FaceDownPile seat={seat} zone="force" name="Force" count={seat.force} />
      <FaceDownPile seat={seat} zone="used" name="Used" count={seat.used} />
      <LostPile seat={seat} />
      {seat.outOfPlay.length > 0 && <OutOfPlay seat={seat} />}
      {!own && <HandFan seat={seat} />}
    </div>
    <TableSide seat={seat} />
  </SeatRow>
));

/** Of a Lost Pile nobody sees more than the top card. */ // AR1-0020
const LostPile = ({ seat: { player, lost, lostTop } }: { readonly seat: CcgSeat }) => (
  <div className={styles['lost']} data-zone="lost" data-of={player}>
    <Top card={lostTop ?? undefined} of="Lost Pile" />
    <Count count={lost} name="Lost" />
  </div>
);

/** Cards that are out of play may be looked at, whoever's they are. */ // AR1-0350
function OutOfPlay({ seat: { player, name, outOfPlay } }: { readonly seat: CcgSeat }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-zone="outOfPlay" data-of={player}>
      <button type="button" className={piles['open']} onClick={() => setOpen(true)}>
        <Count count={outOfPlay.length} name="Out" />
        <span className="sr"> of play, of the {name}</span>
      </button>
      {isOpen && (
        <CardSheet
          title={`Out of play, of the ${name}`}
          note="They take no part in the game any more."
          cards={outOfPlay}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}

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

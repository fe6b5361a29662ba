import type { CcgBoard } from '@binary-sunset/table';
import { useRef } from 'react';
import { usePace } from '../client/motion.ts';
import { useLayout } from '../table/layout.ts';
import { PlayedCard } from '../table/playedCard.tsx';
import { useTravel } from '../table/travel.ts';
import { TurnBanner } from '../table/turnBanner.tsx';
import { vars } from '../table/vars.ts';
import { World } from '../table/world.tsx';
import styles from './board.module.css';
import { Drawn } from './drawn.tsx';
import { Field } from './field.tsx';
import { PhoneBoard } from './phoneBoard.tsx';
import { Seat } from './seat.tsx';
import { otherPlayer } from './words.ts';

/** Everything between the bar and the hand. */
export function Board({ board }: { readonly board: CcgBoard }) {
  const layout = useLayout();
  const pace = usePace();
  const table = useRef<HTMLDivElement>(null);
  useTravel(table);
  const { below, seats } = board;
  return (
    <>
      <World layout={layout} />
      <div ref={table} className={styles['board']} data-layout={layout} style={vars({ '--pace': pace })}>
        {layout === 'table' ? (
          <>
            <Seat seat={seats[otherPlayer(below)]} own={false} />
            <Field board={board} />
            <Seat seat={seats[below]} own />
          </>
        ) : (
          <PhoneBoard board={board} layout={layout} />
        )}
        {(board.battle === null || layout !== 'table') && <LooseDraw board={board} />}
        {board.turn > 0 && <TurnBanner board={board} />}
        <PlayedCard board={board} />
      </div>
    </>
  );
}

/** A destiny that is drawn where no battle shows it. */
function LooseDraw({ board: { draws, seats, below } }: { readonly board: CcgBoard }) {
  if (draws.length === 0) return null;
  return (
    <div className={styles['loose']}>
      <Drawn draws={draws} seats={seats} below={below} isCompact />
    </div>
  );
}

import type { CcgBoard } from '@binary-sunset/table';
import { useRef } from 'react';
import { usePace } from '../../motion/motion.ts';
import { useTravel } from '../../motion/travel.ts';
import { vars } from '../../parts/vars.ts';
import { useLayout } from '../shared/layout.ts';
import { PlayedCard } from '../shared/playedCard.tsx';
import { TurnBanner } from '../shared/turnBanner.tsx';
import { World } from '../shared/world.tsx';
import { Drawn } from './battle/drawn.tsx';
import styles from './board.module.css';
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

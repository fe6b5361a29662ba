import type { TcgBoard } from '@binary-sunset/table';
import { type ReactNode, useRef } from 'react';
import { usePace } from '../../motion/motion.ts';
import { useTravel } from '../../motion/travel.ts';
import { useRoom } from '../../parts/useRoom.ts';
import { vars } from '../../parts/vars.ts';
import { useLayout } from '../shared/layout.ts';
import { PlayedCard } from '../shared/playedCard.tsx';
import { TurnBanner } from '../shared/turnBanner.tsx';
import { World } from '../shared/world.tsx';
import { Arena } from './arena.tsx';
import { Arrow } from './attack/arrow.tsx';
import { AttackTray } from './attack/attackTray.tsx';
import { Contest } from './attack/contest.tsx';
import styles from './board.module.css';
import { inTheMiddle } from './middle.ts';
import { PhoneBoard } from './phoneBoard.tsx';
import { Playing } from './playing.tsx';
import { shareOf, widthsOf } from './room.ts';
import { Seat } from './seat.tsx';
import { otherPlayer, stageOf, traySide } from './stage.ts';

/** What both players' rows take of the height. */
const seatsHeight = 216;

/** Everything between the bar and the hand. */
export function Board({ board }: { readonly board: TcgBoard }) {
  const layout = useLayout();
  const pace = usePace();
  const table = useRef<HTMLDivElement>(null);
  useTravel(table);
  const room = useRoom(table);
  const widths = widthsOf(board.arenas, room.width === 0 ? 0 : room.width - 24);
  const { below, seats, arenas, attack, roll } = board;
  return (
    <>
      <World layout={layout} />
      <div
        ref={table}
        className={styles['board']}
        data-layout={layout}
        data-busy={isBusy(board) || undefined}
        style={vars({ '--pace': pace })}
      >
        {layout === 'table' ? (
          <>
            <Seat roll={roll} seat={seats[otherPlayer(below)]} own={false} />
            <div
              className={styles['arenas']}
              style={vars({ '--arenas': arenas.map((arena) => `${shareOf(arena)}fr`).join(' ') })}
            >
              {arenas.map((arena, i) => (
                <Arena
                  key={arena.arena}
                  below={below}
                  seats={seats}
                  arena={arena}
                  width={widths[i] ?? 0}
                  height={room.height - seatsHeight}
                  middle={middleOf(board, arena)}
                />
              ))}
            </div>
            <Seat roll={roll} seat={seats[below]} own />
            {/* Whoever sits down turns the table round, and every card gets a new place. */}
            {attack !== null && <Arrow key={below} attack={attack} />}
          </>
        ) : (
          <PhoneBoard board={board} layout={layout} room={room} />
        )}
        {board.turn > 0 && <TurnBanner board={board} />}
        <PlayedCard board={board} />
      </div>
    </>
  );
}

/** With so many units, arenas change their widths at once, and the arrow stands still. */
const isBusy = ({ arenas }: TcgBoard): boolean =>
  arenas.reduce((sum, { units }) => sum + units[0].length + units[1].length, 0) > 24;

function middleOf(board: TcgBoard, arena: TcgBoard['arenas'][number]): ReactNode {
  if (stageOf(board)?.arena !== arena.arena) return null;
  if (board.attack !== null)
    return (
      <div className={styles['tray']} data-side={traySide(arena)}>
        <AttackTray board={board} attack={board.attack} />
      </div>
    );
  if (board.contest !== null) return <Contest board={board} contest={board.contest} />;
  return inTheMiddle(board).length === 0 ? null : <Playing board={board} size="table" />;
}

import type { ShownArena, TcgBoard } from '@binary-sunset/table';
import type { Arena as ArenaName } from '@binary-sunset/tcg';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Glyph } from '../../cards/glyph.tsx';
import { useCanAct } from '../../interaction/canAct.ts';
import type { Room } from '../../parts/useRoom.ts';
import { useTable } from '../../session/table.ts';
import { ActDot } from '../shared/actDot.tsx';
import { behind } from '../shared/behind.ts';
import { arenaGlyphs, Row, Standing } from './arena.tsx';
import { Contest } from './attack/contest.tsx';
import { Duel } from './attack/duel.tsx';
import { Rolled } from './attack/rolled.tsx';
import { Counts } from './counts.tsx';
import { LocationSlot } from './locationSlot.tsx';
import { inTheMiddle } from './middle.ts';
import styles from './phoneBoard.module.css';
import { Playing } from './playing.tsx';
import { actingIn, arrivedIn, otherPlayer, stageOf } from './stage.ts';
import { withParts } from './unitParts.ts';

/** What is left for each side of an arena, beside or below its tabs. */
const rowOf = (layout: 'phone' | 'flat', { width, height }: Room, isContested: boolean): Room =>
  layout === 'flat'
    ? { width: width - 262, height: Math.floor((height - (isContested ? 92 : 56)) / 2) }
    : { width: width - 16, height: Math.floor((height - (isContested ? 330 : 188)) / 2) };

/** One arena at a time; the one that fights opens itself, and so does the one where something of one's own arrives. */
export function PhoneBoard({
  board,
  layout,
  room,
}: {
  readonly board: TcgBoard;
  readonly layout: 'phone' | 'flat';
  readonly room: Room;
}) {
  const { below, seats, arenas } = board;
  const stage = stageOf(board)?.arena ?? 'character';
  const [open, setOpen] = useState<ArenaName>(stage);
  const display = useTable((table) => table.display);
  const [last, setLast] = useState({ stage, display });
  // Set while it is drawn, so that what arrives travels to an arena that is in sight.
  if (last.display !== display || last.stage !== stage) {
    setLast({ stage, display });
    const arrived = arrivedIn(board, last.display === display ? [] : (display?.happenings ?? []));
    const next = arrived ?? (last.stage === stage ? open : stage);
    const acting = last.display === display ? [] : actingIn(board, useTable.getState().options);
    setOpen(acting.includes(next) ? next : (acting[0] ?? next));
  }
  return (
    <Tabs.Root
      className={styles['phone']}
      data-layout={layout}
      // Tab goes past the arenas and must not turn to another one by the way.
      activationMode="manual"
      value={open}
      onValueChange={(value) => setOpen(arenas.find(({ arena }) => arena === value)?.arena ?? open)}
    >
      <div className={styles['top']}>
        <Counts seat={seats[otherPlayer(below)]} own={false} />
        <Tabs.List className={styles['tabs']} aria-label="Arenas">
          {arenas.map((arena) => (
            <ArenaTab key={arena.arena} board={board} arena={arena} open={() => setOpen(arena.arena)} />
          ))}
        </Tabs.List>
        {layout === 'flat' && <Counts seat={seats[below]} own />}
      </div>
      {arenas.map((arena) => (
        <Tabs.Content
          key={arena.arena}
          value={arena.arena}
          className={styles['panel']}
          data-arena={arena.arena}
          data-battle={arena.battle}
          data-contested={(board.contest !== null && arena.arena === stage) || undefined}
        >
          <Panel
            board={board}
            arena={arena}
            isStage={arena.arena === stage}
            isFlat={layout === 'flat'}
            row={rowOf(layout, room, board.contest !== null && arena.arena === stage)}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function ArenaTab({
  board,
  arena,
  open,
}: {
  readonly board: TcgBoard;
  readonly arena: ShownArena;
  readonly open: () => void;
}) {
  const cards = [...(arena.location === null ? [] : [arena.location]), ...arena.units.flat().flatMap(withParts)];
  const canAct = useCanAct(cards);
  return (
    <Tabs.Trigger
      value={arena.arena}
      className={styles['tab']}
      data-arena={arena.arena}
      data-battle={arena.battle}
      data-behind={behind(cards, arena.arena)}
      onClick={open}
    >
      <Glyph name={arenaGlyphs[arena.arena]} />
      <span>
        <b>{arena.name}</b>
        <Standing below={board.below} seats={board.seats} arena={arena} />
      </span>
      {canAct && <ActDot />}
    </Tabs.Trigger>
  );
}

function Panel({
  board,
  arena,
  isStage,
  isFlat,
  row,
}: {
  readonly board: TcgBoard;
  readonly arena: ShownArena;
  readonly isStage: boolean;
  readonly isFlat: boolean;
  readonly row: Room;
}) {
  const { below, attack, contest, roll } = board;
  if (isStage && attack !== null) return <Duel board={board} arena={arena} attack={attack} />;
  const above = otherPlayer(below);
  const isPlayed = isStage && inTheMiddle(board).length > 0;
  return (
    <>
      <Row units={arena.units[above]} zone={arena.arena} of={above} {...row} apart={26} above />
      <div className={styles['middle']}>
        {isStage && contest !== null && <Contest board={board} contest={contest} />}
        {arena.location !== null && !(isStage && contest !== null) && (
          <LocationSlot location={arena.location} chip={isPlayed || isFlat} />
        )}
        {isPlayed && <Playing board={board} size="thumb" />}
        {isStage && roll !== null && <Rolled roll={roll} />}
        {arena.units.every((row) => row.length === 0) && arena.location === null && (
          <p>{board.turn === 0 ? 'The table is empty.' : `Nobody is in the ${arena.name} arena.`}</p>
        )}
      </div>
      <Row units={arena.units[below]} zone={arena.arena} of={below} {...row} apart={26} />
    </>
  );
}

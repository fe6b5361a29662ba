import type { Handle } from '@binary-sunset/kernel';
import type { CcgBoard, ShownPlace } from '@binary-sunset/table';
import { Tabs } from 'radix-ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import { Art } from '../../cards/art.tsx';
import { useCanAct } from '../../interaction/canAct.ts';
import { SideMark } from '../../parts/sideMark.tsx';
import { useRoom } from '../../parts/useRoom.ts';
import { ActDot } from '../shared/actDot.tsx';
import { behind } from '../shared/behind.ts';
import { useFace } from '../shared/face.ts';
import type { Layout } from '../shared/layout.ts';
import { BattleView } from './battle/battleView.tsx';
import { Counts } from './counts.tsx';
import { HostRow } from './hostRow.tsx';
import styles from './phoneBoard.module.css';
import { Playing } from './playing.tsx';
import { lessFor, Tile } from './tile.tsx';
import { allAt, placesOn } from './trees.ts';
import { useFocus } from './useFocus.ts';
import { otherPlayer } from './words.ts';

const spine = 94;
/** So far a finger has to go aside to mean the neighbour. */
const swipe = 60;

/** One location at a time; a strip of all of them above it. */
export function PhoneBoard({ board, layout }: { readonly board: CcgBoard; readonly layout: Layout }) {
  const { below, seats } = board;
  const places = placesOn(board);
  const [focus, setFocus] = useFocus(board, true);
  const open = places.find(({ handle }) => handle === focus) ?? places[0];
  const panel = useRef<HTMLDivElement>(null);
  const room = useRoom(panel);
  const at = open === undefined ? -1 : places.indexOf(open);
  const turn = (by: number): void => {
    const next = places[at + by];
    if (next !== undefined) setFocus(next.handle);
  };
  return (
    <Tabs.Root
      className={styles['phone']}
      data-layout={layout}
      activationMode="manual"
      value={String(open?.handle ?? '')}
      onValueChange={(value) => setFocus(Number(value))}
    >
      <div className={styles['top']}>
        <Counts seat={seats[otherPlayer(below)]} own={false} />
        <Strip board={board} places={places} open={open?.handle ?? null} onOpen={setFocus} />
        {layout === 'flat' && <Counts seat={seats[below]} own />}
      </div>
      <div ref={panel} className={styles['panels']} {...useSwipe(turn)}>
        {places.map((place) => (
          <Tabs.Content key={place.handle} value={String(place.handle)} className={styles['panel']}>
            <Place board={board} place={place} width={room.width} height={room.height} />
          </Tabs.Content>
        ))}
        {places.length === 0 && <p className={styles['empty']}>No location is on the table yet.</p>}
        <Playing board={board} />
      </div>
    </Tabs.Root>
  );
}

/** Turns to the neighbour when a finger goes aside. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent): void => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      if (from.current === null) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    onPointerCancel: (): void => {
      from.current = null;
    },
  };
}

function Strip({
  board,
  places,
  open,
  onOpen,
}: {
  readonly board: CcgBoard;
  readonly places: readonly ShownPlace[];
  readonly open: Handle | null;
  readonly onOpen: (place: Handle) => void;
}) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector(`[data-place="${open}"]`);
    tab?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [open]);
  return (
    <Tabs.List ref={strip} className={styles['strip']} aria-label="Locations">
      {places.map((place) => (
        <PlaceTab key={place.handle} board={board} place={place} open={() => onOpen(place.handle)} />
      ))}
    </Tabs.List>
  );
}

function PlaceTab({
  board: { seats, below },
  place,
  open,
}: {
  readonly board: CcgBoard;
  readonly place: ShownPlace;
  readonly open: () => void;
}) {
  const cards = allAt(place);
  const canAct = useCanAct(cards);
  const face = useFace(place.title);
  return (
    <Tabs.Trigger
      value={String(place.handle)}
      className={styles['tab']}
      data-place={place.handle}
      data-behind={behind(cards)}
      onClick={open}
    >
      {face !== undefined && <Art face={face} shape="wide" />}
      <i className={styles['shade']} />
      <b>{place.name}</b>
      <span className={styles['powers']}>
        {[otherPlayer(below), below].map((player) => (
          <span key={player} data-held={place.controller === player ? seats[player].side : undefined}>
            <SideMark side={seats[player].side} />
            {place.power[player]}
            <span className="sr"> power of the {seats[player].name}</span>
          </span>
        ))}
      </span>
      {canAct && <ActDot />}
    </Tabs.Trigger>
  );
}

function Place({
  board,
  place,
  width,
  height,
}: {
  readonly board: CcgBoard;
  readonly place: ShownPlace;
  readonly width: number;
  readonly height: number;
}) {
  const { battle, seats, below } = board;
  if (battle?.at === place.handle)
    return <BattleView board={board} battle={battle} place={place} width={width} height={height} />;
  const above = otherPlayer(below);
  const half = Math.max(0, Math.floor((height - spine) / 2) - lessFor(place));
  return (
    <div className={styles['place']}>
      <div className={styles['half']}>
        <HostRow
          hosts={place.cards[above]}
          width={width}
          height={half}
          above
          label={`${seats[above].name} at ${place.name}`}
        />
      </div>
      <Tile place={place} seats={seats} below={below} size="focused" />
      <div className={styles['half']}>
        <HostRow
          hosts={place.cards[below]}
          width={width}
          height={half}
          above={false}
          label={`${seats[below].name} at ${place.name}`}
        />
      </div>
    </div>
  );
}

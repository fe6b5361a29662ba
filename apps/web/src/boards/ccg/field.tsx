import type { Handle } from '@binary-sunset/kernel';
import type { CcgBoard, ShownSystem } from '@binary-sunset/table';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { scrollSideways } from '../../interaction/sideways.ts';
import { afterLayout } from '../../parts/afterLayout.ts';
import { useFinger } from '../../parts/useNarrow.ts';
import { useRoom } from '../../parts/useRoom.ts';
import { BattleView } from './battle/battleView.tsx';
import { Column } from './column.tsx';
import styles from './field.module.css';
import { Minimap } from './minimap.tsx';
import { cardFor, thumbsDown } from './row.ts';
import { useFocus } from './useFocus.ts';
import { between, busiest, widthsOf } from './widths.ts';

const head = 24;
const spine = 94;
const margins = 26;
const map = 20;

/** What each side's cards have of the height. */
const halfOf = (height: number): number => Math.max(0, Math.floor((height - head - spine) / 2));

/** All locations side by side, in their order, those of one system together. */
export function Field({ board }: { readonly board: CcgBoard }) {
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  // The whole of it: whether there is a map must not depend on the room that the map leaves.
  const room = useRoom(whole);
  const isFinger = useFinger();
  const [chosen, setFocus] = useFocus(board);
  const { systems, battle } = board;
  const wide = chosen ?? busiest(systems);
  // What goes on somewhere is seen there, but moves no column.
  const focus = board.stage ?? wide;
  const across = Math.max(0, room.width - margins);
  const half = halfOf(room.height);
  const fought = battle?.at ?? null;
  const widths = useSteady(
    useMemo(
      () =>
        widthsOf(systems, across, {
          focus: wide,
          battle: fought,
          isFinger,
          card: cardFor(half),
          rows: thumbsDown(half, isFinger),
        }),
      [systems, across, wide, fought, isFinger, half],
    ),
  );
  const needed = between(systems) + [...widths.values()].reduce((sum, width) => sum + width, 0);
  const isTooWide = room.width > 0 && needed > across + 1;
  const height = room.height - (isTooWide ? map : 0);
  useInSight(field, battle?.at ?? focus, isTooWide);
  return (
    <div ref={whole} className={styles['field']}>
      <div ref={field} className={styles['systems']} data-wide={isTooWide || undefined} onWheel={scrollSideways}>
        {systems.map((system) => (
          <System key={`${system.name} ${system.places[0]?.handle}`} system={system}>
            {system.places.map((place) =>
              battle?.at === place.handle ? (
                <BattleView
                  key={place.handle}
                  board={board}
                  battle={battle}
                  place={place}
                  width={widths.get(place.handle) ?? 0}
                  height={height - head}
                />
              ) : (
                <Column
                  key={place.handle}
                  place={place}
                  seats={board.seats}
                  below={board.below}
                  width={widths.get(place.handle) ?? 0}
                  half={halfOf(height)}
                  isFocused={focus === place.handle && battle === null}
                  focus={setFocus}
                />
              ),
            )}
          </System>
        ))}
        {systems.length === 0 && <p className={styles['empty']}>No location is on the table yet.</p>}
      </div>
      {isTooWide && <Minimap board={board} focus={battle?.at ?? focus} field={field} onFocus={setFocus} />}
    </div>
  );
}

const System = ({
  system: { name, note },
  children,
}: {
  readonly system: ShownSystem;
  readonly children: React.ReactNode;
}) => (
  <section className={styles['system']} aria-label={name}>
    <header>
      <h2>{name}</h2>
      <span>{note}</span>
    </header>
    <div className={styles['columns']}>{children}</div>
  </section>
);

let isPressed = false;

function watchPress(changed: () => void): () => void {
  const press = (): void => {
    isPressed = true;
    changed();
  };
  // A little later: whatever is let go of has to fall where it was seen.
  const release = (): void => {
    setTimeout(() => {
      isPressed = false;
      changed();
    });
  };
  addEventListener('pointerdown', press);
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
  return () => {
    removeEventListener('pointerdown', press);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
  };
}

/** The widths as they were when a pointer was pressed, until it is let go: a column that is aimed at stays there. */
function useSteady(widths: ReadonlyMap<Handle, number>): ReadonlyMap<Handle, number> {
  const isHeld = useSyncExternalStore(watchPress, () => isPressed);
  const [steady, setSteady] = useState(widths);
  if (isHeld && steady.size === widths.size && [...widths.keys()].every((place) => steady.has(place))) return steady;
  if (steady !== widths) setSteady(widths);
  return widths;
}

/** Scrolls to the location in focus where not all are in sight. */
function useInSight(field: RefObject<HTMLElement | null>, focus: Handle | null, isTooWide: boolean): void {
  useEffect(() => {
    const at = field.current;
    if (at === null || focus === null || !isTooWide) return;
    return afterLayout(at, () => {
      const place = at.querySelector(`[data-arena="${focus}"]`);
      if (place === null) return;
      const box = place.getBoundingClientRect();
      const view = at.getBoundingClientRect();
      at.scrollBy({ left: box.left + box.width / 2 - (view.left + view.width / 2) });
    });
  }, [field, focus, isTooWide]);
}

import type { Handle } from '@binary-sunset/kernel';
import type { CcgBoard, ShownPlace } from '@binary-sunset/table';
import type { RefObject } from 'react';
import { useCanAct } from '../../interaction/canAct.ts';
import styles from './minimap.module.css';
import { allAt } from './trees.ts';

interface MinimapProps {
  readonly board: CcgBoard;
  readonly focus: Handle | null;
  readonly field: RefObject<HTMLElement | null>;
  readonly onFocus: (place: Handle) => void;
}

/** Every location in little: who controls it, where one is, and where something can be done. A press goes there. */
export function Minimap({ board, focus, field, onFocus }: MinimapProps) {
  const go = (place: Handle): void => {
    onFocus(place);
    field.current?.querySelector(`[data-arena="${place}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  };
  return (
    <nav className={styles['map']} aria-label="All locations">
      {board.systems.map((system) => (
        <span key={`${system.name} ${system.places[0]?.handle}`}>
          {system.places.map((place) => (
            <Mark
              key={place.handle}
              place={place}
              side={place.controller === null ? null : board.seats[place.controller].side}
              isHere={place.handle === focus}
              go={() => go(place.handle)}
            />
          ))}
        </span>
      ))}
    </nav>
  );
}

function Mark({
  place,
  side,
  isHere,
  go,
}: {
  readonly place: ShownPlace;
  readonly side: 'light' | 'dark' | null;
  readonly isHere: boolean;
  readonly go: () => void;
}) {
  const canAct = useCanAct(allAt(place));
  return (
    <button
      type="button"
      tabIndex={-1}
      data-side={side ?? undefined}
      data-here={isHere || undefined}
      data-legal={canAct || undefined}
      data-taken={place.cards.flat().length > 0 || undefined}
      title={place.name}
      onClick={go}
    >
      <i />
      <span className="sr">Go to {place.name}</span>
    </button>
  );
}

import type { Player } from '@binary-sunset/kernel';
import type { CcgBoard, ShownPlace } from '@binary-sunset/table';
import { type MouseEvent, memo } from 'react';
import { tapCard } from '../../interaction/useCardGestures.ts';
import { vars } from '../../parts/vars.ts';
import { useTable } from '../../session/table.ts';
import styles from './column.module.css';
import { HostRow } from './hostRow.tsx';
import { type ColumnSize, lessFor, Tile } from './tile.tsx';
import { otherPlayer } from './words.ts';

interface ColumnProps {
  readonly place: ShownPlace;
  readonly seats: CcgBoard['seats'];
  readonly below: Player;
  readonly width: number;
  /** What each side's cards have of the height. */
  readonly half: number;
  readonly isFocused: boolean;
  readonly focus: (place: number) => void;
}

const sizeOf = (width: number): ColumnSize => (width < 110 ? 'narrow' : width < 260 ? 'normal' : 'focused');

/** All of a column that is no card stands for its location, where something can be done with that. */
function tapBeside({ target }: MouseEvent, place: number): void {
  const isBeside = target instanceof Element && target.closest('button, a') === null;
  if (isBeside && useTable.getState().options.has(place)) tapCard(place);
}

/** A location with the cards of both sides: theirs above, mine below. */
export const Column = memo(({ place, seats, below, width, half, isFocused, focus }: ColumnProps) => {
  const above = otherPlayer(below);
  const height = half - lessFor(place);
  const label = (player: Player): string => `${seats[player].name} at ${place.name}`;
  return (
    <section
      className={styles['column']}
      data-arena={place.handle}
      data-place={place.handle}
      data-focused={isFocused || undefined}
      aria-label={place.name}
      style={vars({ '--column': `${width}px`, ...(width < 76 ? { '--thumb-w': `${width - 4}px` } : {}) })}
      onClickCapture={(event) => tapBeside(event, place.handle)}
    >
      <div className={styles['half']}>
        <HostRow hosts={place.cards[above]} width={width} height={height} above label={label(above)} />
      </div>
      {/* Whoever looks at a location gets more of it. */}
      <div className={styles['tile']} onClickCapture={() => focus(place.handle)}>
        <Tile place={place} seats={seats} below={below} size={sizeOf(width)} />
      </div>
      <div className={styles['half']} data-own>
        <HostRow hosts={place.cards[below]} width={width} height={height} above={false} label={label(below)} />
      </div>
    </section>
  );
});

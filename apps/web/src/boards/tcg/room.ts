import type { ShownArena } from '@binary-sunset/table';
import type { Room } from '../../parts/useRoom.ts';

const smallest = 72;
/** So much of a card has to be seen for it to be pressed. */
const pressable = 44;
const margins = 28;

/** Whether so many cards are too many for a row of this width. Before the width is known, they are not. */
export const isCrowded = (units: number, width: number): boolean =>
  width > 0 && units > 1 + Math.floor((width - margins - smallest) / pressable);

/** How many times as wide as another an arena is: the one that fights gets more room. */
export const shareOf = ({ battle }: Pick<ShownArena, 'battle'>): number => (battle === 'now' ? 1.95 : 1);

const gap = 10;

/** The widths of arenas that lie side by side. */
export function widthsOf(arenas: readonly Pick<ShownArena, 'battle'>[], whole: number): readonly number[] {
  const shares = arenas.map(shareOf);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = whole - gap * (arenas.length - 1);
  return shares.map((share) => (whole === 0 ? 0 : Math.floor((room * share) / all)));
}

const usual = 96;
const largest = 150;
const tabHeight = 19;
/** A card is so much higher than wide. */
const upright = 1.4;

/** How wide the cards of a row are: as large as fits, but never so small that they cannot be read. */
export function cardWidth(units: number, tabs: number, { width, height }: Room): number {
  if (width === 0) return usual;
  const across = (width - margins - (units - 1) * gap) / Math.max(units, 1);
  const down = (height - 10 - tabs * tabHeight) / upright;
  return Math.floor(Math.max(smallest, Math.min(across, down, largest)));
}

/** How far apart they lie; below zero, they overlap. */
export function apartBy(units: number, card: number, { width }: Room, most: number): number {
  if (width === 0) return gap;
  return Math.floor(Math.min(most, (width - margins - units * card) / Math.max(1, units - 1)));
}

const heading = 38;
const middle = { open: 138, narrow: 52 } as const;

/** What each side of an arena has of its height. */
export const rowHeight = (arena: number, isNarrow: boolean): number =>
  Math.max(0, Math.floor((arena - heading - (isNarrow ? middle.narrow : middle.open)) / 2));

/** Whether cards need what the middle of an arena can spare. */
export const isLow = (arena: number): boolean => arena > 0 && rowHeight(arena, false) < smallest * upright + 20;

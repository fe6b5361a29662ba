import type { ShownArena } from '@binary-sunset/table';
import { type RefObject, useLayoutEffect, useState } from 'react';

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

/** The width of what something is drawn in, as it changes. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = of;
    if (current === null) return;
    const look = (): void => setWidth(current.clientWidth);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [of]);
  return width;
}

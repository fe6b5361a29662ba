import type { WheelEvent } from 'react';

/** Turns the wheel of a mouse into a move along a row that scrolls from side to side only. */
export function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}

import type { Direction } from './keys.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** How far one box lies from another in a direction; what lies aside counts double. Infinite if it does not lie there. */
function distance(from: Box, to: Box, direction: Direction): number {
  const a = middle(from);
  const b = middle(to);
  const across = direction === 'left' || direction === 'right';
  const forward = across ? b.x - a.x : b.y - a.y;
  const ahead = direction === 'left' || direction === 'up' ? -forward : forward;
  const aside = Math.abs(across ? b.y - a.y : b.x - a.x);
  // Less than this is the same row or column, drawn a little askew.
  return ahead < 8 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}

/** The box that comes next in a direction, by its place in the list; null if there is none. */
export function nextIn(direction: Direction, from: Box, boxes: readonly Box[]): number | null {
  let best: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [i, box] of boxes.entries()) {
    const far = distance(from, box, direction);
    if (far < shortest) [best, shortest] = [i, far];
  }
  return best;
}

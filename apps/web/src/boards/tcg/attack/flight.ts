interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Flight {
  readonly from: Point;
  readonly to: Point;
}

/** A gentle curve that leaves and arrives upright. */
export function curve({ from, to }: Flight): string {
  const bend = (to.y - from.y) * 0.45;
  return `M${from.x} ${from.y}C${from.x} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`;
}

/** The two strokes at the arrow's end. */
export function tip({ from, to }: Flight): string {
  const back = to.y > from.y ? -12 : 12;
  return `M${to.x - 10} ${to.y + back}L${to.x} ${to.y}L${to.x + 10} ${to.y + back}`;
}

export type Point = readonly [x: number, y: number];

/** A number as it is written into a drawing. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Every whole number from 0 up to a limit. */
export const upTo = (limit: number): number[] => Array.from({ length: limit }, (_, index) => index);

export const drawn = (parts: readonly string[]): string => parts.join('');

export const onCircle = ([x, y]: Point, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

export const turn = 2 * Math.PI;

export const ring = (x: number, y: number, radius: number, opacity: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="#fff" stroke-width=".7" opacity="${n2(opacity)}"/>`;

/** A dial: so many short strokes around a circle. */
export function ticks(x: number, y: number, radius: number, length: number, count: number, opacity: number): string {
  const gap = (turn * radius) / count - 0.7;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="#fff" stroke-width="${length}" stroke-dasharray=".7 ${gap.toFixed(3)}" opacity="${opacity}"/>`;
}

export const n2 = (value: number): string => String(Math.round(value * 100) / 100);

/** A closed line without corners through the middles between points. */
export function smooth(points: readonly Point[]): string {
  const middle = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
  const last = points.at(-1);
  const [first] = points;
  if (last === undefined || first === undefined) return '';
  const arcs = points.map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 1] ?? first))}`);
  return `M${at(middle(last, first))}${drawn(arcs)}Z`;
}

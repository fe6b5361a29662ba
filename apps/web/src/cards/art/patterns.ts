import { at, drawn, n, n2, onCircle, type Point, ring, smooth, ticks, turn, upTo } from './drawing.ts';
import type { Random } from './random.ts';

/** Patterns are 120 by 120 and white: the page gives them the colour of the card's frame. */
const size = 120;
const centre = 60;

/** An engine-turned dial: people. */
function rosette(random: Random): string {
  const count = random.of(8, 9, 10, 12, 14, 16);
  const [rx, ry] = [random.between(34, 54), random.between(9, 26)];
  const off = random.likely(0.5) ? 0 : random.between(8, 22);
  const from = random.between(0, 90);
  const petals = upTo(count).map((index) => {
    const angle = from + (index * (off === 0 ? 180 : 360)) / count;
    return `<ellipse cx="${n(centre + off)}" cy="${centre}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${n(angle)} ${centre} ${centre})"/>`;
  });
  return (
    `<g fill="none" stroke="#fff" stroke-width=".7" opacity=".6">${drawn(petals)}</g>` +
    ticks(centre, centre, 55, 5, random.of(60, 72, 96), 0.5) +
    ring(centre, centre, 51.5, 0.35) +
    ring(centre, centre, random.between(26, 34), 0.25)
  );
}

/** Orbits and stars: ships. */
function orbits(random: Random): string {
  const [tilt, flat, count] = [random.between(-40, 40), random.between(0.22, 0.52), random.whole(4, 6)];
  const paths = upTo(count).map((index) => {
    const radius = 22 + index * (52 / count) + random.between(0, 4);
    const path = `<ellipse cx="${centre}" cy="${centre}" rx="${n(radius)}" ry="${n(radius * flat)}"/>`;
    if (!random.likely(0.75)) return path;
    const angle = random.between(0, turn);
    const [x, y] = [centre + radius * Math.cos(angle), centre + radius * flat * Math.sin(angle)];
    return `${path}<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(1, 2.6))}" fill="#fff" stroke="none"/>`;
  });
  const stars = upTo(26).map(() => star(random, size, size));
  const crossing = random.likely(0.6)
    ? `<g transform="rotate(${n(tilt + 90)} ${centre} ${centre})" opacity=".4"><ellipse cx="${centre}" cy="${centre}" rx="50" ry="${n(50 * flat)}"/></g>`
    : '';
  return `<g fill="#fff">${drawn(stars)}</g><g fill="none" stroke="#fff" stroke-width=".7" opacity=".6"><g transform="rotate(${n(tilt)} ${centre} ${centre})">${drawn(paths)}</g>${crossing}</g>`;
}

export function star(random: Random, width: number, height: number): string {
  const [x, y] = [random.between(0, width), random.between(0, height)];
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n2(random.between(0.3, 1))}" opacity="${n(random.between(0.2, 0.8))}"/>`;
}

/** Survey contours: vehicles and ground. */
function contours(random: Random): string {
  const hills: readonly (readonly [Point, number])[] = [
    [[random.between(20, 60), random.between(25, 65)], 1],
    [[random.between(70, 110), random.between(65, 105)], 0.8],
  ];
  const lines = hills.flatMap(([[x, y], scale]) => {
    const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
    const heights = [random.between(0.1, 0.22), random.between(0.06, 0.16), random.between(0.03, 0.08)] as const;
    return upTo(7).map((level) => {
      const points = upTo(14).map((index) => {
        const angle = (index / 14) * turn;
        const wave =
          heights[0] * Math.sin(2 * angle + phases[0]) +
          heights[1] * Math.sin(3 * angle + phases[1]) +
          heights[2] * Math.sin(5 * angle + phases[2] + level * 0.3);
        return onCircle([x, y], (level + 1) * 8.5 * scale * (1 + wave), angle);
      });
      return `<path d="${smooth(points)}" opacity="${level % 3 === 2 ? 0.8 : 0.45}"/>`;
    });
  });
  return `<g fill="none" stroke="#fff" stroke-width=".7" opacity=".7">${drawn(lines)}</g>`;
}

/** Traces: Equipment. */
function lattice(random: Random): string {
  const [grid, used] = [10, new Set<string>()];
  const ways: readonly Point[] = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ];
  const traces = upTo(22).flatMap(() => {
    let [x, y] = [random.whole(0, 12), random.whole(0, 12)];
    let way = random.whole(0, 3);
    const from = `M${x * grid} ${y * grid}`;
    const steps: string[] = [];
    for (const _ of upTo(random.whole(2, 5))) {
      const [dx, dy] = ways[way] ?? [0, 0];
      if (used.has(`${x + dx},${y + dy}`)) break;
      x += dx;
      y += dy;
      used.add(`${x},${y}`);
      steps.push(`L${x * grid} ${y * grid}`);
      if (random.likely(0.45)) way = random.whole(0, 3);
    }
    return steps.length === 0 ? [] : [{ path: from + drawn(steps), end: [x * grid, y * grid] as Point }];
  });
  const ends = traces.map(({ end: [x, y] }) => `<circle cx="${x}" cy="${y}" r="1.5"/>`);
  return (
    `<path d="${drawn(traces.map(({ path }) => path))}" fill="none" stroke="#fff" stroke-width=".8" opacity=".5"/>` +
    `<g fill="#fff" opacity=".6">${drawn(ends)}</g>${ring(centre, centre, random.between(36, 44), 0.3)}`
  );
}

/** Shards: Battle cards. */
function shards(random: Random): string {
  const from: Point = [random.between(30, 90), random.between(35, 85)];
  const count = random.whole(11, 17);
  const rays = upTo(count).map((index) => {
    const angle = (index / count) * turn + random.between(0, 0.3);
    const [width, near, far] = [random.between(0.03, 0.16), random.between(12, 28), random.between(50, 125)];
    const corners = [
      onCircle(from, near, angle),
      onCircle(from, far, angle - width),
      onCircle(from, far, angle + width),
    ];
    return `<path d="M${corners.map(at).join('L')}Z" opacity="${n2(random.between(0.12, 0.42))}"/>`;
  });
  const [x, y] = from;
  return `<g fill="#fff">${drawn(rays)}</g>${ring(x, y, random.between(20, 26), 0.4)}${ring(x, y, random.between(44, 54), 0.2)}`;
}

/** A plotted course: Missions. */
function course(random: Random): string {
  const grid = drawn(upTo(13).map((index) => `M${index * 10} 0V120M0 ${index * 10}H120`));
  const points = upTo(5).map((index): Point => [8 + index * 26 + random.between(-7, 7), random.between(20, 100)]);
  const legs = points.map((point, index) => {
    const before = points[index - 1];
    if (before === undefined) return `M${at(point)}`;
    const middle = (before[0] + point[0]) / 2;
    return `C${at([middle, before[1]])} ${at([middle, point[1]])} ${at(point)}`;
  });
  const marks = points.map(
    ([x, y]) => `<path d="M${at([x, y - 3.5])}l3.5 3.5-3.5 3.5-3.5-3.5z" fill="#fff" opacity=".8"/>`,
  );
  const [x, y] = points.at(-1) ?? [centre, centre];
  return (
    `<path d="${grid}" stroke="#fff" stroke-width=".4" opacity=".28"/>` +
    `<path d="${drawn(legs)}" fill="none" stroke="#fff" stroke-width="1.2" stroke-dasharray="3 3" opacity=".8"/>` +
    drawn(marks) +
    ring(x, y, 12, 0.4) +
    ring(x, y, 20, 0.25)
  );
}

/** Two sources that meet: whatever fights in more than one arena. */
function ripples(random: Random): string {
  const [angle, apart] = [random.between(0, Math.PI), random.between(16, 42)];
  const sources = [
    [onCircle([centre, centre], apart, angle), random.between(6, 9)],
    [onCircle([centre, centre], -apart, angle), random.between(6, 9)],
  ] as const;
  const waves = sources.flatMap(([[x, y], step]) =>
    upTo(10).map((index) => ring(x, y, (index + 1) * step, 0.58 - index * 0.045)),
  );
  return drawn(waves);
}

/** Rays from one point, with the rings of a sight: weapons. */
function beams(random: Random): string {
  const count = 2 * Math.round(random.between(18, 30));
  const [inner, lean] = [random.between(15, 20), random.between(0, turn)];
  const rays = upTo(count).map((index) => {
    const angle = lean + (turn * index) / count;
    const far = index % 2 === 0 ? 84 : random.between(36, 56);
    const from = onCircle([centre, centre], inner, angle);
    return `M${at(from)}L${at(onCircle([centre, centre], far, angle))}`;
  });
  return (
    `<path d="${drawn(rays)}" fill="none" stroke="#fff" stroke-width=".7" opacity=".42"/>` +
    ring(centre, centre, inner, 0.5) +
    ring(centre, centre, random.between(30, 36), 0.28)
  );
}

export const patterns = { beams, rosette, orbits, contours, lattice, shards, course, ripples } as const;

export type PatternName = keyof typeof patterns;

import { at, drawn, n, n2, type Point, turn, upTo } from './drawing.ts';
import { star } from './patterns.ts';
import { Random } from './random.ts';
import { type World, worldOf } from './worlds.ts';

export type Place = 'system' | 'interior' | 'exterior';

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly world: World;
}

const stars = ({ random, width }: Canvas, count: number, height: number): string =>
  `<g fill="#dfe9f5">${drawn(upTo(count).map(() => star(random, width, height)))}</g>`;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** A planet among stars. */
function system(canvas: Canvas): string {
  const { width, height, random, world } = canvas;
  const wide = width > height * 1.5;
  const [x, y] = wide ? [width * 0.72, height * 0.62] : [width / 2, height / 2];
  const radius = wide ? height * 0.82 : Math.min(height * 0.36, 44);
  const [lit, mid, dark] = world.planet;
  const disc = (r: number, fill: string): string =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${fill})"/>`;
  const count = random.whole(4, 7);
  const bands = upTo(count).map((index) => {
    const [cx, cy] = [
      x + random.between(-0.2, 0.2) * radius,
      y - radius + ((index + 0.6) * 2 * radius) / count + random.between(0, 4),
    ];
    const [rx, ry] = [radius * random.between(0.6, 1.2), 1 + radius * random.between(0, 0.07)];
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${random.of(lit, dark)}" opacity="${n2(random.between(0.15, 0.4))}"/>`;
  });
  const moon: Point = [
    x + random.of(-1, 1) * radius * random.between(1.15, 1.3),
    y - radius * random.between(0.5, 0.8),
  ];
  return (
    `<defs><linearGradient id="s" x2="0" y2="1">${stop(0, '#080d18')}${stop(1, '#101a2e')}</linearGradient>` +
    `<radialGradient id="p" cx=".32" cy=".28" r=".95">${stop(0, lit)}${stop(0.45, mid)}${stop(0.8, dark)}${stop(1, '#0a0e18')}</radialGradient>` +
    `<radialGradient id="a">${stop(0.78, lit, 0.35)}${stop(1, lit, 0)}</radialGradient>` +
    `<radialGradient id="t">${stop(0.5, '#060a13', 0.82)}${stop(0.78, '#060a13', 0.4)}${stop(1, '#060a13', 0)}</radialGradient>` +
    `<clipPath id="c"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/></clipPath></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#s)"/>${stars(canvas, 40, height)}` +
    disc(radius * 1.22, 'a') +
    disc(radius, 'p') +
    `<g clip-path="url(#c)"><g transform="rotate(${n(random.between(-28, 2))} ${n(x)} ${n(y)})">${drawn(bands)}</g>` +
    `<circle cx="${n(x + radius * 0.62)}" cy="${n(y + radius * 0.6)}" r="${n(radius * 1.5)}" fill="url(#t)"/></g>` +
    `<circle cx="${n(moon[0])}" cy="${n(moon[1])}" r="${n(random.between(2, 5))}" fill="${mid}" opacity=".9"/>`
  );
}

/** A corridor towards a light. */
function interior({ width, height, random, world }: Canvas): string {
  const wide = width > height * 1.8;
  const [x, y] = [
    width * (wide ? random.between(0.66, 0.74) : random.between(0.4, 0.6)),
    height * random.between(0.46, 0.56),
  ];
  const [glow, count, cut] = [world.sky[2], wide ? 7 : 6, random.of(0.45, 0.14)];
  const frames = upTo(count).map((index) => {
    const scale = 0.1 + (index / (count - 1)) ** 1.7 * (wide ? 2.6 : 1.05);
    const [a, b] = [(wide ? height : width) * 0.5 * scale, height * 0.52 * Math.min(scale, wide ? 1.6 : scale)];
    const corner = Math.min(a, b) * cut;
    const outline = `M${at([x - a + corner, y - b])}H${n(x + a - corner)}L${at([x + a, y - b + corner])}V${n(y + b)}H${n(x - a)}V${n(y - b + corner)}Z`;
    return `<path d="${outline}" fill="${index === 0 ? world.sun[0] : 'none'}" fill-opacity=".85" stroke="${glow}" stroke-width="${n(0.5 + index * 0.2)}" opacity="${n2(0.9 - index * 0.11)}"/>`;
  });
  const floor = upTo(19).map((index) => {
    const side = index - 9;
    return `M${at([x + side * 1.5, y + height * 0.06])}L${at([x + side * (wide ? height * 0.5 : width * 0.16), height])}`;
  });
  const lamps = upTo(wide ? 9 : 5).map((index) => {
    const [side, near] = [index % 2 === 0 ? -1 : 1, random.between(0.2, 0.95)];
    const away = (wide ? height * 2.4 : width * 0.44) * near;
    return `<rect x="${n(x + side * away - 1)}" y="${n(y - height * 0.3 * near + random.between(0, 8))}" width="${n(1.2 + near * 2)}" height="${n(3 + near * 7)}" fill="${world.sun[index % 2] ?? world.sun[0]}" opacity=".8"/>`;
  });
  const [, far, mid, dark] = world.land;
  return (
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(wide ? width * 0.42 : Math.max(width, height) * 0.6)}">` +
    `${stop(0, glow)}${stop(0.28, far)}${stop(0.7, mid)}${stop(1, dark)}</radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${drawn(frames)}` +
    `<path d="${drawn(floor)}" stroke="${glow}" stroke-width=".5" opacity=".35"/>${drawn(lamps)}`
  );
}

/** Land under a low sun. */
function exterior(canvas: Canvas): string {
  const { width, height, random, world } = canvas;
  const [high, mid, low] = world.sky;
  const horizon = height * random.between(0.55, 0.63);
  const [x, radius] = [width * random.between(0.25, 0.75), Math.min(width, height) * random.between(0.07, 0.12)];
  const second =
    world.suns === 2
      ? `<circle cx="${n(x + radius * 2.3)}" cy="${n(horizon - radius * 0.4)}" r="${n(radius * 0.72)}" fill="${world.sun[1]}"/>`
      : '';
  const hills = world.land.map((colour, index) => {
    const kind = index > 1 && world.ridge === 'city' ? 'block' : world.ridge;
    const outline = ridge(canvas, kind, horizon + index * (height - horizon) * 0.24, height * (0.05 + index * 0.022));
    return `<path d="${outline}" fill="${colour}"/>`;
  });
  return (
    `<defs><linearGradient id="s" x2="0" y2="1">${stop(0, high)}${stop(0.5, mid)}${stop(0.78, low)}</linearGradient>` +
    `<radialGradient id="g">${stop(0, world.sun[1], 0.7)}${stop(1, world.sun[1], 0)}</radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#s)"/>${stars(canvas, 20, height * 0.4)}` +
    `<circle cx="${n(x)}" cy="${n(horizon - radius)}" r="${n(radius * 5)}" fill="url(#g)"/>` +
    `<circle cx="${n(x)}" cy="${n(horizon - radius * 1.5)}" r="${n(radius)}" fill="${world.sun[0]}"/>${second}${drawn(hills)}`
  );
}

function ridge(canvas: Canvas, kind: World['ridge'], y: number, height: number): string {
  return kind === 'city' || kind === 'block' ? skyline(canvas, kind, y, height) : hills(canvas, kind, y, height);
}

function skyline({ width, height: bottom, random }: Canvas, kind: 'city' | 'block', y: number, height: number): string {
  const step = width / random.between(14, 26);
  let outline = `M0 ${n(bottom)}L0 ${n(y)}`;
  for (let x = -step; x < width + step; ) {
    const [top, wide] = [y - height * (0.3 + random.next() ** 1.6 * 2.2), step * random.between(0.35, 1.1)];
    outline += `L${at([x, y])}V${n(top)}`;
    if (kind === 'city' && random.likely(0.25)) {
      outline += `L${at([x + wide / 2, top - height * 0.9])}L${at([x + wide / 2 + 0.4, top])}`;
    }
    outline += `L${at([x + wide, top])}V${n(y)}`;
    x += wide + step * random.between(0, 0.4);
  }
  return `${outline}L${width} ${n(y)}V${bottom}Z`;
}

function hills(canvas: Canvas, kind: 'dune' | 'jungle' | 'peak', y: number, height: number): string {
  const { width, height: bottom, random } = canvas;
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
  const rise: Readonly<Record<typeof kind, (angle: number) => number>> = {
    dune: (angle) => Math.sin(angle * 1.1 + phases[0]) * 0.55 + Math.sin(angle * 2.3 + phases[1]) * 0.3,
    jungle: (angle) =>
      Math.sin(angle * 1.5 + phases[0]) * 0.35 + Math.sin(angle * 9 + phases[2]) * 0.18 + random.between(0, 0.55),
    peak: (angle) =>
      0.5 -
      Math.abs(Math.sin(angle * 2.2 + phases[0])) * 0.9 -
      Math.abs(Math.sin(angle * 5 + phases[1])) * 0.5 +
      random.between(0, 0.25),
  };
  const points = upTo(29).map((index): Point => {
    const x = ((index - 1) * width) / 26;
    return [x, y + rise[kind]((x / width) * turn) * height];
  });
  const line = points.map((point, index) => {
    const before = points[index - 1];
    if (before === undefined || kind === 'peak') return `L${at(point)}`;
    return `Q${at(before)} ${at([(before[0] + point[0]) / 2, (before[1] + point[1]) / 2])}`;
  });
  return `M0 ${n(bottom)}${drawn(line)}L${width} ${bottom}Z`;
}

const painters = { system, interior, exterior } as const;

/** A place as a small painting in its own colours. */
export function landscape(place: Place, name: string, width: number, height: number): string {
  const random = new Random(name + place);
  const world = worldOf(name, random.next());
  return painters[place]({ width, height, random, world });
}

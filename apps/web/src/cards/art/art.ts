import type { Face } from '@binary-sunset/table';
import { colourOf } from '../frameColours.ts';
import { bitmapOf, drawsBitmaps } from './bitmaps.ts';
import { landscape, type Place } from './landscape.ts';
import { type PatternName, patterns } from './patterns.ts';
import { Random } from './random.ts';

const families: Readonly<Record<string, PatternName>> = {
  space: 'orbits',
  ground: 'contours',
  character: 'rosette',
  multi: 'ripples',
  battle: 'shards',
  mission: 'course',
  equipment: 'lattice',
  starship: 'orbits',
  vehicle: 'contours',
  creature: 'contours',
  weapon: 'beams',
  device: 'lattice',
  effect: 'ripples',
  interrupt: 'shards',
};

const places: Readonly<Record<string, Place>> = {
  Space: 'system',
  Ground: 'exterior',
  Character: 'interior',
  system: 'system',
  sector: 'system',
};

/** What a Location shows: an orbit, a landscape, a room; one that is all of them is a landscape. */
export function placeOf({ subtypes, halves }: Face): Place {
  const [first = '', ...more] = subtypes;
  if (halves !== undefined && first === 'site')
    return more.includes('interior') && !more.includes('exterior') ? 'interior' : 'exterior';
  return more.length > 0 && halves === undefined ? 'exterior' : (places[first] ?? 'exterior');
}

export const isPlace = ({ frame }: Pick<Face, 'frame'>): boolean => frame === 'location';

/** The shapes that a picture is made for; patterns are the same in all, but may have to stay behind words. */
const shapes = { upright: [120, 120], wide: [240, 60], faint: [120, 120] } as const;

export type Shape = keyof typeof shapes;

const picture = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;

/** Lines of a pattern are as fine on a large face as on a small one; dashes have to keep their measure. */
const hairlines = '<style>:is(ellipse,path,circle):not([stroke-dasharray]){vector-effect:non-scaling-stroke}</style>';

/** The picture behind an emblem, or a place itself. Copies of a card match, other cards differ. */
export function pictureOf(face: Face, shape: Shape): string {
  const [width, height] = isPlace(face) ? shapes[shape] : shapes.upright;
  const inside = isPlace(face)
    ? landscape(placeOf(face), face.name, width, height)
    : hairlines + patterns[families[face.frame] ?? 'rosette'](new Random(face.title));
  return picture(width, height, shape === 'faint' ? `<g opacity=".3">${inside}</g>` : inside);
}

const addresses = new Map<string, string>();

/** A drawing as CSS can use it, made once for each key. */
export const addressed = (key: string, draw: () => string): string => {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = `url(${URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))})`;
  addresses.set(key, address);
  return address;
};

/**
 * The picture of a card as CSS can use it: an image that the browser keeps, so that a table full of cards has no more
 * elements for it. Patterns have the colour of their frame: a white one as a mask would be a layer for each card. They
 * are the same in all shapes, and come a moment later, when they are drawn.
 */
export function artOf(face: Face, shape: Shape = 'upright'): string {
  if (isPlace(face)) return addressed(`${shape} ${face.title}`, () => pictureOf(face, shape));
  const key = `${shape === 'faint' ? 'faint' : 'pattern'} ${face.frame} ${face.title}`;
  const draw = (): string => pictureOf(face, shape).replaceAll('#fff', colourOf(face.frame));
  return drawsBitmaps ? (bitmapOf(key, draw) ?? 'none') : addressed(key, draw);
}

/** A landscape for a place that is no card, such as a system. */
export const worldPicture = (name: string): string =>
  addressed(`world ${name}`, () => picture(...shapes.wide, landscape('exterior', name, ...shapes.wide)));

/** A pattern for anything that is not a card, such as an arena: in the colour of a frame, and so faint. */
export const patternOf = (name: PatternName, frame: string, opacity: number): string =>
  addressed(`${name} of ${frame}`, () =>
    picture(
      120,
      120,
      `${hairlines}<g opacity="${opacity}">${patterns[name](new Random(`arena ${frame}`))}</g>`,
    ).replaceAll('#fff', colourOf(frame)),
  );

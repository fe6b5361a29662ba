import type { Handle } from '@binary-sunset/kernel';
import type { ShownPlace, ShownSystem } from '@binary-sunset/table';
import { besideEachOther, onTopOfEachOther, thumbSpace, usual } from './row.ts';

/** Room for a location's name and icons; a finger needs thumbnails that are a little wider. */
const narrowest = { mouse: 72, finger: 88 } as const;
/** A location where a battle is fought. */
const arena = 900;

/** Cards in focus lie side by side before others do more than they must, but for a crowd. */
const spread = 340;

/** Between groups, between the columns of one, and on both sides inside it. */
const spaces = { groups: 12, columns: 6, inside: 6 } as const;

/** What the locations share the width by. */
export interface Sharing {
  /** The location that somebody looks at. */
  readonly focus: Handle | null;
  readonly battle: Handle | null;
  readonly isFinger: boolean;
  /** How wide a card is where there is room for it. */
  readonly card: number;
  /** How many thumbnails fit one below the other on each side. */
  readonly rows: number;
}

const mostOn = ({ cards }: ShownPlace): number => Math.max(cards[0].length, cards[1].length);

const allOn = ({ cards }: ShownPlace): number => cards[0].length + cards[1].length;

/** The location with the most cards: the one to look at where nothing else is said. */
export function busiest(systems: readonly ShownSystem[]): Handle | null {
  const places = systems.flatMap(({ places: own }) => own);
  const [first] = [...places].sort((a, b) => mostOn(b) - mostOn(a));
  return first === undefined || mostOn(first) < 2 ? null : first.handle;
}

/** What lies between the columns. */
export const between = (systems: readonly ShownSystem[]): number =>
  systems.reduce((sum, { places }) => sum + 2 * spaces.inside + (places.length - 1) * spaces.columns, 0) +
  Math.max(0, systems.length - 1) * spaces.groups;

/**
 * How wide each column is. Cards come before empty locations, those in focus before others, then the many before the
 * few: first all of them are in sight as thumbnails, then on top of each other, then side by side. Only when no card is
 * squeezed any more, empty locations get more than their names need. It depends on nothing but what lies where and on
 * the focus, so that no column moves when merely another question is asked.
 */
export function widthsOf(systems: readonly ShownSystem[], room: number, sharing: Sharing): ReadonlyMap<Handle, number> {
  const { focus, battle, isFinger, card, rows } = sharing;
  const pointer = isFinger ? 'finger' : 'mouse';
  const narrow = narrowest[pointer];
  const places = systems.flatMap(({ places: own }) => own);
  const widths = new Map<Handle, number>(places.map(({ handle }) => [handle, narrow]));
  let left = room - between(systems) - places.length * narrow;
  const lacking = ({ handle }: ShownPlace, to: number): number => Math.max(0, to - (widths.get(handle) ?? narrow));
  const widen = (place: ShownPlace, to: number): void => {
    const more = Math.min(lacking(place, to), Math.max(0, left));
    widths.set(place.handle, (widths.get(place.handle) ?? narrow) + more);
    left -= more;
  };
  /** All at once, each by the same part of what it lacks. */
  const widenAll = (these: readonly ShownPlace[], to: (place: ShownPlace) => number): void => {
    const sum = these.reduce((all, place) => all + lacking(place, to(place)), 0);
    const part = Math.min(1, Math.max(0, left) / Math.max(1, sum));
    for (const place of these) {
      const lacks = lacking(place, to(place));
      widen(place, to(place) - lacks + Math.floor(part * lacks));
    }
  };

  if (battle !== null && widths.has(battle)) {
    // It may push others out of sight: they can be scrolled to.
    const width = Math.max(narrow, Math.min(arena, room - 2 * (narrow + 3 * spaces.groups)));
    left -= width - narrow;
    widths.set(battle, width);
  }
  const isFocused = ({ handle }: ShownPlace): boolean => handle === focus;
  const first = (rank: (place: ShownPlace) => number): readonly ShownPlace[] =>
    places
      .filter((place) => mostOn(place) > 0 && place.handle !== battle)
      .sort((a, b) => Number(isFocused(b)) - Number(isFocused(a)) || rank(b) - rank(a));
  const isList = (place: ShownPlace): boolean => mostOn(place) > rows;
  const inSight = (place: ShownPlace): number =>
    isList(place) ? Math.ceil(mostOn(place) / Math.max(1, rows)) * thumbSpace[pointer] : narrow;
  const needed = (place: ShownPlace): number => onTopOfEachOther(mostOn(place), usual);
  const wanted = (place: ShownPlace): number => besideEachOther(mostOn(place), usual);
  // Half of what it needs would show a location's cards no better: that goes to others, for whom it is enough.
  const widenIfEnough = (place: ShownPlace, to: number): void => {
    if (lacking(place, to) <= left) widen(place, to);
  };
  for (const place of first(allOn)) widenIfEnough(place, inSight(place));
  // A crowd is read well enough as a list with more than one column, for much less.
  const crowded = first((place) => (isList(place) ? 0 : allOn(place)));
  for (const place of crowded)
    if (isFocused(place)) widen(place, Math.max(needed(place), Math.min(wanted(place), spread)));
    else widenIfEnough(place, needed(place));
  for (const place of crowded) widen(place, needed(place));
  for (const place of crowded) if (isFocused(place)) widen(place, wanted(place));
  widenAll(crowded, wanted);
  widenAll(crowded, (place) => besideEachOther(mostOn(place), card));
  widenAll(places, () => card + 36);
  const share = Math.floor(Math.max(0, left) / Math.max(1, places.length));
  for (const place of places) widen(place, Math.min(4 * card + 48, (widths.get(place.handle) ?? narrow) + share));
  return widths;
}

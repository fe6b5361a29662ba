import type { Handle } from '@binary-sunset/kernel';
import type { ShownPlace, ShownSystem } from '@binary-sunset/table';

/** A finger needs thumbnails that are a little wider. */
const narrowest = { mouse: 72, finger: 88 } as const;
const focused = 340;
/** A location where a battle is fought. */
const arena = 900;

/** Between groups, between the columns of one, and on both sides inside it. */
const spaces = { groups: 12, columns: 6, inside: 6 } as const;

const mostOn = ({ cards }: ShownPlace): number => Math.max(cards[0].length, cards[1].length);

/** How wide a column has to be for its cards to lie on top of each other and still be pressed. */
const needed = (place: ShownPlace, card: number): number => {
  const most = mostOn(place);
  return most === 0 ? 0 : 20 + card + (most - 1) * 48;
};

/** How wide it would like to be: so that its cards lie side by side. */
const wanted = (place: ShownPlace, card: number): number =>
  Math.max(card + 36, Math.min(4 * card + 48, 20 + mostOn(place) * (card + 9)));

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
 * How wide each column is. Whatever is focused or fought over comes first; then as many columns as possible become as
 * wide as their cards need, then as they want, and what is left over goes to all.
 */
export function widthsOf(
  systems: readonly ShownSystem[],
  room: number,
  focus: Handle | null,
  battle: Handle | null,
  isFinger: boolean,
  /** How wide a card is where there is room for it. */
  card: number,
): ReadonlyMap<Handle, number> {
  const narrow = narrowest[isFinger ? 'finger' : 'mouse'];
  const places = systems.flatMap(({ places: own }) => own);
  const widths = new Map<Handle, number>(places.map(({ handle }) => [handle, narrow]));
  let left = room - between(systems) - places.length * narrow;
  const widen = (handle: Handle, to: number): void => {
    const now = widths.get(handle) ?? narrow;
    const more = Math.min(Math.max(0, to - now), Math.max(0, left));
    widths.set(handle, now + more);
    left -= more;
  };
  if (battle !== null && widths.has(battle)) {
    // It may push others out of sight: they can be scrolled to.
    const width = Math.max(narrow, Math.min(arena, room - 2 * (narrow + 3 * spaces.groups)));
    left -= width - narrow;
    widths.set(battle, width);
  } else if (focus !== null) widen(focus, Math.max(focused, 3 * card + 52));
  const byNeed = [...places].sort((a, b) => needed(a, card) - needed(b, card));
  for (const place of byNeed)
    if ((widths.get(place.handle) ?? 0) + left >= needed(place, card)) widen(place.handle, needed(place, card));
  for (const { handle } of byNeed) widen(handle, card + 36);
  for (const place of byNeed) widen(place.handle, wanted(place, card));
  const share = Math.floor(Math.max(0, left) / Math.max(1, places.length));
  for (const { handle } of places) widen(handle, Math.min(4 * card + 48, (widths.get(handle) ?? narrow) + share));
  return widths;
}

import { at } from './at.ts';
import { impossible } from './errors.ts';
import { players } from './player.ts';
import type { CardId } from './schema.ts';
import type { KernelState } from './state.ts';
import { playsMade } from './table.ts';

/** Cards with texts, and for each thing that a text can do those that do it. */
export interface Speakers {
  readonly cards: readonly CardId[];
  /** By the place of that thing in the game's list of them. */
  readonly by: readonly (readonly CardId[])[];
}

/** Where each name stands in its list, counted from `from`: looked up in the hottest places. A strange one is refused. */
export function placesOf<T extends string>(names: readonly T[], from = 0): (name: T) => number {
  const places = Object.fromEntries(names.map((name, i) => [name, from + i])) as Readonly<Record<T, number>>;
  return (name) => places[name] ?? impossible(`"${name}" has no place: it is not among ${names.join(', ')}.`);
}

const nobody: readonly CardId[] = [];

/**
 * Finds the cards in these zones, all of them in play, whose definition does anything, out of so many things that texts
 * can do. Looked for anew only where a card has come or gone since: between that, they are asked for many times.
 */
export function speakersIn<S extends KernelState>(
  zones: readonly (keyof S['zones'] & string)[],
  count: () => number,
  doneBy: (s: S, card: CardId) => readonly number[] | null,
): (s: S) => Speakers {
  let found: Speakers = { cards: nobody, by: [] };
  let lookedAt: S | null = null;
  let lookedAfter = -1;
  const look = (s: S): Speakers => {
    const cards: CardId[] = [];
    const by: (readonly CardId[] | CardId[])[] = new Array(count()).fill(nobody);
    for (const of of players)
      for (const zone of zones)
        for (const card of s.zones[zone]?.[of] ?? nobody) {
          const done = doneBy(s, card);
          if (done === null) continue;
          cards.push(card);
          for (const place of done) {
            const others = at(by, place);
            if (others === nobody) by[place] = [card];
            else (others as CardId[]).push(card);
          }
        }
    return { cards, by };
  };
  return (s) => {
    if (s !== lookedAt || lookedAfter !== playsMade()) {
      lookedAt = s;
      lookedAfter = playsMade();
      found = look(s);
    }
    return found;
  };
}

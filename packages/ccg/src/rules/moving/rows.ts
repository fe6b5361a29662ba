import { type CardId, movesMade } from '@binary-sunset/kernel';
import type { LocationGroup, State } from '../../state.ts';
import { placesOf } from '../layout.ts';

/** Looked at anew only where a card has come or gone since: every card that may move asks for its row. */
let rows: ReadonlyMap<CardId, readonly CardId[]> = new Map();
let lookedAt: State | null = null;
let lookedFor: readonly LocationGroup[] | null = null;
let lookedAfter = -1;

const alone: readonly CardId[] = [];

/** The locations that lie together with this one, from left to right: the same list for each of them. */
export function rowOf(s: State, location: CardId): readonly CardId[] {
  if (s !== lookedAt || lookedFor !== s.facts.layout || lookedAfter !== movesMade()) {
    lookedAt = s;
    lookedFor = s.facts.layout;
    lookedAfter = movesMade();
    const found = new Map<CardId, readonly CardId[]>();
    for (const group of s.facts.layout) {
      const places = placesOf(s, group);
      for (const place of places) found.set(place, places);
    }
    rows = found;
  }
  return rows.get(location) ?? alone;
}

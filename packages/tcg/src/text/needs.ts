/** What part of a text must be able to count on; where that is not to be had, it would mean nothing. */
export type Need =
  | 'chosen cards'
  | 'a chosen arena'
  | 'an X'
  /** That its card is a unit. */
  | 'a unit'
  /** That its card is in an arena: as a unit there, or as its Location. */
  | 'an arena'
  /** That its card is in an arena, or on a unit there. */
  | 'a place'
  | 'a piloted unit'
  | 'a unit above it'
  | 'a card in hand'
  /** That cards are meant which are no units, such as Locations. */
  | 'cards out of play';

/** Part of a text, with what it must be able to count on. */
export interface Needy {
  readonly needs?: readonly Need[];
}

/** What all of these need. */
export const needsOf = (...parts: readonly (Needy | number | string | null | undefined)[]): readonly Need[] => [
  ...new Set(parts.flatMap((part) => (typeof part === 'object' && part !== null ? (part.needs ?? []) : []))),
];

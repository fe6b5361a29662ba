import type { Side } from '../text/kinds.ts';

/** The icon in the upper left corner of a character, and whose characters may have it. */ // GAP-0093
export const characterTypes = {
  Alien: ['light', 'dark'],
  Droid: ['light', 'dark'],
  Republic: ['light', 'dark'],
  Rebel: ['light'],
  Resistance: ['light'],
  'Jedi Master': ['light'],
  Imperial: ['dark'],
  'First Order': ['dark'],
  Sith: ['dark'],
  'Dark Jedi Master': ['dark'],
} as const satisfies Readonly<Record<string, readonly Side[]>>;

export type CharacterType = keyof typeof characterTypes;

/** Can a character of that side be of that type? */
export const isTypeOf = (type: CharacterType, side: Side): boolean =>
  characterTypes[type].some((one: Side) => one === side);

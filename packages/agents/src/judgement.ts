import type { CardId } from '@binary-sunset/kernel';

/**
 * One of the things by which a player judges a table. An apprentice plays by what all parts are worth together, and says
 * why by the parts that differ: there is no other reckoning for either.
 */
export interface Part<N extends string = string> {
  /** What is judged: "arena", "Force", "drain". */
  readonly of: N;
  /** Whose it is to the player who judges; an arena or a battle is both players'. */
  readonly whose: 'mine' | 'theirs' | 'both';
  /** Where that is, if there are several such things: an arena, or a card. */
  readonly at?: string | CardId;
  /** How much there is of it, as a player would count: Force, cards, icons. */
  readonly amount: number;
  /** What that is worth to the player who judges; below zero if it speaks for the other. */
  readonly worth: number;
  /** The cards that are counted. */
  readonly cards?: readonly CardId[];
}

export const worthOfAll = (parts: readonly Part[]): number => parts.reduce((sum, { worth }) => sum + worth, 0);

import type { Handle, Player } from '@binary-sunset/kernel';

/**
 * What a glimpse shows: dice that fall, an attack that is over, a destiny as it is drawn, a weapon that hits or misses,
 * the powers of a battle, a battle that is over, a react of the other side, or a card that it plays.
 */
export type Glimpsed =
  | { readonly what: 'roll' | 'attack' | 'destiny' | 'hit' | 'miss' | 'power' | 'battle' | 'react' }
  | { readonly what: 'card'; readonly card: Handle; readonly title: string; readonly by: Player };

/** Where on the way through a chapter a glimpse is to be had. */
export interface PlannedGlimpse {
  /** The table is drawn as it was after so many happenings. */
  readonly at: number;
  /** So many of them are told by then: an attack's cards lie as before the end, and its outcome is known. */
  readonly until: number;
  readonly glimpsed: Glimpsed;
}

/** The table as it was on the way. */
export interface Glimpse<Board = unknown> {
  readonly glimpsed: Glimpsed;
  readonly board: Board;
  /** How many of the entries and happenings that it comes with were told by then. */
  readonly told: number;
  readonly happened: number;
}

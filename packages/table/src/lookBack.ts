import type { Happening, Outcome, Player } from '@binary-sunset/kernel';
import type { Voice } from './voice.ts';

/** A measure of both players, turn by turn: their Life Force. */
export interface Lines {
  readonly kind: 'lines';
  readonly what: string;
  /** Pairs are by player. */
  readonly turns: readonly { readonly turn: number; readonly values: readonly [number, number] }[];
}

/** Who held what at the end of each turn: the arenas. */
export interface Lanes {
  readonly kind: 'lanes';
  readonly what: string;
  readonly turns: readonly number[];
  readonly lanes: readonly { readonly name: string; readonly held: readonly (Player | null)[] }[];
}

/** How often something was done, or how much of it. */
export interface Tally {
  readonly what: string;
  readonly of: readonly [number, number];
}

/** A game that is over, looked back on. */
export interface Ending {
  /** "Your opponent holds Space and Ground, two of the three arenas." */
  readonly why: string;
  /** What decided it, in a sentence; null if nothing stands out. */
  readonly turningPoint: string | null;
  /** Null where hardly a turn was played, or nothing is known of them. */
  readonly course: Lines | Lanes | null;
  readonly tallies: readonly Tally[];
}

/** Something that happened, as the viewer saw it, and whose doing or whose card it was. */
export interface Remembered<H extends Happening = Happening> {
  readonly seen: H;
  readonly by: Player | null;
}

/** A turn as it was played. */
export interface PlayedTurn<Board, H extends Happening = Happening> {
  readonly number: number;
  readonly happened: readonly Remembered<H>[];
  /** The table at its end. */
  readonly board: Board;
}

/** What a game has to say of one that is over. */
export type LooksBack<Board, H extends Happening = Happening> = (
  turns: readonly PlayedTurn<Board, H>[],
  outcome: Outcome,
  voice: Voice,
) => Ending;

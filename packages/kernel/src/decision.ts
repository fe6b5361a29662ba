import type { Player } from './player.ts';
import type { Prompt } from './prompt.ts';

/** What a player may call a card without saying which it is. */
export type Handle = number;

export type Place = { readonly card: Handle } | { readonly zone: string; readonly of: Player };

export interface Cost {
  readonly [resource: string]: number;
}

/** What choosing an option would do to a value, where that is known beforehand. */
export interface ValueChange {
  readonly card: Handle;
  readonly value: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** One thing a player may do, with enough for a table to draw it where it belongs. */
export interface Option<V extends string = string> {
  readonly verb: V;
  readonly on?: Place;
  readonly to?: Place;
  readonly amount?: number;
  /** Which of a card's texts this is, where it has several. */
  readonly clause?: string;
  /** The occurrence this responds to. */
  readonly about?: number;
  readonly cost?: Cost;
  readonly changes?: readonly ValueChange[];
}

export type DecisionKind = 'action' | 'choice' | 'subset' | 'number';

/** A running total that has to reach something before the player may stop. */
export interface Needs {
  readonly value: string;
  readonly atLeast: number;
  readonly soFar: number;
}

/** What one player has to decide. There are always at least two legal answers. */
export interface Decision<V extends string = string> {
  /** How many decisions this player has answered: an answer to another one is stale. */
  readonly at: number;
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly options: readonly Option<V>[];
  readonly min: number;
  readonly max: number;
  readonly window?: { readonly kind: string; readonly about: readonly number[] };
  /** The last option withdraws: nothing was revealed, drawn or asked of the other player since. */
  readonly back?: true;
  readonly needs?: Needs;
}

export interface Outcome {
  /** Null if nobody won. */
  readonly winner: Player | null;
  readonly because: string;
}

export type Answer =
  | { readonly player: Player; readonly at: number; readonly picks: readonly number[] }
  | { readonly player: Player; readonly concede: true };

/** A decision in words, made on demand. */
export interface Described {
  readonly prompt: Prompt;
  /** One for each option. */
  readonly labels: readonly string[];
}

/** Something a card could do now, or why it can't. */
export interface Explanation {
  readonly what: string;
  readonly possible: boolean;
  /** The rule or card that forbids it. */
  readonly because?: string;
  readonly rule?: string;
}

export const isOutcome = (pending: Decision | Outcome): pending is Outcome => 'because' in pending;

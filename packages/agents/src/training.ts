import type { Decision, Game, KernelState, Option, Seed, TableView } from '@binary-sunset/kernel';
import type { Difference } from './differences.ts';
import type { Part } from './judgement.ts';

/**
 * Something a player goes by without working it out: what it thinks of an option, in the unit in which the table is
 * judged. `L` is the situation as a game's rules of thumb know it, `V` are its verbs.
 */
export interface RuleOfThumb<L, V extends string = string> {
  /** In a player's words. */
  readonly name: string;
  /** What it says for an answer that it prefers to another, as a sentence to whoever asks why. */
  readonly because?: string;
  /** The verbs of the options that it has an opinion on. */
  readonly on: readonly V[];
  /**
   * A habit counts in every choice. A hunch stands in for looking ahead: it counts only where that is not done, and
   * in choosing what to look at.
   */
  readonly as: 'habit' | 'hunch';
  /** How much it is for the option; below zero if against it. */
  weigh(situation: L, option: Option<V>): number;
}

/** How chance falls in one trial. */
export interface Luck<S> {
  /** From here on it falls like that. */
  lay(s: S): void;
  /** Has it played no part since? */
  isUntouched(s: S): boolean;
}

/** What speaks for an answer or against it, as what the answer does: "wins the Ground arena", "costs 2 Force". */
export interface Said {
  readonly words: string;
  /** Where; of several things that are said of one place, one is enough. */
  readonly at?: string | number;
  /** It says little: something that names what comes of it is better. */
  readonly isVague?: true;
  /** It is what the answer costs, whatever comes of it. */
  readonly isPrice?: true;
}

/** What an apprentice has learned of one game. */
export interface Training<S extends KernelState, L, V extends string = string> {
  readonly game: Pick<Game<S>, 'fork' | 'pending' | 'answer' | 'describe'>;
  /** A whole state to think on, from what a view shows and nothing else. */
  imagine(view: TableView, seed: Seed): S;
  /** Several ways for chance to fall, evenly chosen, for whoever has to decide. */
  luck(s: S, decision: Decision<V>, seed: Seed): readonly Luck<S>[];
  /** The situation of whoever has to decide. */
  situation(s: S, decision: Decision<V>): L;
  /** Options with the same name come to the same, such as playing one of two copies: one of them is enough. */
  nameOf(situation: L, option: Option<V>): string;
  readonly rules: readonly RuleOfThumb<L, V>[];
  /** The verbs of doing nothing: what any other answer is held against. */
  readonly nothing: readonly V[];
  /**
   * How good the table is for the player who had to decide in that situation, part by part: together they are worth
   * nought if it is even.
   */
  judge(from: L, s: S): readonly Part[];
  /**
   * What a difference in the judgement means for whoever had to decide in that situation, in the words of
   * the game. Null for what nobody would give as a reason.
   */
  say(from: L, difference: Difference): Said | null;
  /** Has come what was decided upon in that situation, so that the table can be judged? */
  isSettled(from: L, s: S, decision: Decision<V>): boolean;
}

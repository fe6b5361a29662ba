import type { Decision, HappeningOf, Outcome, Player, VerbOf, Vocabulary } from '@binary-sunset/kernel';

/** Something that may be chosen, as players speak of it. What is left out may be anything. */
export interface Move<V extends Vocabulary = Vocabulary> {
  readonly verb: VerbOf<V>;
  /** The title of the card that acts or is spoken of; of a pile or place, its zone. */
  readonly on?: string;
  /** The title or the zone that it goes to. */
  readonly to?: string;
  readonly amount?: number;
  /** Which way of doing it, where there are several: "beneath". */
  readonly how?: string;
}

/** How a lesson stands for whoever learns: nothing in it that they may not know. */
export interface Situation<Board = unknown, V extends Vocabulary = Vocabulary> {
  readonly board: Board;
  readonly learner: Player;
  /** What they saw happen since the step began; in a whole game, since they were asked before. */
  readonly happened: readonly HappeningOf<V>[];
  /** What they chose since then, in order. */
  readonly chose: readonly Move<V>[];
  /** What they have to decide; null if it is not for them to decide. */
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}

/** A part of the table that is pointed at: a zone, one player's or whoever's. */
export interface Spot {
  readonly zone: string;
  readonly of?: Player;
}

/** A choice that a step does not want, and why. It is legal all the same. */
export interface WrongTurn<V extends Vocabulary = Vocabulary> {
  readonly chose: Move<V>;
  readonly says: string;
}

/** One thing to do. Whatever is legal may be chosen on the way. */
export interface Step<Board = unknown, V extends Vocabulary = Vocabulary> {
  /** What the learner is told: two or three sentences. */
  readonly says: string;
  /** What the coach would choose, the best first: it is pointed at. Where none of it is offered, the coach would pass. */
  readonly moves: readonly Move<V>[];
  /** What else is worth looking at. */
  readonly lookAt?: readonly Spot[];
  readonly wrong?: readonly WrongTurn<V>[];
  isReached(now: Situation<Board, V>): boolean;
  /** Why it can't be reached any more; null while it can. */
  whyMissed?(now: Situation<Board, V>): string | null;
}

/** What is said: always the same, or what fits how the table stands. */
export type Words<Board, V extends Vocabulary> = string | Wording<Board, V>['words'];

/** A method, so that the lessons of every game may stand in one list. */
interface Wording<Board, V extends Vocabulary> {
  words(now: Situation<Board, V>): string;
}

/** What a coach would choose: always the same, or what fits how the table stands. */
export type Moves<Board, V extends Vocabulary> = readonly Move<V>[] | Meaning<Board, V>['moves'];

interface Meaning<Board, V extends Vocabulary> {
  moves(now: Situation<Board, V>): readonly Move<V>[];
}

/** A kind of moment in a whole game, explained when it comes up first. */
export interface Moment<Board = unknown, V extends Vocabulary = Vocabulary> {
  readonly says: Words<Board, V>;
  /** How often it is explained; once unless said. After that the coach explains it to whoever asks. */
  readonly times?: number;
  /** What a sensible player mostly does then. */
  readonly moves?: Moves<Board, V>;
  readonly lookAt?: readonly Spot[];
  isNow(now: Situation<Board, V>): boolean;
}

/** A computer player that lets chances go by, so that whoever learns has time to find out what theirs are. */
export interface Gentle<V extends Vocabulary = Vocabulary> {
  readonly computer: string;
  /** How often it does as little as can be where it may, by what it does then: 0.5 for every other time. */
  readonly lets: Readonly<Partial<Record<VerbOf<V>, number>>>;
}

interface Prepared<P> {
  /** Short, for addresses and for what is remembered: never changed. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, in a sentence. */
  readonly teaches: string;
  readonly position: P;
  readonly learner: Player;
}

/** A few things to do, one after the other. */
export interface Exercise<Board = unknown, V extends Vocabulary = Vocabulary, P = unknown> extends Prepared<P> {
  /** What the other side does whenever it may: it passes otherwise. */
  readonly opponent: readonly Move<V>[];
  readonly steps: readonly [Step<Board, V>, ...Step<Board, V>[]];
  /** What is said when it is done. */
  readonly ends: string;
}

/**
 * A whole game with a coach who explains each kind of moment, and less and less: where there is nothing new, the coach
 * keeps quiet until asked. Chance falls otherwise each time.
 */
export interface GuidedGame<Board = unknown, V extends Vocabulary = Vocabulary, P = unknown> extends Prepared<P> {
  readonly opponent: Gentle<V>;
  /** The first that is now is the one that is explained. */
  readonly moments: readonly Moment<Board, V>[];
  /** What is said to whoever asks where there is nothing to explain. */
  readonly otherwise: string;
  /** What is said when it is over: who won, why, and what comes next. */
  readonly ends: Words<Board, V>;
}

export type Lesson<Board = unknown, V extends Vocabulary = Vocabulary, P = unknown> =
  | Exercise<Board, V, P>
  | GuidedGame<Board, V, P>;

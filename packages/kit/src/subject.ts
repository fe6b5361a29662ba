import type {
  DecisionOf,
  Game,
  Happening,
  KernelState,
  OptionOf,
  Player,
  Random,
  Setup,
  VerbOf,
  Vocabulary,
} from '@binary-sunset/kernel';

/** A game made for some features: the decks have them in number, with what they need, and players are keen on them. */
export interface Showcase<S extends KernelState = KernelState, V extends Vocabulary = Vocabulary> {
  readonly setup: Setup;
  /** How keen whoever decides is on an option: mostly one of those is taken that they are keenest on. */
  keenness(s: S, decision: DecisionOf<V>, option: OptionOf<V>): number;
}

/** A game with what it takes to try it: used by fuzzing, benchmarks and perft. */
export interface Subject<S extends KernelState = KernelState, P = never, V extends Vocabulary = Vocabulary> {
  readonly game: Game<S, P>;
  /** The decks that figures are measured with. */
  readonly stock: Setup;
  /** A legal setup at random. */
  randomSetup(random: Random): Setup;
  /** What must hold in every state of this game: a sentence for each thing that does not. */
  broken(s: S): readonly string[];
  /** Texts that take effect, by name; and the one that a happening tells of, if it does. */
  readonly abilities?: readonly string[];
  abilityIn?(happening: Happening): string | null;
  /** Games made so that every feature comes up, a few in each game; one that is named twice, twice as often. */
  readonly showcases?: {
    readonly features: readonly string[];
    readonly atOnce: number;
    make(features: readonly string[], random: Random): Showcase<S, V>;
  };
  /** What a fuzzing player does seldom where there is something else to do, so that games get somewhere. */
  readonly reluctant?: readonly VerbOf<V>[];
  /** The verbs by which a player lets time pass; passing unless said otherwise. */
  readonly idle?: readonly VerbOf<V>[];
  /** How far into the game it is, in turns. */
  turnOf(s: S): number;
  /** Whose turn it is, in a game where it is one player's. */
  activeOf?(s: S): Player;
  /** Positions whose number of continuations is fixed. */
  readonly perft: readonly { readonly name: string; readonly position: P; readonly depth: number }[];
}

import type { Agent } from '@binary-sunset/agents';
import type { Deck, Game, Handle, HappeningOf, Seed, TableView, VerbOf, Vocabulary } from '@binary-sunset/kernel';
import type { GameName } from '@binary-sunset/rulebook';
import type { Line } from './line.ts';
import type { Voice } from './voice.ts';

/** A value of a card as it is now. */
export interface ShownValue {
  readonly name: string;
  readonly total: number | null;
  /** What the card itself says. */
  readonly printed: number | null;
  /** Where it comes from, in the order in which it counts. */
  readonly because: readonly string[];
}

/**
 * What any table, be it in a terminal or in a browser, has to know of a game beside its rules. Everything is made from
 * views, so nothing hidden can show.
 */
export interface TableGame<V extends Vocabulary = Vocabulary> {
  readonly game: Game;
  /** What players call it. */
  readonly title: string;
  /** What the seats are called by somebody who sits in neither; the table's facts may say. */
  seatNames(facts: object): readonly [string, string];
  readonly stockDecks: Readonly<Record<string, Deck>>;
  /** The stock decks that the first and the second player have unless they say otherwise. */
  readonly usualDecks: readonly [string, string];
  /** The verbs of options that end a player's part in something. */
  readonly passing: readonly VerbOf<V>[];
  /** The rulebook to look rules up in; all there are if not given. */
  readonly rulebook?: GameName;
  /** The computer players there are for it, by name, the usual one first. */
  readonly computers: Readonly<Record<string, (seed: Seed) => Agent>>;
  /** What players call the zones, as in "your hand". */
  readonly zoneNames: Readonly<Record<string, string>>;
  /** A line of the log; null for what needs none. The view is that of somebody who has seen the happening. */
  tell(happening: HappeningOf<V>, view: TableView, voice: Voice): Line | null;
  /** One line for the same thing several times in a row; null to say it once, with how often. */
  tellSeveral?(happening: HappeningOf<V>, times: number, voice: Voice): Line | null;
  /** Has the line before said already what happened so many times? */
  isSaidBy?(before: HappeningOf<V>, happening: HappeningOf<V>, times: number): boolean;
  /** What a card says: its kind and numbers, then its text. */
  face(title: string): readonly string[];
  /** How a card in view stands: "tapped", "2 damage". */
  marks(view: TableView, card: Handle): readonly string[];
  /** The values of a card in view, where they may differ from what it says. */
  values(view: TableView, card: Handle): readonly ShownValue[];
}

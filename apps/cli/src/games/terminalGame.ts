import type { Deck, Game, Handle, Happening, TableView } from '@binary-sunset/kernel';
import type { GameName } from '@binary-sunset/rulebook';
import type { Paper } from '../paper.ts';
import type { Voice } from '../voice.ts';

/** A table that is about to be drawn: what its viewer sees, and the letters of the cards that lie open. */
export interface Drawing extends Paper {
  readonly view: TableView;
  readonly voice: Voice;
  readonly letters: ReadonlyMap<Handle, string>;
}

/** A value of a card as it is now. */
export interface ShownValue {
  readonly name: string;
  readonly total: number | null;
  /** Where it comes from, in the order in which it counts. */
  readonly because: readonly string[];
}

/** What the terminal has to know of a game beside its rules. Everything is made from views, so nothing hidden can show. */
export interface TerminalGame {
  readonly game: Game;
  /** What the seats are called by somebody who sits in neither; the table's facts may say. */
  seatNames(facts: object): readonly [string, string];
  readonly stockDecks: Readonly<Record<string, Deck>>;
  /** The stock decks that the first and the second player have unless they say otherwise. */
  readonly usualDecks: readonly [string, string];
  /** The verbs of options that end a player's part in something. */
  readonly passing: readonly string[];
  /** The rulebook to look rules up in; all there are if not given. */
  readonly rulebook?: GameName;
  draw(drawing: Drawing): readonly string[];
  /** What players call the zones, as in "your hand". */
  readonly zoneNames: Readonly<Record<string, string>>;
  /** The cards that lie open on the table. */
  onTable(view: TableView): readonly Handle[];
  /** A line of the log; null for what needs none. The view is that of somebody who has seen the happening. */
  tell(happening: Happening, view: TableView, voice: Voice): string | null;
  /** What a card says: its kind and numbers, then its text. */
  face(title: string): readonly string[];
  /** How a card in view stands: "tapped", "2 damage". */
  marks(view: TableView, card: Handle): readonly string[];
  /** The values of a card in view, where they may differ from what it says. */
  values(view: TableView, card: Handle): readonly ShownValue[];
}

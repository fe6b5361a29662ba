import type { Handle, TableView } from '@binary-sunset/kernel';
import type { Match, TableGame, Voice } from '@binary-sunset/table';
import type { Paper } from '../paper.ts';

/** A table that is about to be drawn: what its viewer sees, and the letters of the cards that lie open. */
export interface Drawing extends Paper {
  readonly view: TableView;
  readonly voice: Voice;
  readonly letters: ReadonlyMap<Handle, string>;
}

/** How the terminal draws a game. */
export interface TerminalGame extends TableGame {
  draw(drawing: Drawing): readonly string[];
  /** The cards that lie open on the table. */
  onTable(view: TableView): readonly Handle[];
}

/** A match at a table in a terminal. */
export type TerminalMatch = Match<TerminalGame>;

import type { Deck, Explanation, Handle, Happening, Player, Viewer } from '@binary-sunset/kernel';
import type {
  CcgBoard,
  Coaching,
  Ending,
  Face,
  Glimpse,
  Hint,
  LessonOffer,
  LogEntry,
  Scene,
  ShownValue,
  SitterNames,
  StandingPlace,
  TcgBoard,
} from '@binary-sunset/table';

/** The boards there are, by the name of their game. */
export interface Boards {
  readonly tcg: TcgBoard;
  readonly ccg: CcgBoard;
}

export type GameName = keyof Boards;

/** A deck that can be chosen. */
export interface DeckOffer {
  readonly name: string;
  readonly side: 'light' | 'dark' | 'neutral';
  /** How many cards it has. */
  readonly size: number;
  /** The card that stands for it in a list: the dearest unit. */
  readonly emblem: Face;
  readonly deck: Deck;
}

/** What can be played. */
export interface GameOffer {
  readonly name: GameName;
  readonly title: string;
  readonly decks: readonly DeckOffer[];
  /** Names of computer players, the usual one first. */
  readonly computers: readonly string[];
}

/** A game to start. The first seat is player 0. */
export interface NewGame {
  readonly game: GameName;
  /** `person`, or the name of a computer player. */
  readonly sitters: SitterNames;
  /** Stock decks by name, or decks that were read from files. */
  readonly decks: readonly [string | Deck, string | Deck];
  /** What shuffles and dice follow from; made up if not given. */
  readonly seed?: string;
  readonly options?: { readonly sides: 'roll' | 'bid' };
  /** Both hands lie open: two people at one device, or study. */
  readonly openHands?: boolean;
}

/** What the page shows to whoever sits at this device: the scene, what is new in it, and what may be done with the game. */
export interface Display<G extends GameName = GameName> {
  readonly id: string;
  readonly game: G;
  readonly sitters: SitterNames;
  /** What the decks are called. */
  readonly decks: readonly [string, string];
  readonly openHands: boolean;
  readonly scene: Scene<Boards[G]>;
  /** The game looked back on; null while it is not over. */
  readonly ending: Ending | null;
  /**
   * Whom the game waits for, so that a computer is let go on, or the device handed over; null once it is over. It is
   * for a table at one device only: no scene tells it.
   */
  readonly awaits: Player | null;
  /** Faces of cards that were not sent before. */
  readonly faces: readonly Face[];
  /** The log: all of it when a table is opened or looked at by somebody else, otherwise what is new. */
  readonly entries: readonly LogEntry[];
  readonly wholeLog: boolean;
  /** What the viewer saw happen; empty when something was taken back. */
  readonly happenings: readonly Happening[];
  /** What there was to see on the way here. */
  readonly glimpses: readonly Glimpse<Boards[GameName]>[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly practice: boolean;
  /** Whoever looks may ask what the computer would do in their place. */
  readonly hints: boolean;
  /** Why the game could not be kept; null if it was, or need not be. */
  readonly notKept: string | null;
  /** What the coach says; null in a game that is no lesson. */
  readonly coaching: Coaching | null;
}

/** A card looked at: how it stands, its values and where they come from, what it could do and why not. */
export interface Inspection {
  readonly face: Face;
  readonly marks: readonly string[];
  readonly values: readonly ShownValue[];
  readonly explanations: readonly Explanation[];
}

export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly topic: string;
}

/** A game that was kept. */
export interface KeptGame {
  readonly id: string;
  readonly game: GameName;
  readonly sitters: SitterNames;
  /** Null while sides are not decided. */
  readonly sides: readonly ['light' | 'dark' | null, 'light' | 'dark' | null];
  /** How each part of the table stood, for a small picture of it. */
  readonly arenas: readonly StandingPlace[];
  /** What to ask for in order to play it again. */
  readonly wish: NewGame;
  readonly decks: readonly [string, string];
  /** When it was last played, in milliseconds. */
  readonly when: number;
  readonly turn: number;
  /** "Turn 6 · 2 arenas to 1". */
  readonly standing: string;
  readonly over: { readonly winner: Player | null; readonly because: string } | null;
  readonly practice: boolean;
  readonly openHands: boolean;
}

/** The engine as the page sees it. Everything runs beside the page, so nothing here blocks it. */
export interface Engine {
  /** What can be played of a game. */
  offer(game: GameName): Promise<GameOffer>;
  start(wish: NewGame): Promise<Display>;
  /** The lessons of a game, in their order. */
  lessons(game: GameName): Promise<readonly LessonOffer[]>;
  /** Begins a lesson. It is not kept. */
  learn(game: GameName, lesson: string): Promise<Display>;
  /** Goes on with a kept game. */
  resume(id: string): Promise<Display>;
  /** Goes on with a game from a file: a saved game or a record. */
  open(text: string): Promise<Display>;
  answer(picks: readonly number[], at: number, automatic: boolean): Promise<Display>;
  concede(): Promise<Display>;
  /** Lets the computer make one decision; null if it is not its turn to decide. */
  computerAnswers(): Promise<Display | null>;
  /** What the computer would do where the viewer has to decide; null if they have not. */
  hint(): Promise<Hint | null>;
  undo(): Promise<Display | null>;
  /** Goes back to the first choice of one's last turn. */
  undoTurn(): Promise<Display | null>;
  redo(): Promise<Display | null>;
  /** Turns the table to somebody: what the page shows from then on is what they may see. */
  look(viewer: Viewer): Promise<Display>;
  inspect(card: Handle): Promise<Inspection | null>;
  rule(id: string): Promise<RuleText | null>;
  searchRules(words: string): Promise<readonly RuleText[]>;
  /** Every card in the pool of a game. */
  pool(game: GameName): Promise<readonly Face[]>;
  /** A deck as it would stand among those that can be chosen; refused if it may not be played. */
  deck(game: GameName, name: string, deck: Deck): Promise<DeckOffer>;
  /** What to ask for in order to play this game again. */
  wish(): Promise<NewGame>;
  /** A game as a file: to go on with, to replay or to report a fault. It is the one that is played unless a kept one is named. */
  file(id?: string): Promise<string>;
  kept(): Promise<readonly KeptGame[]>;
  forget(id: string): Promise<void>;
}

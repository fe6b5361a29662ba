import { didYouMean } from './nearest.ts';
import type { Player } from './player.ts';

/** Why an answer was refused. */
export type WhyRefused =
  | 'stale'
  | 'wrong player'
  | 'wrong number of picks'
  | 'out of range'
  | 'not ascending'
  | 'game over';

/** An answer that the pending decision does not allow. Nothing has changed. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
  readonly refusal: WhyRefused;
  readonly player: Player | null;
  constructor(refusal: WhyRefused, message: string, player: Player | null) {
    super(message);
    this.refusal = refusal;
    this.player = player;
  }
}

/** A setup, position or deck that names something this game does not have, or breaks its rules of setting up. */
export class IllegalSetup extends Error {
  override readonly name = 'IllegalSetup';
}

/** A card name that is not in the pool. */
export class UnknownCard extends IllegalSetup {
  readonly card: string;
  readonly nearest: readonly string[];
  constructor(card: string, nearest: readonly string[]) {
    super(`There is no card called "${card}"${didYouMean(nearest)}`);
    this.card = card;
    this.nearest = nearest;
  }
}

/** Rules or cards of a game could not be loaded, as when there is no connection. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  constructor(what: string, cause: unknown) {
    super(`Could not load ${what}. Without a connection only what was loaded before can be played: try again later.`, {
      cause,
    });
  }
}

/** Something that should be a record, a save or a state and is not. `path` says where it goes wrong. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly path: string;
  constructor(what: string, path: string, expected: string, found: unknown) {
    super(`This ${what} is damaged at ${path}: expected ${expected}, found ${shown(found)}.`);
    this.path = path;
  }
}

/** A record that this version of the game plays differently from some answer on. */
export class RecordDisagrees extends Error {
  override readonly name = 'RecordDisagrees';
  /** How many answers were played before the disagreement. */
  readonly played: number;
  /** Cards in it that have been corrected since it was made. */
  readonly corrected: readonly string[];
  constructor(played: number, corrected: readonly string[], message: string) {
    super(message);
    this.played = played;
    this.corrected = corrected;
  }
}

/** What the rules were doing. */
export interface Whereabouts {
  readonly procedure: string;
  readonly step: string;
  /** The card's text that was being carried out; null for the rules themselves. */
  readonly text: string | null;
}

/** A fault of ours: a rule or card that asks the engine for something impossible. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
  /** Null where nothing was under way, as when cards are loaded. */
  readonly where: Whereabouts | null;
  constructor(what: string, where: Whereabouts | null = null, options?: ErrorOptions) {
    super(where === null ? what : `${what} This was in ${placeWords(where)}.`, options);
    this.where = where;
  }
}

const placeWords = ({ procedure, step, text }: Whereabouts): string =>
  `the procedure ${procedure}, step ${step}${text === null ? '' : `, for the text ${text}`}`;

export function impossible(what: string): never {
  throw new EngineFault(what);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

import { type Match, namesOf } from '@binary-sunset/table';
import { complaintIn } from './complaint.ts';
import type { Files } from './files.ts';
import { writeGame } from './saves.ts';

export interface Kept {
  readonly files: Files;
  /** Where the game is kept up to date after every answer; null if it is not. */
  readonly keptIn: string | null;
  /** Where it was saved before. */
  readonly savedAs: string | null;
}

/** Knows what of a match is in a file and what would be lost. */
export interface Keeper {
  readonly unsaved: boolean;
  /** The match has changed. Says what is wrong if it cannot be kept. */
  changed(): string | null;
  /** Saves where it is told, or where it did before; null if that is nowhere. Throws `Complaint`. */
  save(path: string): string | null;
  /** What becomes of the match if it is left now. */
  farewell(): string;
}

export function keeperOf(match: Match, { files, keptIn, ...before }: Kept): Keeper {
  let savedAs = before.savedAs;
  let unsaved = false;

  function write(path: string): void {
    writeGame(files, path, match.save(), namesOf(match.seats));
    savedAs = path;
    unsaved = false;
  }

  // At once, so that a path that will not do is known before anything is played.
  if (keptIn !== null) write(keptIn);
  return {
    get unsaved() {
      return unsaved;
    },
    changed() {
      unsaved = true;
      try {
        if (keptIn !== null) write(keptIn);
        return null;
      } catch (error) {
        return complaintIn(error);
      }
    },
    save(path) {
      const target = path === '' ? savedAs : path;
      if (target !== null) write(target);
      return target;
    },
    farewell() {
      if (savedAs !== null && !unsaved) return `The game is kept in "${savedAs}".`;
      return `${savedAs === null ? 'Nothing was saved.' : `What came after "${savedAs}" was not saved.`} The seed was ${match.seed}.`;
    },
  };
}

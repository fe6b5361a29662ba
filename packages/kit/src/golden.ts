import {
  type Game,
  type GameRecord,
  isOutcome,
  type KernelState,
  readRecord,
  replay,
  resumeSession,
} from '@binary-sunset/kernel';

/** A game that was once played, and how it ended. */
export interface Golden {
  readonly record: GameRecord;
  readonly because: string;
  readonly hash: string;
}

/** A kept game no longer leads where it once led. */
export class LeadsElsewhere extends Error {
  override readonly name = 'LeadsElsewhere';
}

/** How a game stands, to be kept with its record. */
function keptAt<S extends KernelState, P>(game: Game<S, P>, record: GameRecord, state: S): Golden {
  const now = game.pending(state);
  return { record, because: isOutcome(now) ? now.because : 'unfinished', hash: game.hash(state) };
}

/** What a record leads to now, to be kept. */
export function makeGolden<S extends KernelState, P>(game: Game<S, P>, record: GameRecord): Golden {
  const { state, stopped } = replay(game, record);
  if (stopped !== null) throw stopped;
  return keptAt(game, record, state);
}

/** Throws unless the record still leads where it once led. */
export function checkGolden<S extends KernelState, P>(game: Game<S, P>, golden: Golden): void {
  const now = makeGolden(game, readRecord(golden.record));
  checkEnd(golden, now);
  if (now.hash !== golden.hash)
    throw new LeadsElsewhere('The game still ends the same way, but the table is not what it was.');
}

/**
 * A recorded game with the hashes of today: for a change of names in a state or an option. Throws unless what was picked
 * can still be picked, each time, and leads to the same end.
 */
export function rehashGolden<S extends KernelState, P>(game: Game<S, P>, golden: Golden): Golden {
  const session = resumeSession(game, readRecord(golden.record), { picksAlone: true });
  const now = keptAt(game, session.record(), session.state);
  checkEnd(golden, now);
  return now;
}

function checkEnd(golden: Golden, now: Golden): void {
  if (now.because !== golden.because)
    throw new LeadsElsewhere(`The game used to end by ${golden.because}; now it ends by ${now.because}.`);
}

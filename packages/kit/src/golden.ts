import { type Game, type GameRecord, isOutcome, type KernelState, readRecord, replay } from '@binary-sunset/kernel';

/** A game that was once played, and how it ended. */
export interface Golden {
  readonly record: GameRecord;
  readonly because: string;
  readonly hash: string;
}

/** What a record leads to now, to be kept. */
export function makeGolden<S extends KernelState, P>(game: Game<S, P>, record: GameRecord): Golden {
  const { state, stopped } = replay(game, record);
  if (stopped !== null) throw stopped;
  const now = game.pending(state);
  return { record, because: isOutcome(now) ? now.because : 'unfinished', hash: game.hash(state) };
}

/** Throws unless the record still leads where it once led. */
export function checkGolden<S extends KernelState, P>(game: Game<S, P>, golden: Golden): void {
  const now = makeGolden(game, readRecord(golden.record));
  if (now.because !== golden.because)
    throw new Error(`The game used to end by ${golden.because}; now it ends by ${now.because}.`);
  if (now.hash !== golden.hash) throw new Error('The game still ends the same way, but the table is not what it was.');
}

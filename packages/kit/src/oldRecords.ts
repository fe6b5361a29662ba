import {
  type Game,
  type GameRecord,
  IllegalSetup,
  isOutcome,
  type KernelState,
  readRecord,
  replay,
} from '@binary-sunset/kernel';

/** How far a record goes that was made some time ago, in words. */
export function howFarItGoes<S extends KernelState, P>(game: Game<S, P>, record: GameRecord): string {
  try {
    const { state, stopped, played } = replay(game, readRecord(record));
    if (stopped !== null) return stopped.message;
    const now = game.pending(state);
    return `All ${played} answers, to ${isOutcome(now) ? `the end: ${now.because}` : 'a game that goes on'}.`;
  } catch (error) {
    if (error instanceof IllegalSetup) return `It can't begin: ${error.message}`;
    throw error;
  }
}

/** A line for each record: its file, and how far it goes. */
export const writeEnds = (ends: Readonly<Record<string, string>>): string =>
  Object.entries(ends)
    .map(([file, end]) => `${file}\t${end}\n`)
    .join('');

export const readEnds = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]),
  );

import { parseArgs } from 'node:util';
import type { GameName } from '../src/engine/protocol.ts';

export const usage = `Usage: npm run gestures -- --game NAME [options]

Plays stock decks on the page's own session, a computer player in the person's place, and counts what a person who knows
the page would have had to do for it: clicks, drops and keys, on a monitor with a mouse.

  --game NAME   tcg or ccg
  --games N     how many (3)
  --seed S      which ("1")

Prints gestures per turn, per attack, activation and deployment, and where most of them go.
Exit status: 0 played, 2 bad options.
`;

export interface Options {
  readonly game: GameName;
  readonly games: number;
  readonly seed: string;
}

/** The command line was not understood. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood';
}

const isGame = (name: string | undefined): name is GameName => name === 'tcg' || name === 'ccg';

export function readOptions(args: readonly string[]): Options {
  const { game, games, seed } = valuesIn(args);
  if (!isGame(game)) throw new NotUnderstood('Which game? Give --game tcg or --game ccg.');
  const count = Number(games);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new NotUnderstood(`--games takes a whole number of at least 1, not "${games}".`);
  return { game, games: count, seed };
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        games: { type: 'string', default: '3' },
        seed: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    throw new NotUnderstood(error instanceof Error ? error.message : String(error));
  }
}

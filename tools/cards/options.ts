import { parseArgs } from 'node:util';
import { UsageError } from '../project/usage.ts';
import { type GameName, games } from './games.ts';

export const usage = `Usage: npm run cards [-- [game] [--json]]

Per set: cards printed, implemented (all of their text), tested by name, and with code of their own.
Below them, what the card language has for a single card. Before all that, names that no printed card has.

  game     ${games.join(', ')}: only that one
  --json   one object for programs (npm run --silent cards -- --json)
`;

export interface CardOptions {
  readonly games: readonly GameName[];
  readonly json: boolean;
}

/** npm keeps an option given without `--` for itself, and hands it on in the environment. */
export function optionsFrom(args: readonly string[], env: Readonly<Record<string, string | undefined>>): CardOptions {
  const { values, positionals } = parsed(args);
  const named = positionals.map((given) => {
    const game = games.find((one) => one === given);
    if (game === undefined) throw new UsageError(`There is no game called "${given}"; there is ${games.join(', ')}.`);
    return game;
  });
  return {
    games: named.length === 0 ? games : named,
    json: values.json === true || env['npm_config_json'] === 'true',
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

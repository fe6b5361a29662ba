import { parseArgs } from 'node:util';
import { UsageError } from '../project/usage.ts';
import { type GameName, games } from './games.ts';

export const usage = `Usage: npm run cards [-- [game] [--json]]
       npm run --silent cards -- export <game>

Per set: cards printed, implemented (all of their text), tested by name, and with code of their own.
Below them, what the card language has for a single card. Before all that, names that no printed card has.

  game     ${games.join(', ')}: only that one
  --json   one object for programs (npm run --silent cards -- --json)
  export   the facts and the rendered text of every card of that game, as a JSON list
`;

export interface CardOptions {
  /** The game whose cards are written out, rather than counted; null for none. */
  readonly exported: GameName | null;
  readonly games: readonly GameName[];
  readonly json: boolean;
}

/** npm keeps an option given without `--` for itself, and hands it on in the environment. */
export function optionsFrom(args: readonly string[], env: Readonly<Record<string, string | undefined>>): CardOptions {
  const { values, positionals } = parsed(args);
  const isExport = positionals[0] === 'export';
  const named = (isExport ? positionals.slice(1) : positionals).map((given) => {
    const game = games.find((one) => one === given);
    if (game === undefined) throw new UsageError(`There is no game called "${given}"; there is ${games.join(', ')}.`);
    return game;
  });
  if (isExport && named.length !== 1) throw new UsageError(`Export the cards of one game: ${games.join(' or ')}.`);
  return {
    exported: isExport ? (named[0] ?? null) : null,
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

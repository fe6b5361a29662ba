import { parseArgs } from 'node:util';
import { UsageError } from '../project/usage.ts';
import { pools } from './pools.ts';

export const usage = `Usage: npm run cards [-- [game] [--json]]

Per set: cards printed, implemented (all of their text), tested by name, and with code of their own.
Below them, what the card language has for a single card.

  game     ${Object.keys(pools).join(', ')}: only that one
  --json   one object for programs (npm run --silent cards -- --json)
`;

export interface CardOptions {
  readonly games: readonly string[];
  readonly json: boolean;
}

/** npm keeps an option given without `--` for itself, and hands it on in the environment. */
export function optionsFrom(args: readonly string[], env: Readonly<Record<string, string | undefined>>): CardOptions {
  const { values, positionals } = parsed(args);
  const all = Object.keys(pools);
  for (const game of positionals)
    if (!all.includes(game)) throw new UsageError(`There is no game called "${game}"; there is ${all.join(', ')}.`);
  return {
    games: positionals.length === 0 ? all : positionals,
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

import { parseArgs } from 'node:util';
import { UsageError } from '../project/usage.ts';
import { type GameName, games, isGame } from './games.ts';

export const usage = `Usage: npm run cards [-- [game] [--json]]
       npm run cards -- TITLE
       npm run --silent cards -- export <game>
       npm run cards -- publish

Per set: cards printed, implemented (all of their text), tested by name, and with code of their own; below them, what
serves a single card. What is tested goes by the last run of all tests. Before all that, names that no printed card has.

  game     ${games.join(', ')}: only that one
  --json   one object for programs (npm run --silent cards -- --json)
  TITLE    all about the cards of that title, in both games: facts, text, program, rulings, tests
  export   the facts and the rendered text of every card of that game, as a JSON list
  publish  writes down which cards each set has, and the name of every text, by which games under way know it: refused
           where one would lose its name
`;

/** What is asked for. */
export type CardOptions =
  | { readonly wish: 'count'; readonly games: readonly GameName[]; readonly json: boolean }
  | { readonly wish: 'one'; readonly title: string }
  | { readonly wish: 'export'; readonly game: GameName }
  | { readonly wish: 'publish' };

/** npm keeps an option given without `--` for itself, and hands it on in the environment. */
export function optionsFrom(args: readonly string[], env: Readonly<Record<string, string | undefined>>): CardOptions {
  const { values, positionals } = parsed(args);
  const json = values.json === true || env['npm_config_json'] === 'true';
  const [first, ...rest] = positionals;
  if (first === 'export') {
    const [game, more] = rest;
    if (game === undefined || !isGame(game) || more !== undefined)
      throw new UsageError(`Export the cards of one game: ${games.join(' or ')}.`);
    return { wish: 'export', game };
  }
  if (first === 'publish') {
    if (rest.length > 0 || json) throw new UsageError('All sets are published together: publish takes nothing else.');
    return { wish: 'publish' };
  }
  if (positionals.every(isGame)) return { wish: 'count', games: first === undefined ? games : positionals, json };
  // A title needs no quotation marks.
  const title = positionals.join(' ').trim();
  if (title === '') throw new UsageError('A title has at least one letter.');
  if (json) throw new UsageError('A card is printed for people; the cards of a game as JSON: export <game>.');
  return { wish: 'one', title };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

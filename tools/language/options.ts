import { parseArgs } from 'node:util';
import { type GameName, games, isGame } from '../cards/games.ts';
import { UsageError } from '../project/usage.ts';

export const usage = `Usage: npm run language [-- [game] WORD ...]
       npm run language -- --write

Finds words of the card languages: by their names, by what is said of them and by what they have cards say.

  WORD     what they do or say, as in: draw destiny. All of several words must fit. Without any, every word of the
           language is listed by file, with how many cards use it
  game     ${games.join(', ')}: only that one
  --write  the tables of docs/cards.md, anew
`;

export type LanguageOptions =
  | { readonly wish: 'find'; readonly games: readonly GameName[]; readonly sought: readonly string[] }
  | { readonly wish: 'list'; readonly games: readonly GameName[] }
  | { readonly wish: 'write' };

/** npm keeps an option given without `--` for itself, and hands it on in the environment. */
export function optionsFrom(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): LanguageOptions {
  const { write, given } = parsed(args);
  if (write || env['npm_config_write'] === 'true') {
    if (given.length > 0) throw new UsageError('The tables are written for both games, with all their words.');
    return { wish: 'write' };
  }
  const [first, ...rest] = given;
  const of: readonly GameName[] = first !== undefined && isGame(first) ? [first] : games;
  const sought = (of === games ? given : rest).flatMap((word) => word.split(/\s+/)).filter((word) => word !== '');
  return sought.length === 0 ? { wish: 'list', games: of } : { wish: 'find', games: of, sought };
}

function parsed(args: readonly string[]): { readonly write: boolean; readonly given: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { write: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { write: values.write === true, given: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

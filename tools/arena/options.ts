import { countFrom, numberFrom, optionValues, UsageError } from '../project/usage.ts';

export const usage = `Usage: npm run arena -- --game NAME [options]

Lets two computer players play against each other, each pair of games with the same decks and the same seed, once in
either seat. Prints who won how often, and how long their decisions took.

  --game NAME     skirmish, tcg or ccg
  --games N       how many, two for each pair (100)
  --seed S        which ("1")
  --first NAME    random, youngling or apprentice (apprentice)
  --second NAME   random, youngling or apprentice (random)
  --least P       how many per cent the first has to win

Exit status: 0 played, 1 the first won less often than --least says, 2 bad options.
`;

export interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly first: string;
  readonly second: string;
  readonly least: number;
}

export function readOptions(args: readonly string[]): Options {
  const { game, games, seed, first, second, least } = optionValues(args, {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: 'apprentice' },
    second: { type: 'string', default: 'random' },
    least: { type: 'string', default: '0' },
  });
  if (game === undefined) throw new UsageError('Which game? Give --game NAME.');
  const count = countFrom('games', games, 2);
  if (count % 2 !== 0) throw new UsageError(`--games takes an even number, for games come in pairs, not "${games}".`);
  return { game, games: count, seed, first, second, least: numberFrom('least', least, 0, 100) };
}

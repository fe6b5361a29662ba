import { countFrom, optionValues, UsageError } from '../project/usage.ts';

export const usage = `Usage: npm run fuzz -- --game NAME [options]

Plays random games with every invariant checked. A game that breaks says how to play it again; the games that are
remembered together with it are left, all others are played.

  --game NAME    skirmish, tcg or ccg
  --games N      how many (100)
  --seed S       which: "S" plays games 0 to N-1 of that seed, "S#17" plays from game 17 ("1")
  --dear K       one state in K gets the dear checks (12)
  --turns T      games longer than that are stopped and counted (100)
  --seen         list how often each kind of option was taken
  --least N      list the abilities that took effect fewer times than that
  --record FILE  where the record of the first game that breaks goes
  --workers N    how many processes play (1)

Exit status: 0 nothing broke, 1 something did, 2 bad options.
`;

export interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly dear: number;
  readonly turns: number;
  readonly seen: boolean;
  readonly least: number;
  readonly record: string | undefined;
  readonly workers: number;
}

export function readOptions(args: readonly string[]): Options {
  const { game, games, seed, dear, turns, seen, least, record, workers } = optionValues(args, {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    dear: { type: 'string', default: '12' },
    turns: { type: 'string', default: '100' },
    seen: { type: 'boolean', default: false },
    least: { type: 'string', default: '0' },
    record: { type: 'string' },
    workers: { type: 'string', default: '1' },
  });
  if (game === undefined) throw new UsageError('Which game? Give --game NAME.');
  if (!/^[^#]+(#\d+)?$/.test(seed))
    throw new UsageError(`--seed takes a name such as "abc", or "abc#17" to play from game 17, not "${seed}".`);
  return {
    game,
    games: countFrom('games', games),
    seed,
    dear: countFrom('dear', dear),
    turns: countFrom('turns', turns),
    seen,
    least: countFrom('least', least, 0),
    record,
    workers: countFrom('workers', workers),
  };
}

import { countFrom, optionValues, UsageError } from '../project/usage.ts';

export const usage = `Usage: npm run fuzz:web -- --game NAME [options]

Plays random games through the page in a real Chromium, on a phone and on a monitor: at every decision the options on
the page, by role and name, are those of the decision; each can be reached by mouse or touch and by keyboard, is not
covered and is large enough; the finished game is the one that the engine plays from the same answers.

  --game NAME    tcg or ccg
  --games N      how many at each size (2)
  --seed S       which: "S" plays games 0 to N-1 of that seed, "S#17" plays game 17 alone ("1")
  --turns T      games longer than that are left (40)
  --answers N    and so are those that take more answers (2000)
  --size NAME    phone or desktop; both if not given

Exit status: 0 nothing was wrong, 1 something was, 2 bad options.
`;

export interface Options {
  readonly game: string;
  readonly games: readonly string[];
  readonly turns: number;
  readonly answers: number;
  readonly sizes: readonly ('phone' | 'desktop')[];
}

export function readOptions(args: readonly string[]): Options {
  const { game, games, seed, turns, answers, size } = optionValues(args, {
    game: { type: 'string' },
    games: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    turns: { type: 'string', default: '40' },
    answers: { type: 'string', default: '2000' },
    size: { type: 'string' },
  });
  if (game === undefined) throw new UsageError('Which game? Give --game NAME.');
  if (size !== undefined && size !== 'phone' && size !== 'desktop')
    throw new UsageError(`--size takes phone or desktop, not "${size}".`);
  const seeds = seed.includes('#')
    ? [seed]
    : Array.from({ length: countFrom('games', games) }, (_, number) => `${seed}#${number}`);
  return {
    game,
    games: seeds,
    turns: countFrom('turns', turns),
    answers: countFrom('answers', answers),
    sizes: size === undefined ? ['phone', 'desktop'] : [size],
  };
}

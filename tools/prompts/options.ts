import { type SizeName, sizes } from '../browser/pages.ts';
import { countFrom, optionValues, UsageError } from '../project/usage.ts';

export const usage = `Usage: npm run prompts -- --game NAME [options]

Plays games at random and collects what their players are asked: every distinct prompt and label, whatever numbers are in
them. With --layout each is laid out on the page, in Chromium, at four sizes: what is cut, covered or beside its place is
listed.

  --game NAME   tcg or ccg
  --games N     how many (30)
  --seed S      which ("1")
  --out FILE    where all of it goes, as JSON
  --from FILE   takes what was collected from there, and plays nothing
  --layout      lays all of it out
  --size NAME   at this size alone: ${Object.keys(sizes).join(', ')}
  --most N      how many faults are listed in words at each size (20)

Exit status: 0 nothing is cut, 1 something is, 2 bad options.
`;

export interface Options {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly out: string | undefined;
  readonly from: string | undefined;
  readonly layout: boolean;
  readonly sizes: readonly SizeName[];
  readonly most: number;
}

const isSize = (name: string): name is SizeName => Object.hasOwn(sizes, name);

export function readOptions(args: readonly string[]): Options {
  const { game, games, seed, out, from, layout, size, most } = optionValues(args, {
    game: { type: 'string' },
    games: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    from: { type: 'string' },
    layout: { type: 'boolean', default: false },
    size: { type: 'string' },
    most: { type: 'string', default: '20' },
  });
  if (game !== 'tcg' && game !== 'ccg') throw new UsageError('Which game? Give --game tcg or --game ccg.');
  if (size !== undefined && !isSize(size)) throw new UsageError(`There is no size "${size}".`);
  return {
    game,
    games: countFrom('games', games),
    seed,
    out,
    from,
    layout,
    sizes: size === undefined ? Object.keys(sizes).filter(isSize) : [size],
    most: countFrom('most', most, 0),
  };
}

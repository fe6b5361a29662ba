import { availableParallelism } from 'node:os';
import { countFrom, numberFrom, optionValues } from '../project/usage.ts';

export const usage = `Usage: npm run mutate -- [options]

Changes the code in small ways, one at a time, and reports which changes no test notices.

  --sample N      how many mutants to try (100)
  --seed S        which ones: the same seed and code give the same sample (1)
  --package NAME  whose code to change, e.g. kernel (the default); of a game, its rules and language; may be repeated
  --path GLOB     only files that fit, from the root: 'packages/kernel/src/value*.ts'; without --package, of any package;
                  may be repeated: files that fit any of them
  --only ID       try this one mutant again
  --list          show the sample without trying it
  --json          one JSON object on stdout instead of text
  --floor P       exit with 0 if at least P % are caught (85)
  --workers N     how many to try at a time (one for each core)

What the compiler would notice is not tried. Timed out mutants are caught ones, mutants that no test reaches are
survivors. Recorded games and counts catch nothing: they notice any change, and prove no rule.
Exit status: 0 floor reached, 1 floor not reached or the tests fail without any change, 2 bad options.
`;

export interface Options {
  readonly sample: number;
  readonly seed: number;
  readonly packages: readonly string[];
  readonly paths: readonly string[];
  readonly only: string | undefined;
  readonly list: boolean;
  readonly json: boolean;
  readonly floor: number;
  readonly workers: number;
}

export function readOptions(args: readonly string[]): Options {
  const values = optionValues(args, {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    package: { type: 'string', multiple: true },
    path: { type: 'string', multiple: true },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    floor: { type: 'string', default: '85' },
    workers: { type: 'string', default: String(availableParallelism()) },
  });
  const { path: paths = [], only, list, json } = values;
  return {
    sample: countFrom('sample', values.sample),
    seed: countFrom('seed', values.seed, 0),
    packages: values.package ?? (paths.length === 0 && only === undefined ? ['kernel'] : []),
    paths,
    only,
    list,
    json,
    floor: numberFrom('floor', values.floor, 0, 100),
    workers: countFrom('workers', values.workers),
  };
}

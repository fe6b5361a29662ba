import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: npm run mutate -- [options]

Changes the code in small ways, one at a time, and reports which changes no test notices.

  --sample N      how many mutants to try (100)
  --seed S        which ones: the same seed and code give the same sample (1)
  --package NAME  whose code to change, e.g. kernel (the default); may be repeated
  --path GLOB     only files that fit, from the root: 'packages/kernel/src/value*.ts'; without --package, of any package
  --only ID       try this one mutant again
  --list          show the sample without trying it
  --json          one JSON object on stdout instead of text
  --floor P       exit with 0 if at least P % are caught (85)
  --workers N     how many to try at a time (one for each core)

Timed out mutants are caught ones, mutants that no test reaches are survivors.
Exit status: 0 floor reached, 1 floor not reached or the tests fail without any change, 2 bad options.`;

export interface Options {
  readonly sample: number;
  readonly seed: number;
  readonly packages: readonly string[];
  readonly path: string | undefined;
  readonly only: string | undefined;
  readonly list: boolean;
  readonly json: boolean;
  readonly help: boolean;
  readonly floor: number;
  readonly workers: number;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parsed(args);
  const path = values.path;
  const packages = values.package ?? (path === undefined ? ['kernel'] : []);
  return {
    sample: wholeNumber('sample', values.sample, 1) ?? 100,
    seed: wholeNumber('seed', values.seed, 0) ?? 1,
    packages,
    path,
    only: values.only,
    list: values.list ?? false,
    json: values.json ?? false,
    help: values.help ?? false,
    floor: percentage('floor', values.floor) ?? 85,
    workers: wholeNumber('workers', values.workers, 1) ?? availableParallelism(),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        sample: { type: 'string' },
        seed: { type: 'string' },
        package: { type: 'string', multiple: true },
        path: { type: 'string' },
        only: { type: 'string' },
        list: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        floor: { type: 'string' },
        workers: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(option: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${option} takes a whole number from ${least} up, not "${text}".`);
}

function percentage(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value <= 100) return value;
  throw new UsageError(`--${option} takes a number from 0 to 100, not "${text}".`);
}

import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command line was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a command: its number is the exit status; `--help` and a `UsageError` print how it is used. */
export async function runCommand(usage: string, main: () => number | Promise<number>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    return;
  }
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

/** The values of the options on a command line; throws `UsageError` for anything else on it. */
export function optionValues<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number from the command line, of at least one unless said otherwise. */
export function countFrom(option: string, given: string, least = 1): number {
  const count = Number(given);
  if (/^\d+$/.test(given) && Number.isSafeInteger(count) && count >= least) return count;
  throw new UsageError(`--${option} takes a whole number of at least ${least}, not "${given}".`);
}

/** A number from the command line, such as 0.5. */
export function numberFrom(option: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (/^\d+(\.\d+)?$/.test(given) && value >= least && value <= most) return value;
  throw new UsageError(`--${option} takes a number from ${least} to ${most}, not "${given}".`);
}

/** The command line was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs a command: its number is the exit status, and a `UsageError` prints how it is used. */
export async function runCommand(usage: string, main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

/** A whole number of at least one from the command line. */
export function countFrom(option: string, given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--${option} takes a whole number of at least 1, not "${given}".`);
  return count;
}

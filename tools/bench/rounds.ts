/**
 * How a cost is measured. The same work is done again and again for the time given, and the cheapest round counts:
 * whatever else the machine does can only make a round dearer, and the first rounds, in which code is still being
 * compiled, are never the cheapest. On a busy machine the median wandered by a factor of two between runs, the best by
 * a tenth.
 *
 * The clock is processor time, not the wall's, so that waiting for a busy core costs nothing. It counts every thread
 * of the process; so measuring processes run with `--single-threaded`, where compiler and garbage collector work on
 * the one core that is being measured.
 */
export interface Work {
  /** What is not to be counted. */
  readonly prepare?: () => void;
  /** Does the work and says how many times it was done. Each round must be as much work as any other. */
  readonly run: () => number;
}

export const fewestRounds = 5;

/** Microseconds for doing it once. */
export function costOf(seconds: number, { prepare, run }: Work): number {
  const until = performance.now() + seconds * 1000;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < fewestRounds || performance.now() < until; round++) {
    prepare?.();
    const started = processorTime();
    const times = run();
    best = Math.min(best, (processorTime() - started) / times);
  }
  return best;
}

/** In microseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

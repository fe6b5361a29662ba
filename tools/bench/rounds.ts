/**
 * How a cost is measured. The same work is done again and again for the time given, and the cheapest round counts:
 * whatever else the machine does can only make a round dearer, and the first rounds, in which code is still being
 * compiled, are never the cheapest. A core that is shared with another machine's thread wanders between full and half
 * speed for a second or more at a time, so that a measurement has to be several times as long as that; what is to be
 * compared is done in turns.
 *
 * The clock is processor time, not the wall's, so that waiting for a busy core costs nothing. It counts every thread
 * of the process; so measuring processes run with `--single-threaded`, where compiler and garbage collector work on
 * the one core that is being measured.
 */
export interface Work {
  /** How many parts a round has (1): as many as must be prepared one by one. */
  readonly parts?: number;
  /** What is not to be counted. */
  readonly prepare?: (part: number) => void;
  /** Does the work and says how many times it was done. Each round must be as much work as any other. */
  readonly run: () => number;
}

export const fewestRounds = 5;

/** Microseconds for doing it once, in each round; several kinds of work take turns, and find the machine equally fast. */
export function roundsOf(seconds: number, works: readonly Work[]): number[][] {
  const until = performance.now() + seconds * works.length * 1000;
  const rounds = works.map((): number[] => []);
  for (let round = 0; round < fewestRounds || performance.now() < until; round++)
    for (const [i, work] of works.entries()) rounds[i]?.push(costOfARound(work));
  return rounds;
}

/** In the cheapest round. */
export const costOf = (seconds: number, work: Work): number => costsOf(seconds, [work])[0] ?? Number.POSITIVE_INFINITY;

export const costsOf = (seconds: number, works: readonly Work[]): number[] =>
  roundsOf(seconds, works).map((rounds) => Math.min(...rounds));

function costOfARound({ parts = 1, prepare, run }: Work): number {
  let cost = 0;
  let times = 0;
  for (let part = 0; part < parts; part++) {
    prepare?.(part);
    const started = processorTime();
    times += run();
    cost += processorTime() - started;
  }
  return cost / times;
}

/** In microseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

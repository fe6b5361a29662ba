/**
 * How a cost is measured. The same work is done again and again for the time given, and the cheapest round counts:
 * whatever else the machine does can only make a round dearer, and the first rounds, in which code is still being
 * compiled, are never the cheapest. A core that is shared with another machine's thread wanders between full and half
 * speed for a second or more at a time: a measurement has to be several times as long as that, and what is to be
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

/**
 * Microseconds for doing it once, in each round; several kinds of work take turns, and find the machine equally fast.
 * It is over when nothing has become faster for the time given: a large program takes long to get warm.
 */
export function roundsOf(seconds: number, works: readonly Work[]): number[][] {
  const rounds = works.map((): number[] => []);
  const started = performance.now();
  let best = Number.POSITIVE_INFINITY;
  let until = started;
  for (let round = 0; round < fewestRounds || performance.now() < until; round++) {
    for (const [i, work] of works.entries()) rounds[i]?.push(costOfARound(work));
    const now = rounds.reduce((sum, costs) => sum + cheapest(costs), 0);
    if (now > best * faster) continue;
    best = now;
    until = Math.min(performance.now() + seconds * 1000, started + seconds * 1000 * longest);
  }
  return rounds;
}

/** What counts as having become faster, and when to give up waiting for more of it. */
const faster = 0.99;
const longest = 12;

const cheapest = (costs: readonly number[]): number => Math.min(...costs);

/** In the cheapest round. */
export const costOf = (seconds: number, work: Work): number => costsOf(seconds, [work])[0] ?? Number.POSITIVE_INFINITY;

export const costsOf = (seconds: number, works: readonly Work[]): number[] => roundsOf(seconds, works).map(cheapest);

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

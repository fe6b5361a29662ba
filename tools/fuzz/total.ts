import type { FuzzReport } from '@binary-sunset/kit';

type Counts = Readonly<Record<string, number>>;

function added(a: Counts, b: Counts): Counts {
  const sum = { ...a };
  for (const [name, times] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + times;
  return sum;
}

/** What several processes have played, as one report. */
export const totalOf = (reports: readonly FuzzReport[]): FuzzReport =>
  reports.reduce((a, b) => ({
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    stopped: a.stopped + b.stopped,
    unfinished: [...a.unfinished, ...b.unfinished],
    outcomes: added(a.outcomes, b.outcomes),
    seen: added(a.seen, b.seen),
    longestRecord: Math.max(a.longestRecord, b.longestRecord),
    silent: {
      compared: a.silent.compared + b.silent.compared,
      askedOnce: a.silent.askedOnce + b.silent.askedOnce,
    },
    resolved: added(a.resolved, b.resolved),
  }));

import type { LogEntry } from '@binary-sunset/table';
import { textOf } from '@binary-sunset/table/plain';

/** A line of the log, and how often it was said in a row. */
export interface RepeatedEntry {
  readonly entry: LogEntry;
  readonly times: number;
}

/** What is said again and again, answer by answer, is one line. */
export function withRepeats(log: readonly LogEntry[]): RepeatedEntry[] {
  const runs: RepeatedEntry[] = [];
  for (const entry of log) {
    const last = runs.at(-1);
    if (last !== undefined && last.entry.by === entry.by && textOf(last.entry.line) === textOf(entry.line))
      runs[runs.length - 1] = { entry: last.entry, times: last.times + 1 };
    else runs.push({ entry, times: 1 });
  }
  return runs;
}

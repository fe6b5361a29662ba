import { relative, resolve } from 'node:path';
import type { Mutant } from './mutant.ts';
import { mutate } from './mutant.ts';
import type { TestResult } from './running/messages.ts';
import type { TestProcess } from './running/testProcess.ts';

export type Verdict = 'caught' | 'timed out' | 'survived' | 'no coverage';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** What noticed it; null for survivors. */
  readonly by: string | null;
  readonly milliseconds: number;
}

export const isCaught = ({ verdict }: Judged): boolean => verdict === 'caught' || verdict === 'timed out';

/** Long enough that a busy machine is not taken for an endless loop. */
const limitFor = ({ milliseconds }: TestResult): number => 5000 + 5 * milliseconds;

/** Runs the tests that reach the mutant, fastest first, until one notices it. */
export async function judge(
  root: string,
  text: string,
  mutant: Mutant,
  tests: readonly TestResult[],
  process: TestProcess,
): Promise<Judged> {
  const started = performance.now();
  const judged = (verdict: Verdict, by: string | null = null): Judged => ({
    mutant,
    verdict,
    by,
    milliseconds: Math.round(performance.now() - started),
  });
  if (tests.length === 0) return judged('no coverage');
  const swaps = { [resolve(root, mutant.file)]: mutate(text, mutant) };
  for (const known of [...tests].sort((a, b) => a.milliseconds - b.milliseconds)) {
    const name = relative(root, known.test);
    const run = await process.run(known.test, swaps, limitFor(known));
    if (run.kind === 'timed out') return judged('timed out', name);
    if (run.kind === 'crashed') return judged('caught', `${name} (the test process died)`);
    if (run.result.failure !== null) return judged('caught', `${name}  ${run.result.failure}`);
  }
  return judged('survived');
}

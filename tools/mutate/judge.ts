import { relative, resolve } from 'node:path';
import type { KnownTest } from './baseline.ts';
import { likeliestFirst } from './likeliest.ts';
import type { Mutant } from './mutant.ts';
import { mutate } from './mutant.ts';
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

/** Long enough that a busy machine is not taken for an endless loop: together they take less than one by one. */
const limitFor = (tests: readonly KnownTest[]): number =>
  6000 + 4 * tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** So many of the likeliest are run before all others, so that an endless loop is found while the limit is short. */
const likeliest = 4;

/** Runs the tests that reach the mutant, likeliest first, until one notices it. */
export async function judge(
  root: string,
  text: string,
  mutant: Mutant,
  number: number,
  tests: readonly KnownTest[],
  process: TestProcess,
): Promise<Judged> {
  const started = performance.now();
  const judged = (verdict: Verdict, by: string | null = null): Judged => ({
    mutant,
    verdict,
    by,
    milliseconds: Math.round(performance.now() - started),
  });
  const reaching = tests.filter(({ reached }) => reached.has(number));
  if (reaching.length === 0) return judged('no coverage');
  const swaps = { [resolve(root, mutant.file)]: mutate(text, mutant) };
  const ordered = likeliestFirst(mutant.file, number, reaching);
  for (const some of [ordered.slice(0, likeliest), ordered.slice(likeliest)]) {
    if (some.length === 0) continue;
    const names = some.map(({ test }) => relative(root, test)).join(', ');
    const run = await process.run(
      some.map(({ test }) => test),
      swaps,
      limitFor(some),
    );
    if (run.kind === 'timed out') return judged('timed out', names);
    if (run.kind === 'crashed') return judged('caught', `${names} (the test process died)`);
    const { failure } = run.result;
    if (failure !== null) return judged('caught', `${relative(root, failure.test)}  ${failure.words}`);
  }
  return judged('survived');
}

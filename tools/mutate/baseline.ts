import { relative, resolve } from 'node:path';
import type { Mutant } from './mutant.ts';
import { withProbes } from './probes.ts';
import { isOfRecordings } from './recordings.ts';
import type { Crew } from './running/crew.ts';
import type { Swaps } from './running/messages.ts';
import type { SourceFile } from './sources.ts';

/** The tests fail before anything is changed. */
export class NotGreen extends Error {
  override readonly name = 'NotGreen';
}

/** A test file as it is before anything is changed. */
export interface KnownTest {
  readonly test: string;
  readonly milliseconds: number;
  /** How often it comes by each mutant, by its number; those that it does not reach are not there. */
  readonly reached: ReadonlyMap<number, number>;
}

const baselineLimit = 10 * 60_000;

/** Runs every test file that might matter and counts, unchanged but for probes: what it takes, and which mutants it reaches. */
export async function baseline(
  root: string,
  files: readonly SourceFile[],
  mutants: readonly Mutant[],
  crew: Crew,
): Promise<readonly KnownTest[]> {
  const numbered = mutants.map((mutant, number) => ({ mutant, number }));
  const probed: Swaps = Object.fromEntries(
    files.map(({ path, text }) => [
      resolve(root, path),
      withProbes(
        text,
        numbered.filter(({ mutant }) => mutant.file === path),
      ),
    ]),
  );
  const tests = (await crew.tests()).filter((test) => !isOfRecordings(relative(root, test)));
  const red: string[] = [];
  const results = await crew.each(tests, async (test, process): Promise<KnownTest | null> => {
    const run = await process.run([test], probed, baselineLimit);
    const failure = run.kind === 'ran' ? run.result.failure?.words : run.kind;
    if (failure !== undefined) red.push(`  ${relative(root, test)}  ${failure}`);
    return run.kind === 'ran' ? { test, ...run.result, reached: new Map(run.result.reached) } : null;
  });
  // A test that fails only after others would take every mutant for caught.
  if (red.length === 0) {
    const [together] = await crew.each([tests], (all, process) => process.run(all, {}, baselineLimit));
    const failure = together?.kind === 'ran' ? together.result.failure : { test: '', words: String(together?.kind) };
    if (failure !== null) red.push(`  ${relative(root, failure.test)}, after others  ${failure.words}`);
  }
  if (red.length > 0) {
    throw new NotGreen(`The tests fail without any change; make them pass first:\n${red.sort().join('\n')}`);
  }
  return results.filter((result) => result !== null);
}

/** A process that holds one Vitest and runs test files on request, with sources swapped in memory. */
import { fileURLToPath } from 'node:url';
import type { TestModule, TestSpecification, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { Reply, Request, Swaps, TestResult } from './messages.ts';

const reachedFile = fileURLToPath(new URL('./reached.ts', import.meta.url));

let swaps: Swaps = {};

/** Runs test files in the order in which they were asked for. */
class AsAsked {
  sort(specifications: TestSpecification[]): TestSpecification[] {
    return specifications;
  }
  shard(specifications: TestSpecification[]): TestSpecification[] {
    return specifications;
  }
}

function start(root: string, sources: readonly string[]): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root,
      related: [...sources],
      watch: false,
      // A test that loops forever ends with this process; a fork would outlive it.
      pool: 'threads',
      maxWorkers: 1,
      // Files of one run share what is loaded; each run loads it anew.
      isolate: false,
      bail: 1,
      sequence: { sequencer: AsAsked },
      retry: 0,
      update: 'none',
      cache: false,
      coverage: { enabled: false },
      // The project's own reporters may keep records of a run; this is none that counts.
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutate',
          enforce: 'pre',
          config: () => ({ test: { setupFiles: [reachedFile] } }),
          load: (id) => swaps[id] ?? null,
        },
      ],
    },
  );
}

function swapIn(vitest: Vitest, next: Swaps): void {
  for (const path of new Set([...Object.keys(swaps), ...Object.keys(next)])) {
    if (swaps[path] !== next[path]) vitest.invalidateFile(path);
  }
  swaps = next;
}

async function run(vitest: Vitest, tests: readonly string[]): Promise<TestResult> {
  const started = performance.now();
  const asked = tests.flatMap((test) => vitest.getModuleSpecifications(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
  const modules = testModules.filter(({ moduleId }) => tests.includes(moduleId));
  return {
    milliseconds: performance.now() - started,
    failure: firstFailure(tests, modules, unhandledErrors),
    reached: modules.flatMap((module) => module.meta().mutantsReached ?? []),
  };
}

function firstFailure(
  tests: readonly string[],
  modules: readonly TestModule[],
  unhandled: readonly unknown[],
): TestResult['failure'] {
  for (const module of modules) {
    const words = failureIn(module);
    if (words !== null) return { test: module.moduleId, words };
  }
  const [last = ''] = tests.slice(-1);
  for (const error of unhandled) return { test: last, words: messageOf(error) };
  // After a failure the rest is skipped; without one every file has to have run.
  const missing = tests.find((test) => !modules.some(({ moduleId }) => moduleId === test));
  return missing === undefined ? null : { test: missing, words: 'it did not run' };
}

function failureIn(module: TestModule): string | null {
  for (const error of module.errors()) return error.message;
  for (const test of module.children.allTests('failed'))
    return `${test.fullName}: ${test.result().errors?.[0]?.message ?? 'failed'}`;
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) return `${suite.fullName}: ${error.message}`;
  return module.state() === 'failed' ? 'failed' : null;
}

/** Errors from the tests' thread come as plain objects. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const reply = (message: Reply): void => {
  process.send?.(message);
};

let vitest: Vitest | undefined;

process.on('message', async (request: Request) => {
  if (request.kind === 'start') {
    vitest = await start(request.root, request.sources);
    await vitest.standalone();
    const related = await vitest.getRelevantTestSpecifications();
    reply({ kind: 'started', tests: [...new Set(related.map((test) => test.moduleId))].sort() });
  } else if (vitest !== undefined) {
    swapIn(vitest, request.swaps);
    reply({ kind: 'ran', result: await run(vitest, request.tests) });
  }
});
process.on('disconnect', () => process.exit());

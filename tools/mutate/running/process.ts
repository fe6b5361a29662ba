/** A process that holds one Vitest and runs test files on request, with sources swapped in memory. */
import { fileURLToPath } from 'node:url';
import type { TestModule, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { Reply, Request, Swaps, TestResult } from './messages.ts';

const reachedFile = fileURLToPath(new URL('./reached.ts', import.meta.url));

let swaps: Swaps = {};

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
      isolate: true,
      bail: 1,
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

async function run(vitest: Vitest, test: string): Promise<TestResult> {
  const started = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(vitest.getModuleSpecifications(test));
  const modules = testModules.filter((module) => module.moduleId === test);
  return {
    test,
    milliseconds: performance.now() - started,
    failure: modules.length === 0 ? 'it did not run' : firstFailure(modules, unhandledErrors),
    reached: modules.flatMap((module) => module.meta().mutantsReached ?? []),
  };
}

function firstFailure(modules: readonly TestModule[], unhandled: readonly unknown[]): string | null {
  for (const module of modules) {
    for (const error of module.errors()) return error.message;
    for (const test of module.children.allTests('failed')) {
      return `${test.fullName}: ${test.result().errors?.[0]?.message ?? 'failed'}`;
    }
    for (const suite of module.children.allSuites()) {
      for (const error of suite.errors()) return `${suite.fullName}: ${error.message}`;
    }
    if (!module.ok()) return 'failed';
  }
  for (const error of unhandled) return messageOf(error);
  return null;
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
    reply({ kind: 'ran', result: await run(vitest, request.test) });
  }
});
process.on('disconnect', () => process.exit());

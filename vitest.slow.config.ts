import { defineConfig } from 'vitest/config';

/** Tests that start programs of ours and wait for them: `npm run test:slow`. They prove no rule. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.slow.test.ts', 'apps/*/test/**/*.slow.test.ts', 'tools/*/test/**/*.slow.test.ts'],
    // However much else the machine has to do: only what hangs fails.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});

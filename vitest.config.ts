import { defineConfig } from 'vitest/config';
import { RuleReporter } from './tools/rules/reporter.ts';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'tools/*/test/**/*.test.ts'],
    exclude: ['apps/web/test/browser/**', '**/*.slow.test.ts'],
    reporters: ['default', new RuleReporter()],
    // A busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The engine keeps no state outside a game, so test files can share a worker and what it has loaded.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
  },
});

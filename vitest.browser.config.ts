import { defineConfig } from 'vitest/config';

/** Tests that look at the page in a real Chromium. The site is built and served once for all of them. */
export default defineConfig({
  test: {
    include: ['apps/web/test/browser/**/*.test.ts'],
    globalSetup: ['tools/browser/globalSetup.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});

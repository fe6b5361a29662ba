import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../../../tools/browser/pages.ts';
import { playOnPage } from '../../../../tools/fuzz-web/game.ts';

/** A game of a hundred decisions, on a machine that is busy with other tests. */
const patience = 300_000;

/** Plays two games of a kind through the page at each size. */
export function testEveryOption(name: string, subject: Parameters<typeof playOnPage>[0]): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  for (const size of ['phone', 'desktop'] as const)
    for (const number of [0, 1])
      test(
        `every option of ${name} game ${number} is in reach on a ${size}`,
        async () => {
          const { decisions } = await playOnPage(subject, browser, {
            url: inject('siteUrl'),
            size,
            seed: `test#${number}`,
            mostTurns: 100,
            mostDecisions: 45,
          });
          expect(decisions).toBeGreaterThan(20);
        },
        patience,
      );
}

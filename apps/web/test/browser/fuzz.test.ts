import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../../../tools/browser/pages.ts';
import { playOnPage } from '../../../../tools/fuzz-web/game.ts';
import { tcgSubject } from '../../../../tools/games/tcg.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A game of a hundred decisions, on a machine that is busy with other tests. */
const patience = 300_000;

for (const size of ['phone', 'desktop'] as const)
  for (const number of [0, 1])
    test(
      `every option of game ${number} is in reach on a ${size}`,
      async () => {
        const { decisions } = await playOnPage(tcgSubject, browser, {
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

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../../../../tools/browser/pages.ts';
import { screens } from '../../../../tools/browser/screens.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

declare global {
  /** As the source above leaves it on the page. */
  var axe: { run(options: object): Promise<AxeResults> };
}

/** What axe calls serious or critical on the page as it stands, a line for each element. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} (${any.map(({ message }) => message).join(' ')})`),
    );
}

describe.concurrent('axe finds nothing serious', () => {
  for (const size of ['phone', 'desktop'] as const)
    test(`on a ${size}`, async ({ expect }) => {
      const opened = await openPage(browser, size, inject('siteUrl'));
      try {
        for (const [name, show] of Object.entries(screens)) {
          await show(opened, inject('siteUrl'));
          expect.soft(await findings(opened.page), name).toEqual([]);
        }
      } finally {
        await opened.context.close();
      }
    });
});

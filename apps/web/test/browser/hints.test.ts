import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, type Opened, openPage, type SizeName } from '../../../../tools/browser/pages.ts';
import { openGameFile } from '../../../../tools/browser/table.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The opponent holds two arenas, and somebody could come into one of them. */
const losing: TcgPosition = {
  at: 'build',
  dark: { build: ['Drill Crawler'], space: ['Drill Cruiser'], hand: ['Surge of Power'] },
  light: { character: ['Drill Sergeant'], space: ['Drill Fighter'], ground: ['Drill Crawler'] },
};

async function against(opponent: string, size: SizeName, use: (opened: Opened) => Promise<void>): Promise<void> {
  const opened = await openPage(browser, size, inject('siteUrl'));
  try {
    await openGameFile(opened.page, tcg.position(losing), { openHands: false, seats: ['person', opponent] });
    await opened.page.locator('[data-asked]').waitFor();
    await use(opened);
    expect(opened.errors).toEqual([]);
  } finally {
    await opened.context.close();
  }
}

const strip = (page: Page) => page.getByRole('region', { name: 'What would you do?' });
const bulb = (page: Page) => page.getByRole('button', { name: 'What would you do?' });

/** The question that was asked has been answered. */
const answered = (page: Page, before: string | null) =>
  page.locator(`[data-asked]:not([data-asked="${before}"])`).waitFor();

describe('what would you do', () => {
  for (const size of ['phone', 'desktop'] as const)
    it(`is asked and taken with a press on a ${size}`, () =>
      against('apprentice', size, async ({ page, touch }) => {
        const press = (button: ReturnType<typeof bulb>) => (touch ? button.tap() : button.click());
        await press(bulb(page));
        const best = strip(page).getByRole('listitem').first();
        expect(await best.textContent()).toMatch(/Move Drill Crawler to the Ground arena.*two arenas/);
        // Where it lies is marked.
        const marked = page.locator('[data-spot]:visible').filter({ hasText: 'Drill Crawler' }).last();
        if (size === 'desktop')
          expect(await marked.evaluate((spot) => getComputedStyle(spot).outlineWidth)).toBe('3px');
        const before = await page.locator('[data-asked]').getAttribute('data-asked');
        await press(best.getByRole('button', { name: 'Do it' }));
        await answered(page, before);
        await strip(page).waitFor({ state: 'detached' });
      }));

  it('is asked with G, and given up with Escape', () =>
    against('apprentice', 'desktop', async ({ page }) => {
      await page.keyboard.press('g');
      await strip(page).getByRole('listitem').first().waitFor();
      await page.keyboard.press('Escape');
      await strip(page).waitFor({ state: 'detached' });
    }));

  it('is not offered against a person', () =>
    against('person', 'desktop', async ({ page }) => {
      expect(await bulb(page).count()).toBe(0);
      await page.keyboard.press('g');
      expect(await strip(page).count()).toBe(0);
    }));
});

describe('an answer that loses the game', () => {
  it('is asked about once, and given if it is still wanted', () =>
    against('apprentice', 'desktop', async ({ page }) => {
      const before = await page.locator('[data-asked]').getAttribute('data-asked');
      const warning = page.getByRole('alertdialog', { name: 'Losing the game?' });
      const end = page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: /End your build step/ });
      await end.click();
      await warning.getByRole('button', { name: 'Think again' }).click();
      await warning.waitFor({ state: 'detached' });
      expect(await page.locator('[data-asked]').getAttribute('data-asked')).toBe(before);
      await end.click();
      await answered(page, before);
    }));

  it('is not asked about any more by whoever says so', () =>
    against('apprentice', 'phone', async ({ page }) => {
      const before = await page.locator('[data-asked]').getAttribute('data-asked');
      await page
        .getByRole('region', { name: 'Decision' })
        .getByRole('button', { name: /End your build step/ })
        .tap();
      const warning = page.getByRole('alertdialog', { name: 'Losing the game?' });
      await warning.getByRole('checkbox').check();
      await warning.getByRole('button', { name: /anyway$/ }).tap();
      await answered(page, before);
      const settings: unknown = JSON.parse(
        (await page.evaluate(() => localStorage.getItem('binary-sunset settings'))) ?? '{}',
      );
      expect(settings).toMatchObject({ warnings: { game: false } });
    }));
});

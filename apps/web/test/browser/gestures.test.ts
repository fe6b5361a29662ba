import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inDamage } from '../../../../tools/browser/ccgPositions.ts';
import { launchBrowser, type Opened, openPage } from '../../../../tools/browser/pages.ts';
import { openGameFile } from '../../../../tools/browser/table.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const fight: TcgPosition = {
  at: 'character',
  dark: { character: ['Sparring Deflector', 'Drill Trooper'], ground: ['Drill Walker'] },
  light: { character: ['Sparring Bodyguard', 'Sparring Gambler'] },
};

const building: TcgPosition = {
  at: 'build',
  dark: { build: ['Drill Walker'], hand: ['Drill Trooper'], points: 4 },
  light: { ground: ['Drill Walker'] },
};

const many = (count: number): string[] => Array.from({ length: count }, () => 'Stormtrooper');

const activating: CcgPosition = {
  phase: 'activate',
  dark: { reserve: many(20) },
  at: { 'Tatooine: Cantina (Dark)': { dark: ['Stormtrooper'] } },
};

const prompt = (page: Page) => page.getByRole('region', { name: 'Decision' });
const inert = 260;

/** Waits until the page asks something else than it did when this was called. */
async function afterwards(page: Page, act: () => Promise<void>): Promise<void> {
  await page.waitForTimeout(inert);
  const before = await page.locator('[data-asked]').getAttribute('data-asked');
  await act();
  await page.locator(`[data-asked]:not([data-asked="${before}"])`).waitFor();
}

for (const size of ['phone', 'desktop'] as const)
  describe(`one gesture on a ${size}`, () => {
    async function at(state: object, game: 'tcg' | 'ccg', use: (opened: Opened) => Promise<void>): Promise<void> {
      const opened = await openPage(browser, size, inject('siteUrl'), { speed: 'instant' });
      try {
        await openGameFile(opened.page, state as ReturnType<typeof tcg.position>, { game });
        await opened.page.locator('[data-asked]').waitFor();
        await use(opened);
        expect(opened.errors).toEqual([]);
      } finally {
        await opened.context.close();
      }
    }

    it('attacks: a press on the target, which says what is to be expected', () =>
      at(tcg.position(fight), 'tcg', async ({ page, touch }) => {
        const targets = page.locator('[data-zone] [data-spot][data-aim]').filter({ visible: true });
        expect(await targets.count()).toBe(2);
        expect(await targets.last().getAttribute('aria-description')).toMatch(/dice?, .* damage on average, discarded/);
        await afterwards(page, () => (touch ? targets.last().tap() : targets.last().click()));
        await page.keyboard.press('o');
        await page.getByRole('dialog', { name: 'Outline of the table' }).waitFor();
      }));

    it('activates all Force, or fewer', () =>
      at(ccg.position(activating), 'ccg', async ({ page, touch }) => {
        const all = prompt(page).getByRole('button', { name: /^Activate all \d/ });
        await prompt(page)
          .getByRole('button', { name: /^Activate Force/ })
          .waitFor();
        await afterwards(page, () => (touch ? all.tap() : all.click()));
        expect(await all.count()).toBe(0);
      }));

    it('pays for battle damage in a way that is named, with what remains', () =>
      at(inDamage(), 'ccg', async ({ page }) => {
        await prompt(page)
          .getByRole('button', { name: /^Forfeit Ponda Baba for 3\s*nothing remains/ })
          .waitFor();
      }));
  });

describe('with a mouse and keys', () => {
  it('a card that is dropped is deployed, and Space attacks whoever is likeliest to fall', async () => {
    const { page, context, errors } = await openPage(browser, 'desktop', inject('siteUrl'), { speed: 'instant' });
    await openGameFile(page, tcg.position(building));
    await page.locator('[data-asked]').waitFor();
    const walker = page
      .locator('[data-spot][data-legal]')
      .and(page.getByRole('button', { name: /^Drill Walker/ }))
      .first();
    const ground = page.locator('[data-arena="ground"] [data-zone="ground"][data-of="0"]');
    await afterwards(page, () => walker.dragTo(ground));
    await ground.getByRole('button', { name: /^Drill Walker/ }).waitFor();
    await page.goto(inject('siteUrl'));
    await openGameFile(page, tcg.position(fight));
    await page.locator('[data-asked]').waitFor();
    await prompt(page)
      .getByRole('button', { name: /^Attack / })
      .waitFor();
    await afterwards(page, () => page.keyboard.press('Space'));
    expect(errors).toEqual([]);
    await context.close();
  });
});

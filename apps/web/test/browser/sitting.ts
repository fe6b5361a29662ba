import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchBrowser, type Opened, openPage, type SizeName } from '../../../../tools/browser/pages.ts';
import { openGameFile } from '../../../../tools/browser/table.ts';

/**
 * A table on a page, for all tests of a file, one after the other. Two people share it, and it is turned to whoever
 * decides: the page shows what that player may see.
 */
export interface Sitting {
  readonly page: Page;
  /** Opens a position; whoever decides in it looks at it. */
  ccg(position: CcgPosition): Promise<void>;
  tcg(position: TcgPosition, openHands?: boolean): Promise<void>;
  /** Whoever looks gives this answer, and whoever decides next looks. */
  does(answer: string | RegExp): Promise<void>;
  passes(): Promise<void>;
  /** All answers to choose from, in words. */
  answers(): Promise<readonly string[]>;
  /** Waits until the log has a line with these words. */
  reads(words: string): Promise<void>;
  /** Everything that the page holds for whoever looks, be it read or spoken, with the outline of the table. */
  everything(): Promise<string>;
  /** A card that lies somewhere in sight, by how it is read out. */
  card(name: string | RegExp): Locator;
}

export function sittingAt(size: SizeName = 'desktop'): Sitting {
  let browser: Browser;
  let opened: Opened;
  beforeAll(async () => {
    browser = await launchBrowser();
    opened = await openPage(browser, size, inject('siteUrl'), { speed: 'instant' });
  });
  afterAll(async () => {
    await browser.close();
    expect(opened.errors).toEqual([]);
  });
  const list = (): Locator => opened.page.locator('[data-part="all-actions"]');

  async function open(game: string, state: Parameters<typeof openGameFile>[1], openHands = true): Promise<void> {
    const { page } = opened;
    await page.goto(inject('siteUrl'));
    await openGameFile(page, state, { game, openHands });
    await page.locator('[data-asked]').waitFor();
  }

  /** The list is there already where cards to choose from lie in a pile. */
  const openList = (): Promise<void> => opened.page.locator('[aria-keyshortcuts="A"]').dispatchEvent('click');

  return {
    get page() {
      return opened.page;
    },
    ccg: (position) => open('ccg', ccg.position(position)),
    tcg: (position, openHands) => open('tcg', tcg.position(position), openHands),
    async does(answer) {
      const { page } = opened;
      const before = await page.locator('[data-asked]').getAttribute('data-asked');
      await openList();
      await list().getByRole('button', { name: answer }).first().click();
      await page
        .locator(`[data-asked]:not([data-asked="${before}"])`)
        .or(page.getByRole('button', { name: /^I am / }))
        .first()
        .waitFor();
    },
    passes() {
      return this.does(/^Pass$/);
    },
    async answers() {
      await openList();
      return list().getByRole('button').allTextContents();
    },
    reads: (words) => opened.page.locator('#log li', { hasText: words }).first().waitFor({ timeout: 10_000 }),
    async everything() {
      const { page } = opened;
      await page.keyboard.press('o');
      const outline = page.getByRole('dialog', { name: 'Outline of the table' });
      await outline.waitFor();
      const all = await page.locator('body').innerHTML();
      await page.keyboard.press('Escape');
      await outline.waitFor({ state: 'detached' });
      return all;
    },
    card: (name) => opened.page.locator('[data-spot]').and(opened.page.getByRole('button', { name })),
  };
}

/** Where something is drawn. */
export async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (box === null) throw new Error('It is not in sight.');
  const { x, y, width, height } = box;
  return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 };
}

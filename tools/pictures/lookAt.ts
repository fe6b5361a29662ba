import type { Browser, Page } from 'playwright-core';
import { openPage } from '../browser/pages.ts';
import { screens } from '../browser/screens.ts';
import { type Difference, difference, shrunk } from './compared.ts';
import type { MainScreen } from './stored.ts';

/** A screen beside the picture that is stored of it. */
export interface Comparison {
  readonly screenshot: Buffer;
  /** The screen as it would be stored. */
  readonly picture: Buffer;
  /** What sets it apart from what is stored; null if nothing does, 'new' if nothing is stored. */
  readonly difference: Difference | 'new' | null;
}

interface Options {
  /** How long the screen may take to look as it should, in milliseconds: patterns are drawn when nothing else is to do. */
  readonly patience?: number;
  /** Something that is done to the screen first. */
  readonly change?: (page: Page) => Promise<unknown>;
}

/** Comes to a screen and looks at it until it is as stored, or for as long as it could still become so. */
export async function lookAt(
  browser: Browser,
  url: string,
  { screen, size }: MainScreen,
  stored: Buffer | null,
  { patience = 20_000, change }: Options = {},
): Promise<Comparison> {
  const opened = await openPage(browser, size, url);
  const { page, context } = opened;
  try {
    await screens[screen](opened, url);
    await change?.(page);
    for (const until = Date.now() + patience; ; await page.waitForTimeout(250)) {
      const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const picture = shrunk(screenshot);
      const found = stored === null ? 'new' : difference(stored, picture);
      if (found === null || Date.now() > until) return { screenshot, picture, difference: found };
    }
  } finally {
    await context.close();
  }
}

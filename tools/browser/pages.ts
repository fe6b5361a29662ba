import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { projectRoot } from '../project/files.ts';
import { arrangeChromium } from './chromium.ts';

/** The sizes that the page is looked at in. */
export const sizes = {
  phone: { width: 390, height: 844, touch: true },
  landscape: { width: 844, height: 390, touch: true },
  desktop: { width: 1440, height: 900, touch: false },
  wide: { width: 2560, height: 1080, touch: false },
} as const;

export type SizeName = keyof typeof sizes;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: arrangeChromium(),
    // What a machine's settings make of letters changes how wide they are, and so what stands where.
    env: { ...process.env, FONTCONFIG_FILE: join(projectRoot, 'tools', 'browser', 'fonts.conf') },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** A page with nothing remembered, and what went wrong on it. */
export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly touch: boolean;
  /** Errors on the console and uncaught ones, in the order in which they came. */
  readonly errors: readonly string[];
}

export interface Device {
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** How fast the game goes, as the player has set it. */
  readonly speed?: 'normal' | 'instant';
  /** Whether the browser keeps the page for when there is no network, and fetches all of it for that. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Whether it is touched; as usual for its size if not given. */
  readonly touch?: boolean;
}

export async function openPage(
  browser: Browser,
  size: SizeName,
  url: string,
  { reducedMotion = 'reduce', speed = 'normal', serviceWorkers = 'allow', touch = sizes[size].touch }: Device = {},
): Promise<Opened> {
  const { width, height } = sizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion,
    serviceWorkers,
    // Dates and numbers are written alike wherever this runs.
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  if (speed !== 'normal')
    await context.addInitScript((chosen) => {
      // Whoever wants no time lost with showing wants to be asked everything all the same, but nothing twice.
      const warnings = { game: false, points: false, attack: false, Force: false, destiny: false };
      localStorage.setItem(
        'binary-sunset settings',
        JSON.stringify({ speed: chosen, order: true, pointless: true, warnings }),
      );
    }, speed);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  return { context, page, touch, errors };
}

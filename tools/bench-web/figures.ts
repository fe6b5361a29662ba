import type { Browser, Page } from 'playwright-core';
import { openPage } from '../browser/pages.ts';
import { openGameFile } from '../browser/table.ts';
import { stressPosition } from './stress.ts';
import { percentile, traced } from './trace.ts';

export type Figures = Readonly<Record<string, number>>;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Answers through the page as a player would, looking at cards in between. */
async function play(page: Page, answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const asked = await page.locator('[data-asked]').getAttribute('data-asked');
    const spots = page.locator('[data-spot]:visible');
    await spots.nth(given % (await spots.count())).hover({ force: true });
    await page.keyboard.press('a');
    await page.waitForFunction(() => document.activeElement?.matches('[data-part="all-actions"] [data-option]'));
    await page.keyboard.press('Enter');
    await page.locator(`[data-asked]:not([data-asked="${asked}"])`).waitFor();
    await page.waitForTimeout(200);
  }
}

/** The table with sixty units, while attacks are fought out on it. */
export async function stress(browser: Browser, url: string, slowdown: number): Promise<Figures> {
  const { page, context } = await openPage(browser, 'desktop', url, { reducedMotion: 'no-preference' });
  await openGameFile(page, stressPosition(), { seats: ['person', 'apprentice'], openHands: false });
  await page.locator('[data-asked]').waitFor();
  await page.evaluate(watchInputs);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await play(page, 2);
  const { frames, longestTask } = await traced(page, () => play(page, 12));
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return {
    frameP95: round(percentile(frames, 95)),
    longestTask: round(longestTask),
    inputP98: round(percentile(seen.inputs, 98)),
    inputs: seen.inputs.length,
    layoutShift: round(seen.shift * 1000) / 1000,
    shiftUnderPointer: round(seen.underPointer * 1000) / 1000,
  };
}

/** What is watched for in the page. */
interface Seen {
  readonly inputs: number[];
  /** What moved without anybody's doing, and how much of that under the pointer. */
  shift: number;
  underPointer: number;
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly }[];
}

/** From input to the next paint, and how much moved by itself; runs in the page. */
function watchInputs(): void {
  const seen: Seen = { inputs: [], shift: 0, underPointer: 0 };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  const pointer = { x: 0, y: 0 };
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      pointer.x = clientX;
      pointer.y = clientY;
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.inputs.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as Shift;
      if (hadRecentInput) continue;
      seen.shift += value;
      for (const { previousRect } of sources) {
        const { left, right, top, bottom } = previousRect;
        if (pointer.x < left || pointer.x > right || pointer.y < top || pointer.y > bottom) continue;
        seen.underPointer += value;
        break;
      }
    }
  }).observe({ type: 'layout-shift' });
}

/** A first visit on a slow phone: until a game can be started, and how much was sent. */
export async function coldLoad(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  const bytes = (1.6e6 / 8) | 0;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  const started = Date.now();
  await page.goto(url);
  await page.getByRole('button', { name: /^Start game/ }).waitFor();
  const toStart = (Date.now() - started) / 1000;
  await page.getByRole('button', { name: /^Start game/ }).tap();
  await page.locator('[data-asked]').waitFor();
  const toFirstChoice = (Date.now() - started) / 1000;
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  await context.close();
  return {
    coldLoadSeconds: round(toStart),
    firstChoiceSeconds: round(toFirstChoice),
    scriptKilobytes: round(scripts.reduce((sum, size) => sum + size, 0) / 1024),
  };
}

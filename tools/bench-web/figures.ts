import type { KernelState } from '@binary-sunset/kernel';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../browser/pages.ts';
import { openGameFile } from '../browser/table.ts';
import { percentile, type Trace, traced } from './trace.ts';

export type Figures = Readonly<Record<string, number>>;

const round = (value: number): number => Math.round(value * 10) / 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middles of some cards that can be seen. */
const cardsOn = (page: Page): Promise<readonly Point[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-spot]')].flatMap((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      return width > 0 && spot.contains(document.elementFromPoint(point.x, point.y)) ? [point] : [];
    }),
  );

/**
 * Answers through the page as a player would, looking at cards in between. The page is told to say when it is ready,
 * rather than searched again and again: that would be measured with it.
 */
async function play(page: Page, answers: number, cards: readonly Point[]): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const { x, y } = cards[(given * 7) % cards.length] ?? { x: 0, y: 0 };
    await page.mouse.move(x, y);
    await pause(200);
    const isListed = page.evaluate(untilListed);
    await page.keyboard.press('a');
    await isListed;
    // Nobody chooses from what is not on the screen yet.
    await pause(200);
    const isAskedAgain = page.evaluate(untilAsked);
    await page.keyboard.press('Enter');
    await isAskedAgain;
    await pause(200);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Until the first option of the list has the focus; runs in the page. */
function untilListed(): Promise<void> {
  return new Promise((resolve) => {
    // The key may have been quicker than whoever asks.
    if (document.activeElement?.matches('[data-part="all-actions"] [data-option]')) return resolve();
    document.addEventListener('focusin', {
      handleEvent({ target }: Event) {
        if (!(target instanceof Element) || !target.matches('[data-part="all-actions"] [data-option]')) return;
        document.removeEventListener('focusin', this);
        resolve();
      },
    });
  });
}

/** Until something else is asked; runs in the page. */
function untilAsked(): Promise<void> {
  const shell = document.querySelector<HTMLElement>('[data-asked]');
  const before = shell?.dataset['asked'];
  return new Promise((resolve) => {
    if (shell === null) return resolve();
    const watcher = new MutationObserver(() => {
      const now = shell.dataset['asked'];
      if (now === undefined || now === before) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(shell, { attributes: true, attributeFilter: ['data-asked'] });
  });
}

/** A crowded table, and who plays on it. */
export interface Crowd {
  readonly game: string;
  readonly position: () => KernelState;
  readonly opponent: string;
}

/** How often the same is played: what is true of 98 presses in a hundred takes a hundred to be seen. */
const plays = 3;

/** A crowded table, while something is fought out on it. */
export async function stress(browser: Browser, url: string, crowd: Crowd, slowdown: number): Promise<Figures> {
  const seen: Fight[] = [];
  for (let play = 0; play < plays; play++) seen.push(await fight(browser, url, crowd, slowdown));
  const inputs = seen.flatMap((play) => play.inputs);
  return {
    frameP95: round(
      percentile(
        seen.flatMap(({ frames }) => frames),
        95,
      ),
    ),
    longestTask: round(Math.max(...seen.map(({ longestTask }) => longestTask))),
    inputP98: round(percentile(inputs, 98)),
    inputs: inputs.length,
    layoutShift: round(Math.max(...seen.map(({ shift }) => shift)) * 1000) / 1000,
    shiftUnderPointer: round(Math.max(...seen.map(({ underPointer }) => underPointer)) * 1000) / 1000,
  };
}

type Fight = Trace & Seen;

/** Twelve answers on a page of its own, while it is watched. */
async function fight(browser: Browser, url: string, crowd: Crowd, slowdown: number): Promise<Fight> {
  const { page, context } = await openPage(browser, 'desktop', url, { reducedMotion: 'no-preference' });
  const { game, position, opponent } = crowd;
  await openGameFile(page, position(), { game, seats: ['person', opponent], openHands: false });
  await page.locator('[data-asked]').waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const cards = await cardsOn(page);
  // What is drawn and compiled for the first time is no attack's fault.
  await play(page, 3, cards);
  await pause(2000);
  await page.evaluate(watchInputs);
  const trace = await traced(page, () => play(page, 12, cards));
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...trace, ...seen };
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

/** From a press to the next paint, and how much moved by itself; runs in the page. */
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
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown' || name === 'pointerdown' || name === 'click') seen.inputs.push(duration);
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

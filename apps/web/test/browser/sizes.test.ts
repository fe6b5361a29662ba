import { get } from 'node:http';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from '../../../../tools/browser/pages.ts';

/** A script that was fetched: its size as it was sent, in kilobytes, and the modules it was made of. */
interface Fetched {
  readonly kilobytes: number;
  readonly modules: readonly string[];
}

let browser: Browser;
let firstVisit: readonly Fetched[] = [];
let forTheCcg: readonly Fetched[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  const url = inject('playersUrl');
  const { page, errors } = await openPage(browser, 'phone', url, { serviceWorkers: 'block' });
  firstVisit = await fetchedUntilAsked(page, async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Start game/ }).tap();
  });
  forTheCcg = await fetchedUntilAsked(page, async () => {
    await page.goto(`${url}#/`);
    await page.goto(`${url}#/new?game=ccg&sitter1=person`);
  });
  expect(errors).toEqual([]);
});
afterAll(() => browser.close());

/** All scripts that the page and its engine fetch until somebody is asked something. */
async function fetchedUntilAsked(page: Page, act: () => Promise<unknown>): Promise<readonly Fetched[]> {
  const scripts = new Set<string>();
  const note = (response: Response): void => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
  };
  page.on('response', note);
  await act();
  await page.locator('[data-asked]').waitFor();
  page.off('response', note);
  return Promise.all([...scripts].map(fetched));
}

async function fetched(url: string): Promise<Fetched> {
  const path = new URL(url).pathname.slice(1);
  const modules = inject('playersScripts')[path];
  if (modules === undefined) throw new Error(`Nobody knows what ${path} is made of.`);
  return { kilobytes: (await bytesSent(url)) / 1024, modules };
}

/** How many bytes are sent to whoever says, as browsers do, what may be done to make them fewer. */
const bytesSent = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });

const total = (scripts: readonly Fetched[]): number => scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

const isOf =
  (folder: string) =>
  ({ modules }: Fetched): boolean =>
    modules.some((path) => path.startsWith(folder));

describe('compressed, as they are sent, until the first question, scripts', () => {
  test('of a first visit have at most 320 KB', () => {
    expect(firstVisit.some(isOf('packages/tcg/src/rules/'))).toBe(true);
    expect(firstVisit.some(isOf('packages/ccg/'))).toBe(false);
    expect(total(firstVisit)).toBeLessThanOrEqual(320);
  });

  test('of the CCG have at most 210 KB', () => {
    expect(forTheCcg.some(isOf('packages/ccg/src/rules/'))).toBe(true);
    expect(total(forTheCcg)).toBeLessThanOrEqual(210);
  });

  test('of Premiere, with what only its own cards need, have at most 50 KB', () => {
    const premiere = forTheCcg.filter(isOf('packages/ccg/src/cards/premiere/'));
    expect(premiere.length).toBeGreaterThan(0);
    expect(premiere.some(isOf('packages/ccg/src/rules/'))).toBe(false);
    expect(total(premiere)).toBeLessThanOrEqual(50);
  });
});

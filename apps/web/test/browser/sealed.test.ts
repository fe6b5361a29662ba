import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, type Opened, openPage } from '../../../../tools/browser/pages.ts';
import { type ScreenName, screens } from '../../../../tools/browser/screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function opened<T>(use: (opened: Opened, url: string) => Promise<T>): Promise<T> {
  const page = await openPage(browser, 'desktop', inject('siteUrl'));
  try {
    return await use(page, inject('siteUrl'));
  } finally {
    await page.context.close();
  }
}

const visited: readonly ScreenName[] = ['home', 'a CCG card with all that is on it', 'all cards', 'history', 'rules'];

describe('the page and its engine keep to themselves', () => {
  test('whatever they load is their own', async () => {
    await opened(async (at, url) => {
      const asked: string[] = [];
      at.context.on('request', (request) => asked.push(request.url()));
      for (const screen of visited) await screens[screen](at, url);
      const own = (address: string): boolean => address.startsWith(url) || address.startsWith(`blob:${url}`);
      expect(asked.filter((address) => !own(address) && !address.startsWith('data:'))).toEqual([]);
      expect(asked.some((address) => /\/worker-[^/]+\.js$/.test(address))).toBe(true);
      expect(at.errors).toEqual([]);
    });
  });

  test('a script that came into the page is not run', async () => {
    await opened(async ({ page }) => {
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.body.dataset.ran = "script"';
        document.body.append(script);
        const picture = document.createElement('div');
        picture.innerHTML = `<button onclick="document.body.dataset.ran = 'handler'">x</button>`;
        document.body.append(picture);
        picture.querySelector('button')?.click();
        return document.body.dataset['ran'] ?? null;
      });
      expect(ran).toBeNull();
    });
  });

  test('nothing is sent anywhere else, by the page or by the engine', async () => {
    await opened(async ({ page }, url) => {
      const elsewhere = url.replace('127.0.0.1', 'localhost');
      const refused = (address: string): Promise<string> =>
        fetch(address, { mode: 'no-cors' }).then(
          () => 'sent',
          () => 'refused',
        );
      expect(await page.evaluate(refused, elsewhere)).toBe('refused');
      const engine = page.workers()[0] ?? (await page.waitForEvent('worker'));
      expect(await engine.evaluate(refused, elsewhere)).toBe('refused');
      expect(await page.evaluate(refused, url)).toBe('sent');
    });
  });
});

import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Device, launchBrowser, type Opened, openPage, type SizeName } from '../../../../tools/browser/pages.ts';
import { playedOut } from '../../../../tools/browser/playedOut.ts';
import { openGameFile } from '../../../../tools/browser/table.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function at<T>(size: SizeName, use: (opened: Opened) => Promise<T>, device: Device = {}): Promise<T> {
  const opened = await openPage(browser, size, inject('siteUrl'), device);
  try {
    return await use(opened);
  } finally {
    await opened.context.close();
  }
}

const asked = (page: Page): Promise<string | null> => page.locator('[data-asked]').getAttribute('data-asked');
const prompt = (page: Page) => page.getByRole('region', { name: 'Decision' });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('It is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that stays for a while, as the browser hears of it. */
async function hold(touch: CDPSession, at: Point): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await new Promise((resolve) => setTimeout(resolve, 700));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One key after the other before a timer runs, and as long as can be before the next frame. */
const pressRightAfterAFrame = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    await new Promise(requestAnimationFrame);
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    await new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    for (const key of wanted) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      // What React draws for a key it draws before anything else is done.
      for (let i = 0; i < 20; i++) await Promise.resolve();
    }
  }, keys);

const sameGame = `#/new?${new URLSearchParams({
  game: 'tcg',
  deck0: 'Separatist Armada',
  deck1: 'Defenders of the Republic',
  sitter0: 'person',
  sitter1: 'random',
  seed: 'keys',
}).toString()}`;

/** An attack whose damage the defender may still prevent. */
const inAnAttack: TcgPosition = {
  at: 'character',
  dark: { character: ['Sparring Deflector', 'Drill Trooper'], force: 4 },
  light: { hand: ['Surge of Power'], character: ['Sparring Bodyguard', 'Sparring Gambler'], force: 5 },
  rolls: [6, 4, 2, 5, 1, 3, 6, 4, 5, 2, 6, 1, 4, 4, 3, 5, 6, 2],
};

describe('a game on the page', () => {
  it('starts with two clicks, and the computer plays its part', () =>
    at('desktop', async ({ page, errors }) => {
      await page.getByRole('button', { name: /^Start game/ }).click();
      await page.locator('[data-asked]').waitFor();
      expect(await asked(page)).toMatch(/^[01]:\d+$/);
      expect(errors).toEqual([]);
    }));

  it('goes on after a reload in the middle of an attack', () =>
    at('phone', async ({ page, errors }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      await page.locator('[data-asked]').waitFor();
      const before = await asked(page);
      const shown = await prompt(page).textContent();
      await page.reload();
      await page.locator('[data-asked]').waitFor();
      expect(await asked(page)).toBe(before);
      expect(await prompt(page).textContent()).toBe(shown);
      expect(errors).toEqual([]);
    }));

  it('shows what happens where it does: damage at the unit that takes it', () =>
    at('desktop', async ({ page }) => {
      await openGameFile(page, tcg.position({ ...inAnAttack, dark: { character: ['Sparring Deflector'], force: 0 } }), {
        openHands: false,
        seats: ['person', 'random'],
      });
      await page.locator('[data-asked]').waitFor();
      await page.evaluate(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        new MutationObserver(() => {
          for (const chip of document.querySelectorAll('[data-mark]')) seen.add(chip.textContent ?? '');
        }).observe(document.body, { childList: true, subtree: true });
      });
      // Whoever may attack, and then whom.
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: /^Attack Sparring/ }).waitFor();
      await page.waitForTimeout(300);
      await page.keyboard.press(' ');
      await page.waitForFunction(() =>
        [...(Reflect.get(window, 'seen') as Set<string>)].some((words) => /^\d damage$/.test(words)),
      );
    }));

  it('is played in one tab: the one that opened it last', () =>
    at('desktop', async ({ page, context, errors }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      await page.locator('[data-asked]').waitFor();
      const other = await context.newPage();
      await other.goto(page.url());
      await other.locator('[data-asked]').waitFor();
      const aside = page.getByRole('alertdialog', { name: 'This game goes on in another tab' });
      await aside.waitFor();
      const before = await asked(other);
      await other.keyboard.press('a');
      await other.locator('[data-part="all-actions"] [data-option="0"]').click();
      await other.locator(`[data-asked]:not([data-asked="${before}"])`).waitFor();
      const now = await asked(other);
      await aside.getByRole('button', { name: 'Play here' }).click();
      await page.locator(`[data-asked="${now}"]`).waitFor();
      await other.getByRole('alertdialog', { name: 'This game goes on in another tab' }).waitFor();
      expect(errors).toEqual([]);
    }));

  it('that is over says how it went, and goes on from the last turn for practice', () =>
    at('phone', async ({ page, errors }) => {
      await openGameFile(page, null, await playedOut('tcg', 'kit'));
      const result = page.getByRole('dialog', { name: /^You (win|lose)$/ });
      await result.getByRole('table', { name: /^Who controlled each arena/ }).waitFor();
      await result.getByRole('button', { name: 'Take back the last turn' }).click();
      await result.waitFor({ state: 'detached' });
      await page.locator('[data-asked]').waitFor();
      expect(errors).toEqual([]);
    }));

  it('takes an answer back and gives it again', () =>
    at('desktop', async ({ page }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      await page.locator('[data-asked]').waitFor();
      const first = await asked(page);
      await page.keyboard.press('a');
      await page.locator('[data-part="all-actions"] [data-option="0"]').click();
      await page.locator(`[data-asked]:not([data-asked="${first}"])`).waitFor();
      const second = await asked(page);
      await page.getByRole('button', { name: /^Undo/ }).click();
      await page.locator(`[data-asked="${first}"]`).waitFor();
      await page.getByRole('button', { name: /^Redo/ }).click();
      await page.locator(`[data-asked="${second}"]`).waitFor();
    }));

  it('shows one card at a time to whoever looks from one to the next', () =>
    at('desktop', async ({ page, errors }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      await page.locator('[data-asked]').waitFor();
      const inView = page.getByRole('region', { name: 'Card in view' });
      for (const name of ['Sparring Deflector', 'Sparring Bodyguard', 'Sparring Deflector', 'Drill Trooper']) {
        await page.getByRole('button', { name: new RegExp(`^${name},`) }).hover();
        await inView.locator('h3', { hasText: name }).waitFor();
      }
      expect(await inView.locator('button', { hasText: 'Speed' }).count()).toBe(1);
      expect(errors).toEqual([]);
    }));

  it('is played with the keyboard alone', () =>
    at('desktop', async ({ page }) => {
      await page.getByRole('button', { name: 'Learn to play', exact: true }).waitFor();
      // Whoever has never played here is taken to the lessons, and begins the first.
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/learn\/tcg$/);
      await page.locator('a[data-next]').press('Enter');
      await page.locator('[data-asked]').waitFor();
      // From here on always the same game.
      await page.goto(`${inject('siteUrl')}${sameGame}`);
      for (let answers = 0; answers < 12; answers++) {
        await page.locator('[data-asked]').waitFor();
        const now = await asked(page);
        await page.waitForTimeout(300);
        await page.keyboard.press('a');
        await page.locator('[data-part="all-actions"] [data-option]:focus').waitFor();
        if ((await page.locator('[data-part="all-actions"] [role="checkbox"]').count()) > 0) {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Space');
        } else await page.keyboard.press('Enter');
        await page.locator(`[data-asked]:not([data-asked="${now}"])`).waitFor({ timeout: 20_000 });
      }
    }));

  it('lets go of a card that was held without pressing what opened under the finger', () =>
    at('phone', async ({ page, context }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      await page.locator('[data-asked]').waitFor();
      const before = await asked(page);
      const touch = await context.newCDPSession(page);
      const card = page.locator('[data-place="hand"] [data-spot]').first();
      const quiet = page.getByRole('checkbox', { name: 'Don’t ask for this card' });
      const sheet = page.getByRole('dialog', { name: 'Card in view' });
      // Where the row lies in the sheet is where the finger must be for this to be worth anything.
      await hold(touch, await middleOf(card));
      await quiet.waitFor();
      const row = await middleOf(quiet);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await page.addStyleTag({
        content: `[data-place="hand"] { position: fixed !important; inset: ${row.y - 90}px 0 0 !important }`,
      });
      for (let times = 0; times < 3; times++) {
        await hold(touch, { x: row.x + 10, y: row.y });
        await sheet.waitFor();
        expect(await quiet.isChecked()).toBe(false);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      }
      expect(await asked(page)).toBe(before);
    }));

  it('gives the focus back to the card that was looked at', () =>
    at('desktop', async ({ page }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      await page.locator('[data-asked]').waitFor();
      await page.keyboard.press('Tab');
      const card = page.locator('[data-spot][data-legal]:focus');
      await card.waitFor();
      for (const key of ['i', 'a', 'o', 'r', '?']) {
        await page.keyboard.press(key);
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await card.waitFor();
      }
    }));

  it('opens the list for whoever has closed it the moment before', () =>
    at('desktop', async ({ page }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      const card = page.locator('[data-spot][data-legal]').first();
      const list = page.getByRole('dialog');
      const first = list.locator('[data-option="0"]:focus');
      for (let times = 0; times < 8; times++) {
        await card.focus();
        await page.keyboard.press('a');
        await first.waitFor();
        await pressRightAfterAFrame(page, ['Escape', 'a']);
        // Whatever the list that closed had still to do is done by then.
        await page.waitForTimeout(100);
        await first.waitFor({ timeout: 5000 });
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'detached' });
      }
      await page.locator('[data-spot][data-legal]:focus').waitFor();
    }));

  it('puts one window in the place of another, and then gives the focus back', () =>
    at('phone', async ({ page }) => {
      await openGameFile(page, tcg.position(inAnAttack));
      const card = page.getByRole('button', { name: /^Sparring Deflector,/ });
      await card.focus();
      await page.keyboard.press('i');
      const sheet = page.getByRole('dialog', { name: 'Card in view' });
      await sheet
        .getByRole('button', { name: /^Rule on/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await sheet.waitFor({ state: 'detached' });
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[data-spot]:focus', { hasText: 'Sparring Deflector' }).waitFor({ timeout: 5000 });
    }));

  it('opens and is played without a network', () =>
    at('desktop', async ({ page, context }) => {
      await page.getByRole('button', { name: /^Start game/ }).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: /^Start game/ }).click();
      await page.locator('[data-asked]').waitFor();
      await page.keyboard.press('?');
      await page.keyboard.press('Escape');
    }));

  it('says in words what it could not fetch, keeps what was chosen, and goes on once it can', () =>
    at(
      'desktop',
      async ({ page }) => {
        await page.route('**/ccg*.js', (route) => route.abort());
        await page.getByRole('radio', { name: /^Customizable/ }).click();
        await page.getByText('Could not load the Customizable Card Game. Without a connection').waitFor();
        const light = page.getByRole('radio', { name: /^Light/ });
        await light.click();
        await page.unroute('**/ccg*.js');
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('button', { name: /^Start game/ }).waitFor();
        expect(await light.isChecked()).toBe(true);
        await page.getByRole('button', { name: /^Start game/ }).click();
        await page.locator('[data-asked]').waitFor();
        // What the page keeps to open without a network would come before the route above.
      },
      { serviceWorkers: 'block' },
    ));

  it('goes on and says so where the browser refuses to store anything', () =>
    at('desktop', async ({ page }) => {
      // What the page keeps to open without a network would come before the route below.
      await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      });
      await page.route('**/worker*.js', async (route) => {
        const response = await route.fetch();
        const refusing =
          "IDBFactory.prototype.open = () => { throw new DOMException('storing is refused', 'SecurityError'); };\n";
        await route.fulfill({ response, body: refusing + (await response.text()) });
      });
      await page.reload();
      await page.getByRole('button', { name: /^Start game/ }).click();
      await page.locator('[data-asked]').waitFor();
      await page
        .getByText(/not being kept/)
        .first()
        .waitFor();
    }));
});

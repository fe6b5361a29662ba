import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type TcgPosition, tcg } from '@binary-sunset/tcg';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { launchBrowser, type Opened, openPage } from '../../../../tools/browser/pages.ts';
import { openGameFile } from '../../../../tools/browser/table.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

declare global {
  /** As the source above leaves it on the page. */
  var axe: { run(options: object): Promise<AxeResults> };
}

/** What axe calls serious or critical on the page as it stands, a line for each element. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} (${any.map(({ message }) => message).join(' ')})`),
    );
}

const inBuilding: TcgPosition = {
  at: 'build',
  dark: {
    hand: ['Drill Trooper', 'Sparring Deflector', 'Surge of Power'],
    character: [{ card: 'Sparring Deflector', damage: 1 }],
    building: [{ card: 'Drill Trooper', counters: 1 }],
    discard: ['Drill Trooper'],
    points: 5,
    force: 4,
  },
  light: { character: [{ card: 'Sparring Bodyguard', tapped: true }], hand: ['Sparring Gambler'], points: 5 },
};

const inAnAttack: TcgPosition = {
  at: 'character',
  dark: { character: ['Sparring Deflector', 'Drill Trooper'], force: 4 },
  light: { hand: ['Surge of Power'], character: ['Sparring Bodyguard', 'Sparring Gambler'], force: 5 },
  rolls: [6, 4, 2, 5, 1, 3, 6, 4, 5, 2, 6, 1, 4, 4, 3, 5, 6, 2],
};

async function sitAsked({ page }: Opened, position: TcgPosition, openHands = true): Promise<void> {
  await page.goto(inject('siteUrl'));
  await openGameFile(page, tcg.position(position), { openHands });
  await page.locator('[data-asked]').waitFor();
}

const dialog = (page: Page): Promise<void> => page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();

/** Opens a window over the table with its key, or from the menu where there is no key for it. */
const overTable =
  (open: (page: Page) => Promise<void>) =>
  async (opened: Opened): Promise<void> => {
    await sitAsked(opened, inBuilding);
    await open(opened.page);
    await dialog(opened.page);
  };

const fromMenu =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
  };

const atHome = async ({ page }: Opened): Promise<void> => {
  await page.goto(inject('siteUrl'));
  await page.getByRole('button', { name: /^Start game/ }).waitFor();
};

/** From the next load on, the engine breaks over every answer. */
const breakEngine = ({ page }: Opened): Promise<unknown> =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message, ...rest: unknown[]) {
      if (message.path?.[0] !== 'answer') return Reflect.apply(postMessage, this, [message, ...rest]);
      const error = { name: 'Error', message: 'the engine broke', stack: '' };
      const data = { id: message.id, type: 'HANDLER', name: 'throw', value: { isError: true, value: error } };
      this.dispatchEvent(new MessageEvent('message', { data }));
    };
  });

/** Every screen, and how to come there. */
const screens: Readonly<Record<string, (opened: Opened) => Promise<void>>> = {
  home: atHome,
  'a new game with all there is to choose': async (opened) => {
    await atHome(opened);
    await opened.page.getByRole('button', { name: /^Against/ }).click();
    await opened.page.getByRole('radiogroup', { name: 'Opponent’s deck' }).waitFor();
  },
  'all cards': async ({ page }) => {
    await page.goto(`${inject('siteUrl')}#/cards`);
    await page.locator('main li button').first().waitFor();
  },
  'a card': async ({ page }) => {
    await page.goto(`${inject('siteUrl')}#/cards`);
    await page.locator('main li button').first().click();
    await dialog(page);
  },
  settings: async ({ page }) => {
    await page.goto(`${inject('siteUrl')}#/settings`);
    await dialog(page);
  },
  'the table while it is set up': (opened) => sitAsked(opened, { at: 'setup' }),
  'the table while building': (opened) => sitAsked(opened, inBuilding),
  'the table in an attack': (opened) => sitAsked(opened, inAnAttack),
  'the end of a game': async (opened) => {
    await sitAsked(opened, inBuilding);
    await fromMenu('Concede')(opened.page);
    await opened.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Concede/ })
      .click();
    await opened.page.locator('[data-outcome]').waitFor();
    await dialog(opened.page);
  },
  'all actions': overTable((page) => page.keyboard.press('a')),
  'a card in view': async (opened) => {
    await sitAsked(opened, inBuilding);
    await opened.page.locator('[data-spot]:visible').first().focus();
    await opened.page.keyboard.press('i');
    await dialog(opened.page);
  },
  log: async (opened) => {
    await sitAsked(opened, inBuilding);
    await opened.page.keyboard.press('l');
  },
  outline: overTable((page) => page.keyboard.press('o')),
  help: overTable((page) => page.keyboard.press('?')),
  rules: overTable(fromMenu('Look up a rule')),
  'the menu of the table': async (opened) => {
    await sitAsked(opened, inBuilding);
    await opened.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await opened.page.getByRole('menu').waitFor();
  },
  'handing over': async (opened) => {
    await sitAsked(opened, inBuilding, false);
    await opened.page.locator('[data-option][aria-keyshortcuts="Space"]').click();
    await dialog(opened.page);
  },
  history: async ({ page }) => {
    await page.goto(`${inject('siteUrl')}#/history`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'a fault': async (opened) => {
    await breakEngine(opened);
    await opened.page.reload();
    await sitAsked(opened, inBuilding);
    await opened.page.keyboard.press('a');
    await opened.page.locator('[data-part="all-actions"] [data-option="0"]').click();
    await opened.page.getByRole('heading', { name: 'Something went wrong here' }).waitFor();
  },
};

describe.concurrent('axe finds nothing serious', () => {
  for (const size of ['phone', 'desktop'] as const)
    test(`on a ${size}`, async ({ expect }) => {
      const opened = await openPage(browser, size, inject('siteUrl'));
      try {
        for (const [name, show] of Object.entries(screens)) {
          await show(opened);
          expect.soft(await findings(opened.page), name).toEqual([]);
        }
      } finally {
        await opened.context.close();
      }
    });
});

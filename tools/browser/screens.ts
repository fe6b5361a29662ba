import { type KernelState, startSession } from '@binary-sunset/kernel';
import type { TcgPosition } from '@binary-sunset/tcg';
import { provingDecks, tcg } from '@binary-sunset/tcg/drill';
import type { Page } from 'playwright-core';
import { deploying, drawing, inBattle, inDamage } from './ccgPositions.ts';
import type { Opened } from './pages.ts';
import { playedOut } from './playedOut.ts';
import { openGameFile } from './table.ts';

/** Comes to a screen of the page that is served at an address. */
type Show = (opened: Opened, url: string) => Promise<void>;

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

/** The middle of a game, with cards that players know and none besides. */
const inTheMiddle: TcgPosition = {
  at: 'character',
  turn: 4,
  dark: {
    hand: ["Hero's Dodge", 'Nexu', 'Acklay'],
    building: [
      { card: 'Nexu', counters: 3 },
      { card: 'Acklay', counters: 1 },
    ],
    character: ['Jango Fett (A)', { card: 'Geonosian Warrior', tapped: true }, 'Super Battle Droid 8EX'],
    ground: ['Destroyer Droid Squad', { card: 'Reek', damage: 2 }],
    space: ['Droid Starfighter Wing'],
    discard: ['Geonosian Sentry', 'Nexu'],
    deck: Array.from({ length: 8 }, () => 'Nexu'),
    force: 3,
  },
  light: {
    hand: ["Hero's Dodge", "Yoda's Intervention", 'Surge of Power', 'R2-D2 (A)', 'N-1 Starfighter'],
    building: [{ card: 'Captain Typho (A)', counters: 3 }],
    character: [
      { card: 'Obi-Wan Kenobi (A)', damage: 2 },
      { card: 'Anakin Skywalker (A)', beneath: ['Anakin Skywalker (C)', 'Anakin Skywalker (D)'] },
      'Clone Officer',
    ],
    ground: ['AT-TE Walker 23X'],
    space: ['Jedi Starfighter 3R3', { card: 'Republic Cruiser', damage: 1, tapped: true }],
    discard: ['Clone Platoon', 'Surge of Power', 'Jedi Patrol'],
    deck: Array.from({ length: 8 }, () => 'Clone Officer'),
    force: 5,
  },
  rolls: [6, 4, 5, 5, 1, 3, 6, 4, 5, 2, 6, 1, 4, 4, 3, 5, 6, 2],
};

async function sitAsked({ page }: Opened, url: string, position: TcgPosition, openHands = true): Promise<void> {
  await page.goto(url);
  await openGameFile(page, tcg.position(position), { openHands });
  await page.locator('[data-asked]').waitFor();
}

async function sitAtCcg({ page }: Opened, url: string, state: KernelState): Promise<void> {
  await page.goto(url);
  await openGameFile(page, state, { game: 'ccg' });
  await page.locator('[data-asked]').waitFor();
}

const dialog = (page: Page): Promise<void> => page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();

/** Opens a window over the table with its key, or from the menu where there is no key for it. */
const overTable =
  (open: (page: Page) => Promise<void>): Show =>
  async (opened, url) => {
    await sitAsked(opened, url, inBuilding);
    await open(opened.page);
    await dialog(opened.page);
  };

const fromMenu =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
  };

export async function concede(page: Page): Promise<void> {
  await fromMenu('Concede')(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Concede/ })
    .click();
  await page.locator('[data-outcome]').waitFor();
}

/** All games that are kept were played on a day in May, so that a list of them always reads the same. */
const playedLongAgo = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('binary-sunset');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('games', 'readwrite');
          const when = Date.UTC(2002, 4, 16, 12);
          const walking = change.objectStore('games').openCursor();
          walking.onsuccess = () => {
            walking.result?.update({ ...walking.result.value, when });
            walking.result?.continue();
          };
          change.onabort = () => reject(change.error);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

const atHome: Show = async ({ page }, url) => {
  await page.goto(url);
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

/** Presses the first action there is, so many times. */
async function act(page: Page, times: number): Promise<void> {
  for (let done = 0; done < times; done++) {
    const asked = (await page.locator('[data-asked]').getAttribute('data-asked')) ?? '';
    await page.keyboard.press('a');
    await page.locator('[data-part="all-actions"] [data-option="0"]').click();
    await page.locator(`[data-asked]:not([data-asked="${asked}"])`).waitFor();
  }
}

/** A new game for two on one device, with decks that may play either side. */
const newGame =
  (sides: 'roll' | 'bid'): Show =>
  async ({ page }, url) => {
    const deck = provingDecks['Proving Ground'];
    const { record } = startSession(tcg, { decks: [deck, deck], options: { sides } }, 'look');
    await page.goto(url);
    await openGameFile(page, null, { record: record() });
    await page.locator('[data-asked]').waitFor();
  };

/** A whole game that is over. */
const lookedBackOn =
  (game: 'tcg' | 'ccg', seed: string): Show =>
  async ({ page }, url) => {
    await page.goto(url);
    await openGameFile(page, null, await playedOut(game, seed));
    await page.locator('[data-outcome]').waitFor();
    await dialog(page);
  };

/** There are points left to build with, so that it is asked about first. */
const endBuildStep: Show = async (opened, url) => {
  await sitAsked(opened, url, inBuilding, false);
  await opened.page.locator('[data-option][aria-keyshortcuts="Space"]').click();
  await opened.page.getByRole('alertdialog', { name: /build points lost/ }).waitFor();
};

/** Every screen, and how to come there. */
export const screens = {
  home: atHome,
  'a new game with all there is to choose': async (opened, url) => {
    await atHome(opened, url);
    await opened.page.getByRole('button', { name: /^Against/ }).click();
    await opened.page.getByRole('radiogroup', { name: 'Opponent’s deck' }).waitFor();
  },
  'all cards': async ({ page }, url) => {
    await page.goto(`${url}#/cards`);
    await page.locator('main li button').first().waitFor();
  },
  'a card': async ({ page }, url) => {
    await page.goto(`${url}#/cards`);
    await page.locator('main li button').first().click();
    await dialog(page);
  },
  'the lessons of a game': async ({ page }, url) => {
    await page.goto(`${url}#/learn/tcg`);
    await page.locator('a[data-next]').waitFor();
  },
  'a lesson': async ({ page }, url) => {
    await page.goto(`${url}#/learn/tcg/building`);
    await page.locator('[data-asked]').waitFor();
  },
  'a lesson that is not done': async ({ page }, url) => {
    await page.goto(`${url}#/learn/tcg/control`);
    await page.locator('[data-asked]').waitFor();
    await concede(page);
    await page.locator('[aria-label="Coach"][data-state="missed"]').waitFor();
  },
  settings: async ({ page }, url) => {
    await page.goto(`${url}#/settings`);
    await dialog(page);
  },
  'sides by a roll': newGame('roll'),
  'sides by bidding': newGame('bid'),
  'the table while it is set up': (opened, url) => sitAsked(opened, url, { at: 'setup' }),
  'the table while building': (opened, url) => sitAsked(opened, url, inBuilding),
  'the table in an attack': (opened, url) => sitAsked(opened, url, inAnAttack),
  'the middle of a game': (opened, url) => sitAsked(opened, url, inTheMiddle),
  'an attack and what it comes to': async (opened, url) => {
    await sitAsked(opened, url, inTheMiddle);
    await act(opened.page, 2);
  },
  'a discard pile': async (opened, url) => {
    await sitAsked(opened, url, inTheMiddle);
    await opened.page
      .getByRole('button', { name: /discard(?!ed)/i })
      .last()
      .click();
    await dialog(opened.page);
  },
  'the end of a game': async (opened, url) => {
    await sitAsked(opened, url, inBuilding);
    await concede(opened.page);
    await dialog(opened.page);
  },
  'the end of a whole game': lookedBackOn('tcg', 'kit'),
  'the end of a CCG game': lookedBackOn('ccg', 'mace'),
  'all actions': overTable((page) => page.keyboard.press('a')),
  'a card in view': async (opened, url) => {
    await sitAsked(opened, url, inBuilding);
    await opened.page.locator('[data-spot]:visible').first().focus();
    await opened.page.keyboard.press('i');
    await dialog(opened.page);
  },
  log: async (opened, url) => {
    await sitAsked(opened, url, inBuilding);
    await opened.page.keyboard.press('l');
  },
  outline: overTable((page) => page.keyboard.press('o')),
  help: overTable((page) => page.keyboard.press('?')),
  rules: overTable(fromMenu('Look up a rule')),
  'the menu of the table': async (opened, url) => {
    await sitAsked(opened, url, inBuilding);
    await opened.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await opened.page.getByRole('menu').waitFor();
  },
  'a hint': async ({ page }, url) => {
    await page.goto(url);
    await openGameFile(page, tcg.position(inBuilding), { openHands: false, seats: ['person', 'apprentice'] });
    await page.locator('[data-asked]').waitFor();
    await page.keyboard.press('g');
    await page.locator('[data-part="hints"] li').first().waitFor();
  },
  'a warning': endBuildStep,
  'handing over': async (opened, url) => {
    await endBuildStep(opened, url);
    await opened.page.getByRole('button', { name: /anyway$/ }).click();
    await opened.page.getByRole('button', { name: /^I am / }).waitFor();
  },
  history: async (opened, url) => {
    const { page } = opened;
    await sitAsked(opened, url, inTheMiddle);
    await concede(page);
    await sitAtCcg(opened, url, inBattle());
    await playedLongAgo(page);
    await page.goto(`${url}#/history`);
    await page
      .getByRole('button', { name: /^Resume/ })
      .first()
      .waitFor();
  },
  'the CCG table': (opened, url) => sitAtCcg(opened, url, deploying()),
  'a CCG battle': (opened, url) => sitAtCcg(opened, url, inBattle()),
  'a CCG destiny': (opened, url) => sitAtCcg(opened, url, drawing()),
  'the damage of a CCG battle': (opened, url) => sitAtCcg(opened, url, inDamage()),
  'a CCG card with all that is on it': async (opened, url) => {
    await sitAtCcg(opened, url, deploying());
    await opened.page
      .getByRole('button', { name: /^\+\d|^\d+ on it|^Open what is on/ })
      .filter({ visible: true })
      .first()
      .click();
    await dialog(opened.page);
  },
  'the outline of a CCG table': async (opened, url) => {
    await sitAtCcg(opened, url, inDamage());
    await opened.page.keyboard.press('o');
    await dialog(opened.page);
  },
  'all CCG cards': async ({ page }, url) => {
    await page.goto(`${url}#/cards`);
    await page.getByRole('radio', { name: 'Customizable Card Game' }).click();
    await page.getByRole('button', { name: 'Darth Vader' }).waitFor();
  },
  'a CCG location': async ({ page }, url) => {
    await page.goto(`${url}#/cards`);
    await page.getByRole('radio', { name: 'Customizable Card Game' }).click();
    await page.getByRole('button', { name: 'Tatooine: Cantina' }).first().click();
    await dialog(page);
  },
  'a fault': async (opened, url) => {
    await breakEngine(opened);
    await opened.page.reload();
    await sitAsked(opened, url, inBuilding);
    await opened.page.keyboard.press('a');
    await opened.page.locator('[data-part="all-actions"] [data-option="0"]').click();
    await opened.page.getByRole('heading', { name: 'Something went wrong here' }).waitFor();
  },
} as const satisfies Readonly<Record<string, Show>>;

export type ScreenName = keyof typeof screens;

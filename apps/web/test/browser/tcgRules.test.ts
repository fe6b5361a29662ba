import { ruleOnPage } from '@binary-sunset/kit';
import type { TcgPosition } from '@binary-sunset/tcg';
import { describe, expect } from 'vitest';
import { boxOf, sittingAt } from './sitting.ts';

const at = sittingAt();

const position: TcgPosition = {
  at: 'build',
  dark: {
    hand: ['Reek', 'Surge of Power'],
    deck: ['Acklay', 'Nexu'],
    discard: ['Geonosian Guard', 'Geonosian Sentry'],
    space: ['Droid Starfighter Wing'],
    character: ['Geonosian Warrior'],
    building: [{ card: 'Geonosian Defense Platform', counters: 3 }],
    points: 2,
  },
  light: {
    hand: ['Knockdown', 'Clone Squad'],
    // The topmost, the last, is drawn before Light is asked.
    deck: ['Gozanti Cruiser', 'Rickshaw', 'Clone Squad'],
    discard: ['Swoop Bike', 'Clone Platoon'],
    space: ['N-1 Starfighter'],
    character: ['Captain Typho (A)'],
    building: [{ card: 'Naboo Cruiser', counters: 4 }],
  },
};

/** The hidden cards of each side, as the other sees them: not at all. */
const hidden = { Dark: ['Reek', 'Geonosian Defense Platform'], Light: ['Knockdown', 'Clone Squad', 'Naboo Cruiser'] };
const decks = ['Acklay', 'Nexu', 'Gozanti Cruiser', 'Rickshaw'];

const found = async (titles: readonly string[]): Promise<readonly string[]> => {
  const all = await at.everything();
  return titles.filter((title) => all.includes(title));
};

/** Comes from the first player to the second through the screen between them. */
async function handOver(): Promise<void> {
  const sitDown = at.page.getByRole('button', { name: 'I am the Light Side' });
  while (!(await sitDown.isVisible())) await at.does(/^End your/);
  // Nothing of the table is seen meanwhile.
  const screen = await boxOf(at.page.getByRole('dialog'));
  expect([screen.left, screen.top, screen.right, screen.bottom]).toEqual([0, 0, 1440, 900]);
  await sitDown.click();
  await at.page.locator('[data-asked]').waitFor();
}

describe('the TCG on the page', () => {
  ruleOnPage(
    ['TCG-0044', 'TCG-0058', 'TCG-0108'],
    'shows a hand and what is built to its player, a deck to nobody',
    async () => {
      await at.tcg(position, false);
      expect(await found([...hidden.Dark, ...hidden.Light, ...decks])).toEqual(hidden.Dark);
      await at.card('Face-down card, 4 counters').waitFor();
      await handOver();
      expect(await found([...hidden.Dark, ...hidden.Light, ...decks])).toEqual(hidden.Light);
    },
  );

  ruleOnPage(
    'TCG-0051',
    'runs the arenas from Space to Character for the Dark Side, the other way for the Light Side',
    async () => {
      const order = async (): Promise<readonly string[]> => {
        const arenas = await Promise.all(
          ['Space', 'Ground', 'Character'].map(async (name) => ({
            name,
            ...(await boxOf(at.page.getByRole('region', { name: `${name} arena` }))),
          })),
        );
        return arenas.sort((a, b) => a.left - b.left).map(({ name }) => name);
      };
      await at.tcg(position, false);
      expect(await order()).toEqual(['Space', 'Ground', 'Character']);
      await handOver();
      expect(await order()).toEqual(['Character', 'Ground', 'Space']);
    },
  );

  ruleOnPage('TCG-0053', 'lets both players look through both discard piles', async () => {
    const looksThrough = async (): Promise<void> => {
      for (const [side, titles] of [
        ['Dark', ['Geonosian Guard', 'Geonosian Sentry']],
        ['Light', ['Swoop Bike', 'Clone Platoon']],
      ] as const) {
        await at.page.getByRole('button', { name: new RegExp(`Discard pile of the ${side} Side$`) }).click();
        const sheet = at.page.getByRole('dialog', { name: `Discard pile of the ${side} Side` });
        for (const title of titles) await sheet.getByRole('button', { name: new RegExp(`^${title}`) }).waitFor();
        await at.page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      }
    };
    await at.tcg(position, false);
    await looksThrough();
    await handOver();
    await looksThrough();
  });

  ruleOnPage('TCG-0459', 'shows a sealed bid to the other player only when both have bid', async () => {
    const beforeBidding = async (bid: number): Promise<readonly (string | null)[]> => {
      await at.tcg({
        at: 'character',
        dark: { hand: ['Practice Auction'], character: ['Drill Trooper'], force: 7 },
        light: { character: ['Drill Sergeant'], force: 9 },
      });
      await at.does('Play Practice Auction');
      await at.does(/^Drill Sergeant/);
      await at.does(`Bid ${bid}`);
      await at.reads('Opponent plays Practice Auction');
      return [await at.page.locator('main').textContent(), await at.page.locator('#log').textContent()];
    };
    // Whatever was bid, the other player sees the same.
    expect(await beforeBidding(3)).toEqual(await beforeBidding(5));
    await at.does('Bid 4');
    await at.reads('You bid 5');
    await at.reads('Opponent bids 4');
    await at.does(/^End your/);
    await at.reads('Opponent bids 5');
    await at.reads('You bid 4');
  });
});

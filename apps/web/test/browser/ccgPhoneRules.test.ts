import type { CcgPosition } from '@binary-sunset/ccg';
import { ruleOnPage } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { boxOf, sittingAt } from './sitting.ts';

const at = sittingAt('phone');

const position: CcgPosition = {
  dark: { hand: ['Drill Blow', 'Drill Blow'], force: 3, used: ['Drill Trooper'], lost: ['Drill Bell', 'Drill Toll'] },
  light: { hand: ['Drill Stew'], force: 1, lost: ['Drill Memorial', 'Drill Toast'], outOfPlay: ['Drill Honor'] },
  at: { 'Drill: Dunes': { light: [{ card: 'Drill Hero', inactive: 'missing' }] } },
};

/** Looks at a position from both sides. */
async function fromBothSides(look: (viewer: 'dark' | 'light') => Promise<void>): Promise<void> {
  await at.ccg(position);
  await look('dark');
  await at.passes();
  await look('light');
}

describe('on a phone', () => {
  ruleOnPage('AR1-0019', 'the outline says how many cards each player has where', () =>
    fromBothSides(async () => {
      await at.page.getByRole('button', { name: 'Menu', exact: true }).click();
      await at.page.getByRole('menuitem', { name: 'Outline' }).click();
      const outline = at.page.getByRole('dialog', { name: 'Outline of the table' });
      await outline.getByText('Reserve Deck 12, Force Pile 3, Used Pile 1, Lost Pile 2').waitFor();
      await outline.getByText('Reserve Deck 12, Force Pile 1, Used Pile 0, Lost Pile 2').waitFor();
      await outline.getByText(/^2 cards in hand/).waitFor();
      await outline.getByText(/^1 card in hand/).waitFor();
      await at.page.keyboard.press('Escape');
      await outline.waitFor({ state: 'detached' });
    }),
  );

  ruleOnPage(['AR1-0020', 'AR1-0350'], 'the drawer of a Lost Pile has its top card and what is out of play', () =>
    fromBothSides(async () => {
      await at.page.getByRole('region', { name: 'Light Side' }).getByRole('button', { name: '2 lost' }).click();
      const drawer = at.page.getByRole('dialog', { name: 'Lost Pile of the Light Side' });
      await drawer.getByRole('button', { name: /^Drill Honor/ }).waitFor();
      await drawer.getByRole('button', { name: /^Drill Toast/ }).waitFor();
      expect(await drawer.getByRole('listitem').count()).toBe(2);
      await at.page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      expect(await at.everything()).not.toMatch(/Drill Memorial|Drill Bell/);
    }),
  );

  ruleOnPage('GLB-0479', 'whoever is missing lies beneath the site', () =>
    fromBothSides(async () => {
      const [site, hero] = [await boxOf(at.card(/^Dunes, /)), await boxOf(at.card(/^Drill Hero, .*missing/))];
      expect(hero.top).toBeGreaterThanOrEqual(site.bottom);
    }),
  );
});

test('the table never slides off the screen of a phone', async () => {
  await at.ccg({
    dark: { hand: Array.from({ length: 9 }, () => 'Drill Blow') },
    at: Object.fromEntries(['Drill: Dunes', 'Drill: Hall', 'Drill Yard', 'Drill Moon'].map((place) => [place, {}])),
  });
  const slid = await at.page.locator('main').evaluate((main) => {
    const parts: Element[] = [];
    for (let part: Element | null = main; part !== null; part = part.parentElement) parts.push(part);
    for (const part of parts) part.scrollLeft = 200;
    return parts.map(({ scrollLeft }) => scrollLeft);
  });
  expect(Math.max(...slid)).toBe(0);
});

test('the place of a battle is as large as a thumb', async () => {
  await at.ccg({
    phase: 'battle',
    dark: { hand: ['Stormtrooper'], force: 1 },
    at: { 'Tatooine: Cantina (Dark)': { dark: ['Darth Vader'], light: ['Luke Skywalker'] } },
  });
  await at.does(/^Initiate/);
  const { top, bottom } = await boxOf(
    at.page.getByRole('region', { name: 'Battle at Cantina' }).locator('header [data-spot]'),
  );
  expect(bottom - top).toBeGreaterThanOrEqual(44);
});

import { signsOf } from '@binary-sunset/table/plain';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sittingAt } from './sitting.ts';

/** What is drawn on cards, places and piles without being called anything, or by a name that has no sentence. */
const unexplained = (page: Page, known: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const called = (element: Element): string | null =>
      element.closest('[data-sign]')?.getAttribute('data-sign') ?? null;
    const drawings = [...document.querySelectorAll('main :is([data-card], [data-of]) use[href^="#i-"]')];
    const bare = drawings.flatMap((drawing) => (called(drawing) === null ? [drawing.getAttribute('href') ?? ''] : []));
    const signs = [...document.querySelectorAll('[data-sign]')].flatMap((sign) => sign.getAttribute('data-sign') ?? '');
    return [...new Set([...bare, ...signs.filter((sign) => !names.includes(sign))])];
  }, known);

const signsShown = (page: Page): Promise<number> => page.locator('main [data-sign]').count();

describe.each(['desktop', 'phone'] as const)('signs on a %s', (size) => {
  const at = sittingAt(size);

  test('of the CCG’s table and cards all have a sentence', async () => {
    await at.ccg({
      phase: 'control',
      dark: { hand: ['Stormtrooper', 'Darth Vader', 'TIE Fighter'], force: 4, lost: ['Stormtrooper'] },
      light: { hand: ['Rebel Trooper'], lost: ['Rebel Trooper'] },
      at: {
        'Tatooine (Dark)': { dark: [{ card: 'Devastator', pilots: ['General Tagge'] }] },
        'Tatooine: Cantina (Dark)': {
          dark: [{ card: 'Darth Vader', on: ["Vader's Lightsaber"] }],
          light: [{ card: 'Han Solo', inactive: 'missing' }, 'Leia Organa'],
        },
      },
    });
    expect(await signsShown(at.page)).toBeGreaterThan(10);
    expect(await unexplained(at.page, Object.keys(signsOf('ccg')))).toEqual([]);
  });

  test('of the TCG’s table and cards all have a sentence', async () => {
    await at.tcg({
      at: 'character',
      dark: {
        ground: ['Destroyer Droid Squad'],
        character: [{ card: 'Jango Fett (C)', damage: 1 }, 'Geonosian Guard'],
        hand: ['Acklay', 'Reek'],
      },
      light: { space: ['Jedi Starfighter 3R3'], character: ['Padmé Amidala (D)'], hand: ['Clone Squad'] },
    });
    expect(await signsShown(at.page)).toBeGreaterThan(5);
    expect(await unexplained(at.page, Object.keys(signsOf('tcg')))).toEqual([]);
  });

  test('say what they are when pointed at or held, and no longer than that', async () => {
    await at.ccg({ phase: 'control', at: { 'Tatooine: Cantina (Dark)': { dark: ['Darth Vader'] } } });
    const sign = at.page.locator('main [data-sign="life"]').first();
    const tip = at.page.getByRole('tooltip');
    if (size === 'desktop') {
      await sign.hover();
      await tip.getByText(signsOf('ccg')['life']?.words ?? '').waitFor();
      await at.page.locator('h1, h2').first().hover();
    } else {
      await sign.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
      await tip.getByText(signsOf('ccg')['life']?.words ?? '').waitFor();
      await at.page.locator('main').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    }
    await tip.waitFor({ state: 'detached' });
  });
});

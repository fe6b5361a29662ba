import { ccgCourse } from '@binary-sunset/table/ccg/lessons';
import { tcgCourse } from '@binary-sunset/table/tcg/lessons';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Hands, playLesson } from '../../../../tools/browser/lessons.ts';
import { launchBrowser, openPage } from '../../../../tools/browser/pages.ts';
import { concede } from '../../../../tools/browser/screens.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Each in turn, so that there is a lesson of every kind at each size. */
const hands: readonly Hands[] = ['mouse', 'touch', 'keys'];

const exercises = Object.entries({ tcg: tcgCourse, ccg: ccgCourse }).flatMap(([game, { lessons }]) =>
  lessons.flatMap(({ id, whole }) => (whole ? [] : [`${game}/${id}`])),
);

for (const [first, size] of (['phone', 'desktop'] as const).entries())
  describe.concurrent(`on a ${size}, as the coach points,`, () => {
    for (const [kind, how] of hands.entries()) {
      const own = exercises.filter((_, i) => (i + first) % hands.length === kind);
      test(`by ${how}: ${own.join(', ')}`, async () => {
        const url = inject('siteUrl');
        const { page, errors, context } = await openPage(browser, size, url, {
          speed: 'instant',
          touch: how === 'touch' || size === 'phone',
        });
        try {
          for (const lesson of own) {
            await playLesson(page, `${url}#/learn/${lesson}`, how);
            await page.goto(`${url}#/learn/${lesson.split('/')[0]}`);
            await page.locator(`a[href="#/learn/${lesson}"][data-done]`).waitFor();
          }
          expect(errors).toEqual([]);
        } finally {
          await context.close();
        }
      });
    }
  });

describe('in a lesson', () => {
  test('what was done otherwise is explained, taken back, begun again, and skipped', async () => {
    const url = inject('siteUrl');
    const { page, context } = await openPage(browser, 'desktop', url, { speed: 'instant' });
    const coach = page.getByRole('region', { name: 'Coach' });
    const press = async (name: RegExp): Promise<void> => {
      await page.waitForTimeout(260);
      await page.getByRole('button', { name }).first().click();
    };
    await page.goto(`${url}#/learn/tcg/arenas`);
    await press(/^Don't attack/);
    await coach.getByText(/gives its attack away/).waitFor();
    await coach.getByRole('button', { name: 'Back' }).click();
    await coach.getByText(/gives its attack away/).waitFor({ state: 'detached' });
    await press(/^Don't attack/);
    await press(/^Don't attack/);
    await page.locator('[aria-label="Coach"][data-state="missed"]').waitFor();
    await coach.getByRole('button', { name: 'Start again' }).click();
    await page.locator('[aria-label="Coach"][data-state="going on"]').waitFor();
    await coach.getByRole('button', { name: 'Skip' }).click();
    await page.waitForURL(/#\/learn\/tcg\/speed$/);
    await page.goto(`${url}#/learn/tcg/whole`);
    await coach.getByText(/the cards you begin with/).waitFor();
    await coach.getByRole('button', { name: 'Be quiet' }).click();
    await coach.getByText(/the cards you begin with/).waitFor({ state: 'detached' });
    await coach.getByRole('button', { name: 'Ask the coach' }).click();
    await coach.getByText(/the cards you begin with/).waitFor();
    await concede(page);
    await coach.getByText(/This one is lost/).waitFor();
    await coach.getByRole('button', { name: 'Play a full game' }).click();
    await page.getByRole('button', { name: /^Start game/ }).waitFor();
    // Whoever has come so far begins with a game.
    expect(await page.getByRole('button', { name: 'Learn to play: short lessons' }).count()).toBe(1);
    // A lesson is none of the games that are kept.
    await page.goto(`${url}#/history`);
    await page.getByText('No game was finished here yet').waitFor();
    expect(await page.getByRole('button', { name: /^Resume/ }).count()).toBe(0);
    await context.close();
  });
});

import type { CcgPosition } from '@binary-sunset/ccg';
import { ruleOnPage } from '@binary-sunset/kit';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boxOf, sittingAt } from './sitting.ts';

const at = sittingAt();

/** So that both players are asked, Dark first. */
const asked = { dark: { hand: ['Drill Blow'] }, light: { hand: ['Drill Stew'] } };

/** Looks at a position from both sides. */
async function fromBothSides(position: CcgPosition, look: (viewer: 'dark' | 'light') => Promise<void>): Promise<void> {
  await at.ccg({ ...asked, ...position });
  await look('dark');
  await at.passes();
  await look('light');
}

const place = (name: string): Locator => at.page.getByRole('region', { name, exact: true });

describe('locations on the page', () => {
  const galaxy = {
    'Tatooine (Dark)': {},
    'Tatooine: Cantina (Dark)': {},
    'Tatooine: Dune Sea': {},
    'Yavin 4 (Light)': {},
    'Yavin 4: Jungle (Dark)': {},
  };

  ruleOnPage(['GLB-0410', 'GLB-0424'], 'lie in a row, those of a system together and systems apart', () =>
    fromBothSides({ at: galaxy }, async () => {
      const tile = (system: string, name: string): Promise<Awaited<ReturnType<typeof boxOf>>> =>
        boxOf(place(system).locator('[data-arena]', { has: at.card(new RegExp(`^${name}, `)) }));
      const [tatooine, cantina, dunes, yavin, jungle] = await Promise.all([
        tile('Tatooine', 'Tatooine'),
        tile('Tatooine', 'Cantina'),
        tile('Tatooine', 'Dune Sea'),
        tile('Yavin 4', 'Yavin 4'),
        tile('Yavin 4', 'Jungle'),
      ]);
      expect(new Set([tatooine, cantina, dunes, yavin, jungle].map(({ top }) => Math.round(top))).size).toBe(1);
      const inside = [cantina.left - tatooine.right, dunes.left - cantina.right, jungle.left - yavin.right];
      for (const gap of inside) expect(gap).toBeGreaterThanOrEqual(0);
      expect(yavin.left - dunes.right).toBeGreaterThan(Math.max(...inside));
    }),
  );

  ruleOnPage('GLB-0411', 'turn each player’s own Force icons to that player', () =>
    fromBothSides({ at: { 'Kessel (Dark)': {} } }, async (viewer) => {
      const tile = at.card(/^Kessel, system/);
      const icons = (side: string): Locator => tile.locator(`[data-side="${side}"]`);
      expect([await icons('dark').locator('i').count(), await icons('light').locator('i').count()]).toEqual([2, 1]);
      const [dark, light] = [await boxOf(icons('dark')), await boxOf(icons('light'))];
      expect(dark.top >= light.bottom).toBe(viewer === 'dark');
      expect(light.top >= dark.bottom).toBe(viewer === 'light');
    }),
  );

  ruleOnPage('GLB-0479', 'have whoever is missing face up beneath them, for both players', () =>
    fromBothSides(
      { at: { 'Drill: Dunes': { light: [{ card: 'Drill Hero', inactive: 'missing' }, 'Drill Recruit'] } } },
      async (viewer) => {
        const dunes = await boxOf(at.card(/^Dunes, /));
        const hero = at.card(/^Drill Hero, .*missing/);
        const box = await boxOf(hero);
        expect(box.top).toBeGreaterThanOrEqual(dunes.bottom);
        expect([box.left >= dunes.left, box.right <= dunes.right]).toEqual([true, true]);
        await hero.getByText(/Drill Hero$/).waitFor();
        // Whoever is not missing stands on their player's side.
        const recruit = await boxOf(at.card(/^Drill Recruit, /));
        expect(recruit.top > dunes.bottom).toBe(viewer === 'light');
        expect(recruit.bottom < dunes.top).toBe(viewer === 'dark');
      },
    ),
  );

  ruleOnPage('GLC-0499', 'have a spy under cover on the opponent’s side', () =>
    fromBothSides(
      {
        at: {
          'Drill: Dunes': { light: [{ card: 'Drill Paladin Veiled', inactive: 'undercover' }, 'Drill Recruit'] },
        },
      },
      async (viewer) => {
        const dunes = await boxOf(at.card(/^Dunes, /));
        const spy = await boxOf(at.card(/^Drill Paladin Veiled, .*undercover/));
        const recruit = await boxOf(at.card(/^Drill Recruit, /));
        expect([spy.top > dunes.bottom, spy.bottom < dunes.top]).toEqual([viewer === 'dark', viewer === 'light']);
        expect([recruit.top > dunes.bottom, recruit.bottom < dunes.top]).toEqual([
          viewer === 'light',
          viewer === 'dark',
        ]);
      },
    ),
  );

  ruleOnPage('AR7-0034', 'say of a Death Star at which parsec it is, and whether it orbits a system', async () => {
    const space: CcgPosition = {
      ...asked,
      phase: 'move',
      dark: { hand: ['Drill Blow'], force: 9 },
      at: { 'Drill Star': {}, 'Drill Harbor': {}, Drill: {} },
    };
    const stands = (words: string): Promise<void> =>
      place('Drill Star').getByText(words, { exact: true }).first().waitFor();
    await at.ccg(space);
    await stands('parsec 3, deep space');
    await at.does(/to orbit Drill Harbor/);
    for (const turn of ['Light', 'Dark']) {
      await stands('parsec 4, orbiting Drill Harbor');
      await at.reads('Drill Star is at parsec 4, orbiting Drill Harbor');
      if (turn === 'Light') await at.passes();
    }
    await at.ccg(space);
    await at.does(/into deep space at parsec 2/);
    for (const turn of ['Light', 'Dark']) {
      await stands('parsec 2, deep space');
      await at.reads('Drill Star is at parsec 2, in deep space');
      if (turn === 'Light') await at.passes();
    }
  });
});

describe('cards on others on the page', () => {
  ruleOnPage('AR7-0115', 'lie below whatever carries them', () =>
    fromBothSides(
      {
        at: {
          Drill: {
            dark: [{ card: 'Devastator', cargo: ['TIE Fighter'] }],
            light: [{ card: 'X-wing', pilots: ['Luke Skywalker'] }],
          },
        },
      },
      async () => {
        for (const [carrier, carried] of [
          [/^X-wing, /, /^Luke Skywalker, .*pilot$/],
          [/^Devastator, /, /^TIE Fighter, .*cargo$/],
        ] as const) {
          const [above, below] = [await boxOf(at.card(carrier)), await boxOf(at.card(carried))];
          expect(below.middle).toBeGreaterThanOrEqual(above.bottom);
          expect([below.left >= above.left - 1, below.right <= above.right + 1]).toEqual([true, true]);
        }
      },
    ),
  );

  ruleOnPage('GLB-0095', 'are seen by both players if they lie face up, however deep', () =>
    fromBothSides(
      {
        at: { Drill: { light: [{ card: 'X-wing', pilots: [{ card: 'Luke Skywalker', on: ['Jedi Lightsaber'] }] }] } },
      },
      async () => {
        await at.page
          .getByRole('list', { name: 'Light Side at Drill' })
          .getByText(/^(\d on it|\+\d)$/)
          .click();
        const sheet = at.page.getByRole('dialog', { name: 'X-wing' });
        for (const name of [/^Luke Skywalker/, /^Jedi Lightsaber/]) await sheet.getByRole('button', { name }).waitFor();
        await at.page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      },
    ),
  );
});

describe('cards out of play on the page', () => {
  ruleOnPage('AR1-0350', 'can be looked at by both players', () =>
    fromBothSides({ light: { ...asked.light, outOfPlay: ['Drill Hero', 'Drill Recruit'] } }, async () => {
      await at.page.getByRole('button', { name: /Out of play, of the Light Side$/ }).click();
      const sheet = at.page.getByRole('dialog', { name: 'Out of play, of the Light Side' });
      for (const name of [/^Drill Hero/, /^Drill Recruit/]) await sheet.getByRole('button', { name }).hover();
      await at.page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }),
  );
});

describe('the course of a game on the page', () => {
  ruleOnPage('GLA-0030', 'has a list of what is under way, the last on top, and the battle in it', async () => {
    await at.ccg({
      phase: 'battle',
      dark: { force: 1, hand: ['Drill Errand (Dark)', 'Drill Reading'] },
      light: { hand: ['Drill Errand (Light)', 'Drill Sense (Light)'] },
      at: { 'Drill: Dunes': { dark: ['Drill Champion'], light: ['Drill Hero'] } },
    });
    const stack = place('Under way').locator('li > span > b');
    expect(await stack.count()).toBe(0);
    await at.does(/^Initiate a battle/);
    expect(await stack.allTextContents()).toEqual(['Battle at Drill: Dunes']);
    await at.does('Play Drill Errand');
    // Now the other player looks.
    const titles = await stack.allTextContents();
    expect(titles[0]).toBe('Drill Errand');
    expect(titles.at(-1)).toBe('Battle at Drill: Dunes');
  });

  ruleOnPage(['GLA-0051', 'AR1-0202'], 'waits for whoever can respond, and can be taken back', async () => {
    await at.ccg({
      dark: { hand: ['Drill Arrest', 'Drill Errand (Dark)'], force: 1 },
      light: { hand: ['Drill Sense (Light)', 'Drill Cheek'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    const here = (): Promise<number> =>
      place('Drill Yard')
        .getByText(/^Drill Recruit, /)
        .count();
    const question = (): Promise<string | null> => at.page.getByRole('region', { name: 'Decision' }).textContent();
    await at.does(/^Play Drill Arrest/);
    const before = await question();
    // However long it takes.
    await at.page.waitForTimeout(1500);
    expect([await question(), await here()]).toEqual([before, 1]);
    await at.does(/^Pass$/);
    expect(await here()).toBe(0);
    await at.page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(here).toBe(1);
    expect(await question()).toBe(before);
    await at.does('Play Drill Sense');
    expect(await here()).toBe(1);
  });

  ruleOnPage('AR8-0003', 'says to both players that a turn is over', async () => {
    await at.ccg({ ...asked, phase: 'draw', at: { 'Drill Yard': {} } });
    const bar = at.page.getByRole('heading', { level: 1 });
    expect(await bar.textContent()).toBe('Turn 1Your draw phase');
    await at.passes();
    expect(await bar.textContent()).toBe('Turn 1Their draw phase');
    expect(await at.page.locator('#log').textContent()).not.toContain('Turn 2');
    await at.passes();
    expect(await bar.textContent()).toBe('Turn 2Your activate phase');
    await at.reads('Turn 2: You');
    await at.passes();
    expect(await bar.textContent()).toBe('Turn 2Their activate phase');
    await at.reads('Turn 2: Opponent');
  });
});

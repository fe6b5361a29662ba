import type { CcgPosition } from '@binary-sunset/ccg';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxOf, sittingAt } from './sitting.ts';

const at = sittingAt();

const deploying: CcgPosition = {
  phase: 'deploy',
  dark: { hand: ['Stormtrooper', 'Imperial Blaster'], force: 5 },
  light: { hand: ['Rebel Trooper'] },
  at: {
    'Tatooine: Cantina (Dark)': { dark: ['Darth Vader'] },
    'Tatooine: Mos Eisley (Dark)': { dark: ['Death Star Trooper'] },
  },
};

const inHand = (name: string): Locator => at.card(new RegExp(`^${name}, Character`));
const there = (place: string): Locator => at.page.getByRole('region', { name: place, exact: true });
const prompt = (): Locator => at.page.getByRole('region', { name: 'Decision' });

describe('a card from the hand', () => {
  test('asks for its place at once: going there can be taken back', async () => {
    await at.ccg(deploying);
    await inHand('Stormtrooper').click();
    await prompt().getByText('Where do you deploy Stormtrooper').waitFor();
    await at.page.keyboard.press('Escape');
    await prompt().getByText('Your deploy phase, 5 Force to use').waitFor();
  });

  test('is deployed by dropping it anywhere on a location', async () => {
    await at.ccg(deploying);
    const [card, lane] = [await boxOf(inHand('Stormtrooper')), await boxOf(there('Mos Eisley'))];
    const { mouse } = at.page;
    await mouse.move((card.left + card.right) / 2, card.middle);
    await mouse.down();
    // On somebody who is there: it is the place that counts.
    const trooper = await boxOf(there('Mos Eisley').locator('[data-spot]', { hasText: 'Death Star Trooper' }));
    await mouse.move((lane.left + lane.right) / 2, trooper.middle, { steps: 6 });
    const shown = at.page.locator('[data-drop]');
    expect(await shown.evaluateAll((places) => places.map(({ ariaLabel }) => ariaLabel))).toEqual([
      'Cantina',
      'Mos Eisley',
    ]);
    await mouse.up();
    await shown.waitFor({ state: 'detached' });
    await at.reads('You deploy Stormtrooper to Tatooine: Mos Eisley for 1 Force.');
    expect(await there('Mos Eisley').locator('[data-spot]').allTextContents()).toContainEqual(
      expect.stringContaining('Stormtrooper'),
    );
  });

  test('is deployed by a click beside the cards of a location', async () => {
    await at.ccg(deploying);
    await inHand('Stormtrooper').click();
    await prompt().getByText('Where do you deploy Stormtrooper').waitFor();
    const lane = await boxOf(there('Cantina'));
    await at.page.mouse.click(lane.left + 8, lane.bottom - 10);
    await prompt()
      .getByRole('button', { name: /^Confirm/ })
      .waitFor();
    await prompt()
      .getByRole('heading', { name: /^To Tatooine: Cantina/ })
      .waitFor();
  });
});

test('columns stay where they are while a pointer is pressed', async () => {
  const crowd = { dark: Array.from({ length: 5 }, () => 'Stormtrooper') };
  const sites = ['Cantina (Dark)', 'Mos Eisley (Dark)', 'Dune Sea', 'Jundland Wastes (Dark)', "Obi-Wan's Hut"];
  await at.ccg({ ...deploying, at: Object.fromEntries(sites.map((site) => [`Tatooine: ${site}`, crowd])) });
  const width = async (place: string): Promise<number> => {
    const { left, right } = await boxOf(there(place));
    return right - left;
  };
  const focus = (place: string): Promise<void> =>
    there(place).locator('[data-spot]', { hasText: place }).dispatchEvent('click');
  await focus('Cantina');
  const [wide, narrow] = [await width('Cantina'), await width('Dune Sea')];
  expect(narrow).toBeLessThan(wide);
  await at.page.mouse.move(700, 20);
  await at.page.mouse.down();
  await focus('Dune Sea');
  await there('Dune Sea').and(at.page.locator('[data-focused]')).waitFor();
  expect(await width('Dune Sea')).toBe(narrow);
  await at.page.mouse.up();
  await expect.poll(() => width('Dune Sea')).toBeGreaterThan(narrow);
});

test('a hand of many cards scrolls before one covers the middle of another', async () => {
  const hand = Array.from({ length: 28 }, (_, i) => (i % 2 === 0 ? 'Stormtrooper' : 'Imperial Blaster'));
  await at.ccg({ ...deploying, dark: { hand, force: 5 } });
  const held = at.page.locator('[data-zone="hand"] [data-spot]');
  const covered = await held.evaluateAll((cards) =>
    cards.flatMap((card, i) => {
      card.scrollIntoView({ inline: 'nearest' });
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) ? [] : [i];
    }),
  );
  expect(covered).toEqual([]);
  const before = await boxOf(held.last());
  await held.last().hover();
  await at.page.mouse.wheel(0, -200);
  await expect.poll(async () => (await boxOf(held.last())).left).toBe(before.left + 200);
});

test('a choice that neither cards nor buttons stand for opens the list by itself', async () => {
  const deck = encodeURIComponent('Rebels on Tatooine');
  await at.page.goto(
    `${at.page.url().replace(/#.*/, '')}#/new?game=ccg&deck0=${encodeURIComponent('Search for the Plans')}&deck1=${deck}&sitter0=person&sitter1=person&seed=list&open=1`,
  );
  await at.page.getByRole('dialog', { name: /^Which starting location/ }).waitFor();
});

test('nobody passes over battle destiny by the key for passing', async () => {
  await at.ccg({
    phase: 'battle',
    dark: { force: 5, reserve: ['Stormtrooper', 'Stormtrooper'] },
    light: { reserve: ['Rebel Trooper'] },
    at: { 'Tatooine: Cantina (Dark)': { dark: ['Darth Vader'], light: ['Rebel Trooper'] } },
  });
  await at.does(/^Initiate a battle at Tatooine: Cantina, 6 against 1/);
  await prompt().getByRole('button', { name: 'Draw 1 battle destiny' }).waitFor();
  expect(await prompt().locator('[aria-keyshortcuts="Space"]').textContent()).toMatch(/^Draw 1 battle destiny/);
});

const troopers = (count: number): string[] => Array.from({ length: count }, () => 'Stormtrooper');

/** How many cards a number or a pile on the table says it has. */
const counts = (zone: string): Promise<string | null> =>
  at.page.locator(`[data-zone="${zone}"][data-of="0"]`).filter({ visible: true }).locator('b').last().textContent();

describe('several at once', () => {
  const times = (): Locator => at.page.getByRole('button', { name: /^How many at once/ });

  async function choose(times: string, locator: Locator): Promise<void> {
    await locator.click();
    await at.page.getByRole('menuitemradio', { name: times, exact: true }).click();
  }

  test('cards are drawn, and taken back together', async () => {
    await at.ccg({ phase: 'draw', dark: { force: 5, reserve: troopers(3) }, light: { reserve: ['Rebel Trooper'] } });
    await choose('4', times());
    await prompt().getByRole('button', { name: 'Draw a card' }).click();
    await prompt().getByText('Your draw phase, 1 Force left').waitFor();
    expect(await counts('force')).toBe('1');
    await at.page.keyboard.press('u');
    await prompt().getByText('Your draw phase, 5 Force left').waitFor();
    expect(await counts('force')).toBe('5');
  });

  test('Force is lost from a pile, chosen at the pile itself', async () => {
    await at.ccg({
      phase: 'control',
      turn: 'light',
      dark: { force: 3, reserve: troopers(6), used: troopers(2), hand: ['Darth Vader'] },
      light: { force: 2, reserve: ['Rebel Trooper'] },
      at: { 'Tatooine: Cantina (Dark)': { light: ['Rebel Trooper'] } },
    });
    await at.does(/^Force drain for 2 at Tatooine: Cantina/);
    const reserve = at.page.locator('button[data-zone="reserve"]');
    await choose('2', times());
    await reserve.click();
    await prompt().getByRole('heading', { name: 'Lose the top card of your Reserve Deck, 2 times' }).waitFor();
    await at.page.keyboard.press('Enter');
    await reserve.waitFor({ state: 'detached' });
    expect(await counts('lost')).toBe('2');
    expect(await counts('reserve')).toBe('4');
  });

  test('battle damage is lost from a pile, though cards could be forfeited in between', async () => {
    await at.ccg({
      phase: 'battle',
      dark: { force: 5, reserve: troopers(6) },
      light: { force: 3, reserve: ['Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper'] },
      at: { 'Tatooine: Cantina (Dark)': { dark: ['Darth Vader'], light: ['Rebel Trooper', 'Rebel Trooper'] } },
    });
    await at.does(/^Initiate a battle at Tatooine: Cantina, 6 against 2/);
    await at.does('Draw none');
    await prompt().getByText('Lose 4 Force').click();
    await prompt().getByRole('button', { name: 'Lose the top card of your Reserve Deck' }).click();
    await at.page.getByText('4Lost').waitFor();
  });
});

test('Tab passes by the cards in the log, and arrows go through them', async () => {
  await at.ccg(deploying);
  await at.does(/^Deploy Stormtrooper/);
  await at.does(/^To Tatooine: Cantina/);
  await at.reads('You deploy Stormtrooper');
  expect(await at.page.locator('#log button:not([tabindex="-1"])').count()).toBe(0);
  await at.page.keyboard.press('l');
  await at.page.keyboard.press('ArrowUp');
  expect(await at.page.locator('#log button:focus').textContent()).toBe('Stormtrooper');
});

const threeDraws = {
  hand: ['Drill Single Out'],
  reserve: ['Stormtrooper', 'Stormtrooper', 'Drill Omen 1', 'Drill Omen 2', 'Drill Omen 3'],
};

describe('of several destinies', () => {
  test.each<[string, CcgPosition]>([
    ['where nobody fights', { phase: 'control', dark: threeDraws, at: { 'Drill Yard': { dark: ['Stormtrooper'] } } }],
    [
      'in a battle',
      {
        phase: 'battle',
        dark: { ...threeDraws, force: 1 },
        at: { 'Drill Yard': { dark: ['Darth Vader'], light: ['Luke Skywalker'] } },
      },
    ],
  ])('each can be chosen where it lies, %s', async (_, position) => {
    await at.ccg(position);
    if (position.phase === 'battle') {
      await at.does(/^Initiate/);
      while (!(await at.answers()).some((answer) => answer.includes('Single Out'))) await at.passes();
    }
    await at.does(/Drill Single Out/);
    await prompt().getByText('Which of the draws do you choose?').waitFor();
    const drawn = at.page.getByRole('button', { name: /, drawn for destiny/ });
    expect(await drawn.allTextContents()).toEqual(
      [3, 2, 1].map((omen) => expect.stringContaining(`Drill Omen ${omen}`)),
    );
    await drawn.first().click();
    await at.page.keyboard.press('Enter');
    await prompt().getByText('Which of the draws do you choose?').waitFor({ state: 'detached' });
  });
});

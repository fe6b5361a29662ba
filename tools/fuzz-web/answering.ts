import { below, type Random } from '@binary-sunset/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Opened } from '../browser/pages.ts';
import { openedMenu, spotOf } from './cards.ts';
import { cardFor, closeWindows, isTicked, openAllActions, optionsAt, PageFault, press, type Question } from './seat.ts';
import { awaiting } from './standing.ts';

const ways = ['list', 'list by keys', 'card', 'card by keys', 'prompt'] as const;
type AnsweringWay = (typeof ways)[number];

/**
 * Answers a question on the page in a way that chance decides, if it can be answered so; the list of all actions lies
 * open. Gives the way.
 */
export async function answerOnPage(
  opened: Opened,
  question: Question,
  picks: readonly number[],
  random: Random,
): Promise<AnsweringWay> {
  const way = ways[below(random, ways.length)] ?? 'list';
  if (way === 'card' || way === 'card by keys' || way === 'prompt') await closeWindows(opened);
  if (way === 'card' && (await answerAtCards(opened, question, picks))) return way;
  if (way === 'card by keys' && (await answerAtCardByKeys(opened, question, picks))) return way;
  if (way === 'prompt' && (await answerInPrompt(opened, question, picks))) return way;
  if (way === 'list by keys' || way === 'card by keys') {
    await answerFromListByKeys(opened, question, picks);
    return 'list by keys';
  }
  await answerFromList(opened, question, picks);
  return 'list';
}

const entriesOf = (panel: Locator, option: number): Locator => panel.locator(`[data-option="${option}"]`);
const done = (within: Locator): Locator => within.getByRole('button', { name: /^Done/ });
const takesDone = ({ decision }: Question, picks: readonly number[]): boolean =>
  decision.kind === 'subset' && picks.every((pick) => isTicked(decision, pick));

async function answerFromList(opened: Opened, question: Question, picks: readonly number[]): Promise<void> {
  const panel = await openAllActions(opened, 'pointer');
  for (const pick of picks) await press(entriesOf(panel, pick), opened.touch);
  if (takesDone(question, picks)) await press(done(panel), opened.touch);
}

/** Goes down the list with the arrows, and on to Done with Tab. */
async function answerFromListByKeys(opened: Opened, question: Question, picks: readonly number[]): Promise<void> {
  const { page } = opened;
  const panel = await openAllActions(opened, 'keyboard');
  const inList = page.waitForFunction(() => document.activeElement?.matches('[data-part="all-actions"] [data-option]'));
  await awaiting('The focus in the list', inList);
  const first = entriesOf(panel, 0);
  for (const pick of picks) {
    await goTo(opened, entriesOf(panel, pick), 'ArrowDown', question.labels.length);
    await page.keyboard.press(isTicked(question.decision, pick) ? 'Space' : 'Enter');
  }
  if (!takesDone(question, picks)) return;
  await first.waitFor();
  await goTo(opened, done(panel), 'Tab', question.labels.length + 2);
  await page.keyboard.press('Enter');
}

const has = (control: Locator): Promise<boolean> => control.evaluate((element) => element === document.activeElement);

/** How often the focus has moved until now; from the first call on the page counts it. */
const countMoves = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const known = Reflect.get(window, 'focusMoves');
    if (known !== undefined) return Number(known);
    Reflect.set(window, 'focusMoves', 0);
    for (const kind of ['focusin', 'focusout'])
      addEventListener(
        kind,
        () => Reflect.set(window, 'focusMoves', Number(Reflect.get(window, 'focusMoves')) + 1),
        true,
      );
    return 0;
  });

/** Presses a key until a control has the focus. */
async function goTo({ page }: Opened, control: Locator, key: string, most: number): Promise<void> {
  for (let presses = 0; !(await has(control)); presses++) {
    if (presses > most) throw new PageFault(`${key} never comes to "${await control.textContent()}"`);
    if (key === 'Tab') {
      await page.keyboard.press(key);
      continue;
    }
    const moves = await countMoves(page);
    await page.keyboard.press(key);
    // Lists move the focus a moment later than the browser does.
    const moved = page.waitForFunction((before) => Number(Reflect.get(window, 'focusMoves')) > before, moves);
    await awaiting(`A move of the focus by ${key}`, moved);
  }
}

/** The card that all of an answer is given at; null if it lies nowhere in sight. */
async function cardInSight({ page }: Opened, { decision }: Question, pick: number | undefined): Promise<number | null> {
  const card = pick === undefined ? null : cardFor(decision, pick);
  return card !== null && (await spotOf(page, card).count()) > 0 ? card : null;
}

/** What can still be taken back needs no Confirm, nor does a click on whoever is attacked. */
const isGivenAtOnce = ({ decision, leadsOn, aims, free }: Question, pick: number | undefined): boolean =>
  free.some((option) => option === pick) ||
  leadsOn.some(({ option }) => option === pick) ||
  aims.some(({ option, at }) => option === pick && at === cardFor(decision, option));

/** A tap on whoever may attack only chooses them to; so it is done from the list. */
const isOfAnAttacker = ({ decision, aims }: Question, pick: number | undefined): boolean =>
  pick !== undefined && aims.some(({ by }) => by === cardFor(decision, pick));

/** Taps the cards that the options are about, and the options in their menus. */
async function answerAtCards(opened: Opened, question: Question, picks: readonly number[]): Promise<boolean> {
  const { page, touch } = opened;
  const { decision } = question;
  if (picks.length === 0 || (decision.kind !== 'subset' && picks.length > 1)) return false;
  const cards: number[] = [];
  for (const pick of picks) {
    const card = isOfAnAttacker(question, pick) ? null : await cardInSight(opened, question, pick);
    if (card === null) return false;
    cards.push(card);
  }
  const prompt = page.getByRole('region', { name: 'Decision' });
  for (const [i, card] of cards.entries()) {
    await press(spotOf(page, card), touch);
    const offered = optionsAt(decision, card);
    if (offered.length === 1 && isGivenAtOnce(question, picks[i])) return true;
    if (offered.length === 1) continue;
    const entries = await openedMenu(page, question, card);
    await press(entries.nth(offered.indexOf(picks[i] ?? -1)), touch);
    return true;
  }
  await press(decision.kind === 'subset' ? done(prompt) : prompt.getByRole('button', { name: /^Confirm/ }), touch);
  return true;
}

/** Goes to the card with Tab, and chooses with Enter and the arrows. */
async function answerAtCardByKeys(opened: Opened, question: Question, picks: readonly number[]): Promise<boolean> {
  const { page } = opened;
  const { decision } = question;
  const [pick] = picks;
  const card = await cardInSight(opened, question, pick);
  if (pick === undefined || card === null || decision.kind === 'subset' || isOfAnAttacker(question, pick)) return false;
  await goTo(opened, spotOf(page, card), 'Tab', 150);
  await page.keyboard.press('Enter');
  const offered = optionsAt(decision, card);
  if (offered.length > 1) {
    const entries = await openedMenu(page, question, card);
    await goTo(opened, entries.nth(offered.indexOf(pick)), 'ArrowDown', offered.length + 1);
  }
  if (offered.length > 1 || !isGivenAtOnce(question, pick)) await page.keyboard.press('Enter');
  return true;
}

async function answerInPrompt(opened: Opened, { decision }: Question, picks: readonly number[]): Promise<boolean> {
  const [pick] = picks;
  if (pick === undefined || decision.kind === 'subset') return false;
  const button = opened.page.getByRole('region', { name: 'Decision' }).locator(`[data-option="${pick}"]`);
  if ((await button.count()) === 0) return false;
  await press(button, opened.touch);
  return true;
}

import type { Decision, Handle } from '@binary-sunset/kernel';
import type { Aim, Leading } from '@binary-sunset/table';
import { offeredAt } from '@binary-sunset/table/plain';
import type { Locator, Page } from 'playwright-core';
import type { Opened } from '../browser/pages.ts';

/** What the engine says is asked, in data and in words. */
export interface Question {
  readonly decision: Decision;
  readonly labels: readonly string[];
  /** Options that lead on to a question with a way back. */
  readonly leadsOn: readonly Leading[];
  /** What can be done to a card by pointing at it. */
  readonly aims: readonly Aim[];
  /** Options that can be taken back, since nobody else can answer them. */
  readonly free: readonly number[];
  /** The cards that a board draws one by one, as the player who decides sees it. */
  readonly drawn: ReadonlySet<Handle>;
}

/** Something on the page that is not as it should be. */
export class PageFault extends Error {
  override readonly name = 'PageFault';
}

/** How the page is used: with the pointer that the device has, or with keys alone. */
export type Way = 'pointer' | 'keyboard';

const patience = 15_000;

/** Waits until the page asks this very question. */
export async function awaitQuestion(page: Page, { decision }: Question): Promise<void> {
  const asked = `${decision.player}:${decision.at}`;
  try {
    await page.locator(`[data-asked="${asked}"]`).waitFor({ state: 'attached', timeout: patience });
  } catch {
    const shows = (await page.locator('#root').textContent()) ?? '';
    throw new PageFault(`The page never asked question ${asked}; it shows: ${shows.slice(0, 400)}`);
  }
}

const panelOf = (page: Page): Locator => page.locator('[role="dialog"]:has([data-part="all-actions"])');

/** Opens the list of all actions, and gives it. */
export async function openAllActions({ page, touch }: Opened, way: Way): Promise<Locator> {
  const panel = panelOf(page);
  if (!(await panel.isVisible())) {
    if (way === 'keyboard') await page.keyboard.press('a');
    else await press(page.getByRole('button', { name: /^All actions/ }), touch);
    await panel.waitFor({ state: 'visible', timeout: patience });
    // It takes the focus a moment after it is there; whatever is tried before that is undone by it.
    await panel.locator(':focus').first().waitFor({ timeout: patience });
  }
  return panel;
}

/** Closes whatever windows lie over the table, the last first, but for so many. */
export async function closeWindows({ page }: Opened, left = 0): Promise<void> {
  const windows = page.getByRole('dialog');
  for (let open = await windows.count(); open > left; open = await windows.count()) {
    await page.keyboard.press('Escape');
    await windows.nth(open - 1).waitFor({ state: 'hidden', timeout: patience });
  }
}

export const press = (control: Locator, touch: boolean): Promise<void> =>
  touch ? control.tap({ timeout: patience }) : control.click({ timeout: patience });

/** Withdrawing is the last option of a decision that can be withdrawn from. */
const isBack = ({ back, options }: Decision, option: number): boolean => back === true && option === options.length - 1;

/** Some of several are ticked; anything else is pressed. */
export const isTicked = (decision: Decision, option: number): boolean =>
  decision.kind === 'subset' && !isBack(decision, option);

/** The card that an option is offered at; null if none stands for it. */
export function cardFor({ options }: Decision, option: number): Handle | null {
  const offered = options[option];
  return offered === undefined ? null : offeredAt(offered);
}

/** The options that are offered at a card, in order. */
export const optionsAt = (decision: Decision, card: Handle): readonly number[] =>
  decision.options.flatMap((_, option) => (cardFor(decision, option) === card ? [option] : []));

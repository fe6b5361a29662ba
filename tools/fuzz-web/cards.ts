import type { Handle } from '@binary-sunset/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Opened } from '../browser/pages.ts';
import { type Found, finger, lookAt } from './reach.ts';
import { cardFor, closeWindows, optionsAt, PageFault, press, type Question } from './seat.ts';
import { spokenIn } from './spoken.ts';
import { awaiting } from './standing.ts';

export const spotOf = (page: Page, card: Handle): Locator => page.locator(`[data-spot="${card}"]:visible`).first();

/** The places that say that something can be done in them: a tab of another arena, a stack. */
const openers = (part: Locator): Locator =>
  part.locator('button:visible', { hasText: /something can be done (t)?here/ });

/** A place there that was not looked into yet, by name; null if there is none. */
async function nextPlace(part: Locator, path: string, tried: Set<string>): Promise<[string, Locator] | null> {
  const texts = await openers(part).evaluateAll((found) => {
    // What is called the same at another location is another place.
    const open = document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '';
    return found.map(({ role, textContent }) => (role === 'tab' ? textContent : `${open}: ${textContent}`));
  });
  // Both players have a build zone: the second of the same name is another place.
  const names = texts.map((text, i) => `${path}/${text} ${texts.slice(0, i).filter((other) => other === text).length}`);
  const next = names.findLastIndex((name) => !tried.has(name));
  const name = names[next];
  if (name === undefined) return null;
  tried.add(name);
  return [name, openers(part).nth(next)];
}

const spotsIn = (part: Locator, touch: boolean): Promise<Found[]> =>
  part.locator('[data-spot][data-legal]').evaluateAll(lookAt, { attribute: 'data-spot', least: touch ? finger : 0 });

/** What can be done with a card that the board draws is offered there, or in a place that says so. */
export async function checkCards(opened: Opened, { decision, labels, drawn }: Question): Promise<void> {
  const acting = new Set(decision.options.flatMap((_, option) => cardFor(decision, option) ?? []));
  const missing = new Set([...acting].filter((card) => drawn.has(card)));
  const faults: string[] = [];
  const note = (spots: readonly Found[]): void => {
    for (const { key, words, faults: found } of spots) {
      const card = Number(key);
      missing.delete(card);
      const [only, ...more] = optionsAt(decision, card);
      const offer = only === undefined ? undefined : more.length === 0 ? labels[only] : `${more.length + 1} actions`;
      if (offer === undefined) faults.push(`card ${card} has no option, but is shown as one to act with`);
      else if (!words.endsWith(offer)) faults.push(`card ${card} says "${words}" instead of "${offer}"`);
      for (const fault of found) faults.push(`card ${card} (${words}) ${fault}`);
    }
  };
  const { page, touch } = opened;
  const table = page.locator('[data-asked]');
  note(await spotsIn(table, touch));
  const tried = new Set<string>();
  const sheets = page.getByRole('dialog');
  /** The places that lie open, one in the other: a build zone, and a stack in it. */
  const inside: string[] = [];
  while (missing.size > 0) {
    const next = await nextPlace(inside.length > 0 ? sheets.last() : page.locator('body'), inside.at(-1) ?? '', tried);
    if (next === null && inside.length === 0) break;
    if (next === null) {
      inside.pop();
      await closeWindows(opened, inside.length);
      continue;
    }
    const [name, place] = next;
    const opens = await place.evaluate((button) => button.getAttribute('role') !== 'tab');
    await press(place, touch);
    if (opens) {
      const more = page.waitForFunction((n) => document.querySelectorAll('[role="dialog"]').length > n, inside.length);
      await awaiting('What opens there', more);
      inside.push(name);
    }
    note(await spotsIn(opens ? sheets.last() : table, touch));
  }
  await closeWindows(opened);
  for (const card of missing) faults.push(`card ${card} can act, but is nowhere to be found`);
  if (faults.length > 0) throw new PageFault([...new Set(faults)].join('; '));
}

/** The menu of a card offers what can be done with it. Gives its entries. */
export async function openedMenu(page: Page, { decision, labels }: Question, card: Handle): Promise<Locator> {
  const menu = page.getByRole('menu');
  await menu.waitFor();
  const told = (await spokenIn(menu, ['menuitem'])).map(({ name }) => name);
  const wanted = optionsAt(decision, card).map((option) => labels[option]);
  if (told.join('\n') !== wanted.join('\n'))
    throw new PageFault(`The menu of card ${card} offers ${told.join(', ')} instead of ${wanted.join(', ')}`);
  return menu.getByRole('menuitem');
}

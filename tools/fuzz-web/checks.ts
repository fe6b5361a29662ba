import type { Locator } from 'playwright-core';
import type { Opened } from '../browser/pages.ts';
import { finger, lookAt } from './reach.ts';
import { isTicked, PageFault, type Question } from './seat.ts';
import { spokenIn } from './spoken.ts';

const complain = (faults: readonly string[]): void => {
  if (faults.length > 0) throw new PageFault(faults.join('; '));
};

/** A screen reader tells the same whatever the white space. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The options in the list are those of the decision, by role and name and in its order, but for one that is suggested: that comes first. Each is in reach. */
export async function checkOptions({ touch }: Opened, panel: Locator, { decision, labels }: Question): Promise<void> {
  const list = panel.locator('[data-part="all-actions"]');
  const [spoken, seen] = await Promise.all([
    spokenIn(list, ['button', 'checkbox', 'radio', 'menuitem']),
    list.locator('[data-option]').evaluateAll(lookAt, { attribute: 'data-option', least: touch ? finger : 0 }),
  ]);
  const wanted = labels.map(
    (label, option) => `${isTicked(decision, option) ? 'checkbox' : 'button'} "${oneLine(label)}"`,
  );
  const told = spoken.map(({ role, name }) => `${role} "${name}"`);
  const suggested = spoken[0]?.name.endsWith(' Suggested') ? Number(seen[0]?.key) : -1;
  const order = [...wanted.keys()].sort((a, b) => Number(b === suggested) - Number(a === suggested) || a - b);
  const differing = order.flatMap((option, i) => {
    const want = option === suggested ? wanted[option]?.replace(/"$/, ' Suggested"') : wanted[option];
    return told[i] === want ? [] : [`option ${option} is ${told[i]} instead of ${want}`];
  });
  complain([
    ...differing,
    ...(told.length === wanted.length && seen.length === wanted.length
      ? []
      : [`${told.length} options are told and ${seen.length} seen instead of ${wanted.length}`]),
    ...seen.flatMap(({ words, faults }) => faults.map((fault) => `"${words}" in the list ${fault}`)),
  ]);
}

/** What stands in the prompt itself can be pressed there. */
export async function checkPrompt({ page, touch }: Opened, { labels }: Question): Promise<void> {
  const prompt = page.getByRole('region', { name: 'Decision' });
  const [spoken, seen] = await Promise.all([
    spokenIn(prompt, ['button']),
    prompt
      .locator('button:not([aria-hidden]), [role="slider"]')
      .evaluateAll(lookAt, { attribute: 'data-option', least: touch ? finger : 0 }),
  ]);
  const names = new Set(spoken.map(({ name }) => name));
  complain([
    ...seen.flatMap(({ key, faults, words }) => [
      ...faults
        .filter((fault) => fault !== 'cannot have the focus')
        .map((fault) => `"${words}" in the prompt ${fault}`),
      ...(key === '' || names.has(oneLine(labels[Number(key)] ?? ''))
        ? []
        : [`option ${key} in the prompt is not called "${labels[Number(key)]}"`]),
    ]),
  ]);
}

/** The key Tab comes by every option and every card to act with that is in sight. */
export async function checkTabbing({ page }: Opened): Promise<void> {
  const wanted = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    return [...document.querySelectorAll<HTMLElement>('[data-spot][data-legal], [data-asked] [data-option]')]
      .filter((control) => control.checkVisibility())
      .map(({ dataset }) => dataset['spot'] ?? `option ${dataset['option']}`);
  });
  const missing = new Set(wanted);
  for (let presses = 0; missing.size > 0; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { dataset } = document.activeElement as HTMLElement;
      return dataset['spot'] ?? (dataset['option'] === undefined ? '' : `option ${dataset['option']}`);
    });
    missing.delete(at);
    if (presses > 150) complain([`Tab never comes to ${[...missing].join(', ')}`]);
  }
}

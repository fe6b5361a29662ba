import type { Locator, Page } from 'playwright-core';

/** How somebody plays: what the coach points at is pressed in this way. */
export type Hands = 'mouse' | 'touch' | 'keys';

interface Told {
  readonly state: string | null;
  readonly asked: string | null;
  readonly meant: readonly number[];
}

const coach = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

const told = async (page: Page): Promise<Told> => ({
  state: await coach(page).getAttribute('data-state'),
  asked: await page.locator('main').locator('xpath=..').getAttribute('data-asked'),
  meant: ((await coach(page).getAttribute('data-meant')) ?? '').split(' ').filter(Boolean).map(Number),
});

/** Plays a lesson to its end as its coach would; `look` is called at each question. */
export async function playLesson(
  page: Page,
  address: string,
  hands: Hands,
  look: (question: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  await page.goto(address);
  await coach(page).waitFor();
  for (let question = 0; question < mostQuestions; question++) {
    await page.locator('[data-asked], [aria-label="Coach"][data-state="done"]').first().waitFor();
    const now = await told(page);
    await look(question);
    if (now.state === 'done') return question;
    await give(page, now, hands);
    await page
      .locator(`[data-asked]:not([data-asked="${now.asked}"]), [aria-label="Coach"][data-state="done"]`)
      .first()
      .waitFor();
  }
  throw new Error(`The lesson at ${address} does not end.`);
}

const mostQuestions = 60;

async function give(page: Page, { meant }: Told, hands: Hands): Promise<void> {
  const [option] = meant;
  if (option === undefined) throw new Error('The coach points at nothing.');
  // A press meant for the question before would not count.
  await page.waitForTimeout(260);
  if (hands === 'keys') return giveByKeys(page, meant);
  const press = (control: Locator): Promise<void> => (hands === 'touch' ? control.tap() : control.click());
  const offered = (part: string): Locator =>
    page.locator(`${part} [data-option="${option}"]`).filter({ visible: true }).first();
  const proposed = page.locator(`[data-proposes="${option}"]`).filter({ visible: true }).first();
  if ((await proposed.count()) > 0) return press(proposed);
  const button = offered('[aria-label="Decision"]');
  if ((await button.count()) > 0) return press(button);
  // A pile is pressed like a card: what is chosen at it may have to be confirmed.
  const pile = offered('main');
  if ((await pile.count()) > 0) await press(pile);
  else if (await isOnlyInList(page, press))
    return press(page.locator(`[data-part="all-actions"] [data-option="${option}"]`));
  const item = page.locator(`[role="menuitem"][data-option="${option}"]`);
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  if (await item.isVisible()) await press(item);
  else if (await confirm.isVisible()) await press(confirm);
}

/** Presses the card that is marked, wherever it is; where there is none, opens the list of everything. */
async function isOnlyInList(page: Page, press: (control: Locator) => Promise<void>): Promise<boolean> {
  let [card] = await pointedAt(page, 'data-spot');
  const [behind] = await pointedAt(page, 'data-behind');
  if (card === undefined && behind !== undefined) {
    // It is in another arena, or in a drawer: the coach points at the way there.
    await press(page.locator(`[data-behind="${behind}"]`).filter({ visible: true }).first());
    await page.waitForTimeout(260);
    [card] = await pointedAt(page, 'data-spot');
  }
  // A number has buttons of its own; whatever else is nowhere in sight is in the list of everything.
  if (card === undefined) {
    await press(page.getByRole('button', { name: /^All actions/ }));
    return true;
  }
  await press(page.locator(`[data-spot="${card}"]`).filter({ visible: true }).first());
  return false;
}

/** What is marked on the page, by what it is called there, whatever its mark was made by. */
const pointedAt = (page: Page, called: 'data-spot' | 'data-behind'): Promise<readonly string[]> =>
  page
    .locator(`[${called}]`)
    .evaluateAll(
      (spots, name) =>
        spots
          .filter((spot) => getComputedStyle(spot).outlineStyle === 'solid' && spot.checkVisibility())
          .map((spot) => spot.getAttribute(name) ?? ''),
      called,
    );

async function giveByKeys(page: Page, [option]: readonly number[]): Promise<void> {
  await page.keyboard.press('a');
  const wanted = page.locator(`[data-part="all-actions"] [data-option="${option}"]`);
  await wanted.waitFor();
  for (let steps = 0; steps < 40; steps++) {
    if (await wanted.evaluate((control) => control === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

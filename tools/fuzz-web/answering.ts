import { below, type Chance } from '@binary-sunset/kernel';
import type { Locator } from 'playwright-core';
import type { Opened } from '../browser/pages.ts';
import { controlsFor, isTicked, openAllActions, placeAmong, press, type Question, type Way } from './seat.ts';

/** Answers a question on the page, from the list of all actions or at a card, in a way that chance decides. */
export async function answerOnPage(
  opened: Opened,
  question: Question,
  picks: readonly number[],
  chance: Chance,
): Promise<string> {
  const { decision } = question;
  const ways = ['list', 'keys', 'card'] as const;
  const way = ways[below(chance, ways.length)] ?? 'list';
  if (way === 'card' && decision.kind !== 'subset' && (await answerAtCard(opened, question, picks[0] ?? 0)))
    return 'card';
  await answerFromList(opened, question, picks, way === 'keys' ? 'keyboard' : 'pointer');
  return way === 'keys' ? 'keys' : 'list';
}

async function answerFromList(opened: Opened, question: Question, picks: readonly number[], way: Way): Promise<void> {
  const { decision, labels } = question;
  const panel = await openAllActions(opened, way);
  const use = async (control: Locator, key: 'Space' | 'Enter'): Promise<void> => {
    if (way === 'pointer') return press(control, opened.touch);
    await control.focus();
    await opened.page.keyboard.press(key);
  };
  for (const pick of picks)
    await use(
      controlsFor(panel, question, pick).nth(placeAmong(labels, pick)),
      isTicked(decision, pick) ? 'Space' : 'Enter',
    );
  if (decision.kind === 'subset' && picks.every((pick) => isTicked(decision, pick)))
    await use(panel.getByRole('button', { name: /^(Done|Choose none)/ }), 'Enter');
}

/** Taps the card that an option is about, then the option; false if no such card lies open. */
async function answerAtCard(opened: Opened, { decision, labels }: Question, pick: number): Promise<boolean> {
  const { page, touch } = opened;
  const place = decision.options[pick]?.on;
  if (place === undefined || !('card' in place)) return false;
  const spot = page.locator(`[data-spot="${place.card}"]:visible`).first();
  if ((await spot.count()) === 0) return false;
  await press(spot, touch);
  const label = labels[pick] ?? '';
  const item = page.getByRole('menuitem', { name: label, exact: true });
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const alone =
    decision.options.filter(({ on }) => on !== undefined && 'card' in on && on.card === place.card).length === 1;
  if (!alone) {
    const mine = decision.options.flatMap(({ on }, option) =>
      on !== undefined && 'card' in on && on.card === place.card ? [labels[option] ?? ''] : [],
    );
    await press(item.nth(mine.slice(0, mine.indexOf(label)).filter((other) => other === label).length), touch);
  }
  // A menu answers at once; what is armed by a tap is confirmed.
  const asked = page.locator(`[data-asked="${decision.player}:${decision.at}"]`);
  for (let waited = 0; waited < 100 && (await asked.count()) > 0; waited++) {
    if (await confirm.isVisible()) {
      await press(confirm, touch);
      break;
    }
    await page.waitForTimeout(50);
  }
  return true;
}

import type { Asked } from '@binary-sunset/table';
import { tcg } from '@binary-sunset/tcg/drill';
import type { Browser } from 'playwright-core';
import { deploying } from '../browser/ccgPositions.ts';
import { openPage, type SizeName } from '../browser/pages.ts';
import { openGameFile } from '../browser/table.ts';
import type { Collected } from './collect.ts';

export type LaidOutFault = Awaited<ReturnType<Window['layOutPrompts']>>[number];

export interface LaidOut {
  /** How many questions and labels were looked at, and how many different ones have a fault. */
  readonly checked: number;
  readonly faulty: number;
  readonly faults: readonly LaidOutFault[];
}

/** Tables to lay questions out at. */
const tables = {
  tcg: () => tcg.position({ at: 'build', dark: { hand: ['Nexu'], character: ['Acklay'], points: 5 }, light: {} }),
  ccg: deploying,
};

const atATime = 100;
/** As many as a card would offer at most, and more. */
const inAMenu = 12;

const inLots = <T>(all: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** A question with nothing but these labels, none of which a card stands for. */
const among = (labels: readonly string[]): Asked => ({
  decision: { at: 0, player: 0, kind: 'choice', min: 1, max: 1, options: labels.map(() => ({ verb: 'use' })) },
  prompt: { heading: '', question: 'What do you choose?', about: [], rules: [] },
  labels,
  pass: null,
  passing: '',
  leadsOn: [],
  aims: [],
  wastes: [],
  proposals: [],
  free: [],
  suggested: null,
  advice: null,
  times: 1,
  pointless: false,
  cards: [],
  titles: labels.map(() => null),
  moment: '',
});

/** Lays out on the page, at one size, everything that was collected. */
export async function layOut(
  browser: Browser,
  url: string,
  size: SizeName,
  {
    game,
    questions,
    labels,
  }: Pick<Collected, 'game' | 'questions'> & { readonly labels: readonly { label: string }[] },
): Promise<LaidOut> {
  const { page, context, errors } = await openPage(browser, size, url, { speed: 'instant' });
  const faults: LaidOutFault[] = [];
  try {
    await openGameFile(page, tables[game === 'ccg' ? 'ccg' : 'tcg'](), { game });
    await page.locator('[data-asked]').waitFor();
    const card = Number(await page.locator('[data-spot]:visible').first().getAttribute('data-spot'));
    for (const lot of inLots(questions, atATime))
      faults.push(...(await page.evaluate((all) => window.layOutPrompts(all), lot)));
    for (const lot of inLots(
      labels.map(({ label }) => label),
      inAMenu,
    ))
      faults.push(
        ...(await page.evaluate(([asked, at]) => window.layOutLabels(asked, at), [among(lot), card] as const)),
      );
  } catch (error) {
    throw errors.length === 0 ? error : new Error(`The console says: ${errors.join(' | ')}`, { cause: error });
  } finally {
    await context.close();
  }
  const faulty = new Set(faults.map(({ words }) => words)).size;
  return { checked: questions.length + labels.length, faulty, faults };
}

import {
  below,
  chanceFrom,
  type Decision,
  type GameRecord,
  isOutcome,
  type KernelState,
  type Session,
  startSession,
} from '@binary-sunset/kernel';
import { leastSeenChooser, reluctantly, type Subject } from '@binary-sunset/kit';
import type { Browser, Page } from 'playwright-core';
import { type Opened, openPage, type SizeName } from '../browser/pages.ts';
import { openGameFile } from '../browser/table.ts';
import { answerOnPage } from './answering.ts';
import { checkCards, checkOptions } from './checks.ts';
import { awaitQuestion, closeAllActions, openAllActions, PageFault } from './seat.ts';

export interface Played {
  readonly decisions: number;
  readonly finished: boolean;
  /** How often each way of answering was used. */
  readonly ways: Readonly<Record<string, number>>;
}

/** Plays one game on the page and, with the same answers, beside it. Throws `PageFault` where they differ. */
export async function playOnPage<S extends KernelState, P>(
  subject: Subject<S, P>,
  browser: Browser,
  {
    url,
    size,
    seed,
    mostTurns,
  }: { readonly url: string; readonly size: SizeName; readonly seed: string; readonly mostTurns: number },
): Promise<Played> {
  const { game } = subject;
  const chance = chanceFrom(`${seed} page`);
  const session = startSession(game, subject.randomSetup(chance), seed);
  const choose = leastSeenChooser<S>(chance, new Map(), reluctantly(subject.reluctant ?? [], chance));
  const opened = await openPage(browser, size, url);
  const ways: Record<string, number> = {};
  let decisions = 0;
  try {
    await openGameFile(opened.page, null, session.record());
    for (;;) {
      const { state } = session;
      const decision = game.pending(state);
      if (isOutcome(decision)) {
        await checkEnd(opened.page, session, game.hash(state));
        return { decisions, finished: true, ways };
      }
      if (subject.turnOf(state) > mostTurns) return { decisions, finished: false, ways };
      const question = { decision, labels: game.describe(state, decision).labels };
      await awaitQuestion(opened.page, question);
      const panel = await openAllActions(opened, below(chance, 2) === 0 ? 'pointer' : 'keyboard');
      await checkOptions(opened, panel, question);
      await closeAllActions(opened);
      await checkCards(opened, question);
      const picks = choose(state, decision);
      const way = await answerOnPage(opened, question, picks, chance);
      ways[way] = (ways[way] ?? 0) + 1;
      session.answer({ player: decision.player, at: decision.at, picks });
      decisions++;
      if (opened.errors.length > 0) throw new PageFault(`The console says: ${opened.errors.join(' | ')}`);
    }
  } catch (error) {
    throw await explained(error, opened, game.pending(session.state) as Decision, seed, decisions);
  } finally {
    await opened.context.close();
  }
}

async function explained(
  error: unknown,
  { page }: Opened,
  decision: Decision,
  seed: string,
  decisions: number,
): Promise<Error> {
  const picture = `fuzz-web-${seed.replace(/\W/g, '-')}.png`;
  await page.screenshot({ path: picture });
  const message = error instanceof Error ? error.message : String(error);
  return new PageFault(
    `Game ${seed}, after ${decisions} answers (${JSON.stringify(decision).slice(0, 300)}), picture ${picture}: ${message}`,
  );
}

/** The page kept the very game that was played. */
async function checkEnd<S extends KernelState>(page: Page, session: Session<S>, hash: string): Promise<void> {
  await page.locator('[data-outcome]').first().waitFor({ state: 'attached', timeout: 15_000 });
  const kept = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('binary-sunset');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('saves').objectStore('saves').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => resolve(reading.result as string[]);
        };
      }),
  );
  const [text] = kept;
  if (text === undefined) throw new PageFault('The page kept no game.');
  const { record } = JSON.parse(text) as { record: GameRecord };
  const own = session.record();
  if (record.answers !== own.answers)
    throw new PageFault(`The page's record is ${record.answers}, the engine's ${own.answers}.`);
  if (!text.includes(JSON.stringify(session.state.outcome)))
    throw new PageFault(`The page ended otherwise than ${hash}.`);
}

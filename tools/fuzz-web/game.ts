import { below, isOutcome, type KernelState, type Outcome, randomFrom, startSession } from '@binary-sunset/kernel';
import { leastSeenChooser, reluctantly, type Subject } from '@binary-sunset/kit';
import { leadingOn } from '@binary-sunset/table';
import type { Browser } from 'playwright-core';
import { type Opened, openPage, type SizeName } from '../browser/pages.ts';
import { openGameFile } from '../browser/table.ts';
import { answerOnPage } from './answering.ts';
import { checkCards } from './cards.ts';
import { checkOptions, checkPrompt, checkTabbing } from './checks.ts';
import { aimsFor, drawnCards, freeIn } from './drawn.ts';
import { checkEnd } from './kept.ts';
import { awaitQuestion, closeWindows, openAllActions, PageFault, type Question } from './seat.ts';
import { noteInput, standing } from './standing.ts';

export interface Played {
  readonly decisions: number;
  readonly finished: boolean;
  /** How often each way of answering was used. */
  readonly ways: Readonly<Record<string, number>>;
}

export interface Playing {
  readonly url: string;
  readonly size: SizeName;
  readonly seed: string;
  readonly mostTurns: number;
  /** As many as the game takes unless said otherwise. */
  readonly mostDecisions?: number;
}

/** One decision in so many is gone through with the key Tab. */
const tabbingEvery = 6;

/** Plays one game on the page and, with the same answers, beside it. Throws `PageFault` where they differ. */
export async function playOnPage<S extends KernelState, P>(
  subject: Subject<S, P>,
  browser: Browser,
  { url, size, seed, mostTurns, mostDecisions = Number.POSITIVE_INFINITY }: Playing,
): Promise<Played> {
  const { game } = subject;
  const random = randomFrom(`${seed} page`);
  const session = startSession(game, subject.randomSetup(random), seed);
  const choose = leastSeenChooser<S>(random, new Map(), reluctantly(subject.reluctant ?? [], random));
  const opened = await openPage(browser, size, url, { speed: 'instant' });
  const ways: Record<string, number> = {};
  let decisions = 0;
  try {
    await noteInput(opened.page);
    await openGameFile(opened.page, null, { record: session.record() });
    for (;;) {
      const { state } = session;
      const decision = game.pending(state);
      if (isOutcome(decision)) {
        await checkEnd(opened.page, game, session);
        return { decisions, finished: true, ways };
      }
      if (subject.turnOf(state) > mostTurns || decisions >= mostDecisions) return { decisions, finished: false, ways };
      const view = game.view(state, decision.player);
      const question: Question = {
        decision,
        labels: game.describe(state, decision).labels,
        leadsOn: leadingOn(game, state, decision),
        free: freeIn(game.name, decision),
        aims: aimsFor(game.name, view, decision),
        drawn: drawnCards(game.name, view, decision),
      };
      await awaitQuestion(opened.page, question);
      await closeWindows(opened);
      await checkPrompt(opened, question);
      await checkCards(opened, question);
      if (below(random, tabbingEvery) === 0) await checkTabbing(opened);
      const panel = await openAllActions(opened, below(random, 2) === 0 ? 'pointer' : 'keyboard');
      await checkOptions(opened, panel, question);
      const picks = choose(state, decision);
      const way = await answerOnPage(opened, question, picks, random);
      ways[way] = (ways[way] ?? 0) + 1;
      session.answer({ player: decision.player, at: decision.at, picks });
      decisions++;
      if (opened.errors.length > 0) throw new PageFault(`The console says: ${opened.errors.join(' | ')}`);
    }
  } catch (error) {
    throw await explained(error, opened, game.pending(session.state), seed, decisions);
  } finally {
    await opened.context.close();
  }
}

async function explained(
  error: unknown,
  { page }: Opened,
  pending: object | Outcome,
  seed: string,
  decisions: number,
): Promise<Error> {
  const picture = `fuzz-web-${seed.replace(/\W/g, '-')}.png`;
  await page.screenshot({ path: picture });
  const message = error instanceof Error ? error.message : String(error);
  return new PageFault(
    `Game ${seed}, after ${decisions} answers (${JSON.stringify(pending).slice(0, 300)}), picture ${picture}: ${message} (${await standing(page)})`,
  );
}

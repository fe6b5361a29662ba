import type { Game, GameRecord, KernelState, Session } from '@binary-sunset/kernel';
import type { Page } from 'playwright-core';
import { PageFault } from './seat.ts';

/** The page kept the very game that was played: its answers, and the state that they lead to. */
export async function checkEnd<S extends KernelState, P>(
  page: Page,
  game: Game<S, P>,
  session: Session<S>,
): Promise<void> {
  await page.locator('[data-outcome]').first().waitFor({ state: 'attached', timeout: 15_000 });
  const own = session.record().answers;
  const hash = game.hash(session.state);
  // The game is kept beside the play: the last answer may take a moment.
  for (let looks = 0; ; looks++) {
    const { record, state } = await keptGame(page);
    const kept = state === undefined ? 'none' : game.hash(game.load(state));
    if (record.answers === own && kept === hash) return;
    if (looks === 20)
      throw new PageFault(
        record.answers === own
          ? `The page ended in ${kept}, the engine in ${hash}.`
          : `The page kept the answers ${record.answers}, the engine ${own}.`,
      );
    await page.waitForTimeout(100);
  }
}

async function keptGame(page: Page): Promise<{ readonly record: GameRecord; readonly state?: unknown }> {
  const texts = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('binary-sunset');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('saves').objectStore('saves').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as string[]);
          };
        };
      }),
  );
  const [text] = texts;
  if (text === undefined) throw new PageFault('The page kept no game.');
  return JSON.parse(text) as { record: GameRecord; state?: unknown };
}

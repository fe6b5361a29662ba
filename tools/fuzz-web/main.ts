/** `npm run fuzz:web`: plays random games through the page in a real Chromium. */
import { launchBrowser } from '../browser/pages.ts';
import { serveSite } from '../browser/site.ts';
import { subjectCalled } from '../games/index.ts';
import { runCommand } from '../project/usage.ts';
import { playOnPage } from './game.ts';
import { readOptions, usage } from './options.ts';
import { PageFault } from './seat.ts';

async function main(): Promise<number> {
  const { game, games, turns, answers, sizes } = readOptions(process.argv.slice(2));
  const subject = subjectCalled(game);
  const site = await serveSite();
  const browser = await launchBrowser();
  const started = Date.now();
  let faults = 0;
  try {
    for (const size of sizes) {
      for (const seed of games) {
        try {
          const { decisions, finished, ways } = await subject.with((s) =>
            playOnPage(s, browser, { url: site.url, size, seed, mostTurns: turns, mostDecisions: answers }),
          );
          const seconds = Math.round((Date.now() - started) / 1000);
          process.stdout.write(`${JSON.stringify({ size, seed, decisions, finished, ways, seconds })}\n`);
        } catch (error) {
          if (!(error instanceof PageFault)) throw error;
          faults++;
          process.stderr.write(`${size}: ${error.message}\n`);
        }
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return faults === 0 ? 0 : 1;
}

await runCommand(usage, main);

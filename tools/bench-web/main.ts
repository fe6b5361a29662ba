/** `npm run bench:web`: how fast the page is, from the browser's own trace. */

import { crowded } from '../browser/ccgPositions.ts';
import { launchBrowser } from '../browser/pages.ts';
import { serveSite } from '../browser/site.ts';
import { optionValues, runCommand } from '../project/usage.ts';
import { type Crowd, coldLoad, type Figures, stress } from './figures.ts';
import { stressPosition } from './stress.ts';

const attacks: Crowd = { game: 'tcg', position: stressPosition, opponent: 'apprentice' };
const battle: Crowd = { game: 'ccg', position: crowded, opponent: 'apprentice' };

const usage = `Usage: npm run bench:web

Measures the page in Chromium: a TCG table with sixty units during attacks, a CCG table with twenty locations during a
battle, each unthrottled and at a quarter of the speed, and a first visit on a slow phone. One JSON line per figure;
milliseconds unless the name says otherwise.
`;

async function main(): Promise<number> {
  optionValues(process.argv.slice(2), {});
  const site = await serveSite();
  const plain = await serveSite({ drill: false });
  const browser = await launchBrowser();
  const print = (name: string, figures: Figures): void => {
    for (const [figure, value] of Object.entries(figures))
      process.stdout.write(`${JSON.stringify({ name: `${name}.${figure}`, value })}\n`);
  };
  try {
    print('web.stress', await stress(browser, site.url, attacks, 1));
    print('web.stress4x', await stress(browser, site.url, attacks, 4));
    print('web.ccg', await stress(browser, site.url, battle, 1));
    print('web.ccg4x', await stress(browser, site.url, battle, 4));
    print('web.cold', await coldLoad(browser, plain.url));
  } finally {
    await browser.close();
    await site.close();
    await plain.close();
  }
  return 0;
}

await runCommand(usage, main);

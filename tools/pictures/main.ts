/** `npm run pictures`: takes a picture of every screen of the page, at every size, or accepts how the main ones look. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, type SizeName, sizes } from '../browser/pages.ts';
import { screens } from '../browser/screens.ts';
import { serveSite } from '../browser/site.ts';
import { optionValues, runCommand, UsageError } from '../project/usage.ts';
import { lookAt } from './lookAt.ts';
import { mainScreens, store, storedPicture, strays } from './stored.ts';

const usage = `Usage: npm run pictures -- --out DIR [options]
       npm run pictures -- --accept

Takes a picture of every screen of the page, on a phone, a phone on its side, a monitor and a wide one.

  --out DIR        where to, as DIR/SIZE/SCREEN.png
  --size NAME      ${Object.keys(sizes).join(', ')}; all if not given
  --screen WORDS   only screens with these words in their name
  --grey           without colours

  --accept         stores how the main screens look now, where that is not as it is stored: what npm test compares

Exit status: 0 done, 2 bad options.
`;

const isSize = (name: string): name is SizeName => Object.hasOwn(sizes, name);

async function main(): Promise<number> {
  const { accept, ...wanted } = optionValues(process.argv.slice(2), {
    out: { type: 'string' },
    size: { type: 'string' },
    screen: { type: 'string' },
    grey: { type: 'boolean' },
    accept: { type: 'boolean', default: false },
  });
  if (accept && Object.keys(wanted).length > 0) throw new UsageError('--accept stands by itself.');
  const take = accept ? acceptAll : takingAsWanted(wanted);
  // What is accepted is what players get; other screens are pictured with test cards.
  const site = await serveSite({ drill: !accept });
  const browser = await launchBrowser();
  try {
    await take(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
  return 0;
}

interface Wanted {
  readonly out?: string;
  readonly size?: string;
  readonly screen?: string;
  readonly grey?: boolean;
}

function takingAsWanted({ out, size, screen = '', grey = false }: Wanted) {
  if (out === undefined) throw new UsageError('Where to? Give --out DIR.');
  if (size !== undefined && !isSize(size)) throw new UsageError(`There is no size "${size}".`);
  const shown = Object.entries(screens).filter(([name]) => name.includes(screen));
  if (shown.length === 0) throw new UsageError(`No screen has "${screen}" in its name.`);
  return async (browser: Browser, url: string): Promise<void> => {
    for (const at of size === undefined ? Object.keys(sizes).filter(isSize) : [size]) {
      mkdirSync(join(out, at), { recursive: true });
      for (const [name, show] of shown) {
        const opened = await openPage(browser, at, url);
        await show(opened, url);
        if (grey) await opened.page.addStyleTag({ content: 'html { filter: grayscale(1); }' });
        await opened.page.waitForTimeout(settling);
        await opened.page.screenshot({ path: join(out, at, `${name}.png`) });
        await opened.context.close();
      }
    }
  };
}

/** Until what fades in has done so, in milliseconds. */
const settling = 400;

async function acceptAll(browser: Browser, url: string): Promise<void> {
  for (const main of mainScreens) {
    const { picture, difference } = await lookAt(browser, url, main, storedPicture(main));
    if (difference === null) continue;
    store(main, picture);
    process.stdout.write(`${main.screen}, on a ${main.size}: stored as it looks now\n`);
  }
  for (const file of strays()) rmSync(file);
}

await runCommand(usage, main);

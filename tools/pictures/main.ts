/** `npm run pictures`: takes a picture of every screen of the page, at every size. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, openPage, type SizeName, sizes } from '../browser/pages.ts';
import { screens } from '../browser/screens.ts';
import { serveSite } from '../browser/site.ts';
import { optionValues, runCommand, UsageError } from '../project/usage.ts';

const usage = `Usage: npm run pictures -- --out DIR [options]

Takes a picture of every screen of the page, on a phone, a phone on its side, a monitor and a wide one.

  --out DIR        where to, as DIR/SIZE/SCREEN.png
  --size NAME      ${Object.keys(sizes).join(', ')}; all if not given
  --screen WORDS   only screens with these words in their name
  --grey           without colours

Exit status: 0 done, 2 bad options.
`;

const isSize = (name: string): name is SizeName => Object.hasOwn(sizes, name);

async function main(): Promise<number> {
  const { out, size, screen, grey } = optionValues(process.argv.slice(2), {
    out: { type: 'string' },
    size: { type: 'string' },
    screen: { type: 'string', default: '' },
    grey: { type: 'boolean', default: false },
  });
  if (out === undefined) throw new UsageError('Where to? Give --out DIR.');
  if (size !== undefined && !isSize(size)) throw new UsageError(`There is no size "${size}".`);
  const shown = Object.entries(screens).filter(([name]) => name.includes(screen));
  if (shown.length === 0) throw new UsageError(`No screen has "${screen}" in its name.`);
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    for (const at of size === undefined ? Object.keys(sizes).filter(isSize) : [size]) {
      mkdirSync(join(out, at), { recursive: true });
      for (const [name, show] of shown) {
        const opened = await openPage(browser, at, site.url);
        await show(opened, site.url);
        if (grey) await opened.page.addStyleTag({ content: 'html { filter: grayscale(1); }' });
        await opened.page.waitForTimeout(settling);
        await opened.page.screenshot({ path: join(out, at, `${name}.png`) });
        await opened.context.close();
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return 0;
}

/** Until what fades in has done so, in milliseconds. */
const settling = 400;

await runCommand(usage, main);

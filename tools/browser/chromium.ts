import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A Chromium on this machine: the one that CHROMIUM names, or one on the path. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && canRun(named)) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere];
  return candidates.find(canRun) ?? null;
}

/** Chromium, installed from Debian's packages if there is none and this is Debian; throws and says what to do elsewhere. */
export function arrangeChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write("There is no Chromium here: it is installed from Debian's packages.\n");
    const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The tests of the page need Chromium. Install it (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { ccgIndex, moduleOf, tcgIndex } from './folder.ts';
import { folderFrom, usage } from './options.ts';

await runCommand(usage, () => {
  const folder = folderFrom(process.argv.slice(2));
  for (const [game, lines] of [
    ['ccg', ccgIndex(folder)],
    ['tcg', tcgIndex(folder)],
  ] as const) {
    const path = `packages/${game}/src/printed/lines.ts`;
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
    writeFileSync(join(projectRoot, path), moduleOf(lines));
    process.stdout.write(`${path}: ${lines.filter((line) => !line.startsWith('#')).length} cards\n`);
  }
  return 0;
});

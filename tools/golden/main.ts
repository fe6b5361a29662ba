/** `npm run golden`: keeps whole games, so that no rule changes by accident. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Golden } from '@binary-sunset/kit';
import { subjectCalled } from '../games/index.ts';
import { codeFiles, projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { goldenGame, setupFor } from './game.ts';
import { readOptions, usage } from './options.ts';

function main(): number {
  const options = readOptions(process.argv.slice(2));
  if (options.remake) {
    for (const file of codeFiles(projectRoot).filter((path) => /\/test\/golden\/[^/]+\.json$/.test(path)))
      remake(join(projectRoot, file), file);
    return 0;
  }
  const { game, seed, decks, save } = options;
  const golden = subjectCalled(game).with((subject) => goldenGame(subject, setupFor(subject, decks, seed), seed));
  keep(save, golden);
  process.stdout.write(`${save}: ${summary(golden)}\n`);
  return 0;
}

function remake(path: string, shown: string): void {
  const { record, hash } = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  const golden = subjectCalled(record.game).with((subject) => goldenGame(subject, record.setup, record.seed));
  keep(path, golden);
  process.stdout.write(`${shown}: ${summary(golden)}${golden.hash === hash ? ', as before' : ''}\n`);
}

const keep = (path: string, golden: Golden): void => writeFileSync(path, `${JSON.stringify(golden, null, 2)}\n`);

const summary = ({ record, because }: Golden): string => `${record.answers.split(' ').length} answers, ${because}`;

await runCommand(usage, main);

/** `npm run golden`: keeps whole games, so that no rule changes by accident. */
import { subjectCalled } from '../games/index.ts';
import { projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { writeAllEnds } from './ends.ts';
import { allKept, type Kept, keep } from './files.ts';
import { goldenGame, setupFor } from './game.ts';
import { readOptions, usage } from './options.ts';
import { NotTheSameGames, rehashAll } from './rehash.ts';

function main(): number {
  const options = readOptions(process.argv.slice(2));
  if (options.what === 'rehash') return rehash();
  if (options.what === 'ends') {
    for (const file of writeAllEnds(projectRoot)) process.stdout.write(`${file}\n`);
    return 0;
  }
  if (options.what === 'remake') {
    for (const kept of allKept(projectRoot)) remake(kept);
    return 0;
  }
  const { game, seed, decks, save } = options;
  const golden = subjectCalled(game).with((subject) => goldenGame(subject, setupFor(subject, decks, seed), seed));
  keep(process.cwd(), { file: save, golden });
  print({ file: save, golden });
  return 0;
}

function remake({ file, golden: { record, hash } }: Kept): void {
  const golden = subjectCalled(record.game).with((subject) => goldenGame(subject, record.setup, record.seed));
  keep(projectRoot, { file, golden });
  print({ file, golden }, hash);
}

function rehash(): number {
  const before = new Map(allKept(projectRoot).map(({ file, golden }) => [file, golden.hash]));
  try {
    for (const kept of rehashAll(projectRoot)) print(kept, before.get(kept.file));
    return 0;
  } catch (error) {
    if (!(error instanceof NotTheSameGames)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function print({ file, golden: { record, because, hash } }: Kept, before?: string): void {
  const same = hash === before ? ', as before' : '';
  process.stdout.write(`${file}: ${record.answers.split(' ').length} answers, ${because}${same}\n`);
}

await runCommand(usage, main);

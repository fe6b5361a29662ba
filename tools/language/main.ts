import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project/files.ts';
import { projectAt } from '../project/modules.ts';
import { runCommand } from '../project/usage.ts';
import { optionsFrom, usage } from './options.ts';
import { found, foundWords, noneWords } from './search.ts';
import { languageFiles, listOf, withTables } from './table.ts';
import { wordsOf } from './words.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

function main(): number {
  const options = optionsFrom(process.argv.slice(2), process.env);
  const { modules, files } = projectAt(projectRoot);
  switch (options.wish) {
    case 'write': {
      const document = join(projectRoot, 'docs', 'cards.md');
      const { text, withoutPurpose } = withTables(readFileSync(document, 'utf8'), modules, files);
      writeFileSync(document, text);
      for (const path of withoutPurpose)
        print(`${path} does not say, in a comment of one line above its imports, what it lets a card say.`);
      return 0;
    }
    case 'list':
      for (const game of options.games)
        print(`${listOf(game, languageFiles(modules, wordsOf(modules, files, game)))}\n`);
      return 0;
    case 'find': {
      const words = options.games.flatMap((game) => wordsOf(modules, files, game));
      const fitting = found(words, options.sought);
      if (fitting.length > 0) {
        print(foundWords(fitting, options.sought));
        return 0;
      }
      process.stderr.write(`${noneWords(words, options.sought)}\n`);
      return 1;
    }
  }
}

await runCommand(usage, main);

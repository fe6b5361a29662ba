import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../project/usage.ts';
import { type CcgFacts, ccgLines } from './ccg.ts';
import { setCalled, tcgCards, tcgLines } from './tcg.ts';

/** The files of sets in a folder, by their numbers: other files have none. */
function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  return readdirSync(folder)
    .filter((file) => /^\d/.test(file) && file.endsWith(ending))
    .sort();
}

const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

const cardsOf = (folder: string): CcgFacts[] =>
  filesIn(folder, '.json').flatMap((file) => JSON.parse(textOf(folder, file)) as CcgFacts[]);

export const ccgIndex = (folder: string): string[] =>
  ccgLines([...cardsOf(join(folder, 'ccg')), ...cardsOf(join(folder, 'ccg', 'virtual'))]);

export function tcgIndex(folder: string): string[] {
  const sets = join(folder, 'tcg');
  return tcgLines(
    filesIn(sets, '.tsv').map((file) => ({ name: setCalled(file), cards: tcgCards(textOf(sets, file)) })),
  );
}

/** The lines as a module: engine packages read no files. */
export const moduleOf = (lines: readonly string[]): string =>
  `/** Every printed card, a line each; \`read.ts\` says what stands where. Made by \`npm run index\`. */
export const printedLines = \`
${lines.map((line) => line.replace(/[\\`]|\$\{/g, '\\$&')).join('\n')}
\`;
`;

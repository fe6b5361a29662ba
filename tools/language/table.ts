import { foldersOf, type GameName, games } from '../cards/games.ts';
import { purposeOf } from '../project/comments.ts';
import type { Modules } from '../project/modules.ts';
import { type Word, wordsOf } from './words.ts';

/** A file of a game's language with the words that stand in it. */
interface LanguageFile {
  readonly path: string;
  /** What it lets a card say, in its own words; null if it doesn't tell. */
  readonly purpose: string | null;
  readonly words: readonly Word[];
}

export function languageFiles(modules: Modules, words: readonly Word[]): LanguageFile[] {
  const byFile = new Map<string, Word[]>();
  for (const word of words) byFile.set(word.path, [...(byFile.get(word.path) ?? []), word]);
  return [...byFile]
    .map(([path, of]) => ({ path, purpose: purposeOf(modules.at(path).source), words: of }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const width = 118;

function wrapped(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 2 + part.length > width) lines.push(`     ${part}`);
    else lines[lines.length - 1] = `${last}, ${part}`;
  }
  return lines;
}

/** Every word by file, with how many cards use it. */
export const listOf = (game: GameName, files: readonly LanguageFile[]): string =>
  files
    .map(({ path, purpose, words }) =>
      [
        `${game}  ${path}${purpose === null ? '' : `  ${purpose}`}`,
        ...wrapped(words.map(({ name, users }) => `${name} ${users.length}`)),
      ].join('\n'),
    )
    .join('\n\n');

/** Between these two the tables of a document are ours. */
const opening = (game: GameName): string => `<!-- ${game}: made by npm run language -- --write -->`;
const closing = (game: GameName): string => `<!-- ${game}: end -->`;

/** A stroke would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** What is said after a dot is shown so: everybody knows what of. */
const shown = ({ name }: Word): string => `\`${name.replace(/^.*(?=\.)/, '')}\``;

const tableOf = (game: GameName, files: readonly LanguageFile[]): string =>
  [
    '| file | what it lets a card say | its words |',
    '| --- | --- | --- |',
    ...files.map(({ path, purpose, words }) => {
      const within = path.replace(`${foldersOf[game].source}/`, '').replace(/^language\//, '');
      return `| \`${within}\` | ${cell(purpose ?? '')} | ${words.map(shown).join(' ')} |`;
    }),
  ].join('\n');

/** A document with its tables as the code has them now. */
export function withTables(
  document: string,
  modules: Modules,
  files: readonly string[],
): { readonly text: string; readonly withoutPurpose: readonly string[] } {
  const withoutPurpose: string[] = [];
  let text = document;
  for (const game of games) {
    const [from, to] = [text.indexOf(opening(game)), text.indexOf(closing(game))];
    if (from < 0 || to < from)
      throw new Error(`docs/cards.md must have the lines "${opening(game)}" and "${closing(game)}", in that order.`);
    const listed = languageFiles(modules, wordsOf(modules, files, game));
    withoutPurpose.push(...listed.filter(({ purpose }) => purpose === null).map(({ path }) => path));
    text = `${text.slice(0, from)}${opening(game)}\n\n${tableOf(game, listed)}\n\n${text.slice(to)}`;
  }
  return { text, withoutPurpose };
}

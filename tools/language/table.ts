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

/** How wide what a file says and its words may be: they go on in the row below, so that the table can be read as it is. */
const widest = { purpose: 62, words: 70 };

/** Of many words that take the same, as many are named. */
const fewTakers = 6;

/** In rows that are no wider. What stands in quotation marks of code is one piece. */
function inRows(text: string, most: number): string[] {
  const rows: string[] = [];
  for (const piece of text.match(/(?:`[^`]*`|[^\s`])+/g) ?? []) {
    const last = rows.at(-1);
    if (last === undefined || last.length + 1 + piece.length > most) rows.push(piece);
    else rows[rows.length - 1] = `${last} ${piece}`;
  }
  return rows;
}

/** One row, going on below where a column has more than fits. */
const rowsFor = (first: string, ...columns: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(1, ...columns.map(({ length }) => length)) }, (_, i) => [
    i === 0 ? first : '',
    ...columns.map((column) => column[i] ?? ''),
  ]);

function rowsOf(game: GameName, { path, purpose, words }: LanguageFile): string[][] {
  const within = path.replace(`${foldersOf[game].source}/`, '').replace(/^language\//, '');
  return rowsFor(
    `\`${within}\``,
    inRows(cell(purpose ?? ''), widest.purpose),
    inRows(words.map(shown).join(' '), widest.words),
  );
}

const wordsTable = (game: GameName, files: readonly LanguageFile[]): string =>
  tableOf(
    ['file', 'what it lets a card say', 'its words'],
    files.flatMap((file) => rowsOf(game, file)),
  );

const quotedHeading = 'What stands in quotation marks, by the types that signatures name:';

/** What stands in quotation marks: by the types that signatures name, with the words that take them. */
function quotedTable(words: readonly Word[]): string {
  const types = new Map<string, { readonly texts: readonly string[]; readonly by: string[] }>();
  for (const word of words)
    for (const { type, texts } of word.quoted) {
      const known = types.get(type) ?? { texts, by: [] };
      if (!known.by.includes(shown(word))) known.by.push(shown(word));
      types.set(type, known);
    }
  const rows = [...types]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([type, { texts, by }]) =>
      rowsFor(
        `\`${type}\``,
        inRows([...by.slice(0, fewTakers), ...(by.length > fewTakers ? ['…'] : [])].join(' '), widest.purpose),
        inRows(texts.map((text) => `\`${text}\``).join(' '), widest.words),
      ),
    );
  if (rows.length === 0) return '';
  return `${quotedHeading}\n\n${tableOf(['type', 'what takes it', 'what it may be'], rows)}\n\n`;
}

/** A table whose columns are as wide as what stands in them. */
function tableOf(heading: readonly string[], body: readonly (readonly string[])[]): string {
  const rows = [heading, ...body];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((wide) => '-'.repeat(wide)).join(' | ')} |`;
  return [line(rows[0] ?? []), rule, ...rows.slice(1).map(line)].join('\n');
}

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
    const words = wordsOf(modules, files, game).filter(({ path }) => !path.startsWith(`${foldersOf[game].cards}/`));
    const listed = languageFiles(modules, words);
    withoutPurpose.push(...listed.filter(({ purpose }) => purpose === null).map(({ path }) => path));
    text = `${text.slice(0, from)}${opening(game)}\n\n${wordsTable(game, listed)}\n\n${quotedTable(words)}${text.slice(to)}`;
  }
  return { text, withoutPurpose };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, nearest } from '@binary-sunset/kernel';
import type { Project } from '../../project/modules.ts';
import { nodesIn } from '../../project/syntax.ts';
import { foldersOf, type GameName, games } from '../games.ts';
import { type LoadedCard, loadedCards } from '../loaded.ts';
import { plain } from '../titled.ts';
import { cardFiles, cardsIn, type WrittenCard } from '../written.ts';
import { factWords } from './facts.ts';

/** As it is compared: however it is quoted and capitalised. */
const asked = (title: string): string => plain(title).trim().toLowerCase();

/** A card that somebody asked for, and how it is written; null where its title stands in a table. */
export interface Found {
  readonly card: LoadedCard;
  readonly written: WrittenCard | null;
}

/** The longest part of a title that stands in a source as it is, however the title is quoted there. */
const unquoted = (title: string): string =>
  title.split(/['"\\]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Cards of that title where the files of a game's cards say it. */
function writtenAs({ root, modules, files }: Project, game: GameName, title: string): WrittenCard[] {
  const folders = foldersOf[game];
  const wanted = asked(title);
  const name = wanted.replace(/ [([].*[)\]]$/, '');
  return cardFiles(files, folders)
    .filter((path) => readFileSync(join(root, path), 'utf8').toLowerCase().includes(unquoted(name)))
    .flatMap((path) => cardsIn(modules, path, folders))
    .filter((card) => [wanted, name].includes(asked(card.title)));
}

/** A set and a number tell apart what the title does not. */
const says = ({ node }: WrittenCard, { facts }: LoadedCard): boolean =>
  [...nodesIn(node)].some(
    (one) => one.type === 'Literal' && (one.value === facts['id'] || one.value === facts['number']),
  );

/** Not every kind of card has versions. */
const isOf = (written: WrittenCard, { title, name, facts }: LoadedCard): boolean =>
  [title, name].includes(written.title) && (facts['version'] ?? written.version) === written.version;

/** Every card of that title in both games. A game is loaded only if its files say the title. */
export async function cardsAsked(project: Project, title: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const game of games) {
    const written = writtenAs(project, game, title);
    if (written.length === 0) continue;
    const cards = (await loadedCards[game](written.some(({ forTests }) => forTests))).filter((card) =>
      [card.title, card.name].some((name) => asked(name) === asked(title)),
    );
    for (const card of cards) {
      const candidates = written.filter((one) => isOf(one, card));
      found.push({ card, written: candidates.find((one) => says(one, card)) ?? candidates[0] ?? null });
    }
  }
  return found;
}

/** A card of the index, with whatever the index knows of it. */
interface Printed {
  readonly title: string;
  readonly id: string;
  readonly set: string;
  readonly side: string;
}

const printedIn: Readonly<Record<GameName, () => Promise<readonly Printed[]>>> = {
  tcg: async () => (await import('@binary-sunset/tcg/printed')).printedCards(),
  ccg: async () => (await import('@binary-sunset/ccg/printed')).printedCards(),
};

/** What the index says of it, beside what says which card it is. */
const known = ({ title: _title, id: _id, set: _set, side: _side, ...rest }: Printed): string =>
  factWords(rest)
    .map((words) => `\n  ${words}`)
    .join('');

/** What texts call them: without the letter of a version. */
const bare = (title: string): string => title.replace(/ \([A-Z]+\)$/, '');

/** Every title of a game that is printed, implemented or not. */
export const titlesPrinted = async (game: GameName): Promise<string[]> => [
  ...new Set((await printedIn[game]()).map(({ title }) => bare(title))),
];

/** Why there is nothing to show: no program yet, or no such card. */
export async function whyNot(title: string): Promise<string> {
  const lines: string[] = [];
  const titles: string[] = [];
  for (const game of games) {
    for (const card of await printedIn[game]()) {
      const { title: of, side, id, set } = card;
      if ([of, bare(of)].some((name) => asked(name) === asked(title)))
        lines.push(`${of} (${game}, ${side}) is not implemented yet: ${id}, of ${set}.${known(card)}`);
    }
    titles.push(...(await titlesPrinted(game)));
  }
  if (lines.length > 0) return lines.join('\n');
  return `No card is called "${title}"${didYouMean(nearest(plain(title), [...new Set(titles)], 5))}`;
}

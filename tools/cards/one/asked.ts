import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../project/modules.ts';
import { nodesIn } from '../../project/syntax.ts';
import { foldersOf, type GameName, games } from '../games.ts';
import { type LoadedCard, loadedCards } from '../loaded.ts';
import { plain } from '../titled.ts';
import { cardFiles, cardsIn, type WrittenCard } from '../written.ts';

/** As it is compared: however it is quoted and capitalised. */
export const asked = (title: string): string => plain(title).trim().toLowerCase();

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

import { didYouMean, nearest } from '@binary-sunset/kernel';
import { type GameName, games } from '../games.ts';
import { plain } from '../titled.ts';
import { asked } from './asked.ts';
import { factWords } from './facts.ts';
import { rulingLines, rulingsOn } from './rulings.ts';
import { titleAmong } from './title.ts';

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

/** Why there is nothing to show: no program yet, with what is known and to be heeded before there is one, or no such card. */
export async function whyNot(root: string, title: string): Promise<string> {
  const lines: string[] = [];
  const titles: string[] = [];
  for (const game of games) {
    const all = await titlesPrinted(game);
    titles.push(...all);
    const found = (await printedIn[game]()).filter(({ title: of }) =>
      [of, bare(of)].some((name) => asked(name) === asked(title)),
    );
    for (const card of found)
      lines.push(
        `${card.title} (${game}, ${card.side}) is not implemented yet: ${card.id}, of ${card.set}.${known(card)}`,
      );
    for (const name of new Set(found.map((card) => bare(card.title))))
      lines.push(...rulingLines(rulingsOn(root, game, titleAmong(name, all))));
  }
  if (lines.length > 0) return lines.join('\n');
  return `No card is called "${title}"${didYouMean(nearest(plain(title), [...new Set(titles)], 5))}`;
}

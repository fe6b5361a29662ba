import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pool as ccgPool, textsOn as ccgTexts } from '@binary-sunset/ccg';
import { type NamedText, namesLost, readPublished, writePublished } from '@binary-sunset/kit';
import { pool as tcgPool, textsOn as tcgTexts } from '@binary-sunset/tcg';
import { foldersOf, type GameName, games } from './games.ts';
import { cardsOfSets } from './loaded.ts';

type TextsOfSets = readonly (readonly [set: string, texts: readonly NamedText[]])[];

/** Texts have their names once a game is made with their cards. */
const textsIn: Readonly<Record<GameName, () => Promise<TextsOfSets>>> = {
  async ccg() {
    const sets = await cardsOfSets(ccgPool.sets);
    await ccgPool.gameWith(await ccgPool.setsWith(sets.flatMap(([, cards]) => cards.map(({ name }) => name))));
    return sets.map(([set, cards]) => [set, cards.flatMap(({ name }) => ccgTexts(name))]);
  },
  async tcg() {
    const sets = await cardsOfSets(tcgPool.sets);
    await tcgPool.gameWith(await tcgPool.setsWith(sets.flatMap(([, cards]) => cards.map(({ title }) => title))));
    return sets.map(([set, cards]) => [set, cards.flatMap(({ title }) => tcgTexts(title))]);
  },
};

const read = (file: string) => (existsSync(file) ? readPublished(readFileSync(file, 'utf8')) : []);

/** Writes down the name of every text of every set, or nothing at all where one of them would lose its name. */
export async function publish(
  root: string,
): Promise<{ readonly lost: readonly string[]; readonly files: readonly string[] }> {
  const found = await Promise.all(
    games.map(async (game) =>
      (await textsIn[game]()).map(([set, texts]) => ({ file: `${foldersOf[game].tests}/published/${set}.tsv`, texts })),
    ),
  );
  const all = found.flat();
  const lost = all.flatMap(({ file, texts }) => namesLost(read(join(root, file)), texts));
  if (lost.length > 0) return { lost, files: [] };
  for (const { file, texts } of all) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), writePublished(texts));
  }
  return { lost, files: all.map(({ file }) => file) };
}

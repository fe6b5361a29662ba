import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pool as ccgPool, textsOn as ccgTexts } from '@binary-sunset/ccg';
import { type NamedText, namesInSets, namesLost, readPublished, writePublished } from '@binary-sunset/kit';
import { pool as tcgPool, textsOn as tcgTexts } from '@binary-sunset/tcg';
import { foldersOf, type GameName, games } from './games.ts';
import { cardsOfSets } from './loaded.ts';

interface Published {
  /** The list of the names of the cards of each set. */
  readonly names: string;
  readonly texts: readonly (readonly [set: string, texts: readonly NamedText[]])[];
}

/** Texts have their names once a game is made with their cards. */
const publishedIn: Readonly<Record<GameName, () => Promise<Published>>> = {
  async ccg() {
    const sets = await cardsOfSets(ccgPool.sets);
    await ccgPool.gameWith(keysOf(ccgPool.sets));
    return {
      names: await namesInSets(ccgPool.sets, ({ name }) => name),
      texts: sets.map(([set, cards]) => [set, cards.flatMap(({ name }) => ccgTexts(name))]),
    };
  },
  async tcg() {
    const sets = await cardsOfSets(tcgPool.sets);
    await tcgPool.gameWith(keysOf(tcgPool.sets));
    return {
      names: await namesInSets(tcgPool.sets, ({ title }) => title),
      texts: sets.map(([set, cards]) => [set, cards.flatMap(({ title }) => tcgTexts(title))]),
    };
  },
};

const keysOf = <Name extends string>(of: Readonly<Record<Name, unknown>>): Name[] => Object.keys(of) as Name[];

const read = (file: string) => (existsSync(file) ? readPublished(readFileSync(file, 'utf8')) : []);

/** A file with what is to stand in it. */
interface Written {
  readonly file: string;
  readonly text: string;
}

/** Writes down which cards each set has and the name of every text, or nothing where a text would lose its name. */
export async function publish(
  root: string,
): Promise<{ readonly lost: readonly string[]; readonly files: readonly string[] }> {
  const lost: string[] = [];
  const written: Written[] = [];
  for (const game of games) {
    const { names, texts } = await publishedIn[game]();
    written.push({ file: `${foldersOf[game].cards}/namesInSets.ts`, text: names });
    for (const [set, of] of texts) {
      const file = `${foldersOf[game].tests}/published/${set}.tsv`;
      lost.push(...namesLost(read(join(root, file)), of));
      written.push({ file, text: writePublished(of) });
    }
  }
  if (lost.length > 0) return { lost, files: [] };
  for (const { file, text } of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { lost, files: written.map(({ file }) => file) };
}

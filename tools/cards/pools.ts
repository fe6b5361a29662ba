import { pool as ccgPool } from '@binary-sunset/ccg';
import type { CardSet as CardsOfSet } from '@binary-sunset/kernel';
import { pool as tcgPool } from '@binary-sunset/tcg';
import { foldersOf, type GameName } from './games.ts';
import { cardsOfSets } from './loaded.ts';

/** A set of a game's cards, and where they are written. */
export interface CardSet {
  readonly printed: number;
  readonly titles: readonly string[];
  readonly folder: string;
}

export interface Pool {
  readonly sets: Readonly<Record<string, CardSet>>;
}

type Sets = Readonly<Record<string, CardsOfSet<{ readonly title: string }>>>;

const poolIn = async (game: GameName, sets: Sets): Promise<Pool> => ({
  sets: Object.fromEntries(
    (await cardsOfSets(sets)).map(([name, cards]) => [
      name,
      {
        printed: sets[name]?.printed ?? 0,
        titles: cards.map(({ title }) => title),
        folder: `${foldersOf[game].cards}/${name}`,
      },
    ]),
  ),
});

/** Every game's pool. */
export const pools: Readonly<Record<GameName, Pool>> = {
  tcg: await poolIn('tcg', tcgPool.sets),
  ccg: await poolIn('ccg', ccgPool.sets),
};

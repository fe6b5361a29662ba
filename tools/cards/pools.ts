import { pool as ccgPool } from '@binary-sunset/ccg';
import type { CardSet as PoolSet } from '@binary-sunset/kernel';
import { pool as tcgPool } from '@binary-sunset/tcg';
import type { GameName } from './games.ts';

/** A set of a game's cards, and where they are written. */
export interface CardSet {
  readonly printed: number;
  readonly titles: readonly string[];
  readonly folder: string;
}

export interface Pool {
  readonly sets: Readonly<Record<string, CardSet>>;
  /** The folders of all the game's cards, those for tests included. */
  readonly folders: readonly string[];
}

/** The cards of each set, loaded. */
export const loaded = async <C>(sets: Readonly<Record<string, PoolSet<C>>>): Promise<[string, readonly C[]][]> =>
  Promise.all(
    Object.entries(sets).map(async ([name, { load }]): Promise<[string, readonly C[]]> => [name, await load()]),
  );

const setsOf = (game: string): string => `packages/${game}/src/cards`;

const poolIn = async (
  game: string,
  sets: Readonly<Record<string, PoolSet<{ readonly title: string }>>>,
): Promise<Pool> => ({
  folders: [setsOf(game), `packages/${game}/test/cards/drill`],
  sets: Object.fromEntries(
    (await loaded(sets)).map(([name, cards]) => [
      name,
      {
        printed: sets[name]?.printed ?? 0,
        titles: cards.map(({ title }) => title),
        folder: `${setsOf(game)}/${name}`,
      },
    ]),
  ),
});

/** Every game's pool. */
export const pools: Readonly<Record<GameName, Pool>> = {
  tcg: await poolIn('tcg', tcgPool.sets),
  ccg: await poolIn('ccg', ccgPool.sets),
};

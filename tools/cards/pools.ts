import { sets as ccgSets } from '@binary-sunset/ccg';
import { sets as tcgSets } from '@binary-sunset/tcg';
import type { GameName } from './games.ts';

/** A set of a game's cards, and where they are written. */
export interface CardSet {
  readonly printed: number;
  readonly titles: readonly string[];
  readonly folder: string;
}

export interface Pool {
  readonly sets: Readonly<Record<string, CardSet>>;
  /** The folder of all the game's cards, those for tests included. */
  readonly folder: string;
}

type Sets = Readonly<
  Record<string, { readonly printed: number; readonly cards: readonly { readonly title: string }[] }>
>;

const poolIn = (folder: string, sets: Sets): Pool => ({
  folder,
  sets: Object.fromEntries(
    Object.entries(sets).map(([name, { printed, cards }]) => [
      name,
      { printed, titles: cards.map(({ title }) => title), folder: `${folder}/${name}` },
    ]),
  ),
});

/** Every game's pool. */
export const pools: Readonly<Record<GameName, Pool>> = {
  tcg: poolIn('packages/tcg/src/cards', tcgSets),
  ccg: poolIn('packages/ccg/src/cards', ccgSets),
};

import { sets as ccgSets } from '@binary-sunset/ccg';
import { sets as tcgSets } from '@binary-sunset/tcg';
import { foldersOf, type GameName } from './games.ts';

/** A set of a game's cards, and where they are written. */
export interface CardSet {
  readonly printed: number;
  readonly titles: readonly string[];
  readonly folder: string;
}

export interface Pool {
  readonly sets: Readonly<Record<string, CardSet>>;
}

type Sets = Readonly<
  Record<string, { readonly printed: number; readonly cards: readonly { readonly title: string }[] }>
>;

const poolIn = (game: GameName, sets: Sets): Pool => ({
  sets: Object.fromEntries(
    Object.entries(sets).map(([name, { printed, cards }]) => [
      name,
      { printed, titles: cards.map(({ title }) => title), folder: `${foldersOf[game].cards}/${name}` },
    ]),
  ),
});

/** Every game's pool. */
export const pools: Readonly<Record<GameName, Pool>> = {
  tcg: poolIn('tcg', tcgSets),
  ccg: poolIn('ccg', ccgSets),
};

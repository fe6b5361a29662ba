import { sets } from '@binary-sunset/tcg';

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

const tcgCards = 'packages/tcg/src/cards';

/** Every game's pool. */
export const pools: Readonly<Record<string, Pool>> = {
  tcg: {
    folder: tcgCards,
    sets: Object.fromEntries(
      Object.entries(sets).map(([name, { printed, cards }]) => [
        name,
        { printed, titles: cards.map(({ title }) => title), folder: `${tcgCards}/${name}` },
      ]),
    ),
  },
};

import type { Agent } from '@binary-sunset/agents';
import { type Deck, IllegalSetup, type Pool, type Seed } from '@binary-sunset/kernel';
import type { TableGame } from './tableGame.ts';

/** What can be said of a game before any of its cards are loaded. */
export interface AboutGame extends Pick<TableGame, 'title' | 'stockDecks' | 'usualDecks'> {
  readonly name: string;
  /** What positions call the two players. */
  readonly seats: readonly [string, string];
  /** The computer players there are for it, by name, the usual one first. */
  readonly computers: Readonly<Record<string, unknown>>;
}

/** A game with its cards still in the box: those that are needed are taken out for a table. */
export interface BoxedGame<T extends TableGame = TableGame> extends AboutGame {
  /** The table with the cards of these decks; stock decks are given by name. */
  tableFor(decks: readonly (string | Deck)[]): Promise<T>;
  /** The table with every card there is. */
  wholeTable(): Promise<T>;
}

/** The computer players of a game, once it has its cards. */
export type Computers<G> = Readonly<Record<string, (game: G) => (seed: Seed) => Agent>>;

export const computersFor = <G>(computers: Computers<G>, game: G): TableGame['computers'] =>
  Object.fromEntries(Object.entries(computers).map(([name, learns]) => [name, learns(game)]));

/** A stock deck by its name. */
export function stockDeck({ stockDecks }: Pick<AboutGame, 'stockDecks'>, name: string): Deck {
  const deck = Object.hasOwn(stockDecks, name) ? stockDecks[name] : undefined;
  if (deck === undefined) throw new IllegalSetup(`There is no stock deck called "${name}".`);
  return deck;
}

export function boxed<Card, G extends object, Name extends string, T extends TableGame>(
  about: AboutGame,
  pool: Pool<Card, G, Name>,
  setsOfStock: Readonly<Record<string, readonly Name[]>>,
  tableOf: (game: G) => T,
): BoxedGame<T> {
  async function setsFor(decks: readonly (string | Deck)[]): Promise<Name[]> {
    const others = new Set<string>();
    const found: Name[] = [];
    for (const deck of decks) {
      if (typeof deck !== 'string') for (const title of Object.keys(deck)) others.add(title);
      else {
        stockDeck(about, deck);
        found.push(...(setsOfStock[deck] ?? []));
      }
    }
    return others.size === 0 ? found : [...found, ...(await pool.setsWith(others))];
  }

  return {
    ...about,
    tableFor: async (decks) => tableOf(await pool.gameWith(await setsFor(decks))),
    wholeTable: async () => tableOf(await pool.gameWith(Object.keys(pool.sets) as Name[])),
  };
}

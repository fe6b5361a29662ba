import { NotLoaded } from './errors.ts';

/** Cards that were published together. They are loaded when somebody plays with them. */
export interface CardSet<Card> {
  /** What players call it. */
  readonly title: string;
  /** How many cards were printed of it. */
  readonly printed: number;
  load(): Promise<readonly Card[]>;
}

/** The cards of a game, set by set, and the games that can be made from some of them. */
export interface Pool<Card, G, Name extends string = string> {
  readonly sets: Readonly<Record<Name, CardSet<Card>>>;
  /** The sets that these cards are in; all there are if one of them is in none, for its name may be misspelt. */
  setsWith(names: Iterable<string>): Promise<readonly Name[]>;
  /** The game with the cards of these sets: the same sets give the same game. */
  gameWith(names: readonly Name[]): Promise<G>;
}

/**
 * A pool of these sets. `namesOf` gives the names of the cards of each, a line each: that is much smaller than the cards
 * are, and looked at only where nobody says which sets are needed.
 */
export function poolOf<Card, G, const Name extends string>(
  sets: Readonly<Record<Name, CardSet<Card>>>,
  namesOf: () => Promise<Readonly<Record<Name, string>>>,
  create: (cards: readonly Card[]) => G,
): Pool<Card, G, Name> {
  const all = Object.keys(sets) as Name[];
  const made = new Map<string, Promise<G>>();

  const cardsOf = ({ title, load }: CardSet<Card>): Promise<readonly Card[]> => loading(`the cards of ${title}`, load);

  return {
    sets,
    async setsWith(names) {
      const listed = await loading('the list of cards', namesOf);
      const wanted = new Set(names);
      const found = all.filter((set) => {
        const has = listed[set].split('\n').filter((name) => wanted.has(name));
        for (const name of has) wanted.delete(name);
        return has.length > 0;
      });
      return wanted.size > 0 ? all : found;
    },
    gameWith(names) {
      const wanted = all.filter((set) => names.includes(set));
      const key = wanted.join('\n');
      const known = made.get(key);
      if (known !== undefined) return known;
      const game = Promise.all(wanted.map((set) => cardsOf(sets[set]))).then((cards) => create(cards.flat()));
      made.set(key, game);
      // What could not be loaded now may be later.
      game.catch(() => made.delete(key));
      return game;
    },
  };
}

/** Loads something; if that can't be done, says what it was. */
export async function loading<T>(what: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NotLoaded(what, cause);
  }
}

/** Lists in which something is found by its name. */
export type Registers = Readonly<Record<string, Map<string, unknown>>>;

interface Part<Card, R> {
  readonly card: Card;
  readonly registers: R;
}

/**
 * What a game looks up by name, put together from the parts of its cards. A card is read once, however many games it is
 * in; of cards with one name, each game has its own.
 */
export interface Catalogs<Card, R extends Registers> {
  /** The registers of a game with these cards, and with what its rules themselves have. */
  gathered(cards: readonly Card[], own?: R): R;
  /** Those of the card of that name that was read last, whatever game it is in; null if there is none. */
  lastCalled(name: string): R | null;
}

export function catalogsOf<Card, R extends Registers>(
  nameOf: (card: Card) => string,
  blank: () => R,
  read: (card: Card, into: R) => void,
  doubled: (name: string) => never,
): Catalogs<Card, R> {
  /** By name: objects as keys made collecting garbage dear for as long as a process lived. */
  const parts = new Map<string, Part<Card, R>[]>();

  function partOf(card: Card): Part<Card, R> {
    const called = parts.get(nameOf(card)) ?? [];
    const known = called.find((part) => part.card === card);
    if (known !== undefined) return known;
    const made = { card, registers: blank() };
    read(card, made.registers);
    parts.set(nameOf(card), [...called, made]);
    return made;
  }

  return {
    gathered(cards, own) {
      const all = blank();
      if (own !== undefined) addTo(all, own);
      const seen = new Map<string, Card>();
      for (const card of cards) {
        const known = seen.get(nameOf(card));
        if (known === card) continue;
        if (known !== undefined) doubled(nameOf(card));
        seen.set(nameOf(card), card);
        addTo(all, partOf(card).registers);
      }
      return all;
    },
    lastCalled: (name) => parts.get(name)?.at(-1)?.registers ?? null,
  };
}

function addTo(all: Registers, part: Registers): void {
  for (const key of Object.keys(part)) {
    const into = all[key];
    for (const [name, one] of part[key] ?? []) into?.set(name, one);
  }
}

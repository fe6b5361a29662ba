import type { GameName } from './games.ts';

/** A card as a game has it. */
export interface LoadedCard {
  readonly game: GameName;
  /** Null for a card for tests. */
  readonly set: string | null;
  readonly title: string;
  /** What tells it from every other card, or its title without a version: the games differ in that. */
  readonly name: string;
  /** What texts call it: without a version, and without a side. */
  readonly bare: string;
  /** Everything about it that is no program. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Its text as a player reads it. */
  readonly words: () => readonly string[];
}

/** Parts of a card that are programs: its words say what they do. */
const programs: ReadonlySet<string> = new Set([
  'text',
  'functions',
  'play',
  'enhanced',
  'only',
  'toComplete',
  'do',
  'keywords',
  'equip',
  'fits',
  'gains',
]);

interface Loaded<C> {
  readonly cards: readonly C[];
  readonly sets: Readonly<Record<string, { readonly cards: readonly C[] }>>;
  readonly cardWords: (card: C) => readonly string[];
}

function cardsFrom<C extends { readonly title: string; readonly name: string }>(
  game: GameName,
  { cards, sets, cardWords }: Loaded<C>,
): LoadedCard[] {
  const setOf = new Map(Object.entries(sets).flatMap(([set, { cards: of }]) => of.map((card) => [card, set] as const)));
  return cards.map((card) => ({
    game,
    set: setOf.get(card) ?? null,
    title: card.title,
    name: card.name,
    bare: card.name.length < card.title.length ? card.name : card.title,
    facts: Object.fromEntries(Object.entries(card).filter(([name]) => !programs.has(name))),
    words: () => cardWords(card),
  }));
}

/** Every card of a game, in the order in which they are written. To load one game is enough to wait for. */
export const loadedCards: Readonly<Record<GameName, () => Promise<LoadedCard[]>>> = {
  tcg: async () => cardsFrom('tcg', await import('@binary-sunset/tcg')),
  ccg: async () => cardsFrom('ccg', await import('@binary-sunset/ccg')),
};

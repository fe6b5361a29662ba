import type { CardSet } from '@binary-sunset/kernel';
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
  readonly pool: { readonly sets: Readonly<Record<string, CardSet<C>>> };
  readonly cardWords: (card: C) => readonly string[];
}

/** The cards of each set, by its name. */
export const cardsOfSets = <C>(sets: Readonly<Record<string, CardSet<C>>>): Promise<[string, readonly C[]][]> =>
  Promise.all(
    Object.entries(sets).map(async ([set, { load }]): Promise<[string, readonly C[]]> => [set, await load()]),
  );

async function cardsFrom<C extends { readonly title: string; readonly name: string }>(
  game: GameName,
  { pool, cardWords }: Loaded<C>,
  forTests: readonly C[],
): Promise<LoadedCard[]> {
  const ofSets = (await cardsOfSets(pool.sets)).flatMap(([set, cards]) => cards.map((card) => ({ set, card })));
  const ofNone = forTests
    .filter((card) => !ofSets.some((one) => one.card === card))
    .map((card) => ({ set: null, card }));
  return [...ofSets, ...ofNone].map(({ set, card }) => ({
    game,
    set,
    title: card.title,
    name: card.name,
    bare: card.name.length < card.title.length ? card.name : card.title,
    facts: Object.fromEntries(Object.entries(card).filter(([name]) => name !== 'set' && !programs.has(name))),
    words: () => cardWords(card),
  }));
}

/** Every card of a game, in the order in which they are written, those for tests only if they are wanted: it takes time. */
export const loadedCards: Readonly<Record<GameName, (withTests: boolean) => Promise<LoadedCard[]>>> = {
  tcg: async (withTests) =>
    cardsFrom(
      'tcg',
      await import('@binary-sunset/tcg'),
      withTests ? (await import('@binary-sunset/tcg/drill')).cards : [],
    ),
  ccg: async (withTests) =>
    cardsFrom(
      'ccg',
      await import('@binary-sunset/ccg'),
      withTests ? (await import('@binary-sunset/ccg/drill')).cards : [],
    ),
};

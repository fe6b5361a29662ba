import { sets as ccgSets, cardWords as ccgWords } from '@binary-sunset/ccg';
import { sets as tcgSets, cardWords as tcgWords } from '@binary-sunset/tcg';
import type { GameName } from './games.ts';

/** A card as data: its set, its facts, and its text as a player reads it. */
export type Exported = Readonly<Record<string, unknown>> & {
  readonly set: string;
  readonly title: string;
  readonly words: readonly string[];
};

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

type Sets<C> = Readonly<Record<string, { readonly cards: readonly C[] }>>;

const exported = <C extends { readonly title: string }>(
  sets: Sets<C>,
  wordsOf: (card: C) => readonly string[],
): readonly Exported[] =>
  Object.entries(sets).flatMap(([set, { cards }]) =>
    cards.map((card) => ({
      set,
      title: card.title,
      ...Object.fromEntries(Object.entries(card).filter(([name]) => !programs.has(name))),
      words: wordsOf(card),
    })),
  );

/** Every card of a game's sets, in the order in which they are written. */
export const exports: Readonly<Record<GameName, () => readonly Exported[]>> = {
  ccg: () => exported(ccgSets, ccgWords),
  tcg: () => exported(tcgSets, tcgWords),
};

/** A list of them, a card to a line. */
export const asJson = (cards: readonly Exported[]): string =>
  `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]`;

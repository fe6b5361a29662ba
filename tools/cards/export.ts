import { pool as ccgPool, cardWords as ccgWords } from '@binary-sunset/ccg';
import type { CardSet } from '@binary-sunset/kernel';
import { pool as tcgPool, cardWords as tcgWords } from '@binary-sunset/tcg';
import type { GameName } from './games.ts';
import { loaded } from './pools.ts';

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

const exported = async <C extends { readonly title: string }>(
  sets: Readonly<Record<string, CardSet<C>>>,
  wordsOf: (card: C) => readonly string[],
): Promise<readonly Exported[]> =>
  (await loaded(sets)).flatMap(([set, cards]) =>
    cards.map((card) => ({
      set,
      title: card.title,
      ...Object.fromEntries(Object.entries(card).filter(([name]) => name !== 'set' && !programs.has(name))),
      words: wordsOf(card),
    })),
  );

/** Every card of a game's sets, in the order in which they are written. */
export const exports: Readonly<Record<GameName, () => Promise<readonly Exported[]>>> = {
  ccg: () => exported(ccgPool.sets, ccgWords),
  tcg: () => exported(tcgPool.sets, tcgWords),
};

/** A list of them, a card to a line. */
export const asJson = (cards: readonly Exported[]): string =>
  `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]`;

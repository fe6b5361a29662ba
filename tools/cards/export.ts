import type { GameName } from './games.ts';
import { loadedCards } from './loaded.ts';

/** A card as data: its set, its facts, and its text as a player reads it. */
export type Exported = Readonly<Record<string, unknown>> & {
  readonly set: string;
  readonly title: string;
  readonly words: readonly string[];
};

/** Every card of a game's sets, in the order in which they are written. */
export const exportOf = async (game: GameName): Promise<Exported[]> =>
  (await loadedCards[game](false)).flatMap(({ set, title, facts, words }) =>
    set === null ? [] : [{ set, title, ...facts, words: words() }],
  );

/** A list of them, a card to a line. */
export const asJson = (cards: readonly Exported[]): string =>
  `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]`;

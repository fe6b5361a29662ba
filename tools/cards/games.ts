/** The games whose cards are counted. */
export const games = ['tcg', 'ccg'] as const;
export type GameName = (typeof games)[number];

export const isGame = (name: string): name is GameName => games.some((game) => game === name);

/** Where a game's cards and what they are written in stand. */
export interface Folders {
  readonly source: string;
  readonly cards: string;
  readonly language: string;
  /** What every text is made of, whatever it says. */
  readonly text: string;
  /** Cards that exist for tests only. */
  readonly drill: string;
  readonly tests: string;
}

const foldersIn = (game: GameName): Folders => ({
  source: `packages/${game}/src`,
  cards: `packages/${game}/src/cards`,
  language: `packages/${game}/src/language`,
  text: `packages/${game}/src/text`,
  drill: `packages/${game}/test/cards/drill`,
  tests: `packages/${game}/test`,
});

export const foldersOf: Readonly<Record<GameName, Folders>> = { tcg: foldersIn('tcg'), ccg: foldersIn('ccg') };

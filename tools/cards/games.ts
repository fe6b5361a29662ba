/** The games whose cards are counted. */
export const games = ['tcg', 'ccg'] as const;
export type GameName = (typeof games)[number];

import type { EmblemName } from './emblems/index.ts';

/** Words that stand for an emblem together; the first row whose words are all there decides. */
export type SubtypeRow = readonly [words: string, emblem: EmblemName];

export const among = (rows: readonly SubtypeRow[], subtypes: readonly string[]): EmblemName | undefined =>
  rows.find(([words]) => words.split(' ').every((word) => subtypes.includes(word)))?.[1];

/** What a text or a name says; the first row that it fits decides. */
export type PatternRow = readonly [words: RegExp, emblem: EmblemName];

export const emblemSaid = (rows: readonly PatternRow[], words: string): EmblemName | undefined =>
  rows.find(([pattern]) => pattern.test(words))?.[1];

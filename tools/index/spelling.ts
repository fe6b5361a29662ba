/** Letters and digits alone: "X-wing", "x wing" and "xwing" are one word written in three ways. */
export const plain = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const pattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${[...plain(word)].join("[-'’ ./]?")}(?![\\p{L}\\p{N}])`, 'giu');

/** What stands there most often; of several that do, the first by the alphabet. */
export function mostOften(found: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1))[0]?.[0];
}

/** Where the words of a card are written. */
export interface Sources {
  /** Words by themselves, as people write them. */
  readonly words: readonly string[];
  readonly sentences: readonly string[];
}

/**
 * How a word is written that may be given in small letters and without its signs: as among words that people wrote, or
 * else as inside sentences, where nothing but the word itself makes it capital, or else as anywhere.
 */
export function spelling(word: string, { words, sentences }: Sources): string {
  const found = sentences.flatMap((sentence) =>
    [...sentence.matchAll(pattern(word))].map(({ 0: written, index }) => ({
      written,
      isInside: /[a-z,;] $/.test(sentence.slice(0, index)),
    })),
  );
  return (
    mostOften(words.filter((one) => plain(one) === plain(word))) ??
    mostOften(found.filter(({ isInside }) => isInside).map(({ written }) => written)) ??
    mostOften(found.map(({ written }) => written)) ??
    word
  );
}

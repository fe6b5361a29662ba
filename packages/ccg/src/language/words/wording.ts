/** Letters and digits belong to a word; an apostrophe ends it. */
const inWord = /[\p{L}\p{N}]/u;

/**
 * Are these words in a title or a text? Only whole words count, though a plural or a possessive does; several must
 * stand in that order with nothing between them.
 */ // AR1-0083, AR1-0084
export function hasWords(text: string, words: string): boolean {
  const [where, wanted] = [text.toLowerCase(), words.toLowerCase()];
  for (let at = where.indexOf(wanted); at >= 0; at = where.indexOf(wanted, at + 1)) {
    const after = where.slice(at + wanted.length).replace(/^(?:['’]s|s['’]?(?![\p{L}\p{N}]))/u, '');
    if (!inWord.test(where[at - 1] ?? '') && !inWord.test(after[0] ?? '')) return true;
  }
  return false;
}

/** Are both one word, whatever its capital letters? */ // GLA-0291
const isSameWord = (one: string, two: string): boolean =>
  one === two || (one.length === two.length && one.toLowerCase() === two.toLowerCase());

export const isAmong = (words: readonly string[], word: string): boolean => words.some((one) => isSameWord(one, word));

/** Several words in a row. */

/** "a, b or c"; where a name has a comma in it, the word stands between all. */
export function listed(words: readonly string[], joiner: 'and' | 'or'): string {
  if (words.length < 3 || words.some((one) => one.includes(', '))) return words.join(` ${joiner} `);
  return `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1)}`;
}

export const either = (words: readonly string[]): string => listed(words, 'or');
export const both = (words: readonly string[]): string => listed(words, 'and');

/** What there is of these, one after the other. */
export const joined = (words: readonly string[], between = ' '): string =>
  words.filter((one) => one !== '').join(between);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How many, in letters as far as players count so. */
export const counted = (many: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six'][many] ?? String(many);

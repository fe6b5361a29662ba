/** Names of tests and rules are typeset, titles are not. */
export const plain = (text: string): string => text.replaceAll('’', "'");

/** Titles, the longest first: a text that has "Blaster Rifle" in a place has no "Blaster" there. */
const longestFirst = (titles: readonly string[]): string[] => [...new Set(titles)].sort((a, b) => b.length - a.length);

/** A test is a card's where its name, or that of a group that it stands in, begins with the title, and with no longer one. */
export function titledIn(tests: readonly string[], titles: readonly string[]): ReadonlySet<string> {
  const all = longestFirst(titles);
  const found = new Set<string>();
  for (const test of tests.map(plain))
    for (let at = 0; at >= 0; at = next(test, at)) {
      const title = all.find((one) => test.startsWith(one, at) && !/^\w/.test(test.slice(at + one.length)));
      if (title !== undefined) found.add(title);
    }
  return found;
}

/** Where the next part of a name begins; -1 after the last. */
const next = (name: string, at: number): number => {
  const colon = name.indexOf(': ', at);
  return colon < 0 ? -1 : colon + 2;
};

import type { KnownTest } from './baseline.ts';

/** The words that a file and its folder are named by: "rules/battle/battleDestiny.ts" has "battle" and "destiny". */
function wordsOf(path: string): ReadonlySet<string> {
  const names = path
    .replace(/(\.test)?\.ts$/, '')
    .split('/')
    .slice(-2)
    .join(' ');
  const words = names.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
  return new Set(words.map((word) => word.toLowerCase().replace(/(ing|s|e)$/, '')));
}

/**
 * Tests that come by a mutant in play, not only as the cards are loaded, are likeliest to notice it; first those that
 * are named like its file, and the fastest of them first of all.
 */
export function likeliestFirst(file: string, number: number, tests: readonly KnownTest[]): readonly KnownTest[] {
  const timesIn = ({ reached }: KnownTest): number => reached.get(number) ?? 0;
  const onLoading = Math.min(...tests.map(timesIn));
  const inPlay = (test: KnownTest): number => (timesIn(test) > onLoading ? 1 : 0);
  const words = [...wordsOf(file)];
  const kinship = new Map(
    tests.map(({ test }) => {
      const theirs = wordsOf(test);
      return [test, words.filter((word) => theirs.has(word)).length];
    }),
  );
  const kinshipOf = ({ test }: KnownTest): number => kinship.get(test) ?? 0;
  return [...tests].sort(
    (a, b) => inPlay(b) - inPlay(a) || kinshipOf(b) - kinshipOf(a) || a.milliseconds - b.milliseconds,
  );
}

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

/** Tests that are named like a file are likeliest to notice a change in it; the fastest of them come first. */
export function likeliestFirst(file: string, tests: readonly KnownTest[]): readonly KnownTest[] {
  const words = [...wordsOf(file)];
  const kinship = new Map(
    tests.map(({ test }) => {
      const theirs = wordsOf(test);
      return [test, words.filter((word) => theirs.has(word)).length];
    }),
  );
  const kinshipOf = ({ test }: KnownTest): number => kinship.get(test) ?? 0;
  return [...tests].sort((a, b) => kinshipOf(b) - kinshipOf(a) || a.milliseconds - b.milliseconds);
}

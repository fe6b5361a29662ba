import type { GameName } from './games.ts';
import { pools } from './pools.ts';
import { cardsWritten, usedOnce } from './programs.ts';

/** How far a set has come. */
export interface Tally {
  readonly total: number;
  readonly implemented: number;
  readonly tested: number;
  readonly custom: number;
}

export type Tallies = Readonly<Record<string, Readonly<Record<string, Tally>>>>;

export function tallies(root: string, games: readonly GameName[], tests: readonly string[]): Tallies {
  return Object.fromEntries(
    games.map((game) => {
      const sets = Object.entries(pools[game].sets).map(([name, { printed, titles, folder }]) => {
        const named = namesIn(titles, tests);
        const tally: Tally = {
          total: printed,
          implemented: titles.length,
          tested: titles.filter((title) => named.has(title)).length,
          custom: cardsWritten(root, folder).filter(({ custom }) => custom).length,
        };
        return [name, tally] as const;
      });
      return [game, Object.fromEntries(sets)] as const;
    }),
  );
}

/** Names of tests are typeset, titles are not. */
const plain = (name: string): string => name.replaceAll('’', "'");

/** A test names a card where its name, or that of a group that it stands in, begins with the title, and with no longer one. */
function namesIn(titles: readonly string[], tests: readonly string[]): ReadonlySet<string> {
  const longestFirst = [...new Set(titles)].sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (const test of tests.map(plain))
    for (let at = 0; at >= 0; at = next(test, at)) {
      const title = longestFirst.find((one) => test.startsWith(one, at) && !/^\w/.test(test.slice(at + one.length)));
      if (title !== undefined) found.add(title);
    }
  return found;
}

/** Where the next part of a name begins; -1 after the last. */
const next = (name: string, at: number): number => {
  const colon = name.indexOf(': ', at);
  return colon < 0 ? -1 : colon + 2;
};

/** Titles without a test of their own. */
export const untested = (games: readonly GameName[], tests: readonly string[]): string[] =>
  games.flatMap((game) =>
    Object.values(pools[game].sets).flatMap(({ titles }) => {
      const named = namesIn(titles, tests);
      return titles.filter((title) => !named.has(title));
    }),
  );

export function table(root: string, games: readonly GameName[], tests: readonly string[]): string {
  const counted = tallies(root, games, tests);
  const lines = games.flatMap((game) => [
    game,
    ...Object.entries(counted[game] ?? {}).map(
      ([set, { total, implemented, tested, custom }]) =>
        `  ${set}: ${implemented} of ${total} implemented, ${tested} tested, ${custom} with code of their own`,
    ),
    ...untested([game], tests).map((title) => `    not tested: ${title}`),
    ...once(root, game),
  ]);
  return lines.join('\n');
}

function once(root: string, game: GameName): string[] {
  const written = pools[game].folders.flatMap((folder) => cardsWritten(root, folder));
  const custom = written.filter((card) => card.custom).map(({ name, file }) => `    ${name} (${file})`);
  const single = usedOnce(written).map(({ combinator, card }) => `    ${combinator}: ${card}`);
  return [
    ...(custom.length === 0 ? [] : ['  cards with code of their own:', ...custom]),
    ...(single.length === 0 ? [] : [`  combinators that one card uses, of ${written.length} cards:`, ...single]),
  ];
}

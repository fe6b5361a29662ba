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

export function tallies(root: string, games: readonly string[], tests: readonly string[]): Tallies {
  return Object.fromEntries(
    games.map((game) => {
      const sets = Object.entries(pools[game]?.sets ?? {}).map(([name, { printed, titles, folder }]) => {
        const tally: Tally = {
          total: printed,
          implemented: titles.length,
          tested: titles.filter((title) => isTested(title, tests)).length,
          custom: cardsWritten(root, folder).filter(({ custom }) => custom).length,
        };
        return [name, tally] as const;
      });
      return [game, Object.fromEntries(sets)] as const;
    }),
  );
}

const isTested = (title: string, tests: readonly string[]): boolean =>
  tests.some((test) => test.startsWith(`${title}: `) || test.includes(`: ${title}: `));

/** Titles without a test of their own. */
export const untested = (games: readonly string[], tests: readonly string[]): string[] =>
  games.flatMap((game) =>
    Object.values(pools[game]?.sets ?? {}).flatMap(({ titles }) => titles.filter((title) => !isTested(title, tests))),
  );

export function table(root: string, games: readonly string[], tests: readonly string[]): string {
  const lines = Object.entries(tallies(root, games, tests)).flatMap(([game, sets]) => [
    game,
    ...Object.entries(sets).map(
      ([set, { total, implemented, tested, custom }]) =>
        `  ${set}: ${implemented} of ${total} implemented, ${tested} tested, ${custom} with code of their own`,
    ),
    ...untested([game], tests).map((title) => `    not tested: ${title}`),
    ...once(root, game),
  ]);
  return lines.join('\n');
}

function once(root: string, game: string): string[] {
  const written = cardsWritten(root, pools[game]?.folder ?? '');
  const custom = written.filter((card) => card.custom).map(({ name, file }) => `    ${name} (${file})`);
  const single = usedOnce(written).map(({ combinator, card }) => `    ${combinator}: ${card}`);
  return [
    ...(custom.length === 0 ? [] : ['  cards with code of their own:', ...custom]),
    ...(single.length === 0 ? [] : [`  combinators that one card uses, of ${written.length} cards:`, ...single]),
  ];
}

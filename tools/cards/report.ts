import { type Modules, type Project, placeOf } from '../project/modules.ts';
import { foldersOf, type GameName } from './games.ts';
import { type Mechanisms, mechanismsOf, usedOnce } from './mechanisms.ts';
import { pools } from './pools.ts';
import { titledIn } from './titled.ts';
import { nameOf } from './written.ts';

/** How far a set has come. */
export interface Tally {
  readonly total: number;
  readonly implemented: number;
  /** Null where no run of the tests tells. */
  readonly tested: number | null;
  readonly custom: number;
}

export type Tallies = Readonly<Partial<Record<GameName, Readonly<Record<string, Tally>>>>>;

/** Names of tests that passed; null if no run of them is on record. */
export type Passed = readonly string[] | null;

/** The games' cards, with what they are made with. */
export interface Counted {
  readonly tallies: Tallies;
  readonly text: string;
}

export function counted({ modules, files }: Project, games: readonly GameName[], passed: Passed): Counted {
  const tallies: Partial<Record<GameName, Readonly<Record<string, Tally>>>> = {};
  const lines: string[] = [];
  for (const game of games) {
    const made = mechanismsOf(modules, files, foldersOf[game]);
    const sets = talliesOf(game, passed, made);
    tallies[game] = sets;
    lines.push(game, ...setLines(sets), ...untested(game, passed).map((title) => `    not tested: ${title}`));
    lines.push(...mechanismLines(modules, made));
  }
  return { tallies, text: lines.join('\n') };
}

export const talliesOf = (
  game: GameName,
  passed: Passed,
  { withOwnCode }: Pick<Mechanisms, 'withOwnCode'>,
): Readonly<Record<string, Tally>> =>
  Object.fromEntries(
    Object.entries(pools[game].sets).map(([set, { printed, titles, folder }]) => [
      set,
      {
        total: printed,
        implemented: titles.length,
        tested: passed === null ? null : titles.length - untestedOf(titles, passed).length,
        custom: [...withOwnCode].filter(({ path }) => path.startsWith(`${folder}/`)).length,
      },
    ]),
  );

function untestedOf(titles: readonly string[], passed: Passed): string[] {
  if (passed === null) return [];
  const named = titledIn(passed, titles);
  return titles.filter((title) => !named.has(title));
}

/** Titles without a test of their own; none where nobody knows. */
export const untested = (game: GameName, passed: Passed): string[] =>
  Object.values(pools[game].sets).flatMap(({ titles }) => untestedOf(titles, passed));

const setLines = (sets: Readonly<Record<string, Tally>>): string[] =>
  Object.entries(sets).map(
    ([set, { total, implemented, tested, custom }]) =>
      `  ${set}: ${implemented} of ${total} implemented, ${tested ?? 'nobody knows how many'} tested, ${custom} with code of their own`,
  );

const listed = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${heading}`, ...lines.map((line) => `    ${line}`)];

/** What serves one card only, whatever form it has. */
export function mechanismLines(modules: Modules, made: Mechanisms): string[] {
  const { cards, words, all, forTests, members, functions, withOwnCode } = made;
  const named = usedOnce(words);
  const behind = usedOnce(all).filter(([one]) => !words.has(one));
  const said = [...members].flatMap(([owner, users]) =>
    [...users].flatMap(([name, [card, another]]) =>
      card === undefined || another !== undefined ? [] : [`${owner.name}.${name}: ${nameOf(card)}`],
    ),
  );
  return [
    ...listed(
      'cards with code of their own:',
      [...withOwnCode].map((card) => `${nameOf(card)} (${card.path}:${card.line})`),
    ),
    ...listed(
      'functions beside cards that one card uses:',
      usedOnce(functions).map(([one, card]) => `${one.name}: ${nameOf(card)} (${placeOf(modules, one)})`),
    ),
    ...listed(
      `words that one card uses: ${named.length} of ${words.size}, of ${cards.length} cards:`,
      named.map(([one, card]) => `${one.name}: ${nameOf(card)} (${placeOf(modules, one)})`),
    ),
    ...listed(
      'what stands behind a word and serves one card:',
      behind.map(([one, card]) => `${one.name}: ${nameOf(card)} (${placeOf(modules, one)})`),
    ),
    ...listed('what is said after a dot for one card:', said),
    ...listed(
      'words that only cards for tests use:',
      forTests.map((one) => `${one.name} (${placeOf(modules, one)})`),
    ),
  ];
}

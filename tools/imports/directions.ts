/** Which part of the project may import which: apps → table → agents → games → kernel; the rulebook depends on nothing. */

interface Part {
  /** Workspace packages its source may import. */
  readonly mayImport: readonly string[];
  /** An engine part runs unchanged in Node and in a browser: no Node modules, no other dependency. */
  readonly engine: boolean;
}

const engine = (...mayImport: string[]): Part => ({ mayImport, engine: true });
const onNode = (...mayImport: string[]): Part => ({ mayImport, engine: false });

const games = ['skirmish', 'ccg', 'tcg'];
const everyEnginePart = ['kernel', 'rulebook', 'agents', 'table', ...games];

export const parts: Readonly<Record<string, Part>> = {
  'packages/kernel': engine(),
  'packages/rulebook': engine(),
  'packages/skirmish': engine('kernel'),
  'packages/ccg': engine('kernel'),
  'packages/tcg': engine('kernel'),
  'packages/agents': engine('kernel', ...games),
  'packages/table': engine('kernel', 'rulebook', 'agents', ...games),
  'packages/kit': onNode('kernel', 'rulebook'),
  'apps/cli': onNode(...everyEnginePart),
  'apps/web': onNode(...everyEnginePart),
  'apps/server': onNode(...everyEnginePart),
  tools: onNode('kit', ...everyEnginePart),
};

/** What may be imported of a package beside its index. */
export const publicParts: readonly string[] = [
  'agents/ccg',
  'agents/tcg',
  'ccg/drill',
  'ccg/names',
  'ccg/printed',
  'table/ccg',
  'table/ccg/lessons',
  'table/plain',
  'table/skirmish',
  'table/tcg',
  'table/tcg/lessons',
  'tcg/drill',
  'tcg/names',
  'tcg/printed',
];

/** The indexes of printed cards: large, and nothing that a game is played with needs them. Tools and tests do. */
export const indexes: readonly string[] = ['ccg/printed', 'tcg/printed'];

/** A game with test cards in it: tests and tools play with it, nobody else. */
export const drills: readonly string[] = ['ccg/drill', 'tcg/drill'];

/** Tests may also use the kit, the rulebook and the small game that was written for testing. */
export const testsMayAlsoImport: readonly string[] = ['kit', 'rulebook', 'skirmish'];

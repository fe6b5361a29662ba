import { describe, expect, test } from 'vitest';
import { circleProblems, circlesIn } from '../circles.ts';
import { importsOf } from '../importsOf.ts';
import { violation } from '../violations.ts';

const importing = (path: string, specifier: string) => violation(path, { specifier, line: 1 });

describe('finding imports', () => {
  test.each([
    ["import { a } from 'here';"],
    ["import type { a } from 'here';"],
    ["import 'here';"],
    ["export * from 'here';"],
    ["export { a } from 'here';"],
    ["const a = await import('here');"],
    ["type A = import('here').A;"],
  ])('%s', (statement) => {
    expect(importsOf('x.ts', `// one\n${statement}\n`)).toEqual([{ specifier: 'here', line: 2 }]);
  });

  test('text that only looks like an import is none', () => {
    expect(importsOf('x.ts', `// import 'a'\nconst b = "import 'c'"; export const d = b;`)).toEqual([]);
  });

  test('exporting an imported name is not another import', () => {
    expect(importsOf('x.ts', "import { a } from 'here';\nexport { a };")).toEqual([{ specifier: 'here', line: 1 }]);
  });

  test('a re-export of several names is one import', () => {
    expect(importsOf('x.ts', "export { a, b, c } from 'here';")).toHaveLength(1);
  });
});

describe('allowed', () => {
  test.each([
    ['packages/ccg/src/rules/battle.ts', '@binary-sunset/kernel'],
    ['packages/ccg/src/rules/battle.ts', './forceDrain.ts'],
    ['packages/ccg/src/rules/battle/battle.ts', '../../text/program.ts'],
    ['packages/ccg/src/rules/battle/battle.ts', '../table/places.ts'],
    ['packages/ccg/src/cards/premiere/light/aliens.ts', '../../../language/index.ts'],
    ['packages/ccg/src/index.ts', './language/text.ts'],
    ['packages/table/src/ccg/board.ts', '../faces.ts'],
    ['packages/ccg/test/battle.test.ts', '../src/language/index.ts'],
    ['apps/web/src/boards/ccg/board.tsx', '../../parts/icon.tsx'],
    ['packages/ccg/test/battle.test.ts', '@binary-sunset/kit'],
    ['packages/ccg/test/battle.test.ts', '@binary-sunset/ccg'],
    ['packages/ccg/test/battle.test.ts', '../src/rules/battle.ts'],
    ['packages/ccg/test/battle.test.ts', 'node:fs'],
    ['packages/kernel/test/frames.test.ts', '@binary-sunset/skirmish'],
    ['packages/agents/src/index.ts', '@binary-sunset/tcg'],
    ['packages/kit/src/rule.ts', '@binary-sunset/rulebook'],
    ['packages/kit/src/rule.ts', 'vitest'],
    ['apps/cli/src/main.ts', '@binary-sunset/agents'],
    ['apps/cli/src/main.ts', 'node:readline'],
    ['tools/fuzz/main.ts', '@binary-sunset/kit'],
    ['tools/cards/names.ts', '@binary-sunset/ccg/printed'],
    ['tools/games/ccg.ts', '@binary-sunset/ccg/drill'],
    ['apps/cli/test/ccg.test.ts', '@binary-sunset/ccg/drill'],
    ['packages/ccg/test/names.test.ts', '../src/printed/index.ts'],
    ['packages/ccg/src/printed/index.ts', './read.ts'],
    ['vitest.config.ts', 'vitest/config'],
  ])('%s imports %s', (path, specifier) => {
    expect(importing(path, specifier)).toBeUndefined();
  });
});

describe('forbidden', () => {
  test.each([
    ['packages/kernel/src/frames.ts', '@binary-sunset/ccg', 'may import no other package'],
    ['packages/ccg/src/index.ts', './printed/index.ts', 'the index of printed cards is kept apart'],
    ['packages/table/src/ccg/board.ts', '@binary-sunset/ccg/printed', 'the index of printed cards is kept apart'],
    ['apps/web/src/home/home.tsx', '@binary-sunset/tcg/printed', 'the index of printed cards is kept apart'],
    ['apps/cli/src/games/ccg.ts', '@binary-sunset/ccg/drill', 'cards for tests are for tests and tools'],
    ['packages/kernel/src/frames.ts', '@binary-sunset/rulebook', 'may import no other package'],
    ['packages/rulebook/src/index.ts', '@binary-sunset/kernel', 'may import no other package'],
    ['packages/ccg/src/index.ts', '@binary-sunset/tcg', 'may import @binary-sunset/kernel'],
    ['packages/ccg/test/battle.test.ts', '@binary-sunset/tcg', 'may import @binary-sunset/kernel'],
    ['packages/ccg/src/index.ts', '@binary-sunset/agents', 'may import @binary-sunset/kernel'],
    ['packages/ccg/src/index.ts', '@binary-sunset/kit', 'may import @binary-sunset/kernel'],
    ['packages/ccg/src/index.ts', '@binary-sunset/kernel/src/frames.ts', 'only the index'],
    ['packages/ccg/test/battle.test.ts', '@binary-sunset/kernel/src/frames.ts', 'only the index'],
    ['packages/ccg/src/index.ts', '../../kernel/src/frames.ts', 'may not leave packages/ccg'],
    ['packages/ccg/test/battle.test.ts', '../../kernel/src/frames.ts', 'may not leave packages/ccg'],
    ['packages/ccg/src/index.ts', '../test/positions.ts', 'source may not import a test'],
    [
      'packages/ccg/src/text/program.ts',
      '../rules/table/places.ts',
      'text of packages/ccg/src may import state, not rules',
    ],
    ['packages/tcg/src/text/spec.ts', '../language/cards.ts', 'not language'],
    [
      'packages/tcg/src/rules/battle/damage.ts',
      '../../language/gains.ts',
      'may import state, text, catalog, not language',
    ],
    ['packages/ccg/src/rules/battle/battle.ts', '../../cards/sets.ts', 'not cards'],
    ['packages/ccg/src/language/text.ts', '../words/labels.ts', 'not words'],
    ['packages/ccg/src/state/state.ts', '../text/program.ts', 'may import no other folder, not text'],
    ['packages/ccg/src/rules/battle/battle.ts', '../../index.ts', 'not (top)'],
    ['packages/ccg/src/novel/thing.ts', '../state/state.ts', 'is not listed in tools/imports/rooms.ts'],
    ['packages/agents/src/ccg/judge.ts', '../tcg/judge.ts', 'not tcg'],
    ['apps/web/src/parts/button.tsx', '../cards/glyph.tsx', 'not cards'],
    ['apps/web/src/session/table.ts', '../boards/loading.ts', 'not boards'],
    ['packages/kernel/src/frames.ts', 'node:crypto', 'has no dependencies'],
    ['packages/kernel/src/frames.ts', 'crypto', 'has no dependencies'],
    ['packages/agents/src/index.ts', 'immer', 'has no dependencies'],
    [
      'packages/kit/src/table.ts',
      '@binary-sunset/skirmish',
      'may import @binary-sunset/kernel, @binary-sunset/rulebook',
    ],
    ['packages/kernel/src/index.ts', '@binary-sunset/kernel', 'may import no other package'],
    ['apps/cli/src/main.ts', '@binary-sunset/kit', 'apps/cli may import'],
    ['packages/novel/src/index.ts', './a.ts', 'not listed'],
  ])('%s imports %s', (path, specifier, why) => {
    expect(importing(path, specifier)).toContain(why);
  });
});

describe('circles', () => {
  const imports = (all: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(all));

  test('are found however long they are, each once, and files beside them are left out', () => {
    expect(
      circlesIn(
        imports({
          main: ['a', 'x', 'lone'],
          a: ['b'],
          b: ['c', 'lone'],
          c: ['a', 'x'],
          x: ['y', 'somewhere else'],
          y: ['x'],
          lone: [],
          itself: ['itself'],
        }),
      ),
    ).toEqual([['a', 'b', 'c'], ['itself'], ['x', 'y']]);
  });

  test('a diamond is none, and two circles that share a file are one', () => {
    expect(circlesIn(imports({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
    expect(circlesIn(imports({ a: ['b', 'c'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b', 'c']]);
  });

  test('may be those that are listed, no more and no fewer files', () => {
    expect(circleProblems([['a', 'b']], [['b', 'a']])).toEqual([]);
    expect(circleProblems([['a', 'b', 'c']], [['a', 'b']])).toEqual([
      'import each other in a circle: a, b, c',
      'is listed as a circle in tools/imports/rooms.ts, and is none like that: a, b',
    ]);
    expect(circleProblems([], [['a', 'b']])).toHaveLength(1);
    expect(circleProblems([['a', 'b']], [])).toEqual(['import each other in a circle: a, b']);
  });

  test('count imports of types alone, too', () => {
    const source = "import type { A } from './a.ts';\nexport type B = import('./c.ts').C;";
    expect(importsOf('b.ts', source).map(({ specifier }) => specifier)).toEqual(['./a.ts', './c.ts']);
  });
});

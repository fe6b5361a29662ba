import { describe, expect, test } from 'vitest';
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
    ['packages/ccg/src/rules/battle.ts', '../cards/index.ts'],
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

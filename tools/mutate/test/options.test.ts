import { describe, expect, test } from 'vitest';
import { fits } from '../glob.ts';
import { readOptions } from '../options.ts';

describe('options', () => {
  test('have defaults', () => {
    expect(readOptions([])).toMatchObject({ sample: 100, seed: 1, packages: ['kernel'], floor: 85, json: false });
  });

  test('are read', () => {
    const args = ['--sample', '20', '--seed', '7', '--package', 'ccg', '--package', 'tcg', '--floor', '90', '--list'];
    expect(readOptions(args)).toMatchObject({ sample: 20, seed: 7, packages: ['ccg', 'tcg'], floor: 90, list: true });
  });

  test('a path without a package looks into all of them', () => {
    expect(readOptions(['--path', '**/hash.ts'])).toMatchObject({ packages: [], paths: ['**/hash.ts'] });
  });

  test('there may be several paths', () => {
    const args = ['--path', 'packages/tcg/src/rules/**', '--path', 'packages/tcg/src/language/**'];
    expect(readOptions(args)).toMatchObject({ packages: [], paths: [args[1], args[3]] });
  });

  test.each([
    [['--sample', '0'], '--sample takes a whole number of at least 1, not "0".'],
    [['--sample', 'many'], '--sample takes a whole number of at least 1, not "many".'],
    [['--seed', '-1'], "'--seed' argument is ambiguous"],
    [['--seed=1.5'], '--seed takes a whole number of at least 0, not "1.5".'],
    [['--floor', '101'], '--floor takes a number from 0 to 100, not "101".'],
    [['--sampel', '3'], "Unknown option '--sampel'"],
    [['kernel'], "Unexpected argument 'kernel'"],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

test.each([
  ['packages/kernel/src/hash.ts', true],
  ['packages/kernel/src/*.ts', true],
  ['packages/*.ts', false],
  ['packages/**/*.ts', true],
  ['packages/kernel/src/**/hash.ts', true],
  ['**/{hash,view}.ts', true],
  ['**/{show,view}.ts', false],
  ['**/h?sh.ts', true],
  ['**/hash.t', false],
  ['**/hash+ts', false],
])('packages/kernel/src/hash.ts against %s: %s', (glob, expected) => {
  expect(fits('packages/kernel/src/hash.ts', glob)).toBe(expected);
});

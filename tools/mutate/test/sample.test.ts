import { expect, test } from 'vitest';
import type { Mutant } from '../mutant.ts';
import { sampleOf, sharesOf } from '../sample.ts';
import { findMutants } from '../sites.ts';

const numbers = (count: number): string => Array.from({ length: count }, (_, i) => `f${i}(${i});`).join('\n');
const byFile = new Map(
  Object.entries({ 'a.ts': 60, 'b.ts': 30, 'c.ts': 10 }).map(([file, count]) => [
    file,
    findMutants(file, numbers(count)).filter(({ operator }) => operator === 'number'),
  ]),
);
const ids = (count: number, seed: number) => sampleOf(byFile, count, seed).map(({ id }) => id);

test('the same seed gives the same sample', () => {
  expect(ids(20, 7)).toEqual(ids(20, 7));
});

test('another seed gives another sample', () => {
  expect(ids(20, 7)).not.toEqual(ids(20, 8));
});

test('each file gives its share', () => {
  const sample = sampleOf(byFile, 20, 7);
  const from = (path: string) => sample.filter(({ file }) => file === path).length;
  expect([from('a.ts'), from('b.ts'), from('c.ts')]).toEqual([12, 6, 2]);
});

test('no mutant comes twice', () => {
  expect(new Set(ids(90, 1)).size).toBe(90);
});

test('asking for more than there are gives all', () => {
  expect(ids(1000, 1)).toHaveLength(100);
});

test('work on one file leaves the sample of the others alone', () => {
  const changed = new Map<string, readonly Mutant[]>(byFile).set(
    'c.ts',
    findMutants('c.ts', 'f(a, 1, 2, 3, 4, 5, 6, 7, 8, 9);'),
  );
  const others = (sample: ReturnType<typeof sampleOf>) => sample.filter(({ file }) => file !== 'c.ts');
  expect(others(sampleOf(changed, 20, 7))).toEqual(others(sampleOf(byFile, 20, 7)));
});

test('shares add up however they are rounded', () => {
  expect(sharesOf([1, 1, 1], 2)).toEqual([1, 1, 0]);
  expect(sharesOf([5, 3, 3], 4)).toEqual([2, 1, 1]);
  expect(sharesOf([2, 3], 9)).toEqual([2, 3]);
});

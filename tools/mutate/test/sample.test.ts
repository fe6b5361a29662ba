import { describe, expect, test } from 'vitest';
import type { Mutant } from '../mutant.ts';
import { type ByFile, sampleOf, sharesOf, type Worth } from '../sample.ts';
import { findMutants } from '../sites.ts';

const numbers = (count: number): string => Array.from({ length: count }, (_, i) => `f${i}(${i});`).join('\n');
const byFile = new Map(
  Object.entries({ 'a.ts': 60, 'b.ts': 30, 'c.ts': 10 }).map(([file, count]) => [
    file,
    findMutants(file, numbers(count)).filter(({ operator }) => operator === 'number'),
  ]),
);
const all: Worth = async (mutants) => new Set(mutants);
const sample = (count: number, seed: number, from: ByFile = byFile) => sampleOf(from, count, seed, all);
const ids = async (count: number, seed: number) => (await sample(count, seed)).map(({ id }) => id);

test('the same seed gives the same sample', async () => {
  expect(await ids(20, 7)).toEqual(await ids(20, 7));
});

test('another seed gives another sample', async () => {
  expect(await ids(20, 7)).not.toEqual(await ids(20, 8));
});

test('each file gives its share', async () => {
  const found = await sample(20, 7);
  const from = (path: string) => found.filter(({ file }) => file === path).length;
  expect([from('a.ts'), from('b.ts'), from('c.ts')]).toEqual([12, 6, 2]);
});

test('no mutant comes twice', async () => {
  expect(new Set(await ids(90, 1)).size).toBe(90);
});

test('asking for more than there are gives all', async () => {
  expect(await ids(1000, 1)).toHaveLength(100);
});

test('work on one file leaves the sample of the others alone', async () => {
  const changed = new Map<string, readonly Mutant[]>(byFile).set(
    'c.ts',
    findMutants('c.ts', 'f(a, 1, 2, 3, 4, 5, 6, 7, 8, 9);'),
  );
  const others = (found: readonly Mutant[]) => found.filter(({ file }) => file !== 'c.ts');
  expect(others(await sample(20, 7, changed))).toEqual(others(await sample(20, 7)));
});

test('shares add up however they are rounded', () => {
  expect(sharesOf([1, 1, 1], 2)).toEqual([1, 1, 0]);
  expect(sharesOf([5, 3, 3], 4)).toEqual([2, 1, 1]);
  expect(sharesOf([2, 3], 9)).toEqual([2, 3]);
});

describe('what is not worth trying', () => {
  /** Every other number of each file. */
  const even: Worth = async (mutants) =>
    new Set(mutants.filter(({ before }) => Number(/\d+/.exec(before)?.[0]) % 2 === 0));

  test('is not in the sample: the file gives another instead', async () => {
    const found = await sampleOf(byFile, 20, 7, even);
    expect(found).toHaveLength(20);
    expect(await even(found)).toEqual(new Set(found));
    expect(new Set(found).size).toBe(20);
    expect(found.filter(({ file }) => file === 'a.ts')).toHaveLength(12);
  });

  test('takes the place of none that are', async () => {
    const kept = await even(await sample(20, 7));
    const found = new Set((await sampleOf(byFile, 20, 7, even)).map(({ id }) => id));
    for (const { id } of kept) expect(found).toContain(id);
  });

  test('makes the sample smaller where a file has nothing else', async () => {
    expect(await sampleOf(byFile, 100, 7, even)).toHaveLength(50);
  });
});

import { expect, test } from 'vitest';
import type { Judged, Verdict } from '../judge.ts';
import { countsOf, reaches, textReport } from '../report.ts';
import { findMutants } from '../sites.ts';

const judged = (...verdicts: Verdict[]): readonly Judged[] =>
  findMutants('a.ts', verdicts.map((_, i) => `a = ${i};`).join('\n')).map((mutant, i) => ({
    mutant,
    verdict: verdicts[i] ?? 'survived',
    by: null,
    milliseconds: 1,
  }));

const mixed = judged('caught', 'caught', 'timed out', 'survived', 'no coverage', 'caught', 'caught');

test('timed out mutants are caught, mutants without coverage are survivors', () => {
  expect(countsOf(mixed)).toEqual({ mutants: 7, caught: 5, survived: 2, timedOut: 1, noCoverage: 1, percent: 71.4 });
});

test('the last line sums up', () => {
  expect(textReport(mixed).split('\n').at(-1)).toBe('caught 5 of 7 (71.4 %), survived 2, timed out 1, no coverage 1');
});

test('only survivors are shown, with how to try them again', () => {
  expect(textReport(mixed)).toContain('a.ts:4:5  number\n  - a = 3;\n  + a = 4;\n  --only a.ts:4:5:number\n');
  expect(textReport(mixed)).toContain('--only a.ts:5:5:number\n  no test reaches it\n');
  expect(textReport(mixed)).not.toContain('a.ts:1:5');
});

test('a share just below the floor is not rounded up to it', () => {
  expect(reaches(countsOf(judged('caught', 'caught', 'survived')), 66.7)).toBe(false);
  expect(reaches(countsOf(judged('caught', 'survived')), 50)).toBe(true);
});

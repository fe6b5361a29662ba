import { describe, expect, test } from 'vitest';
import { positions } from '../positions.ts';
import { recordedCounts } from '../recorded.ts';

/** Deeper counts are left to `npm run perft`. */
const fewEnough = 500;

const recorded = recordedCounts();

test('every position is recorded to its depth, and nothing else is', () => {
  const depths = Object.fromEntries(positions.map(({ name, depth }) => [name, depth]));
  expect(Object.fromEntries(Object.entries(recorded).map(([name, counts]) => [name, counts.length]))).toEqual(depths);
});

describe('as many ways to go on as ever, after a change on purpose: npm run perft -- --remake', () => {
  test.each(positions.map((position) => [position.name, position] as const))('%s', (name, position) => {
    const kept = (recorded[name] ?? []).filter(({ sequences }) => sequences <= fewEnough);
    expect(kept.map((_, i) => position.count(i + 1))).toEqual(kept);
  });
});

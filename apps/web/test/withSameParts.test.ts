import { describe, expect, it } from 'vitest';
import { withSameParts } from '../src/session/withSameParts.ts';

const before = {
  turn: 3,
  seats: [
    { force: 4, hand: [{ handle: 1 }] },
    { force: 5, hand: [] },
  ],
  units: [
    { handle: 7, damage: 0 },
    { handle: 8, damage: 1 },
    { handle: 9, damage: 2 },
  ],
};
const copy = (): typeof before => structuredClone(before);

describe('what says the same as before', () => {
  it('is the same as before', () => {
    expect(withSameParts(before, copy())).toBe(before);
  });

  it('stays the same beside what has changed', () => {
    const now = withSameParts(before, { ...copy(), turn: 4 });
    expect(now).toEqual({ ...before, turn: 4 });
    expect(now.seats).toBe(before.seats);
    expect(now.units).toBe(before.units);
  });

  it('is known by its handle where one before it is gone', () => {
    const [, second, third] = before.units;
    const { units } = withSameParts(before, { ...copy(), units: copy().units.slice(1) });
    expect(units).toEqual([second, third]);
    expect(units[0]).toBe(second);
    expect(units[1]).toBe(third);
  });

  it('says no more than it says now', () => {
    expect(withSameParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(withSameParts([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(withSameParts({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
    expect(withSameParts([{ handle: 1 }, { handle: 2 }], [{ handle: 2 }, { handle: 1 }])).toEqual([
      { handle: 2 },
      { handle: 1 },
    ]);
  });
});

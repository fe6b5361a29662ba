import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, randomFrom, rollDie, shuffleInPlace } from '../src/random.ts';

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** How far counts are from being equal, as in a chi-squared test. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a seed', () => {
  it('leads to the same stream for ever', () => {
    const random = randomFrom('pinned');
    expect(random).toEqual({ stream: [-402984531, 1168253483, 438715315, 292313497], forced: [] });
    expect(times(8, () => below(random, 100))).toEqual([24, 25, 36, 27, 35, 1, 6, 91]);
    expect(random.stream).toEqual([1446913792, 1197909240, 1366087275, 292313505]);
  });

  it('unlike any other leads elsewhere', () => {
    const streams = times(500, (i) => randomFrom(String(i)).stream.join());
    expect(new Set(streams).size).toBe(500);
  });
});

describe('below', () => {
  it('gives whole numbers from 0 up to but not including the count', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, count) => {
        const random = randomFrom(seed);
        return times(20, () => below(random, count)).every((n) => Number.isInteger(n) && n >= 0 && n < count);
      }),
    );
    expect(times(10, () => below(randomFrom('x'), 1))).toEqual(times(10, () => 0));
  });

  it('uses all of a word', () => {
    const random = randomFrom('pinned');
    expect(times(3, () => below(random, 2 ** 32))).toEqual([1057582449, 1111862815, 1567386391]);
  });

  it('gives each of them about as often', () => {
    const random = randomFrom('even');
    const counts = times(10, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const drawn = below(random, 10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(10);
    // 27.9 is exceeded once in a thousand.
    expect(unevenness(counts)).toBeLessThan(27.9);
  });
});

describe('a die', () => {
  it('rolls the same for ever from the same seed', () => {
    const random = randomFrom('dice');
    expect(times(12, () => rollDie(random, 6))).toEqual([5, 2, 6, 3, 2, 1, 1, 6, 1, 1, 5, 3]);
  });

  it('shows each of its sides', () => {
    const random = randomFrom('sides');
    expect([...new Set(times(200, () => rollDie(random, 4)))].sort()).toEqual([1, 2, 3, 4]);
  });

  it('shows what was laid down first, and only then rolls', () => {
    const random = randomFrom('dice');
    random.forced.push(6, 3, 0);
    expect(times(5, () => rollDie(random, 6))).toEqual([6, 3, 0, 5, 2]);
    expect(random.forced).toEqual([]);
  });

  it('does not use up the stream for what was laid down', () => {
    const random = randomFrom('dice');
    const before = [...random.stream];
    random.forced.push(2);
    rollDie(random, 6);
    expect(random.stream).toEqual(before);
  });
});

describe('shuffling', () => {
  it('gives the same order for ever from the same seed', () => {
    const cards = times(10, (i) => i);
    shuffleInPlace(cards, randomFrom('cards'));
    expect(cards).toEqual([2, 6, 3, 1, 5, 4, 7, 8, 0, 9]);
  });

  it('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = [...items];
        shuffleInPlace(shuffled, randomFrom(seed));
        expect([...shuffled].sort()).toEqual([...items].sort());
      }),
    );
  });

  it('uses no chance where there is nothing to shuffle', () => {
    const random = randomFrom('x');
    const before = [...random.stream];
    shuffleInPlace([], random);
    shuffleInPlace(['only'], random);
    expect(random.stream).toEqual(before);
  });

  it('makes every order about as likely', () => {
    const random = randomFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const items = ['a', 'b', 'c'];
      shuffleInPlace(items, random);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 20.5 is exceeded once in a thousand.
    expect(unevenness([...counts.values()])).toBeLessThan(20.5);
  });
});

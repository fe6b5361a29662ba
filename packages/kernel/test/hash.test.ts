import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { Hash, hashOf } from '../src/hash.ts';

/** Records of games hold such hashes: they must not change by accident. */
const pinned: readonly (readonly [unknown, string])[] = [
  [0, 'r64spamq2e'],
  [1, '5e2eo4ypqr'],
  [-1, 'os1zp9lmue'],
  [2147483647, 'y7719w5crq'],
  [2147483648, 'kncdj1gjqo'],
  [-2147483648, 'iviv158fw6'],
  [0.5, 'x5s67ozguc'],
  [1e21, '8stqrykh9v'],
  ['', 'qjxw6hoq8u'],
  ['a', '36l2v5yd4t'],
  ['é', '8zos429qon'],
  ['ab', 'kikb0yppfc'],
  [true, '9mzg7z7guw'],
  [false, 'ecn2t4k585'],
  [null, 'a549n57w0i'],
  [[], 'zrmoohrtmj'],
  [[[]], 'srha7cje7f'],
  [[1, 2], 'c60cvn3rex'],
  [{}, 'hujwx4huw0'],
  [{ a: 1 }, 'c6f9ehno62'],
  [{ b: 1, a: 2, c: 3 }, 'syaefenbiz'],
  [{ a: { b: [null, 'x', 1.5, false] } }, 'cf1cmtioyv'],
];

/** A JSON value with the keys of every record in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

/** A JSON value with the keys of every record in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

test.each(pinned)('the hash of %j never changes', (value, hash) => {
  expect(hashOf(value)).toBe(hash);
});

describe('hashOf', () => {
  it('does not depend on the order of keys', () => {
    expect(hashOf({ a: 1, b: 2, c: 3 })).toBe(hashOf({ c: 3, a: 1, b: 2 }));
    fc.assert(fc.property(fc.jsonValue(), (value) => hashOf(turned(value)) === hashOf(value)));
  });

  it('agrees after writing out and reading back', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => hashOf(JSON.parse(JSON.stringify(value))) === hashOf(value)));
  });

  it('tells apart what is alike', () => {
    const alike = [
      0,
      '0',
      false,
      null,
      [],
      {},
      [0],
      [[0]],
      '',
      [''],
      { 0: 0 },
      [0, 0],
      ['0'],
      1,
      0.1,
      '1',
      [1, 2],
      [2, 1],
    ];
    expect(new Set(alike.map((value) => hashOf(value))).size).toBe(alike.length);
    expect(hashOf({ a: 1, b: 2 })).not.toBe(hashOf({ a: 2, b: 1 }));
    expect(hashOf({ a: { b: 1 } })).not.toBe(hashOf({ a: {}, b: 1 }));
    expect(hashOf([[1], 2])).not.toBe(hashOf([[1, 2]]));
  });

  it('tells different values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        fc.pre(JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b)));
        return hashOf(a) !== hashOf(b);
      }),
    );
  });

  it('takes a key without a value as no key', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
    expect(hashOf({ b: undefined, c: 2 })).toBe(hashOf({ c: 2 }));
  });

  it('refuses what is not plain data', () => {
    expect(() => hashOf(() => 1)).toThrow(new TypeError('A function is not plain data and cannot be hashed.'));
    expect(() => hashOf([undefined])).toThrow(TypeError);
    expect(() => hashOf({ a: 1n })).toThrow('A bigint is not plain data');
    expect(() => hashOf({ a: new Map() })).toThrow(TypeError);
    expect(() => hashOf([new Date(0)])).toThrow(TypeError);
  });

  it('is as long as asked, up to eleven characters, the shorter ends of the longer', () => {
    const whole = hashOf(['x'], 11);
    expect(whole).toMatch(/^[0-9a-z]{11}$/);
    expect(hashOf(['x'])).toBe(whole.slice(-10));
    expect(hashOf(['x'], 4)).toBe(whole.slice(-4));
    expect(hashOf(['x'], 20)).toBe(whole);
  });

  it('pads what comes out short', () => {
    const lengths = new Set(Array.from({ length: 300 }, (_, i) => hashOf(i, 11).length));
    expect([...lengths]).toEqual([11]);
  });
});

describe('Hash', () => {
  it('gives the same four words for a seed, for ever', () => {
    const hash = new Hash();
    hash.text('seed');
    expect(hash.words()).toEqual([-2044297037, -805141653, -793455859, 650595239]);
  });

  it('writes the whole of 53 bits', () => {
    const firsts = new Set(Array.from({ length: 2000 }, (_, i) => hashOf(i, 11).charAt(0)));
    expect(firsts.size).toBeGreaterThan(1);
    expect([...firsts].every((first) => first <= '2')).toBe(true);
  });
});

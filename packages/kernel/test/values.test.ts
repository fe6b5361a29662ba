import { describe, expect, it } from 'vitest';
import type { Operation, ValueRule } from '../src/values.ts';
import { currentValue, explainValue } from '../src/values.ts';
import { laid, type State } from './tiny.ts';

type Part = readonly [Operation, number, number];

const s = laid({ play: [['Ace', 'King'], []] });

const ruleOf = (base: number | null, parts: readonly Part[], atLeast?: number): ValueRule<State> => ({
  name: 'power',
  base: () => base,
  contributions(_s, _card, contribute) {
    for (const [i, [operation, amount, since]] of parts.entries()) contribute(operation, amount, since, i, `part ${i}`);
  },
  ...(atLeast === undefined ? {} : { atLeast }),
});

/** The value, which must be the same with and without an explanation. */
function value(base: number | null, parts: readonly Part[], atLeast?: number): number | null {
  const rule = ruleOf(base, parts, atLeast);
  const now = currentValue(s, rule, 0);
  expect(explainValue(s, rule, 0).total).toBe(now);
  return now;
}

const totals = (base: number | null, parts: readonly Part[]) =>
  explainValue(s, ruleOf(base, parts), 0).lines.map(({ because, total }) => [because, total]);

describe('adding', () => {
  it('adds to the base, in halves too', () => {
    expect(value(3, [])).toBe(3);
    expect(
      value(3, [
        ['add', 2, 1],
        ['add', -1, 2],
        ['add', 0.5, 3],
      ]),
    ).toBe(4.5);
  });

  it('cannot give a value to what has none', () => {
    expect(value(null, [['add', 2, 1]])).toBeNull();
    expect(value(null, [])).toBeNull();
  });
});

describe('multiplying', () => {
  it('works on what is there by then', () => {
    expect(
      value(3, [
        ['add', 1, 1],
        ['multiply', 2, 2],
      ]),
    ).toBe(8);
    expect(
      value(3, [
        ['multiply', 2, 1],
        ['add', 1, 2],
      ]),
    ).toBe(7);
  });

  it('goes by since and not by the order in which it was said', () => {
    expect(
      value(3, [
        ['multiply', 2, 2],
        ['add', 1, 1],
      ]),
    ).toBe(8);
    expect(
      value(3, [
        ['add', 1, 2],
        ['multiply', 2, 1],
      ]),
    ).toBe(7);
  });

  it('leaves no value no value', () => {
    expect(value(null, [['multiply', 2, 1]])).toBeNull();
  });
});

describe('a reset', () => {
  it('takes what was before it away, and nothing is added or multiplied after it', () => {
    expect(
      value(3, [
        ['add', 5, 1],
        ['reset', 1, 2],
      ]),
    ).toBe(1);
    expect(
      value(3, [
        ['reset', 1, 1],
        ['add', 5, 2],
        ['multiply', 3, 3],
      ]),
    ).toBe(1);
  });

  it('gives way to a lower one, whichever came first', () => {
    expect(
      value(9, [
        ['reset', 4, 1],
        ['reset', 2, 2],
      ]),
    ).toBe(2);
    expect(
      value(9, [
        ['reset', 2, 1],
        ['reset', 4, 2],
      ]),
    ).toBe(2);
  });

  it('may raise what was there', () => {
    expect(value(1, [['reset', 6, 1]])).toBe(6);
  });

  it('does nothing to what has no value', () => {
    expect(value(null, [['reset', 2, 1]])).toBeNull();
    expect(
      value(null, [
        ['reset', 2, 1],
        ['define', 5, 2],
        ['add', 1, 3],
      ]),
    ).toBe(6);
  });
});

describe('a definition', () => {
  it('gives a value to what had none, to which more can be added', () => {
    expect(value(null, [['define', 4, 1]])).toBe(4);
    expect(
      value(null, [
        ['define', 4, 1],
        ['add', 2, 2],
        ['multiply', 2, 3],
      ]),
    ).toBe(12);
    expect(
      value(null, [
        ['add', 2, 1],
        ['define', 4, 2],
      ]),
    ).toBe(4);
  });

  it('resets what had one', () => {
    expect(
      value(3, [
        ['define', 5, 1],
        ['add', 2, 2],
      ]),
    ).toBe(5);
    expect(
      value(null, [
        ['define', 5, 1],
        ['define', 7, 2],
        ['add', 1, 3],
      ]),
    ).toBe(7);
    expect(
      value(3, [
        ['reset', 2, 1],
        ['define', 5, 2],
      ]),
    ).toBe(2);
  });
});

describe('a limit', () => {
  it('caps the end result, whenever it began', () => {
    expect(
      value(3, [
        ['limit', 4, 1],
        ['add', 5, 2],
      ]),
    ).toBe(4);
    expect(
      value(3, [
        ['add', 5, 1],
        ['limit', 4, 2],
      ]),
    ).toBe(4);
    expect(value(3, [['limit', 4, 1]])).toBe(3);
    expect(
      value(9, [
        ['limit', 4, 1],
        ['limit', 2, 2],
        ['limit', 3, 3],
      ]),
    ).toBe(2);
  });

  it('caps a reset too', () => {
    expect(
      value(3, [
        ['limit', 4, 1],
        ['reset', 6, 2],
      ]),
    ).toBe(4);
  });

  it('does nothing to what has no value', () => {
    expect(value(null, [['limit', 4, 1]])).toBeNull();
  });
});

describe('a floor', () => {
  it('holds up the end result only', () => {
    expect(value(3, [['add', -5, 1]], 0)).toBe(0);
    expect(value(3, [['add', -5, 1]])).toBe(-2);
    expect(
      value(
        3,
        [
          ['add', -5, 1],
          ['add', 3, 2],
        ],
        0,
      ),
    ).toBe(1);
    expect(
      value(
        3,
        [
          ['add', -5, 1],
          ['multiply', 2, 2],
        ],
        1,
      ),
    ).toBe(1);
    expect(value(3, [], 0)).toBe(3);
  });

  it('gives no value to what has none', () => {
    expect(value(null, [], 0)).toBeNull();
    expect(value(null, [['limit', 1, 1]], 0)).toBeNull();
  });
});

describe('an explanation', () => {
  it('has a line for each contribution with the total after it, in the order in which they count', () => {
    expect(
      explainValue(
        s,
        ruleOf(
          2,
          [
            ['limit', 9, 1],
            ['multiply', 3, 5],
            ['add', 1, 4],
          ],
          1,
        ),
        0,
      ),
    ).toEqual({
      base: 2,
      total: 9,
      lines: [
        { operation: 'add', amount: 1, since: 4, source: 2, because: 'part 2', total: 3 },
        { operation: 'multiply', amount: 3, since: 5, source: 1, because: 'part 1', total: 9 },
        { operation: 'limit', amount: 9, since: 1, source: 0, because: 'part 0', total: 9 },
      ],
    });
  });

  it('shows what had no effect with the total unchanged', () => {
    expect(
      totals(5, [
        ['reset', 1, 1],
        ['add', 2, 2],
        ['reset', 3, 3],
        ['limit', 2, 4],
      ]),
    ).toEqual([
      ['part 0', 1],
      ['part 1', 1],
      ['part 2', 1],
      ['part 3', 1],
    ]);
    expect(
      totals(null, [
        ['add', 2, 1],
        ['define', 3, 2],
        ['add', 4, 3],
      ]),
    ).toEqual([
      ['part 0', null],
      ['part 1', 3],
      ['part 2', 7],
    ]);
  });

  it('keeps equals in the order in which they were said, limits in order of since', () => {
    expect(
      totals(1, [
        ['add', 1, 2],
        ['multiply', 3, 2],
      ]),
    ).toEqual([
      ['part 0', 2],
      ['part 1', 6],
    ]);
    expect(
      totals(9, [
        ['limit', 3, 2],
        ['limit', 5, 1],
      ]),
    ).toEqual([
      ['part 1', 5],
      ['part 0', 3],
    ]);
  });
});

it('may depend on another value that is worked out in between', () => {
  const inner = ruleOf(1, [['add', 10, 1]]);
  const ordered = ruleOf(1, [
    ['add', 1, 1],
    ['multiply', 3, 2],
  ]);
  const outer = (other: ValueRule<State>): ValueRule<State> => ({
    name: 'outer',
    base: () => 100,
    contributions(state, card, contribute) {
      contribute('add', 1, 1, null, 'before');
      contribute('add', currentValue(state, other, card) ?? 0, 2, null, 'other');
      contribute('add', 2, 3, null, 'after');
    },
  });
  expect(currentValue(s, outer(inner), 0)).toBe(114);
  expect(currentValue(s, outer(ordered), 0)).toBe(109);
  expect(currentValue(s, outer(outer(inner)), 0)).toBe(217);
  const orderedOutside: ValueRule<State> = {
    name: 'outer',
    base: () => 4,
    contributions(state, card, contribute) {
      contribute('multiply', 2, 1, null, 'before');
      contribute('add', currentValue(state, inner, card) ?? 0, 2, null, 'other');
    },
  };
  expect(currentValue(s, orderedOutside, 0)).toBe(19);
});

it('is asked about the card it is for', () => {
  const rule: ValueRule<State> = {
    name: 'own',
    base: (_s, card) => card,
    contributions: (_s, card, contribute) => contribute('add', card * 10, 1, card, 'own'),
  };
  expect(currentValue(s, rule, 1)).toBe(11);
  expect(explainValue(s, rule, 1)).toMatchObject({ base: 1, total: 11, lines: [{ source: 1 }] });
});

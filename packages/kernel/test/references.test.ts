import { describe, expect, it } from 'vitest';
import { changeRefs, changeShown, isSameRef } from '../src/references.ts';
import {
  array,
  type CardRef,
  card,
  data,
  fixed,
  list,
  number,
  optional,
  pair,
  record,
  ref,
  type Shape,
  sealed,
  variant,
} from '../src/schema.ts';
import { sealedMark } from '../src/show.ts';

const to = (id: number, life = 0): CardRef => ({ card: id, life });
/** Card 1 becomes card 9. */
const changed = <T>(value: T): T => changeRefs(value, (found) => (found.card === 1 ? to(9) : found));
/** Handle 1 becomes handle 9, handle 2 is gone. */
const shown = (shape: Shape, value: unknown): unknown =>
  changeShown(shape, value, (handle) => (handle === 1 ? 9 : handle === 2 ? null : handle));

describe('references in a state are changed', () => {
  it('wherever they are', () => {
    expect(changed(to(1))).toEqual(to(9));
    expect(changed(to(2))).toEqual(to(2));
    expect(changed([to(0), null, to(1)])).toEqual([to(0), null, to(9)]);
    expect(changed({ a: 1, b: { c: to(1), d: [to(1), to(3)] }, e: to(4) })).toEqual({
      a: 1,
      b: { c: to(9), d: [to(9), to(3)] },
      e: to(4),
    });
  });

  it('and nothing else is', () => {
    expect(changed(null)).toBeNull();
    expect(changed(1)).toBe(1);
    expect(changed({ card: 1 })).toEqual({ card: 1 });
    expect(changed({ life: 1 })).toEqual({ life: 1 });
  });

  it('in a copy: what forks share is left alone, and what does not change is the very same', () => {
    const untouched = [to(2), to(3)];
    const value = { all: [to(1), to(2)], untouched };
    const after = changed(value);
    expect(after).toEqual({ all: [to(9), to(2)], untouched });
    expect(after.untouched).toBe(untouched);
    expect(value.all).toEqual([to(1), to(2)]);
    expect(changed(untouched)).toBe(untouched);
  });
});

describe('references in a view are changed', () => {
  it('wherever their shape says that there is one', () => {
    expect(shown(ref, 1)).toBe(9);
    expect(shown(optional(ref), 2)).toBeNull();
    expect(shown(sealed(ref), 1)).toBe(9);
    expect(shown(list(ref), [0, 1, 2])).toEqual([0, 9, null]);
    expect(shown(array(optional(ref)), [null, 1])).toEqual([null, 9]);
    expect(shown(pair(ref), [1, 3])).toEqual([9, 3]);
    const shape = record({ n: number, inner: fixed({ one: ref, all: list(ref) }) });
    expect(shown(shape, { n: 1, inner: { one: 1, all: [1, 3] } })).toEqual({ n: 1, inner: { one: 9, all: [9, 3] } });
  });

  it('in values of several kinds, by their kind', () => {
    const shape = variant<{ kind: 'hit' | 'pass' }>({ hit: { who: ref }, pass: { who: number } });
    expect(shown(shape, { kind: 'hit', who: 1 })).toEqual({ kind: 'hit', who: 9 });
    expect(shown(shape, { kind: 'pass', who: 1 })).toEqual({ kind: 'pass', who: 1 });
    expect(shown(shape, { kind: 'unheard of', who: 1 })).toEqual({ kind: 'unheard of', who: 1 });
  });

  it('and nothing else is', () => {
    expect(shown(optional(ref), null)).toBeNull();
    expect(shown(card, 1)).toBe(1);
    expect(shown(data, 1)).toBe(1);
    expect(shown(pair(sealed(list(ref))), [sealedMark, [1]])).toEqual([sealedMark, [9]]);
    const value = { all: [3], more: 1 };
    expect(shown(record({ all: list(ref) }), value)).toBe(value);
  });
});

it('references are the same if both card and life are', () => {
  expect(isSameRef(to(1, 2), to(1, 2))).toBe(true);
  expect(isSameRef(to(1, 2), to(1, 3))).toBe(false);
  expect(isSameRef(to(1, 2), to(2, 2))).toBe(false);
});

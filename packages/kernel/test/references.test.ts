import { describe, expect, it } from 'vitest';
import { isSameRef, mapReferences } from '../src/references.ts';
import {
  array,
  type CardRef,
  card,
  data,
  type Field,
  fixed,
  hidden,
  list,
  number,
  optional,
  pair,
  record,
  ref,
  sealed,
  variant,
} from '../src/schema.ts';

const to = (id: number, life = 0): CardRef => ({ card: id, life });
/** Card 1 becomes card 9. */
const mapped = <T>(shape: Field<T>, value: T): unknown =>
  mapReferences<CardRef>(shape, value, (reference) => (reference.card === 1 ? to(9) : reference));

describe('references are changed', () => {
  it('wherever they are', () => {
    expect(mapped(ref, to(1))).toEqual(to(9));
    expect(mapped(ref, to(2))).toEqual(to(2));
    expect(mapped(optional(ref), to(1))).toEqual(to(9));
    expect(mapped(sealed(ref), to(1))).toEqual(to(9));
    expect(mapped(hidden(ref), to(1))).toEqual(to(9));
    expect(mapped(list(ref), [to(0), to(1)])).toEqual([to(0), to(9)]);
    expect(mapped(array(optional(ref)), [null, to(1)])).toEqual([null, to(9)]);
    expect(mapped(pair(ref), [to(1), to(2)])).toEqual([to(9), to(2)]);
    const shape = record({ a: number, b: fixed({ c: ref, d: list(ref) }), e: ref });
    expect(mapped(shape, { a: 1, b: { c: to(1), d: [to(1), to(3)] }, e: to(4) })).toEqual({
      a: 1,
      b: { c: to(9), d: [to(9), to(3)] },
      e: to(4),
    });
  });

  it('in values of several kinds, by their kind', () => {
    type Event = { kind: 'hit'; who: CardRef } | { kind: 'pass'; who: number };
    const shape = variant<Event>({ hit: { who: ref }, pass: { who: number } });
    expect(mapped(shape, { kind: 'hit', who: to(1) })).toEqual({ kind: 'hit', who: to(9) });
    expect(mapped(shape, { kind: 'pass', who: 1 })).toEqual({ kind: 'pass', who: 1 });
    expect(mapReferences(shape, { kind: 'unheard of', who: to(1) }, () => null)).toEqual({
      kind: 'unheard of',
      who: to(1),
    });
  });

  it('and nothing else is', () => {
    expect(mapped(optional(ref), null)).toBeNull();
    expect(mapped(card, 1)).toBe(1);
    expect(mapped(data, { card: 1, life: 0 })).toEqual({ card: 1, life: 0 });
  });

  it('in a copy: what forks share is left alone', () => {
    const value = { all: [to(1), to(2)], n: 1 };
    const changed = mapped(record({ all: list(ref), n: number }), value);
    expect(changed).toEqual({ all: [to(9), to(2)], n: 1 });
    expect(value).toEqual({ all: [to(1), to(2)], n: 1 });
  });

  it('not at all where none is to be: it is the very same value', () => {
    const items = [to(2), to(3)];
    expect(mapped(list(ref), items)).toBe(items);
    const value = { all: items, one: to(4), n: 1 };
    expect(mapped(record({ all: list(ref), one: ref, n: number }), value)).toBe(value);
  });
});

it('references are the same if both card and life are', () => {
  expect(isSameRef(to(1, 2), to(1, 2))).toBe(true);
  expect(isSameRef(to(1, 2), to(1, 3))).toBe(false);
  expect(isSameRef(to(1, 2), to(2, 2))).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  array,
  card,
  column,
  data,
  type Field,
  fixed,
  flag,
  framesShape,
  hidden,
  list,
  makeFork,
  number,
  oneOf,
  optional,
  pair,
  player,
  record,
  ref,
  sealed,
  text,
  variant,
} from '../src/schema.ts';
import { decks, type State, tinyGame } from './tiny.ts';

const forkOf = <T>(shape: Field<T>, value: T): T => makeFork(shape)(value);

/** Every array and record inside a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

describe('a fork shares', () => {
  it('single values', () => {
    for (const shape of [number, text, flag, player, card, oneOf('a')]) expect(makeFork<unknown>(shape)('x')).toBe('x');
  });

  it('what never changes once made', () => {
    const reference = { card: 1, life: 2 };
    expect(forkOf(ref, reference)).toBe(reference);
    const plain = { a: [1] };
    expect(forkOf(data, plain)).toBe(plain);
    const items = [[1], [2]];
    expect(forkOf(list(array(number)), items)).toBe(items);
    const made = { inner: [1] };
    expect(forkOf(fixed({ inner: array(number) }), made)).toBe(made);
    const event = { kind: 'a', items: [1] } as const;
    expect(forkOf(variant<{ kind: 'a'; items: readonly number[] }>({ a: { items: list(number) } }), event)).toBe(event);
  });

  it('an optional, sealed or hidden value that never changes', () => {
    const reference = { card: 1, life: 2 };
    for (const shape of [optional(ref), sealed(ref), hidden(ref)])
      expect(makeFork<unknown>(shape)(reference)).toBe(reference);
  });

  it('the unchanging items of an array it copies', () => {
    const item = { card: 1, life: 2 };
    const items = [item];
    const copy = forkOf(array(ref), items);
    expect(copy).not.toBe(items);
    expect(copy[0]).toBe(item);
  });
});

describe('a fork copies', () => {
  it('columns', () => {
    const numbers = [1, 2, 3];
    const copy = forkOf(column, numbers);
    copy[1] = 9;
    expect(numbers).toEqual([1, 2, 3]);
    expect(copy).toEqual([1, 9, 3]);
  });

  it('arrays of arrays to their depth', () => {
    const grid = [[1], [2, 3]];
    const copy = forkOf(array(array(number)), grid);
    copy[1]?.push(4);
    copy.push([]);
    expect(grid).toEqual([[1], [2, 3]]);
    expect(copy).toEqual([[1], [2, 3, 4], []]);
  });

  it('the halves of pairs that may change', () => {
    const piles: [number[], number[]] = [[1], [2]];
    const copy = forkOf(pair(array(number)), piles);
    copy[0].push(7);
    copy[1].push(8);
    expect(piles).toEqual([[1], [2]]);
    expect(copy).toEqual([
      [1, 7],
      [2, 8],
    ]);
  });

  it('what is inside optional, sealed and hidden, if there is something', () => {
    for (const wrap of [optional, sealed, hidden]) {
      const items = [1];
      const fork = makeFork<number[] | null>(wrap(array(number)));
      const copy = fork(items);
      expect(copy).toEqual([1]);
      expect(copy).not.toBe(items);
      expect(fork(null)).toBeNull();
    }
  });

  it('records, with each field as its own shape says', () => {
    const shape = record({
      count: number,
      items: array(number),
      inner: record({ list: list(number), more: array(text) }),
    });
    const value = { count: 1, items: [1], inner: { list: [2], more: ['x'] } };
    const copy = forkOf(shape, value);
    expect(copy).toEqual(value);
    expect(copy.inner.list).toBe(value.inner.list);
    copy.count = 2;
    copy.items.push(2);
    copy.inner.more.push('y');
    copy.inner.list = [];
    expect(value).toEqual({ count: 1, items: [1], inner: { list: [2], more: ['x'] } });
  });

  it('frames and their locals, one level deep', () => {
    const locals = { count: 1, cards: [1] };
    const frames = [
      { id: 1, step: 'a', locals },
      { id: 2, step: 'b', locals: { count: 0, cards: [] } },
    ];
    const copy = makeFork<typeof frames>(framesShape)(frames);
    expect(copy).toEqual(frames);
    expect(copy[0]?.locals.cards).toBe(locals.cards);
    const [first] = copy;
    if (first !== undefined) {
      first.step = 'c';
      first.locals.count = 2;
    }
    copy.pop();
    expect(frames).toEqual([
      { id: 1, step: 'a', locals: { count: 1, cards: [1] } },
      { id: 2, step: 'b', locals: { count: 0, cards: [] } },
    ]);
  });
});

describe('a whole state', () => {
  const game = tinyGame();

  function played(): State {
    const s = game.start({ decks }, 'fork');
    for (const picks of [[2], [1], [0], [2], [1]]) {
      const pending = game.pending(s);
      if ('because' in pending) break;
      game.answer(s, { player: pending.player, at: pending.at, picks });
    }
    return s;
  }

  it('is forked without sharing anything that a rule may change', () => {
    const s = played();
    const copy = game.fork(s);
    expect(copy).toEqual(s);
    const shared = new Set(partsOf(s));
    const both = partsOf(copy).filter((part) => shared.has(part));
    const allowed = new Set<object>([
      s.names,
      ...s.decks,
      s.cards.definition,
      s.cards.owner,
      ...Object.values(s.zones).flatMap(partsOf),
      ...Object.values(s.facts).flatMap(partsOf),
      ...partsOf(s.held),
      ...s.frames.flatMap((f) => Object.values(f.locals).flatMap(partsOf)),
    ]);
    expect(both.filter((part) => !allowed.has(part))).toEqual([]);
    expect(both).toContain(s.names);
  });

  it('and its fork do not notice what is done to the other', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 30 }), fc.boolean(), (choices, toFork) => {
        const s = played();
        const copy = game.fork(s);
        const [changed, kept] = toFork ? [copy, s] : [s, copy];
        const before = game.hash(kept);
        for (const choice of choices) {
          const pending = game.pending(changed);
          if ('because' in pending) break;
          game.answer(changed, {
            player: pending.player,
            at: pending.at,
            picks: pending.kind === 'subset' ? [] : [choice % pending.options.length],
          });
        }
        expect(game.hash(kept)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });
});

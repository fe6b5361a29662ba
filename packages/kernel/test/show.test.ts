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
  number,
  optional,
  pair,
  player,
  record,
  ref,
  sealed,
  text,
  variant,
} from '../src/schema.ts';
import { isSealed, sealedMark, show, unshow } from '../src/show.ts';
import { laid } from './tiny.ts';

const s = laid({ play: [['Ace', 'King'], ['Ten']] });
s.cards.handle = [11, 12, 13];
s.cards.life = [0, 4, 0];

const shown = <T>(shape: Field<T>, value: T, viewer: 0 | 1 | 'spectator' = 0): unknown => show(shape, value, s, viewer);

describe('a value is shown', () => {
  it('as it is, if it is plain', () => {
    expect([
      shown(number, 1.5),
      shown(text, 'x'),
      shown(flag, false),
      shown(player, 1),
      shown(data, { a: [1] }),
    ]).toEqual([1.5, 'x', false, 1, { a: [1] }]);
  });

  it('with cards as handles and dead references as nothing', () => {
    expect(shown(card, 2)).toBe(13);
    expect(shown(ref, { card: 1, life: 4 })).toBe(12);
    expect(shown(ref, { card: 1, life: 3 })).toBeNull();
    expect(shown(ref, { card: 0, life: 0 })).toBe(11);
    expect(shown(ref, { card: -1, life: 0 })).toBeNull();
  });

  it('to its depth', () => {
    const shape = record({
      all: list(card),
      some: array(optional(ref)),
      one: optional(card),
      inner: fixed({ both: pair(card) }),
    });
    expect(
      shown(shape, { all: [0, 2], some: [null, { card: 2, life: 0 }], one: null, inner: { both: [1, 0] } }),
    ).toEqual({
      all: [11, 13],
      some: [null, 13],
      one: null,
      inner: { both: [12, 11] },
    });
    expect(shown(optional(card), 1)).toBe(12);
  });

  it('sealed to the other player and to spectators, if there is something', () => {
    const shape = pair(sealed(optional(card)));
    expect(shown(shape, [1, 2], 0)).toEqual([12, sealedMark]);
    expect(shown(shape, [1, 2], 1)).toEqual([sealedMark, 13]);
    expect(shown(shape, [1, 2], 'spectator')).toEqual([sealedMark, sealedMark]);
    expect(shown(shape, [null, 2], 1)).toEqual([null, 13]);
    expect(shown(shape, [null, null], 'spectator')).toEqual([null, null]);
  });

  it('unsealed where no seal was said', () => {
    expect(shown(pair(number), [1, 2], 'spectator')).toEqual([1, 2]);
    expect(shown(sealed(card), 1)).toBe(12);
    expect(shown(sealed(optional(card)), null)).toBeNull();
  });

  it('without what is hidden', () => {
    expect(shown(record({ a: number, b: hidden(number) }), { a: 1, b: 2 })).toEqual({ a: 1 });
    expect(shown(fixed({ b: hidden(number) }), { b: 2 })).toEqual({});
    expect(shown(hidden(number), 2)).toBeNull();
    expect(shown(column, [1])).toBeNull();
    expect(show(framesShape, [], s, 0)).toBeNull();
  });

  it('by its kind, if it has one', () => {
    const shape = variant<{ kind: 'draw'; by: 0 | 1; on: number } | { kind: 'pass' }>({
      draw: { by: player, on: card },
      pass: {},
    });
    expect(shown(shape, { kind: 'draw', by: 1, on: 0 })).toEqual({ kind: 'draw', by: 1, on: 11 });
    expect(shown(shape, { kind: 'pass' })).toEqual({ kind: 'pass' });
    expect(show(shape, { kind: 'unheard of', on: 0 }, s, 0)).toEqual({ kind: 'unheard of' });
  });
});

describe('the way back', () => {
  const back = <T>(shape: Field<T>, value: unknown): unknown =>
    unshow(
      shape,
      value,
      (handle) => handle - 11,
      (who) => `guess for ${who}`,
    );

  it('leads to cards, and references of a first life', () => {
    expect(back(card, 13)).toBe(2);
    expect(back(ref, 12)).toEqual({ card: 1, life: 0 });
    expect(back(ref, null)).toEqual({ card: -1, life: 0 });
    expect(back(optional(card), null)).toBeNull();
    expect(back(optional(card), 11)).toBe(0);
    expect(back(sealed(card), 11)).toBe(0);
    expect(back(sealed(card), null)).toBeNull();
    expect([back(number, 1), back(text, 'x'), back(data, { a: 1 })]).toEqual([1, 'x', { a: 1 }]);
  });

  it('goes to the depth', () => {
    const shape = record({ all: list(card), some: array(ref), inner: fixed({ both: pair(card) }) });
    expect(back(shape, { all: [11, 13], some: [null, 13], inner: { both: [12, 11] } })).toEqual({
      all: [0, 2],
      some: [
        { card: -1, life: 0 },
        { card: 2, life: 0 },
      ],
      inner: { both: [1, 0] },
    });
    const event = variant<{ kind: 'draw'; on: number }>({ draw: { on: card } });
    expect(back(event, { kind: 'draw', on: 13 })).toEqual({ kind: 'draw', on: 2 });
  });

  it('guesses what is sealed, for the player whose secret it is', () => {
    const shape = pair(sealed(optional(card)));
    expect(back(shape, [sealedMark, 12])).toEqual(['guess for 0', 1]);
    expect(back(shape, [11, { sealed: true }])).toEqual([0, 'guess for 1']);
    expect(back(shape, [null, null])).toEqual([null, null]);
  });
});

it('knows a seal from anything else', () => {
  expect([{ sealed: true }, { sealed: false }, {}, null, 'sealed', true, 0].map(isSealed)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

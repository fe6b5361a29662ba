import { describe, expect, it, test } from 'vitest';
import { type CheckContext, check, isRecord } from '../src/check.ts';
import { Malformed } from '../src/errors.ts';
import {
  array,
  card,
  column,
  data,
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
  type Shape,
  sealed,
  text,
  variant,
} from '../src/schema.ts';

const locals: Readonly<Record<string, Readonly<Record<string, Shape>>>> = { act: { count: number, by: player } };

const context: CheckContext = {
  what: 'saved game',
  cards: 3,
  locals(procedure, step, path) {
    const found = locals[procedure];
    if (found === undefined || step === 'unheard of') throw new Malformed('saved game', path, 'a known step', step);
    return found;
  },
};

const accepts = (shape: Shape, value: unknown): void => check(shape, value, context, 'x');

function refusal(shape: Shape, value: unknown): string {
  try {
    check(shape, value, context, 'x');
  } catch (error) {
    if (error instanceof Malformed) {
      expect(error.message).toContain(`damaged at ${error.path}:`);
      return error.message.replace('This saved game is damaged at ', '');
    }
    throw error;
  }
  return 'nothing wrong';
}

const event: Shape = variant<{ kind: 'draw'; by: 0 | 1 } | { kind: 'pass' }>({ draw: { by: player }, pass: {} });
const frame = { id: 1, procedure: 'act', step: 'a', into: null, back: null, by: null, locals: { count: 1, by: 0 } };

test.each<[string, Shape, readonly unknown[]]>([
  ['number', number, [0, -1, 0.5, 1e300]],
  ['text', text, ['', 'x']],
  ['flag', flag, [true, false]],
  ['player', player, [0, 1]],
  ['card', card, [0, 1, 2]],
  [
    'ref',
    ref,
    [
      { card: 0, life: 0 },
      { card: 2, life: 9 },
      { card: -1, life: 0 },
    ],
  ],
  ['data', data, [null, 0, '', [], { a: [null] }]],
  ['column', column, [[1, 2, 3]]],
  ['optional', optional(number), [null, 1]],
  ['sealed', sealed(number), [null, 1]],
  ['hidden', hidden(number), [1]],
  ['pair', pair(number), [[1, 2]]],
  ['list', list(number), [[], [1], [1, 2, 3, 4]]],
  ['array', array(card), [[], [2, 0]]],
  [
    'record',
    record({ a: number, b: optional(text) }),
    [
      { a: 1, b: null },
      { b: 'x', a: 0 },
    ],
  ],
  ['fixed', fixed({ a: number }), [{ a: 1 }]],
  ['variant', event, [{ kind: 'draw', by: 1 }, { kind: 'pass' }]],
  ['frames', framesShape, [[], [frame, { ...frame, into: 'x', back: 'y', by: 1 }]]],
])('%s: what is right is let through', (_name, shape, values) => {
  for (const value of values) accepts(shape, value);
});

test.each<[Shape, unknown, string]>([
  [number, '1', 'x: expected a number, found "1".'],
  [number, Number.NaN, 'x: expected a number, found null.'],
  [number, Number.POSITIVE_INFINITY, 'x: expected a number, found null.'],
  [number, undefined, 'x: expected a number, found nothing.'],
  [number, null, 'x: expected a number, found null.'],
  [text, 1, 'x: expected text, found 1.'],
  [flag, 0, 'x: expected true or false, found 0.'],
  [flag, 'true', 'x: expected true or false, found "true".'],
  [player, 2, 'x: expected a player, 0 or 1, found 2.'],
  [player, '0', 'x: expected a player, 0 or 1, found "0".'],
  [card, 3, 'x: expected a card number below 3, found 3.'],
  [card, -1, 'x: expected a card number below 3, found -1.'],
  [card, 0.5, 'x: expected a card number below 3, found 0.5.'],
  [card, '1', 'x: expected a card number below 3, found "1".'],
  [ref, 1, 'x: expected a card and its life, found 1.'],
  [ref, null, 'x: expected a card and its life, found null.'],
  [ref, { card: 3, life: 0 }, 'x: expected a card and its life, found {"card":3,"life":0}.'],
  [ref, { card: -2, life: 0 }, 'x: expected a card and its life, found {"card":-2,"life":0}.'],
  [ref, { card: 1 }, 'x: expected a card and its life, found {"card":1}.'],
  [ref, { card: 1, life: '0' }, 'x: expected a card and its life, found {"card":1,"life":"0"}.'],
  [data, undefined, 'x: expected plain data, found nothing.'],
  [column, [1, 2], 'x: expected 3 numbers, found [1,2].'],
  [column, [1, 2, 3, 4], 'x: expected 3 numbers, found [1,2,3,4].'],
  [column, [1, 2, '3'], 'x: expected 3 numbers, found [1,2,"3"].'],
  [column, ['1', 2, 3], 'x: expected 3 numbers, found ["1",2,3].'],
  [column, null, 'x: expected 3 numbers, found null.'],
  [optional(number), 'x', 'x: expected a number, found "x".'],
  [optional(number), undefined, 'x: expected a number, found nothing.'],
  [sealed(number), 'x', 'x: expected a number, found "x".'],
  [hidden(number), null, 'x: expected a number, found null.'],
  [pair(number), [1], 'x: expected one entry for each player, found [1].'],
  [pair(number), [1, 2, 3], 'x: expected one entry for each player, found [1,2,3].'],
  [pair(number), { 0: 1, 1: 2 }, 'x: expected one entry for each player, found {"0":1,"1":2}.'],
  [pair(number), [1, 'x'], 'x[1]: expected a number, found "x".'],
  [list(number), 'abc', 'x: expected a list, found "abc".'],
  [list(number), [0, 1, null], 'x[2]: expected a number, found null.'],
  [array(pair(number)), [[0, 'x']], 'x[0][1]: expected a number, found "x".'],
  [record({ a: number }), null, 'x: expected a record, found null.'],
  [record({ a: number }), [1], 'x: expected a record, found [1].'],
  [record({ a: number }), {}, 'x.a: expected a number, found nothing.'],
  [record({ a: record({ b: text }) }), { a: { b: 1 } }, 'x.a.b: expected text, found 1.'],
  [record({ a: number }), { a: 1, b: 2 }, 'x.b: expected nothing of that name, found 2.'],
  [fixed({ a: number }), { a: 1, c: null }, 'x.c: expected nothing of that name, found null.'],
  [event, { kind: 'jump' }, 'x: expected one of draw, pass, found {"kind":"jump"}.'],
  [event, 'draw', 'x: expected one of draw, pass, found "draw".'],
  [event, null, 'x: expected one of draw, pass, found null.'],
  [event, { kind: 'draw', by: 2 }, 'x.by: expected a player, 0 or 1, found 2.'],
  [event, { kind: 'pass', by: 0 }, 'x.by: expected nothing of that name, found 0.'],
  [framesShape, {}, 'x: expected a list of frames, found {}.'],
  [framesShape, ['act'], 'x[0]: expected a record, found "act".'],
  [framesShape, [{ ...frame, id: 'x' }], 'x[0].id: expected a number, found "x".'],
  [framesShape, [{ ...frame, procedure: 1 }], 'x[0].procedure: expected text, found 1.'],
  [framesShape, [{ ...frame, step: null }], 'x[0].step: expected text, found null.'],
  [framesShape, [{ ...frame, into: 1 }], 'x[0].into: expected text, found 1.'],
  [framesShape, [{ ...frame, back: 1 }], 'x[0].back: expected text, found 1.'],
  [framesShape, [{ ...frame, by: 2 }], 'x[0].by: expected a player, 0 or 1, found 2.'],
  [framesShape, [frame, { ...frame, extra: 1 }], 'x[1].extra: expected nothing of that name, found 1.'],
  [framesShape, [{ ...frame, step: 'unheard of' }], 'x[0]: expected a known step, found "unheard of".'],
  [framesShape, [{ ...frame, procedure: 'other' }], 'x[0]: expected a known step, found "a".'],
  [framesShape, [{ ...frame, locals: { count: 1 } }], 'x[0].locals.by: expected a player, 0 or 1, found nothing.'],
  [
    framesShape,
    [{ ...frame, locals: { count: 1, by: 0, c: 1 } }],
    'x[0].locals.c: expected nothing of that name, found 1.',
  ],
  [framesShape, [{ ...frame, locals: null }], 'x[0].locals: expected a record, found null.'],
])('%j refuses %j', (shape, value, message) => {
  expect(refusal(shape, value)).toBe(message);
});

describe('what was found', () => {
  it('is cut short where it is long', () => {
    const found = 'y'.repeat(70);
    expect(refusal(number, found)).toBe(`x: expected a number, found "${'y'.repeat(56)}....`);
    expect(refusal(number, 'y'.repeat(58))).toBe(`x: expected a number, found "${'y'.repeat(58)}".`);
    expect(refusal(number, 'y'.repeat(59))).toBe(`x: expected a number, found "${'y'.repeat(56)}....`);
  });

  it('is named even if it is no data at all', () => {
    expect(refusal(text, Symbol('odd'))).toBe('x: expected text, found Symbol(odd).');
  });
});

it('knows a record from a list and from nothing', () => {
  expect([{}, { a: 1 }, [], null, 'x', 1, undefined].map(isRecord)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

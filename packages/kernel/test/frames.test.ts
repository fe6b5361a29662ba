import { describe, expect, it } from 'vitest';
import { call, callAll, commit, done, frameById, goto, next, over, perform, stage, startingAt } from '../src/frames.ts';
import { array, card, data, fixed, flag, list, number, optional, pair, player, ref, text } from '../src/schema.ts';
import { choiceOf, goingOnAt, laid, procedure, question } from './tiny.ts';

const everything = procedure(
  'everything',
  {
    number,
    text,
    flag,
    list: list(number),
    array: array(number),
    pair: pair(number),
    pairs: pair(list(text)),
    optional: optional(number),
    data,
    player,
    card,
    ref,
    record: optional(fixed({ a: number })),
  },
  {
    first: () => next,
    second: question(
      () => choiceOf(0, 'a', 'b'),
      () => done(),
    ),
    third: () => done(),
  },
);

describe('a procedure', () => {
  it('knows its steps in the order in which they are written', () => {
    expect(everything.name).toBe('everything');
    expect(everything.first).toBe('first');
    expect(Object.values(everything.steps).map((step) => [step.name, step.next])).toEqual([
      ['first', 'second'],
      ['second', 'third'],
      ['third', null],
    ]);
    expect(Object.values(everything.steps).map((step) => step.act !== null)).toEqual([true, false, true]);
    expect(Object.keys(everything.locals)).toHaveLength(13);
  });

  it('without steps begins nowhere', () => {
    expect(procedure('nothing', {}, {}).first).toBe('');
  });

  it('starts every local that has a natural start', () => {
    const reference = { card: 1, life: 0 };
    expect(everything({ player: 1, card: 2, ref: reference })).toEqual({
      procedure: 'everything',
      locals: {
        number: 0,
        text: '',
        flag: false,
        list: [],
        array: [],
        pair: [0, 0],
        pairs: [[], []],
        optional: null,
        data: null,
        player: 1,
        card: 2,
        ref: reference,
        record: null,
      },
    });
  });

  it('takes what it is given instead', () => {
    const { locals } = everything({ player: 0, card: 0, ref: { card: 0, life: 0 }, number: 5, list: [1], flag: true });
    expect(locals).toMatchObject({ number: 5, list: [1], flag: true, text: '' });
  });

  it('gives each frame locals of its own', () => {
    const given = { player: 0, card: 0, ref: { card: 0, life: 0 } } as const;
    expect(everything(given).locals).not.toBe(everything(given).locals);
  });

  it('can begin in the middle', () => {
    const frame = procedure('p', { n: number }, { a: () => next, b: () => next })({ n: 2 });
    expect(startingAt(frame, 'b')).toEqual({ procedure: 'p', step: 'b', locals: { n: 2 } });
  });
});

describe('controls', () => {
  const frame = { procedure: 'p', locals: {} };
  const event = { kind: 'x' };
  const at = (step: string | null) => Object.fromEntries([['then', step]]);

  it('are plain data', () => {
    const empty = { ...at(null), frames: [], into: null, back: false, events: [], value: null, winner: null };
    expect(next).toEqual({ ...empty, do: 'next' });
    expect(done()).toEqual({ ...empty, do: 'done' });
    expect(done(0)).toEqual({ ...empty, do: 'done', value: 0 });
    expect(done('x')).toEqual({ ...empty, do: 'done', value: 'x' });
    expect(goto('x')).toEqual({ ...empty, do: 'goto', ...at('x') });
    expect(over(1, 'x')).toEqual({ ...empty, do: 'over', winner: 1, value: 'x' });
    expect(perform([event])).toEqual({ ...empty, do: 'perform', events: [event] });
    expect(perform([event], 'x')).toEqual({ ...empty, do: 'perform', events: [event], ...at('x') });
  });

  it('call one frame or several, with where to go on and what takes the value', () => {
    const plain = { ...call(frame), do: 'call', frames: [frame], ...at(null), into: null, back: false };
    expect(call(frame)).toEqual(plain);
    expect(call(frame, goingOnAt('x'))).toEqual({ ...plain, ...at('x') });
    expect(call(frame, { into: 'x' })).toEqual({ ...plain, into: 'x' });
    expect(callAll([frame, frame])).toEqual({ ...plain, frames: [frame, frame] });
    expect(callAll([frame], { ...goingOnAt('x'), into: 'y' })).toEqual({ ...plain, ...at('x'), into: 'y' });
    expect(stage(frame)).toEqual({ ...plain, back: true });
    expect(stage(frame, { ...goingOnAt('x'), into: 'y' })).toEqual({ ...plain, back: true, ...at('x'), into: 'y' });
  });
});

describe('frames under way', () => {
  it('are found by id, wherever they lie', () => {
    const s = laid({});
    const [bottom] = s.frames;
    if (bottom === undefined) throw new Error('nothing is under way');
    s.frames.push({ ...bottom, id: 7 }, { ...bottom, id: 9 });
    expect(frameById(s, bottom.id)).toBe(bottom);
    expect(frameById(s, 7)).toBe(s.frames[1]);
    expect(frameById(s, 9)).toBe(s.frames[2]);
    expect(frameById(s, 8)).toBeNull();
  });

  it('can none of them be withdrawn once something is done', () => {
    const s = laid({});
    const [bottom] = s.frames;
    if (bottom === undefined) throw new Error('nothing is under way');
    s.frames.push({ ...bottom, back: 'a', by: 0 }, { ...bottom, back: null }, { ...bottom, back: 'b', by: 1 });
    s.staged = true;
    commit(s);
    expect(s.frames.map(({ back }) => back)).toEqual([null, null, null, null]);
    expect(s.staged).toBe(false);
  });
});

describe('names of steps and locals', () => {
  const counting = procedure(
    'counting',
    { count: number },
    { first: () => goto('last'), middle: () => next, last: (_s, l) => done(l.count) },
  );

  it('are those of the procedure, or do not compile', () => {
    procedure(
      'misnamed',
      { count: number },
      {
        // @ts-expect-error: a step that is not there.
        one: () => goto('tow'),
        // @ts-expect-error: the same after a call.
        two: () => call(counting({}), { then: 'tow' }),
        // @ts-expect-error: a local that is not there.
        three: () => call(counting({}), { into: 'cuont' }),
        // @ts-expect-error: the same after events.
        four: () => perform([], 'tow'),
        five: () => call(counting({}), { then: 'one', into: 'count' }),
      },
    );
    // @ts-expect-error: a frame that begins at a step that is not there.
    expect(startingAt(counting({}), 'midle').step).toBe('midle');
    expect(startingAt(counting({}), 'middle').step).toBe('middle');
  });
});

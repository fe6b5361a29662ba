import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Answer } from '../src/decision.ts';
import { EngineFault, IllegalAnswer, impossible, type WhyRefused } from '../src/errors.ts';
import type { Asked, Control, Frame } from '../src/frames.ts';
import { call, callAll, done, goto, next, over, perform, stage } from '../src/frames.ts';
import type { Happening } from '../src/happening.ts';
import { data, number, player, text } from '../src/schema.ts';
import { openWindow } from '../src/window.ts';
import {
  choiceOf,
  choose,
  decisionIn,
  goingOnAt,
  noteIn,
  procedure,
  question,
  running,
  type State,
  type TinyEvent,
  type TinyGame,
  table,
  type tinyGame,
  verbsIn,
} from './tiny.ts';

const ask = (...verbs: readonly string[]) =>
  question(
    () => choiceOf(0, ...verbs),
    () => next,
  );
const end = () => over(0, 'the end');

describe('steps', () => {
  it('run one after the other, and after the last the frame below goes on', () => {
    const log: string[] = [];
    const note = noteIn(log);
    const { game, s } = running(
      {
        one: () => call(note({ what: 'one' })),
        two() {
          log.push('two');
          return next;
        },
        three: end,
      },
      { parts: { procedures: [note] } },
    );
    expect(log).toEqual(['one', 'two']);
    expect(game.pending(s)).toEqual({ winner: 0, because: 'the end' });
    expect(s.frames).toEqual([]);
  });

  it('may go to any other', () => {
    const log: string[] = [];
    running({
      one: () => goto('three'),
      two() {
        log.push('two');
        return goto('four');
      },
      three() {
        log.push('three');
        return goto('two');
      },
      four: end,
    });
    expect(log).toEqual(['three', 'two']);
  });

  it('may go on elsewhere after a call', () => {
    const log: string[] = [];
    const note = noteIn(log);
    running(
      {
        one: () => call(note({ what: 'called' }), goingOnAt('three')),
        two() {
          log.push('two');
          return next;
        },
        three: end,
      },
      { parts: { procedures: [note] } },
    );
    expect(log).toEqual(['called']);
  });

  it('end their frame after the call of the last', () => {
    const log: string[] = [];
    const note = noteIn(log);
    const inner = procedure('inner', {}, { only: () => call(note({ what: 'in' })) });
    const { s } = running({ one: () => call(inner({})), two: ask('a', 'b') }, { parts: { procedures: [note, inner] } });
    expect(log).toEqual(['in']);
    expect(s.frames.map(({ procedure: name, step }) => [name, step])).toEqual([['test', 'two']]);
  });

  it('call several frames with the last on top', () => {
    const log: string[] = [];
    const note = noteIn(log);
    running(
      { one: () => callAll(['a', 'b', 'c'].map((what) => note({ what }))), two: end },
      { parts: { procedures: [note] } },
    );
    expect(log).toEqual(['c', 'b', 'a']);
  });

  it('may call nothing', () => {
    const { s } = running({ one: () => callAll([], { into: 'x' }), two: ask('a', 'b') });
    expect(s.frames).toHaveLength(1);
    expect(s.frames[0]?.step).toBe('two');
  });
});

describe('what a call is done with', () => {
  const giving = procedure('giving', { value: data }, { give: (_s, l) => done(l.value) });
  const silent = procedure('silent', {}, { nothing: () => next });
  const trailing = procedure('trailing', {}, { only: () => call(silent({})) });
  const asking = procedure(
    'asking',
    { got: data, what: text },
    {
      one: (_s, l) =>
        l.what === 'silent'
          ? call(silent({}), { into: 'got' })
          : l.what === 'trailing'
            ? call(trailing({}), { into: 'got' })
            : l.what === 'several'
              ? callAll([giving({ value: 'bottom' }), giving({ value: 'top' })], { into: 'got' })
              : call(giving({ value: l.what }), { into: 'got' }),
      two: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
  );

  const got = (what: string): unknown => {
    const { s } = running(
      { one: () => call(asking({ what, got: 'before' })) },
      { parts: { procedures: [giving, silent, trailing, asking] } },
    );
    return s.frames[1]?.locals;
  };

  it('goes into the local that was named', () => {
    expect(got('x')).toEqual({ got: 'x', what: 'x' });
  });

  it('is nothing if it only comes to its end', () => {
    expect(got('silent')).toMatchObject({ got: null });
    expect(got('trailing')).toMatchObject({ got: null });
  });

  it('is that of the bottom one of several', () => {
    expect(got('several')).toMatchObject({ got: 'bottom' });
  });

  it('goes nowhere if nobody asked for it', () => {
    const { s } = running(
      { one: () => call(giving({ value: 'x' })), two: ask('a', 'b') },
      { parts: { procedures: [giving] } },
    );
    expect(s.frames[0]?.locals).toEqual({});
  });
});

describe('ids', () => {
  it('are given in order to every frame of the game’s own procedures, and never again', () => {
    const log: string[] = [];
    const note = noteIn(log);
    const { s } = running(
      {
        one: () => callAll([note({ what: 'a' }), note({ what: 'b' })]),
        two: () => call(note({ what: 'c' })),
        three: ask('a', 'b'),
      },
      { parts: { procedures: [note] } },
    );
    expect(s.frames[0]?.id).toBe(1);
    expect(s.nextId).toBe(5);
  });

  it('are not given to what may be opened or not by what is hidden', () => {
    const { s } = running(
      {
        one: () =>
          call({
            procedure: 'window',
            locals: {
              kind: 'any',
              about: [],
              next: 0,
              passes: 0,
              alone: false,
              used: [],
              taking: '',
              result: null,
              acted: 0,
            },
          }),
      },
      {
        parts: {
          windows: {
            turnPlayer: () => 0,
            kinds: { any: { options: () => [{ verb: 'a' }], take: () => ({ procedure: 'test', locals: {} }) } },
          },
        },
      },
    );
    expect(s.frames.map(({ id, procedure: name }) => [id, name])).toEqual([
      [1, 'test'],
      [0, 'window'],
    ]);
    expect(s.nextId).toBe(2);
  });
});

describe('a decision', () => {
  const asking = (asked: Asked | null) =>
    running({
      one: question(
        () => asked,
        (_s, _l, picked) => over(0, picked.map(({ verb }) => verb).join('+')),
      ),
      two: () => over(1, 'not asked'),
    });
  const outcome = (asked: Asked | null): unknown => {
    const { game, s } = asking(asked);
    const pending = game.pending(s);
    return 'because' in pending ? pending.because : 'asked';
  };
  const subset = (count: number, min: number, max: number): Asked => ({
    ...choiceOf(0, ...['a', 'b', 'c'].slice(0, count)),
    kind: 'subset',
    min,
    max,
  });

  it('says who decides what', () => {
    const { game, s } = asking({
      ...choiceOf(1, 'a', 'b'),
      window: { kind: 'w', about: [3] },
      needs: { value: 'v', atLeast: 2, soFar: 1 },
    });
    expect(game.pending(s)).toEqual({
      at: 0,
      player: 1,
      kind: 'choice',
      options: [{ verb: 'a' }, { verb: 'b' }],
      min: 1,
      max: 1,
      window: { kind: 'w', about: [3] },
      needs: { value: 'v', atLeast: 2, soFar: 1 },
    });
  });

  it('has no more in it than there is to say', () => {
    const { game, s } = asking(choiceOf(0, 'a', 'b'));
    expect(Object.keys(decisionIn(game, s))).toEqual(['at', 'player', 'kind', 'options', 'min', 'max']);
  });

  it('is asked only if there are two legal answers', () => {
    expect(outcome(choiceOf(0, 'a', 'b'))).toBe('asked');
    expect(outcome(choiceOf(0, 'a'))).toBe('a');
    expect(outcome({ ...choiceOf(0, 'a'), kind: 'number' })).toBe('a');
    expect(outcome(choiceOf(0))).toBe('not asked');
    expect(outcome(null)).toBe('not asked');
  });

  it('of a subset is asked if there are two subsets', () => {
    expect(outcome(subset(2, 2, 2))).toBe('a+b');
    expect(outcome(subset(2, 1, 2))).toBe('asked');
    expect(outcome(subset(2, 1, 1))).toBe('asked');
    expect(outcome(subset(1, 0, 1))).toBe('asked');
    expect(outcome(subset(1, 1, 1))).toBe('a');
    expect(outcome(subset(3, 0, 0))).toBe('');
    expect(outcome(subset(3, 2, 2))).toBe('asked');
    expect(outcome(subset(0, 0, 2))).toBe('not asked');
    expect(outcome({ ...choiceOf(0, 'a', 'b'), kind: 'subset' })).toBe('asked');
    expect(outcome({ ...choiceOf(0, 'a'), kind: 'subset' })).toBe('a');
  });

  it('counts the decisions of each player apart', () => {
    const { game, s } = running({
      one: ask('a', 'b'),
      two: question(
        () => choiceOf(1, 'a', 'b'),
        () => next,
      ),
      three: () => goto('one'),
    });
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const { player: who, at } = decisionIn(game, s);
      seen.push([who, at]);
      choose(game, s, 'a');
    }
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(s.asked).toEqual([2, 2]);
  });

  it('not asked is not counted', () => {
    const { s } = running({ one: ask('only'), two: ask('a', 'b') });
    expect(s.asked).toEqual([0, 0]);
  });

  it('may be asked for again and again, also of a fork and of a state read back', () => {
    const { game, s } = asking({ ...subset(3, 1, 2) });
    const first = game.pending(s);
    expect(game.pending(s)).toBe(first);
    expect(game.pending(game.fork(s))).toEqual(first);
    expect(game.pending(game.load(JSON.parse(JSON.stringify(s))))).toEqual(first);
  });

  it('is not mistaken for one of another state', () => {
    const { game, s } = running({
      one: question(
        (state) => choiceOf(state.facts.turn, 'a', 'b'),
        () => goto('one'),
      ),
    });
    const fork = game.fork(s);
    fork.facts.turn = 1;
    expect(decisionIn(game, fork).player).toBe(1);
    expect(decisionIn(game, s).player).toBe(0);
    choose(game, s, 'a');
    expect(decisionIn(game, s).at).toBe(1);
    expect(decisionIn(game, fork).at).toBe(0);
  });

  it('takes any subset within its bounds and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(4), { maxLength: 5 }), (chosen) => {
        const picks = chosen.sort((a, b) => a - b);
        const { game, s } = running({
          one: question(
            () => ({ ...choiceOf(0, 'a', 'b', 'c', 'd', 'e'), kind: 'subset', min: 1, max: 3 }),
            (_s, _l, picked) => over(0, picked.map(({ verb }) => verb).join('')),
          ),
        });
        const answer = () => game.answer(s, { player: 0, at: 0, picks });
        if (picks.length < 1 || picks.length > 3) expect(answer).toThrow(IllegalAnswer);
        else {
          answer();
          expect(game.pending(s)).toMatchObject({ because: picks.map((pick) => 'abcde'[pick]).join('') });
        }
      }),
    );
  });
});

describe('an answer is refused', () => {
  const two = (kind: 'choice' | 'subset', min: number, max: number) =>
    running({
      one: question(
        () => ({ ...choiceOf(1, 'a', 'b', 'c'), kind, min, max }),
        () => next,
      ),
      two: ask('x', 'y'),
    });

  function refused(
    { game, s }: { game: TinyGame; s: State },
    answer: unknown,
  ): { refusal: WhyRefused; message: string; player: unknown } {
    const before = game.hash(s);
    const pending = game.pending(s);
    try {
      game.answer(s, answer as Answer);
    } catch (error) {
      expect(game.hash(s)).toBe(before);
      expect(game.pending(s)).toEqual(pending);
      if (error instanceof IllegalAnswer)
        return { refusal: error.refusal, message: error.message, player: error.player };
      throw error;
    }
    throw new Error('It was not refused.');
  }

  test.each<[unknown, WhyRefused, string]>([
    [{ player: 0, at: 0, picks: [0] }, 'wrong player', 'It is player 1 who has to decide, not player 0.'],
    [{ player: 1, at: 1, picks: [0] }, 'stale', 'This answers decision 1; decision 0 is the one to answer.'],
    [{ player: 1, at: -1, picks: [0] }, 'stale', 'This answers decision -1; decision 0 is the one to answer.'],
    [{ player: 1, picks: [0] }, 'stale', 'This answers decision undefined; decision 0 is the one to answer.'],
    [{ player: 1, at: 0 }, 'wrong number of picks', 'An answer needs picks: a list of option numbers.'],
    [{ player: 1, at: 0, picks: 'a' }, 'wrong number of picks', 'An answer needs picks: a list of option numbers.'],
    [{ player: 1, at: 0, picks: [] }, 'wrong number of picks', '1 of the options must be picked, not 0.'],
    [{ player: 1, at: 0, picks: [0, 1] }, 'wrong number of picks', '1 of the options must be picked, not 2.'],
    [{ player: 1, at: 0, picks: [3] }, 'out of range', 'Options are numbered 0 to 2; 3 is none of them.'],
    [{ player: 1, at: 0, picks: [-1] }, 'out of range', 'Options are numbered 0 to 2; -1 is none of them.'],
    [{ player: 1, at: 0, picks: [0.5] }, 'out of range', 'Options are numbered 0 to 2; 0.5 is none of them.'],
    [{ player: 1, at: 0, picks: ['0'] }, 'out of range', 'Options are numbered 0 to 2; 0 is none of them.'],
    [{ player: 1, at: 0, picks: [null] }, 'out of range', 'Options are numbered 0 to 2; null is none of them.'],
  ])('%j to a choice', (answer, refusal, message) => {
    expect(refused(two('choice', 1, 1), answer)).toEqual({ refusal, message, player: (answer as Answer).player });
  });

  test.each<[unknown, WhyRefused, string]>([
    [{ player: 1, at: 0, picks: [0] }, 'wrong number of picks', '2 to 3 of the options must be picked, not 1.'],
    [{ player: 1, at: 0, picks: [2] }, 'wrong number of picks', '2 to 3 of the options must be picked, not 1.'],
    [
      { player: 1, at: 0, picks: [0, 1, 2, 3] },
      'wrong number of picks',
      '2 to 3 of the options must be picked, not 4.',
    ],
    [{ player: 1, at: 0, picks: [1, 0] }, 'not ascending', 'Picks must be different and in ascending order.'],
    [{ player: 1, at: 0, picks: [1, 1] }, 'not ascending', 'Picks must be different and in ascending order.'],
    [{ player: 1, at: 0, picks: [0, 2, 1] }, 'not ascending', 'Picks must be different and in ascending order.'],
    [{ player: 1, at: 0, picks: [1, 2, 0] }, 'not ascending', 'Picks must be different and in ascending order.'],
    [{ player: 1, at: 0, picks: [0, 3] }, 'out of range', 'Options are numbered 0 to 2; 3 is none of them.'],
  ])('%j to a subset', (answer, refusal, message) => {
    expect(refused(two('subset', 2, 3), answer)).toEqual({ refusal, message, player: 1 });
  });

  test.each([2, -1, '0', null, undefined])('from %j, who is no player', (who) => {
    expect(refused(two('choice', 1, 1), { player: who, at: 0, picks: [0] })).toEqual({
      refusal: 'wrong player',
      message: `A player is 0 or 1, not ${String(who)}.`,
      player: null,
    });
    expect(refused(two('choice', 1, 1), { player: who, concede: true }).refusal).toBe('wrong player');
  });

  it('once the game is over, a concession too', () => {
    const table = running({ one: ask('a', 'b'), two: end });
    choose(table.game, table.s, 'a');
    const expected = { refusal: 'game over', message: 'The game is over: the end.', player: 1 };
    expect(refused(table, { player: 1, at: 0, picks: [0] })).toEqual(expected);
    expect(refused(table, { player: 1, concede: true })).toEqual(expected);
  });

  it('when it was given before', () => {
    const table = running({ one: ask('a', 'b'), two: ask('c', 'd') });
    const answer = { player: 0, at: 0, picks: [0] } as const;
    table.game.answer(table.s, answer);
    expect(refused(table, answer).refusal).toBe('stale');
  });

  it('and every legal one is not', () => {
    for (const picks of [
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1, 2],
    ]) {
      const { game, s } = two('subset', 2, 3);
      game.answer(s, { player: 1, at: 0, picks });
      expect(verbsIn(game, s)).toEqual(['x', 'y']);
      expect(s.asked).toEqual([0, 1]);
    }
  });
});

describe('conceding', () => {
  it('ends the game for the other player, whoever has to decide', () => {
    for (const who of [0, 1] as const) {
      const { game, s } = running({ one: ask('a', 'b') });
      const told: Happening[] = [];
      game.answer(s, { player: who, concede: true }, (happening) => told.push(happening));
      const outcome = { winner: who === 0 ? 1 : 0, because: 'concession' };
      expect(game.pending(s)).toEqual(outcome);
      expect(told).toEqual([{ kind: 'over', ...outcome }]);
      expect(s.frames).toEqual([]);
      expect(s.asked).toEqual([0, 0]);
    }
  });
});

describe('the end', () => {
  it('is told, and nothing runs after it', () => {
    const log: string[] = [];
    const { game, s } = running({
      one: ask('a', 'b'),
      two: () => over(null, 'a draw'),
      three() {
        log.push('three');
        return next;
      },
    });
    const told: Happening[] = [];
    game.answer(s, { player: 0, at: 0, picks: [0] }, (happening) => told.push(happening));
    expect(told).toEqual([{ kind: 'over', winner: null, because: 'a draw' }]);
    expect(s.outcome).toEqual({ winner: null, because: 'a draw' });
    expect(log).toEqual([]);
  });
});

describe('faults', () => {
  it('say where they came to light, and in whose text', () => {
    const speaking = procedure('speaking', { words: text }, { start: () => call(broken({})), over: end });
    const broken = procedure('broken', {}, { begin: () => next, fail: () => impossible('This cannot be.') });
    const parts = {
      procedures: [speaking, broken],
      textOf: ({ locals }: Frame) => ('words' in locals ? String(locals.words) : null),
    };
    const fault = 'This cannot be. This was in the procedure broken, step fail';
    expect(() => running({ one: () => call(broken({})) }, { parts })).toThrow(`${fault}.`);
    expect(() => running({ one: () => call(speaking({ words: 'Ace/0' })) }, { parts })).toThrow(
      `${fault}, for the text Ace/0.`,
    );
  });

  it('are told of in answers as well', () => {
    const { game, s } = running({
      one: question(
        () => choiceOf(0, 'a', 'b'),
        () => impossible('This cannot be.'),
      ),
    });
    expect(() => game.answer(s, { player: 0, at: 0, picks: [0] })).toThrow(
      'This cannot be. This was in the procedure test, step one.',
    );
  });

  it('are rules that go round in circles', () => {
    expect(() => running({ one: () => goto('two'), two: () => goto('one') })).toThrow(EngineFault);
    expect(() => running({ one: () => goto('one') })).toThrow(
      'The rules go round in circles. This was in the procedure test, step one.',
    );
  });

  it('are not long ways round', () => {
    let left = 90_000;
    const { s } = running({ one: () => (left-- > 0 ? goto('one') : next), two: ask('a', 'b') });
    expect(s.frames[0]?.step).toBe('two');
  });

  it('are rules with nothing left to do', () => {
    expect(() => running({ one: () => next })).toThrow(
      'The rules have run out of things to do. This was in the procedure test, step one.',
    );
  });

  it('are procedures and steps that do not exist', () => {
    expect(() => running({ one: () => call({ procedure: 'nowhere', locals: {} }) })).toThrow(
      'There is no procedure called nowhere. This was in the procedure test, step one.',
    );
    expect(() => running({ one: () => goto('nowhere') })).toThrow(
      'test has no step called nowhere. This was in the procedure test, step one.',
    );
  });

  it('are states in which nobody is asked', () => {
    const { game, s } = running({
      one: question(
        (state) => (state.facts.turn === 0 ? choiceOf(0, 'a', 'b') : null),
        () => next,
      ),
      two: end,
    });
    s.facts.turn = 1;
    expect(() => game.pending(game.fork(s))).toThrow(
      'Nobody is asked anything. This was in the procedure test, step one.',
    );
    const elsewhere = game.fork(s);
    const [frame] = elsewhere.frames;
    if (frame !== undefined) frame.step = 'two';
    expect(() => game.pending(elsewhere)).toThrow(
      'This step is no question. This was in the procedure test, step two.',
    );
    if (frame !== undefined) frame.procedure = 'nowhere';
    expect(() => game.pending(elsewhere)).toThrow(new EngineFault('There is no procedure called nowhere.'));
  });
});

describe('withdrawing', () => {
  type Middle = (s: State) => Control<TinyEvent>;

  /** Asks "go" or "stay"; "go" is a stage in which something happens and then "x" or "y" is asked. */
  function staged(middle: Middle, parts: Parameters<typeof tinyGame>[0] = {}): { game: TinyGame; s: State } {
    const inner = procedure(
      'inner',
      { by: player, count: number },
      {
        middle: (s) => middle(s),
        ask: question(
          (_s, l) => choiceOf(l.by, 'x', 'y'),
          (_s, l) => {
            l.count++;
            return l.count < 2 ? goto('ask') : done();
          },
        ),
      },
    );
    const table = running(
      {
        one: question(
          () => choiceOf(0, 'go', 'stay'),
          (_s, _l, [picked]) => (picked?.verb === 'go' ? stage(inner({ by: 0 }), goingOnAt('three')) : next),
        ),
        two: ask('two', 'twice'),
        three: ask('three', 'thrice'),
      },
      {
        zones: { deck: [['Ace', 'King'], ['Ten']], hand: [['Queen'], []] },
        parts: { ...parts, procedures: [inner, ...(parts.procedures ?? [])] },
      },
    );
    choose(table.game, table.s, 'go');
    return table;
  }
  const nothing: Middle = () => next;

  it('is offered last, while nothing has come of it', () => {
    const { game, s } = staged(nothing);
    expect(game.pending(s)).toEqual({
      at: 1,
      player: 0,
      kind: 'choice',
      options: [{ verb: 'x' }, { verb: 'y' }, { verb: 'back' }],
      min: 1,
      max: 1,
      back: true,
    });
  });

  it('leads back to the question, as a decision of its own', () => {
    const { game, s } = staged(nothing);
    choose(game, s, 'back');
    expect(verbsIn(game, s)).toEqual(['go', 'stay']);
    expect(s.asked).toEqual([2, 0]);
    expect(s.frames).toHaveLength(1);
    expect(decisionIn(game, s).back).toBeUndefined();
    choose(game, s, 'stay');
    expect(verbsIn(game, s)).toEqual(['two', 'twice']);
  });

  it('is not needed: after the stage it goes on where it should', () => {
    const { game, s } = staged(nothing);
    choose(game, s, 'x');
    choose(game, s, 'y');
    expect(verbsIn(game, s)).toEqual(['three', 'thrice']);
  });

  it('stays possible from question to question', () => {
    const { game, s } = staged(nothing);
    choose(game, s, 'x');
    expect(verbsIn(game, s)).toEqual(['x', 'y', 'back']);
    choose(game, s, 'back');
    expect(verbsIn(game, s)).toEqual(['go', 'stay']);
  });

  it('survives being written out and read back', () => {
    const { game, s } = staged(nothing);
    const again = game.load(JSON.parse(JSON.stringify(s)));
    choose(game, again, 'back');
    expect(verbsIn(game, again)).toEqual(['go', 'stay']);
  });

  it('is gone after something was performed, if only nothing', () => {
    const { game, s } = staged(() => perform([]));
    expect(verbsIn(game, s)).toEqual(['x', 'y']);
    expect(decisionIn(game, s).back).toBeUndefined();
  });

  it('is gone after a roll, a look, a draw, a shuffle', () => {
    const ways: readonly ((s: State) => unknown)[] = [
      (s) => table.roll(s, 6),
      (s) => table.reveal(s, undefined, 0, 1),
      (s) => table.move(s, undefined, 1, 'hand', 0),
      (s) => table.shuffle(s, undefined, 'deck', 1),
    ];
    for (const way of ways) {
      const { game, s } = staged((state) => {
        way(state);
        return next;
      });
      expect(verbsIn(game, s)).toEqual(['x', 'y']);
    }
  });

  it('is gone after the other player was asked, or would have been', () => {
    for (const verbs of [['m', 'n'], ['m']]) {
      const other = procedure(
        'other',
        {},
        {
          one: question(
            () => choiceOf(1, ...verbs),
            () => done(),
          ),
        },
      );
      const { game, s } = staged(() => call(other({})), { procedures: [other] });
      if (verbs.length > 1) choose(game, s, 'm');
      expect(verbsIn(game, s)).toEqual(['x', 'y']);
    }
  });

  it('is not gone after the same player was asked in between', () => {
    for (const verbs of [['m', 'n'], ['m']]) {
      const other = procedure(
        'other',
        {},
        {
          one: question(
            () => choiceOf(0, ...verbs),
            () => done(),
          ),
        },
      );
      const { game, s } = staged(() => call(other({})), { procedures: [other] });
      if (verbs.length > 1) {
        expect(verbsIn(game, s)).toEqual(['m', 'n']);
        choose(game, s, 'm');
      }
      expect(verbsIn(game, s)).toEqual(['x', 'y', 'back']);
    }
  });

  it('is for the player who began it, and never a question to the other', () => {
    const inner = procedure(
      'inner',
      {},
      {
        ask: question(
          () => choiceOf(1, 'x', 'y'),
          () => done(),
        ),
      },
    );
    const { game, s } = running(
      {
        one: question(
          () => choiceOf(0, 'go', 'stay'),
          () => stage(inner({})),
        ),
        two: ask('a', 'b'),
      },
      { parts: { procedures: [inner] } },
    );
    choose(game, s, 'go');
    expect(verbsIn(game, s)).toEqual(['x', 'y']);
  });

  it('leaves no gap in the ids that would tell that something was begun', () => {
    const { game, s } = staged(nothing);
    expect(s.nextId).toBe(3);
    choose(game, s, 'back');
    expect(s.nextId).toBe(2);
    choose(game, s, 'go');
    expect(s.frames.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('from what has no id leaves the ids alone', () => {
    const { game, s } = running(
      {
        one: question(
          () => choiceOf(0, 'go', 'stay'),
          () => stage(openWindow({ kind: 'any', next: 0 })),
        ),
      },
      {
        parts: {
          windows: {
            turnPlayer: () => 0,
            kinds: { any: { options: () => [{ verb: 'x' }], take: () => ({ procedure: 'test', locals: {} }) } },
          },
        },
      },
    );
    choose(game, s, 'go');
    choose(game, s, 'back');
    expect(verbsIn(game, s)).toEqual(['go', 'stay']);
    expect(s.nextId).toBe(2);
  });

  it('is not offered in a call that is no stage', () => {
    const inner = procedure(
      'inner',
      {},
      {
        ask: question(
          () => choiceOf(0, 'x', 'y'),
          () => done(),
        ),
      },
    );
    const { game, s } = running(
      {
        one: question(
          () => choiceOf(0, 'go', 'stay'),
          () => call(inner({})),
        ),
        two: end,
      },
      { parts: { procedures: [inner] } },
    );
    choose(game, s, 'go');
    expect(verbsIn(game, s)).toEqual(['x', 'y']);
  });

  it('lets the question put back what its answer had noted', () => {
    const inner = procedure(
      'inner',
      {},
      {
        ask: question(
          () => choiceOf(0, 'x', 'y'),
          () => done(),
        ),
      },
    );
    const outer = procedure(
      'outer',
      { noted: text },
      {
        one: {
          ...question<{ noted: string }>(
            () => choiceOf(0, 'go', 'stay'),
            (_s, l) => {
              l.noted = 'begun';
              return stage(inner({}));
            },
          ),
          back(_s: State, l: { noted: string }) {
            l.noted = 'put back';
          },
        },
        two: ask('a', 'b'),
      },
    );
    const { game, s } = running({ one: () => call(outer({})) }, { parts: { procedures: [inner, outer] } });
    choose(game, s, 'go');
    expect(s.frames[1]?.locals).toEqual({ noted: 'begun' });
    choose(game, s, 'back');
    expect(s.frames[1]?.locals).toEqual({ noted: 'put back' });
    choose(game, s, 'go');
    choose(game, s, 'x');
    expect(s.frames[1]?.locals).toEqual({ noted: 'begun' });
  });

  it('needs an answer to go back to', () => {
    const inner = procedure(
      'inner',
      {},
      {
        ask: question(
          () => choiceOf(0, 'x', 'y'),
          () => done(),
        ),
      },
    );
    const { game, s } = running({ one: () => stage(inner({})), two: end }, { parts: { procedures: [inner] } });
    expect(verbsIn(game, s)).toEqual(['x', 'y']);
  });

  describe('from a subset', () => {
    function subset(): { game: TinyGame; s: State } {
      const inner = procedure(
        'inner',
        {},
        {
          ask: question(
            () => ({ ...choiceOf(0, 'x', 'y', 'z'), kind: 'subset', min: 2, max: 2 }),
            (_s, _l, picked) => over(0, picked.map(({ verb }) => verb).join('')),
          ),
        },
      );
      const table = running(
        {
          one: question(
            () => choiceOf(0, 'go', 'stay'),
            () => stage(inner({})),
          ),
        },
        { parts: { procedures: [inner] } },
      );
      choose(table.game, table.s, 'go');
      return table;
    }

    it('is one pick alone', () => {
      const { game, s } = subset();
      game.answer(s, { player: 0, at: 1, picks: [3] });
      expect(verbsIn(game, s)).toEqual(['go', 'stay']);
    });

    it('is not one of the picks', () => {
      const { game, s } = subset();
      expect(() => game.answer(s, { player: 0, at: 1, picks: [0, 3] })).toThrow(
        'Options are numbered 0 to 2; 3 is none of them.',
      );
      expect(() => game.answer(s, { player: 0, at: 1, picks: [2] })).toThrow('2 of the options must be picked, not 1.');
      game.answer(s, { player: 0, at: 1, picks: [1, 2] });
      expect(game.pending(s)).toMatchObject({ because: 'yz' });
    });
  });

  it('is refused where it is not offered', () => {
    const { game, s } = staged(() => perform([]));
    expect(() => game.answer(s, { player: 0, at: 1, picks: [2] })).toThrow(
      'Options are numbered 0 to 1; 2 is none of them.',
    );
  });

  it('from a stage in a stage goes back one', () => {
    const deep = procedure(
      'deep',
      {},
      {
        ask: question(
          () => choiceOf(0, 'p', 'q'),
          () => done(),
        ),
      },
    );
    const inner = procedure(
      'inner',
      {},
      {
        ask: question(
          () => choiceOf(0, 'deeper', 'y'),
          () => stage(deep({})),
        ),
      },
    );
    const { game, s } = running(
      {
        one: question(
          () => choiceOf(0, 'go', 'stay'),
          () => stage(inner({})),
        ),
        two: ask('a', 'b'),
      },
      { parts: { procedures: [deep, inner] } },
    );
    choose(game, s, 'go');
    choose(game, s, 'deeper');
    expect(verbsIn(game, s)).toEqual(['p', 'q', 'back']);
    choose(game, s, 'back');
    expect(verbsIn(game, s)).toEqual(['deeper', 'y', 'back']);
    choose(game, s, 'back');
    expect(verbsIn(game, s)).toEqual(['go', 'stay']);
  });
});

it('goes on at the step named after performing, or at the next', () => {
  const log: string[] = [];
  const { s } = running({
    one: () => perform([{ kind: 'score', player: 0, amount: 2 }], 'three'),
    two() {
      log.push('two');
      return next;
    },
    three: () => perform([{ kind: 'score', player: 1, amount: 3 }]),
    four: ask('a', 'b'),
  });
  expect(log).toEqual([]);
  expect(s.facts.score).toEqual([2, 3]);
  expect(s.frames[0]?.step).toBe('four');
});

import { describe, expect, it } from 'vitest';
import type { Option } from '../src/decision.ts';
import { call, done, next } from '../src/frames.ts';
import { type Occurrence, occurrence } from '../src/occurrence.ts';
import type { Player } from '../src/player.ts';
import { card, number, text } from '../src/schema.ts';
import { handleOf, onCard, refTo } from '../src/table.ts';
import { type Automatic, announce, openWindow, type WindowRule, type WindowStart, withdrawn } from '../src/window.ts';
import {
  choiceOf,
  choose,
  decisionIn,
  procedure,
  question,
  running,
  type State,
  type TinyGame,
  table,
  verbsIn,
} from './tiny.ts';

/** Does what its word says: nothing but a note; or asks first; or is done with having been withdrawn. */
const acting = (log: string[]) =>
  procedure(
    'acting',
    { what: text, on: number },
    {
      ask: question(
        (_s, l) => (l.what.startsWith('ask') ? choiceOf(0, 'yes', 'no') : null),
        () => next,
      ),
      act(s, l) {
        log.push(l.what);
        if (l.what === 'lose') table.move(s, undefined, l.on, 'pile', 0);
        return done(l.what === 'think better' ? withdrawn : null);
      },
    },
  );

interface Options {
  readonly rule?: Partial<WindowRule<State>>;
  /** What each player may do. */
  readonly may?: readonly [readonly Option[], readonly Option[]];
  readonly start?: Partial<WindowStart>;
  /** Cards that something has just happened to. */
  readonly about?: readonly number[];
  readonly turn?: Player;
}

/** Opens a window, then asks "a" or "b". Aces 0 and 1 against a Ten 2 and a Jack 3 in play. */
function opened({ rule = {}, may = [[], []], start = {}, about = [], turn = 0 }: Options): {
  game: TinyGame;
  s: State;
  log: string[];
} {
  const log: string[] = [];
  const act = acting(log);
  const kind: WindowRule<State> = {
    options: (_s, who) => may[who],
    take: (_s, by, option, occurred) => {
      log.push(`${by} ${option.verb}${occurred === null ? '' : ` ${occurred.id}`}`);
      return act({ what: option.verb, on: option.amount ?? 0 });
    },
    ...rule,
  };
  const table = running(
    {
      open(s) {
        const occurred = about.map((id) => occurrence(s, { kind: 'hit', by: 0, subject: refTo(s, id) }));
        return call(openWindow({ kind: 'any', next: 0, about: occurred, ...start }));
      },
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    {
      zones: {
        play: [
          ['Ace', 'Ace'],
          ['Ten', 'Jack'],
        ],
      },
      facts: { turn },
      parts: { procedures: [act], windows: { turnPlayer: (s) => s.facts.turn, kinds: { any: kind } } },
    },
  );
  return { ...table, log };
}

const does = (verb: string, about?: number, clause?: string): Option => ({
  verb,
  ...(about === undefined ? {} : { about }),
  ...(clause === undefined ? {} : { clause }),
});

const isOver = (game: TinyGame, s: State): boolean => verbsIn(game, s)[0] === 'a';
const who = (game: TinyGame, s: State): Player => decisionIn(game, s).player;

describe('in a window', () => {
  it('a player acts or passes', () => {
    const { game, s } = opened({ may: [[does('x'), does('y')], []] });
    expect(game.pending(s)).toEqual({
      at: 0,
      player: 0,
      kind: 'action',
      options: [{ verb: 'x' }, { verb: 'y' }, { verb: 'pass' }],
      min: 1,
      max: 1,
      window: { kind: 'any', about: [] },
    });
  });

  it('players alternate until both have passed in a row', () => {
    const { game, s, log } = opened({ may: [[does('x')], [does('y')]] });
    expect(who(game, s)).toBe(0);
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(1);
    choose(game, s, 'y');
    expect(who(game, s)).toBe(0);
    choose(game, s, 'x');
    expect(who(game, s)).toBe(1);
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(0);
    expect(isOver(game, s)).toBe(false);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
    expect(log).toEqual(['1 y', 'y', '0 x', 'x']);
  });

  it('a player who must act can’t pass, as long as there is something to do', () => {
    const needs = { value: 'debt', atLeast: 2, soFar: 0 };
    const must = (_s: State, player: Player) => (player === 0 ? needs : null);
    const owing = opened({ may: [[does('x'), does('y')], [does('z')]], rule: { must } });
    expect(verbsIn(owing.game, owing.s)).toEqual(['x', 'y']);
    expect(decisionIn(owing.game, owing.s).needs).toEqual(needs);
    choose(owing.game, owing.s, 'x');
    expect(verbsIn(owing.game, owing.s)).toEqual(['z', 'pass']);
    expect(decisionIn(owing.game, owing.s).needs).toBeUndefined();
    // With nothing left to do it passes, whatever it owes.
    const empty = opened({ may: [[], [does('z')]], rule: { must } });
    expect(who(empty.game, empty.s)).toBe(1);
  });

  it('whoever is named begins', () => {
    const { game, s } = opened({ may: [[does('x')], [does('y')]], start: { next: 1 } });
    expect(who(game, s)).toBe(1);
  });

  it('a player with nothing to do passes unasked', () => {
    const { game, s } = opened({ may: [[does('x')], []], start: { next: 1 } });
    expect(who(game, s)).toBe(0);
    choose(game, s, 'x');
    expect(who(game, s)).toBe(0);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
  });

  it('the last player to act may go on acting after the other has passed once', () => {
    const { game, s, log } = opened({ may: [[does('x')], [does('y')]] });
    choose(game, s, 'pass');
    choose(game, s, 'y');
    choose(game, s, 'pass');
    choose(game, s, 'y');
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(false);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
    expect(log.filter((line) => line === 'y')).toHaveLength(2);
  });

  it('nobody is asked who has nothing to do', () => {
    const { game, s } = opened({});
    expect(isOver(game, s)).toBe(true);
    expect(s.asked).toEqual([0, 0]);
  });

  it('passing may read another way', () => {
    const { game, s } = opened({
      may: [[does('x'), does('pass')], [does('y')]],
      rule: { pass: { verb: 'end phase' } },
    });
    expect(verbsIn(game, s)).toEqual(['x', 'pass', 'end phase']);
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(1);
    choose(game, s, 'end phase');
    choose(game, s, 'end phase');
    expect(isOver(game, s)).toBe(true);
  });

  it('of one player alone only that player is asked, until the first pass', () => {
    const { game, s, log } = opened({ may: [[does('x')], [does('y')]], start: { alone: true } });
    choose(game, s, 'x');
    expect(who(game, s)).toBe(0);
    choose(game, s, 'x');
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
    expect(log).toEqual(['0 x', 'x', '0 x', 'x']);
  });

  it('an action that was withdrawn counts for nothing: the same player is asked again', () => {
    const { game, s } = opened({ may: [[does('think better')], [does('y')]], start: { next: 1 } });
    choose(game, s, 'pass');
    choose(game, s, 'think better');
    expect(who(game, s)).toBe(0);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
  });

  it('an action may be withdrawn while it asks', () => {
    const { game, s, log } = opened({ may: [[does('ask')], [does('y')]] });
    choose(game, s, 'ask');
    expect(verbsIn(game, s)).toEqual(['yes', 'no', 'back']);
    choose(game, s, 'back');
    expect(who(game, s)).toBe(0);
    expect(verbsIn(game, s)).toEqual(['ask', 'pass']);
    choose(game, s, 'ask');
    choose(game, s, 'yes');
    expect(who(game, s)).toBe(1);
    expect(log).toEqual(['0 ask', '0 ask', 'ask']);
  });

  it('nothing is left of an action that was withdrawn', () => {
    const { game, s } = opened({ about: [0], may: [[does('ask', 1)], []] });
    const before = JSON.stringify({ ...s, asked: null });
    choose(game, s, 'ask');
    choose(game, s, 'back');
    expect(JSON.stringify({ ...s, asked: null })).toBe(before);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
  });

  it('of a kind that does not exist is nobody’s', () => {
    expect(() => opened({ start: { kind: 'odd' } })).toThrow('There is no kind of window called odd.');
  });
});

it('a window is done with how many acted in it', () => {
  for (const about of [false, true]) {
    const acting0 = acting([]);
    const outer = procedure(
      'outer',
      { acted: number },
      {
        open(s) {
          const occurred = about ? [occurrence(s, { kind: 'x', by: 0 }), occurrence(s, { kind: 'x', by: 0 })] : [];
          return call(openWindow({ kind: 'any', next: 0, about: occurred }), { into: 'acted' });
        },
        after: question(
          (_s, l) => choiceOf(0, `${l.acted} acted`, 'or not'),
          () => done(),
        ),
      },
    );
    const { game, s } = running(
      {
        one: () => call(outer({ acted: 9 })),
        two: question(
          () => choiceOf(0, 'a', 'b'),
          () => next,
        ),
      },
      {
        parts: {
          procedures: [acting0, outer],
          windows: {
            turnPlayer: () => 0,
            kinds: { any: { options: () => [{ verb: 'x' }], take: () => acting0({ what: 'x' }) } },
          },
        },
      },
    );
    for (const verb of ['x', 'pass', 'x', 'pass', 'pass']) choose(game, s, verb);
    expect(verbsIn(game, s)).toEqual(['2 acted', 'or not']);
  }
});

describe('responses', () => {
  it('say what they are about', () => {
    const { game, s, log } = opened({ about: [0], may: [[does('x', 1)], []] });
    expect(decisionIn(game, s)).toMatchObject({
      options: [{ verb: 'x', about: 1 }, { verb: 'pass' }],
      window: { kind: 'any', about: [1] },
    });
    choose(game, s, 'x');
    expect(log).toEqual(['0 x 1', 'x']);
  });

  it('are used once for each occurrence', () => {
    const { game, s } = opened({ about: [0], may: [[does('x', 1), does('y', 1)], []] });
    choose(game, s, 'x');
    expect(verbsIn(game, s)).toEqual(['y', 'pass']);
    choose(game, s, 'y');
    expect(isOver(game, s)).toBe(true);
  });

  it('with one text are one, with several or on several cards they are several', () => {
    const { game, s } = opened({
      about: [0],
      rule: {
        options: (state, by) =>
          by === 0
            ? [
                { verb: 'x', about: 1, clause: 'one', on: onCard(state, 0) },
                { verb: 'x', about: 1, clause: 'two', on: onCard(state, 0) },
                { verb: 'x', about: 1, clause: 'one', on: onCard(state, 1) },
                { verb: 'z', about: 1, clause: 'one', on: onCard(state, 0) },
                { verb: 'x', about: 1, clause: 'one', on: { zone: 'deck', of: 0 } },
              ]
            : [],
      },
    });
    choose(game, s, 'x');
    expect(decisionIn(game, s).options.map(({ verb, clause, on }) => [verb, clause, on])).toEqual([
      ['x', 'two', { card: handleOf(s, 0) }],
      ['x', 'one', { card: handleOf(s, 1) }],
      ['x', 'one', { zone: 'deck', of: 0 }],
      ['pass', undefined, undefined],
    ]);
  });

  it('withdrawn are not used', () => {
    const { game, s } = opened({ about: [0], may: [[does('think better', 1)], []] });
    choose(game, s, 'think better');
    expect(verbsIn(game, s)).toEqual(['think better', 'pass']);
  });

  it('beside what is about nothing, which is never used up', () => {
    const { game, s } = opened({ about: [0], may: [[does('x'), does('y', 1)], []] });
    choose(game, s, 'x');
    expect(verbsIn(game, s)).toEqual(['x', 'y', 'pass']);
    choose(game, s, 'y');
    expect(verbsIn(game, s)).toEqual(['x', 'pass']);
    choose(game, s, 'x');
    expect(verbsIn(game, s)).toEqual(['x', 'pass']);
  });

  it('are over when what they are about no longer applies', () => {
    const { game, s, log } = opened({
      about: [0],
      may: [[{ ...does('lose', 1), amount: 0 }], [does('y', 1)]],
      rule: { applies: (state, { subject }) => table.inPlay(state, subject.card) },
    });
    choose(game, s, 'lose');
    expect(isOver(game, s)).toBe(true);
    expect(log).toEqual(['0 lose 1', 'lose']);
  });

  it('do not begin where what they are about does not apply', () => {
    const { game, s } = opened({ about: [0, 1], may: [[does('x', 1)], []], rule: { applies: () => false } });
    expect(isOver(game, s)).toBe(true);
  });

  it('drop only what no longer applies', () => {
    const { game, s } = opened({
      about: [0, 1],
      may: [[does('x', 2)], []],
      rule: { applies: (_s, { id }) => id === 2 },
    });
    expect(decisionIn(game, s).window).toEqual({ kind: 'any', about: [2] });
  });

  it('close unasked where neither has any, whatever was passed', () => {
    const { game, s } = opened({ about: [0] });
    expect(isOver(game, s)).toBe(true);
  });

  it('are asked for if only the other player has one', () => {
    const { game, s } = opened({ about: [0], may: [[], [does('y', 1)]] });
    expect(who(game, s)).toBe(1);
  });

  it('of one player alone do not wait for the other', () => {
    const { game, s } = opened({ about: [0], may: [[], [does('y', 1)]], start: { alone: true } });
    expect(isOver(game, s)).toBe(true);
  });
});

describe('automatic responses', () => {
  function automatically(
    lists: (s: State, occurred: Occurrence) => readonly (readonly [string, number | null])[],
    options: Options = {},
  ) {
    const act = acting([]);
    return opened({
      about: [0],
      ...options,
      rule: {
        automatic: (s, occurred): readonly Automatic[] =>
          lists(s, occurred).map(([clause, on]) => ({ clause, on, frame: act({ what: `${clause} ${occurred.id}` }) })),
        ...options.rule,
      },
    });
  }

  it('come first, unasked if there is one, each once', () => {
    const { game, s, log } = automatically(() => [['grow', 0]], { may: [[does('x', 1)], []] });
    expect(log).toEqual(['grow 1']);
    expect(verbsIn(game, s)).toEqual(['x', 'pass']);
    choose(game, s, 'x');
    expect(log).toEqual(['grow 1', '0 x 1', 'x']);
    expect(isOver(game, s)).toBe(true);
  });

  it('happen though nobody can do anything else', () => {
    const { game, s, log } = automatically(() => [['grow', 0]]);
    expect(log).toEqual(['grow 1']);
    expect(isOver(game, s)).toBe(true);
  });

  it('that compete are ordered by the turn player', () => {
    for (const turn of [0, 1] as const) {
      const { game, s, log } = automatically(
        () => [
          ['grow', 0],
          ['shrink', 1],
          ['rule', null],
        ],
        { turn },
      );
      expect(game.pending(s)).toEqual({
        at: 0,
        player: turn,
        kind: 'choice',
        options: [
          { verb: 'resolve', clause: 'grow', about: 1, on: { card: handleOf(s, 0) } },
          { verb: 'resolve', clause: 'shrink', about: 1, on: { card: handleOf(s, 1) } },
          { verb: 'resolve', clause: 'rule', about: 1 },
        ],
        min: 1,
        max: 1,
        window: { kind: 'any', about: [1] },
      });
      game.answer(s, { player: turn, at: 0, picks: [1] });
      game.answer(s, { player: turn, at: 1, picks: [1] });
      expect(log).toEqual(['shrink 1', 'rule 1', 'grow 1']);
      expect(isOver(game, s)).toBe(true);
    }
  });

  it('of one card go in the order in which they stand on it', () => {
    const { game, s, log } = automatically(() => [
      ['first', 0],
      ['second', 0],
      ['other', 1],
    ]);
    expect(decisionIn(game, s).options.map(({ clause }) => clause)).toEqual(['first', 'other']);
    game.answer(s, { player: 0, at: 0, picks: [0] });
    expect(decisionIn(game, s).options.map(({ clause }) => clause)).toEqual(['second', 'other']);
    game.answer(s, { player: 0, at: 1, picks: [1] });
    expect(log).toEqual(['first 1', 'other 1', 'second 1']);
  });

  it('of rules are in no order of their own', () => {
    const { game, s } = automatically(() => [
      ['one', null],
      ['two', null],
    ]);
    expect(decisionIn(game, s).options.map(({ clause }) => clause)).toEqual(['one', 'two']);
  });

  it('of rules happen in the order that is chosen', () => {
    const { game, s, log } = automatically(() => [
      ['one', null],
      ['two', null],
    ]);
    game.answer(s, { player: 0, at: 0, picks: [1] });
    expect(log).toEqual(['two 1', 'one 1']);
  });

  it('of one card to two occurrences happen in the order that is chosen', () => {
    const { game, s, log } = automatically(() => [['grow', 0]], { about: [0, 1] });
    expect(decisionIn(game, s).options).toMatchObject([{ about: 1 }, { about: 2 }]);
    game.answer(s, { player: 0, at: 0, picks: [1] });
    expect(log).toEqual(['grow 2', 'grow 1']);
  });

  it('happen for one of several occurrences though nothing responds to the others', () => {
    const { game, s, log } = automatically((_s, { id }) => (id === 2 ? [['grow', 0]] : []), { about: [0, 1] });
    expect(log).toEqual(['grow 2']);
    expect(isOver(game, s)).toBe(true);
  });

  it('of the same text on two cards are two', () => {
    const both = automatically(
      () => [
        ['grow', 0],
        ['grow', 1],
      ],
      { may: [[], []] },
    );
    both.game.answer(both.s, { player: 0, at: 0, picks: [1] });
    expect(both.log).toEqual(['grow 1', 'grow 1']);
  });

  it('to several occurrences are each in a window of its own, the rest waiting', () => {
    const { game, s, log } = automatically((_s, { id }) => (id === 2 ? [['grow', 0]] : []), {
      about: [0, 1],
      may: [[], [does('y', 1), does('z', 2)]],
      rule: {
        options: (_s, by, about) =>
          by === 1 ? [does('y', 1), does('z', 2)].filter(({ about: id }) => about.some((o) => o.id === id)) : [],
      },
    });
    expect(log).toEqual(['grow 2']);
    expect(verbsIn(game, s)).toEqual(['z', 'pass']);
    expect(decisionIn(game, s).window).toEqual({ kind: 'any', about: [2] });
    choose(game, s, 'pass');
    expect(verbsIn(game, s)).toEqual(['y', 'pass']);
    expect(decisionIn(game, s).window).toEqual({ kind: 'any', about: [1] });
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
  });

  it('split with whose turn it is and the passes so far', () => {
    const { game, s, log } = automatically((state, { id }) => (id === 2 && state.asked[0] > 0 ? [['late', 0]] : []), {
      about: [0, 1],
      rule: {
        options: (_s, by, about) => about.map(({ id }) => ({ verb: by === 0 ? `x${id}` : `y${id}`, about: id })),
      },
    });
    choose(game, s, 'pass');
    expect(log).toEqual(['late 2']);
    expect(who(game, s)).toBe(1);
    expect(verbsIn(game, s)).toEqual(['y2', 'pass']);
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(1);
    expect(verbsIn(game, s)).toEqual(['y1', 'pass']);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
  });
});

describe('simultaneous occurrences', () => {
  const responding: Options = {
    about: [0, 1, 2],
    rule: {
      options: (_s, by, about) => about.map(({ id }) => ({ verb: by === 0 ? `x${id}` : `y${id}`, about: id })),
    },
  };

  it('are responded to one at a time: that one splits off above the rest', () => {
    const { game, s, log } = opened(responding);
    expect(verbsIn(game, s)).toEqual(['x1', 'x2', 'x3', 'pass']);
    expect(decisionIn(game, s).window).toEqual({ kind: 'any', about: [1, 2, 3] });
    choose(game, s, 'x2');
    expect(log).toEqual(['0 x2 2', 'x2']);
    expect(who(game, s)).toBe(1);
    expect(verbsIn(game, s)).toEqual(['y2', 'pass']);
    expect(s.frames.map(({ procedure: name }) => name)).toEqual(['test', 'window', 'window']);
  });

  it('split if there are two of them', () => {
    const { game, s } = opened({ ...responding, about: [0, 1] });
    choose(game, s, 'x2');
    expect(decisionIn(game, s)).toMatchObject({ player: 1, window: { about: [2] } });
    choose(game, s, 'pass');
    expect(decisionIn(game, s)).toMatchObject({ player: 1, window: { about: [1] } });
  });

  it('split with the next player and no passes', () => {
    const { game, s } = opened({
      ...responding,
      rule: {
        options: (_s, by, about) =>
          about.flatMap(({ id }) =>
            (by === 0 ? ['x'] : ['y', 'z']).map((verb) => ({ verb: `${verb}${id}`, about: id })),
          ),
      },
    });
    choose(game, s, 'pass');
    choose(game, s, 'y1');
    expect(who(game, s)).toBe(0);
    expect(verbsIn(game, s)).toEqual(['x1', 'pass']);
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(1);
    expect(verbsIn(game, s)).toEqual(['z1', 'pass']);
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(0);
    expect(verbsIn(game, s)).toEqual(['x2', 'x3', 'pass']);
  });

  it('leave the rest to be responded to afterwards, with the player after the one who responded', () => {
    const { game, s } = opened(responding);
    choose(game, s, 'x2');
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(1);
    expect(verbsIn(game, s)).toEqual(['y1', 'y3', 'pass']);
    choose(game, s, 'pass');
    expect(who(game, s)).toBe(0);
    expect(verbsIn(game, s)).toEqual(['x1', 'x3', 'pass']);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
  });

  it('keep what was used when they split', () => {
    const { game, s } = opened(responding);
    choose(game, s, 'x2');
    choose(game, s, 'y2');
    expect(who(game, s)).toBe(1);
    expect(verbsIn(game, s)).toEqual(['y1', 'y3', 'pass']);
  });

  it('of one player alone stay with that player', () => {
    const { game, s } = opened({ ...responding, start: { alone: true } });
    choose(game, s, 'x2');
    expect(who(game, s)).toBe(0);
    expect(verbsIn(game, s)).toEqual(['x1', 'x3', 'pass']);
    choose(game, s, 'pass');
    expect(isOver(game, s)).toBe(true);
  });

  it('stay together for what is about none of them', () => {
    const { game, s } = opened({
      about: [0, 1],
      rule: { options: (_s, by) => (by === 0 ? [does('x')] : [does('y', 2)]) },
    });
    choose(game, s, 'x');
    expect(decisionIn(game, s).window).toEqual({ kind: 'any', about: [1, 2] });
    expect(who(game, s)).toBe(1);
    choose(game, s, 'pass');
    expect(verbsIn(game, s)).toEqual(['x', 'pass']);
  });
});

describe('an announcement', () => {
  const deed = procedure('deed', { on: card, what: text }, { go: () => done() });

  function announced(compulsory: boolean, may: readonly Option[], log: string[] = []) {
    const act = acting(log);
    const outer = procedure(
      'outer',
      { intent: text },
      {
        announce(s) {
          const about = occurrence(s, { kind: 'deed', by: 0, subject: refTo(s, 0) });
          return call(compulsory ? announce(0, 'before', about, true) : announce(0, 'before', about), {
            into: 'intent',
          });
        },
        after: question(
          (_s, l) => choiceOf(0, `after ${l.intent}`, 'or not'),
          () => done(),
        ),
      },
    );
    return running(
      {
        one: () => call(outer({ intent: 'unset' })),
        two: question(
          () => choiceOf(0, 'a', 'b'),
          () => next,
        ),
      },
      {
        zones: { play: [['Ace'], ['Ten']] },
        parts: {
          procedures: [act, outer, deed],
          windows: {
            turnPlayer: () => 0,
            kinds: {
              before: {
                options: (_s, by) => (by === 1 ? may : [does('never')]),
                take: (_s, by, option) => act({ what: `${by} ${option.verb}` }),
              },
            },
          },
        },
      },
    );
  }

  it('is a window for the other player only', () => {
    const { game, s } = announced(false, [does('x', 1)]);
    expect(decisionIn(game, s)).toMatchObject({
      player: 1,
      options: [{ verb: 'x' }, { verb: 'pass' }],
      window: { kind: 'before', about: [1] },
    });
    choose(game, s, 'pass');
    expect(verbsIn(game, s)).toEqual(['after null', 'or not']);
  });

  it('goes ahead unasked where the other player can do nothing', () => {
    const { game, s } = announced(false, []);
    expect(verbsIn(game, s)).toEqual(['after null', 'or not']);
  });

  it('asks again after the other player did something: to go ahead', () => {
    const { game, s } = announced(false, [does('x', 1)]);
    choose(game, s, 'x');
    expect(game.pending(s)).toEqual({
      at: 0,
      player: 0,
      kind: 'choice',
      options: [{ verb: 'go ahead' }, { verb: 'withdraw' }],
      min: 1,
      max: 1,
    });
    choose(game, s, 'go ahead');
    expect(verbsIn(game, s)).toEqual(['after null', 'or not']);
  });

  it('or to withdraw', () => {
    const { game, s } = announced(false, [does('x', 1)]);
    choose(game, s, 'x');
    choose(game, s, 'withdraw');
    expect(verbsIn(game, s)).toEqual(['after withdrawn', 'or not']);
  });

  it('asks nothing where it is compulsory', () => {
    const log: string[] = [];
    const { game, s } = announced(true, [does('x', 1)], log);
    choose(game, s, 'x');
    expect(log).toEqual(['1 x']);
    expect(verbsIn(game, s)).toEqual(['after null', 'or not']);
  });
});

import { describe, expect, it } from 'vitest';
import { call, next } from '../src/frames.ts';
import { type HeldTrigger, hold, resolveHeld } from '../src/held.ts';
import type { Player } from '../src/player.ts';
import { text } from '../src/schema.ts';
import { handleOf, refTo } from '../src/table.ts';
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

/** Aces 0 and 1 against a Ten 2 in play; resolves what is held for a kind of window, then asks "a" or "b". */
function resolving(
  arrange: (s: State) => void,
  first: Player = 0,
  window?: string,
  meanwhile: (s: State, clause: string) => void = () => undefined,
): { game: TinyGame; s: State; log: string[] } {
  const log: string[] = [];
  const resolve = procedure(
    'resolving',
    { clause: text },
    {
      go(s, l) {
        log.push(l.clause);
        meanwhile(s, l.clause);
        return next;
      },
    },
  );
  const result = running(
    {
      go: () => call(window === undefined ? resolveHeld(first) : resolveHeld(first, window)),
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    {
      zones: { play: [['Ace', 'Ace'], ['Ten']] },
      arrange,
      parts: { procedures: [resolve], resolveHeld: (_s, trigger) => resolve({ clause: trigger.clause }) },
    },
  );
  return { ...result, log };
}

const catches = (s: State, by: Player, clause: string, more: Partial<HeldTrigger> = {}): void =>
  hold(s, { clause, source: refTo(s, 0), by, cards: [], detail: null, window: null, ...more });

const isOver = (game: TinyGame, s: State): boolean => verbsIn(game, s)[0] === 'a';

describe('what is held', () => {
  it('waits under an id of its own', () => {
    const { s } = resolving((state) => {
      catches(state, 0, 'one', { window: 'later', detail: 3, cards: [refTo(state, 2)] });
      catches(state, 1, 'two', { window: 'later' });
    });
    expect(s.held).toEqual([
      {
        id: 1,
        clause: 'one',
        source: { card: 0, life: 0 },
        by: 0,
        cards: [{ card: 2, life: 0 }],
        detail: 3,
        window: 'later',
      },
      { id: 2, clause: 'two', source: { card: 0, life: 0 }, by: 1, cards: [], detail: null, window: 'later' },
    ]);
    expect(s.nextOccurrence).toBe(3);
  });

  it('is resolved unasked if there is no choice', () => {
    const { game, s, log } = resolving((state) => {
      catches(state, 1, 'theirs');
      catches(state, 0, 'ours');
    });
    expect(log).toEqual(['ours', 'theirs']);
    expect(s.held).toEqual([]);
    expect(isOver(game, s)).toBe(true);
    expect(s.asked).toEqual([0, 0]);
  });

  it('is nothing to wait for where there is none', () => {
    const { game, s, log } = resolving(() => undefined);
    expect(log).toEqual([]);
    expect(isOver(game, s)).toBe(true);
  });

  it('is chosen from by its player, players taking turns', () => {
    const { game, s, log } = resolving((state) => {
      for (const clause of ['o1', 'o2', 'o3']) catches(state, 0, clause);
      for (const clause of ['t1', 't2']) catches(state, 1, clause);
    }, 1);
    expect(decisionIn(game, s)).toMatchObject({ player: 1, kind: 'choice' });
    expect(decisionIn(game, s).options.map(({ clause }) => clause)).toEqual(['t1', 't2']);
    game.answer(s, { player: 1, at: 0, picks: [1] });
    expect(decisionIn(game, s).options.map(({ clause }) => clause)).toEqual(['o1', 'o2', 'o3']);
    game.answer(s, { player: 0, at: 0, picks: [2] });
    expect(log).toEqual(['t2', 'o3', 't1']);
    expect(decisionIn(game, s).options.map(({ clause }) => clause)).toEqual(['o1', 'o2']);
    game.answer(s, { player: 0, at: 1, picks: [0] });
    expect(log).toEqual(['t2', 'o3', 't1', 'o1', 'o2']);
    expect(isOver(game, s)).toBe(true);
  });

  it('goes to the other player if the first has none', () => {
    const { log } = resolving((state) => catches(state, 1, 'theirs'));
    expect(log).toEqual(['theirs']);
  });

  it('says which card it stands on, as long as that is the same card', () => {
    const { game, s } = resolving((state) => {
      catches(state, 0, 'one');
      catches(state, 0, 'two', { source: refTo(state, 1) });
      catches(state, 0, 'three', { source: { card: -1, life: 0 } });
      catches(state, 0, 'four', { source: { card: 2, life: 5 } });
      table.move(state, undefined, 1, 'pile', 0);
    });
    expect(decisionIn(game, s).options).toEqual([
      { verb: 'resolve', clause: 'one', about: 1, on: { card: handleOf(s, 0) } },
      { verb: 'resolve', clause: 'two', about: 2 },
      { verb: 'resolve', clause: 'three', about: 3 },
      { verb: 'resolve', clause: 'four', about: 4 },
    ]);
    choose(game, s, 'resolve');
  });

  it('for another kind of window goes on waiting', () => {
    const arrange = (state: State): void => {
      catches(state, 0, 'none');
      catches(state, 0, 'later', { window: 'later' });
      catches(state, 1, 'battle', { window: 'battle' });
    };
    expect(resolving(arrange).log).toEqual(['none']);
    const { s, log } = resolving(arrange, 0, 'later');
    expect(log).toEqual(['later']);
    expect(s.held.map(({ clause }) => clause)).toEqual(['none', 'battle']);
    expect(resolving(arrange, 0, 'battle').log).toEqual(['battle']);
  });

  it('joins if it was caught while another was resolved', () => {
    const { log } = resolving(
      (state) => catches(state, 0, 'one'),
      0,
      undefined,
      (s, clause) => {
        if (clause === 'one') catches(s, 1, 'two');
        if (clause === 'two') catches(s, 1, 'three');
      },
    );
    expect(log).toEqual(['one', 'two', 'three']);
  });

  it('never changes a list that a fork shares', () => {
    const { game, s } = resolving((state) => {
      catches(state, 0, 'one');
      catches(state, 0, 'two');
    });
    const fork = game.fork(s);
    choose(game, s, 'resolve');
    expect(fork.held).toHaveLength(2);
  });
});

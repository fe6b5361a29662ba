import { describe, expect, it } from 'vitest';
import { next, perform } from '../src/frames.ts';
import type { Happening } from '../src/happening.ts';
import type { Occurrence } from '../src/occurrence.ts';
import type { PerformHooks, Replacement } from '../src/perform.ts';
import type { Player } from '../src/player.ts';
import { handleOf, refTo } from '../src/table.ts';
import {
  choiceOf,
  choose,
  decisionIn,
  events,
  noteIn,
  question,
  running,
  type State,
  type TinyEvent,
  type TinyGame,
  type TinyVocabulary,
  verbsIn,
} from './tiny.ts';

type Hooks = PerformHooks<State, TinyVocabulary>;

const score = (player: Player, amount: number): TinyEvent => ({ kind: 'score', player, amount });

/** Occurrences that lead to nothing but a note. */
const noting =
  (note: (s: State, occurrences: readonly Occurrence[]) => void): Hooks['occurred'] =>
  (s, occurrences) => {
    note(s, occurrences);
    return null;
  };

const settledIn = (log: string[]) => (): readonly TinyEvent[] => {
  log.push('settle');
  return [];
};

const usually: Hooks = { events, settle: () => [], occurred: () => null };

/** Performs the events in a position with an Ace and a King (0, 1) against a Ten (2) in play; then asks "a" or "b". */
function performing(
  hooks: Partial<Hooks>,
  performed: readonly TinyEvent[],
  log: string[] = [],
): { game: TinyGame; s: State } {
  const note = noteIn(log);
  return running(
    {
      go: () => perform(performed),
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    {
      zones: { play: [['Ace', 'King'], ['Ten']] },
      parts: { procedures: [note], performing: { ...usually, ...hooks } },
    },
  );
}

/** A replacement by a word, for events of a player's score. */
const replacing =
  (
    clause: string,
    by: Player,
    instead: (event: TinyEvent) => readonly TinyEvent[],
    more: { optional?: boolean; on?: number | null } = {},
  ): ((event: TinyEvent) => Replacement<State, TinyEvent>) =>
  (event) => ({ clause, by, optional: more.optional ?? false, on: more.on ?? null, instead: () => instead(event) });

const scoreTwice = (event: TinyEvent): readonly TinyEvent[] => [event, event];
const doubled = (event: TinyEvent): readonly TinyEvent[] =>
  event.kind === 'score' ? [{ ...event, amount: event.amount * 2 }] : [];
const oneMore = (event: TinyEvent): readonly TinyEvent[] =>
  event.kind === 'score' ? [{ ...event, amount: event.amount + 1 }] : [];

describe('performing', () => {
  it('applies all events in order, and says what occurred', () => {
    const seen: (readonly Occurrence[])[] = [];
    const { s } = performing({ occurred: noting((_s, occurrences) => seen.push(occurrences)) }, [
      score(0, 2),
      score(1, 5),
      score(0, 1),
    ]);
    expect(s.facts.score).toEqual([3, 5]);
    const nothing = { card: -1, life: 0 };
    expect(seen).toEqual([
      [
        { id: 1, kind: 'scored', by: 0, subject: nothing, action: 0, detail: 2 },
        { id: 2, kind: 'scored', by: 1, subject: nothing, action: 0, detail: 5 },
        { id: 3, kind: 'scored', by: 0, subject: nothing, action: 0, detail: 1 },
      ],
    ]);
    expect(s.nextOccurrence).toBe(4);
  });

  it('looks at events that happen together before any of them does, and leaves out those that do not', () => {
    const { s } = performing(
      {
        together(at, performed) {
          const scored = at.facts.score[0];
          return performed.filter((event) => event.kind !== 'score' || event.amount > scored);
        },
      },
      [score(0, 2), score(1, 0), score(0, 1)],
    );
    // One by one, the last would have come to nothing: 1 is not more than 2.
    expect(s.facts.score).toEqual([3, 0]);
  });

  it('looks so at what is left after replacements as well', () => {
    const seen: (readonly TinyEvent[])[] = [];
    performing(
      {
        replacements: (_s, event) => [replacing('double', 0, doubled)(event)],
        together(_s, performed) {
          seen.push(performed);
          return performed;
        },
      },
      [score(0, 2)],
    );
    expect(seen).toEqual([[score(0, 4)]]);
  });

  it('opens no frame where nobody interferes', () => {
    const { s } = performing({}, [score(0, 2)]);
    expect(s.frames.map(({ procedure }) => procedure)).toEqual(['test']);
    expect(s.nextId).toBe(2);
  });

  it('of nothing still settles, and nothing has occurred', () => {
    const log: string[] = [];
    let settled = 0;
    performing(
      {
        settle() {
          settled++;
          return [];
        },
        occurred: noting(() => log.push('occurred')),
      },
      [],
    );
    expect(settled).toBe(1);
    expect(log).toEqual([]);
  });

  it('goes on with what the occurrences lead to, before the next step', () => {
    const log: string[] = [];
    const note = noteIn(log);
    const { s } = performing(
      { occurred: (_s, occurrences) => note({ what: `${occurrences.length} occurred` }) },
      [score(0, 1), score(1, 1)],
      log,
    );
    expect(log).toEqual(['2 occurred']);
    expect(s.frames).toHaveLength(1);
  });

  it('says what occurred after all is applied', () => {
    const scores: unknown[] = [];
    performing({ occurred: noting((s) => scores.push(s.facts.score)) }, [score(0, 1), score(1, 1)]);
    expect(scores).toEqual([[1, 1]]);
  });
});

describe('about to happen', () => {
  it('comes before, with all that is about to happen', () => {
    const log: string[] = [];
    const note = noteIn(log);
    const { s } = performing(
      {
        aboutTo: (state, about) => note({ what: `about to: ${about.length}, score ${state.facts.score[0]}` }),
        occurred: (state) => note({ what: `occurred, score ${state.facts.score[0]}` }),
      },
      [score(0, 2), score(0, 1)],
      log,
    );
    expect(log).toEqual(['about to: 2, score 0', 'occurred, score 3']);
    expect(s.facts.score).toEqual([3, 0]);
  });

  it('is asked about once, and what is replaced afterwards is replaced', () => {
    const log: string[] = [];
    const note = noteIn(log);
    let times = 0;
    const { s } = performing(
      {
        aboutTo() {
          times++;
          return note({ what: 'about to' });
        },
        replacements: (_s, event) => [replacing('double', 0, doubled)(event)],
      },
      [score(0, 2)],
      log,
    );
    expect(times).toBe(1);
    expect(log).toEqual(['about to']);
    expect(s.facts.score).toEqual([4, 0]);
  });

  it('may be nothing', () => {
    const { s } = performing({ aboutTo: () => null, replacements: () => [] }, [score(0, 2)]);
    expect(s.facts.score).toEqual([2, 0]);
    expect(s.nextId).toBe(2);
  });

  it('is not asked about where only replacements interfere', () => {
    const log: string[] = [];
    const { s } = performing(
      {
        aboutTo: () => null,
        replacements: (_s, event) => (event.kind === 'score' ? [replacing('x', 0, doubled)(event)] : []),
      },
      [score(0, 2)],
      log,
    );
    expect(s.facts.score).toEqual([4, 0]);
  });
});

describe('a compulsory replacement', () => {
  it('puts another event in its place, once, without asking', () => {
    const { s } = performing({ replacements: (_s, event) => [replacing('double', 0, doubled)(event)] }, [score(0, 2)]);
    expect(s.facts.score).toEqual([4, 0]);
  });

  it('replaces each event by itself', () => {
    const { s } = performing({ replacements: (_s, event) => [replacing('double', 0, doubled)(event)] }, [
      score(0, 2),
      score(1, 3),
    ]);
    expect(s.facts.score).toEqual([4, 6]);
  });

  it('may put nothing in its place, and then nothing occurs', () => {
    const log: string[] = [];
    const { s } = performing(
      {
        replacements: (_s, event) =>
          event.kind === 'score' && event.player === 0 ? [replacing('prevent', 1, () => [])(event)] : [],
        occurred: noting((_s, occurrences) => log.push(...occurrences.map(({ by }) => `by ${by}`))),
      },
      [score(0, 2), score(1, 1)],
    );
    expect(s.facts.score).toEqual([0, 1]);
    expect(log).toEqual(['by 1']);
    const none = performing(
      {
        replacements: (_s, event) => [replacing('prevent', 1, () => [])(event)],
        occurred: noting(() => log.push('none')),
      },
      [score(0, 2)],
    );
    expect(none.s.facts.score).toEqual([0, 0]);
    expect(log).toEqual(['by 1']);
  });

  it('may put several in its place, none of which it replaces again', () => {
    const { s } = performing({ replacements: (_s, event) => [replacing('twice', 0, scoreTwice)(event)] }, [
      score(0, 2),
    ]);
    expect(s.facts.score).toEqual([4, 0]);
  });

  it('keeps the place of the event among the others', () => {
    const order: unknown[] = [];
    performing(
      {
        replacements: (_s, event) =>
          event.kind === 'score' && event.amount === 2
            ? [replacing('split', 0, () => [score(1, 7), score(1, 8)])(event)]
            : [],
        occurred: noting((_s, occurrences) => order.push(...occurrences.map(({ detail }) => detail))),
      },
      [score(0, 1), score(0, 2), score(0, 3)],
    );
    expect(order).toEqual([1, 7, 8, 3]);
  });

  it('of a replaced event applies to what it was replaced by', () => {
    const { s } = performing(
      {
        replacements: (_s, event) =>
          event.kind === 'score'
            ? [
                event.player === 0
                  ? replacing('give', 0, (e) => (e.kind === 'score' ? [{ ...e, player: 1 }] : []))(event)
                  : replacing('double', 0, doubled)(event),
              ]
            : [],
      },
      [score(0, 2)],
    );
    expect(s.facts.score).toEqual([0, 4]);
  });
});

describe('an optional replacement', () => {
  const may = (by: Player, on: number | null = null): Partial<Hooks> => ({
    replacements: (_s, event) =>
      event.kind === 'score' ? [replacing('double', by, doubled, { optional: true, on })(event)] : [],
  });

  it('asks its player, who may use it', () => {
    const { game, s } = performing(may(1), [score(0, 2)]);
    expect(game.pending(s)).toEqual({
      at: 0,
      player: 1,
      kind: 'choice',
      options: [{ verb: 'instead', clause: 'double' }, { verb: 'let it happen' }],
      min: 1,
      max: 1,
    });
    expect(s.facts.score).toEqual([0, 0]);
    choose(game, s, 'instead');
    expect(s.facts.score).toEqual([4, 0]);
  });

  it('or let it happen', () => {
    const { game, s } = performing(may(1), [score(0, 2)]);
    choose(game, s, 'let it happen');
    expect(s.facts.score).toEqual([2, 0]);
    expect(verbsIn(game, s)).toEqual(['a', 'b']);
  });

  it('says which card it stands on', () => {
    const { game, s } = performing(may(0, 1), [score(0, 2)]);
    expect(decisionIn(game, s).options[0]).toEqual({ verb: 'instead', clause: 'double', on: { card: handleOf(s, 1) } });
  });

  it('is asked for each event before any happens', () => {
    const { game, s } = performing(may(0), [score(0, 2), score(1, 3)]);
    choose(game, s, 'instead');
    expect(s.facts.score).toEqual([0, 0]);
    choose(game, s, 'let it happen');
    expect(s.facts.score).toEqual([4, 3]);
  });

  it('survives being written out and read back in the middle', () => {
    const { game, s } = performing(may(0), [score(0, 2), score(1, 3)]);
    choose(game, s, 'instead');
    const again = game.load(JSON.parse(JSON.stringify(s)));
    choose(game, again, 'instead');
    expect(again.facts.score).toEqual([4, 6]);
  });
});

describe('several replacements', () => {
  const all =
    (...made: readonly ((event: TinyEvent) => Replacement<State, TinyEvent>)[]): NonNullable<Hooks['replacements']> =>
    (_s, event) =>
      event.kind === 'score' ? made.map((make) => make(event)) : [];

  it('of one player are put in that player’s order, each once', () => {
    const hooks = { replacements: all(replacing('double', 0, doubled), replacing('more', 0, oneMore)) };
    const first = performing(hooks, [score(0, 2)]);
    const { options } = decisionIn(first.game, first.s);
    expect(options).toEqual([
      { verb: 'instead', clause: 'double' },
      { verb: 'instead', clause: 'more' },
    ]);
    first.game.answer(first.s, { player: 0, at: 0, picks: [0] });
    expect(first.s.facts.score).toEqual([5, 0]);
    const second = performing(hooks, [score(0, 2)]);
    second.game.answer(second.s, { player: 0, at: 0, picks: [1] });
    expect(second.s.facts.score).toEqual([6, 0]);
  });

  it('of both players are decided by the one found first, then by the other', () => {
    const { game, s } = performing(
      {
        replacements: all(
          replacing('double', 1, doubled, { optional: true }),
          replacing('more', 0, oneMore, { optional: true }),
        ),
      },
      [score(0, 2)],
    );
    expect(decisionIn(game, s)).toMatchObject({
      player: 1,
      options: [{ clause: 'double' }, { verb: 'let it happen' }],
    });
    choose(game, s, 'let it happen');
    expect(decisionIn(game, s)).toMatchObject({ player: 0, options: [{ clause: 'more' }, { verb: 'let it happen' }] });
    choose(game, s, 'instead');
    expect(s.facts.score).toEqual([3, 0]);
  });

  it('let happen are not asked about again, also not those unused by the same player', () => {
    const { game, s } = performing(
      {
        replacements: all(
          replacing('double', 0, doubled, { optional: true }),
          replacing('more', 0, oneMore, { optional: true }),
        ),
      },
      [score(0, 2)],
    );
    choose(game, s, 'let it happen');
    expect(s.facts.score).toEqual([2, 0]);
    expect(verbsIn(game, s)).toEqual(['a', 'b']);
  });

  it('cannot be let happen while one of them is compulsory', () => {
    const { game, s } = performing(
      { replacements: all(replacing('double', 0, doubled, { optional: true }), replacing('more', 0, oneMore)) },
      [score(0, 2)],
    );
    expect(verbsIn(game, s)).toEqual(['instead', 'instead']);
    game.answer(s, { player: 0, at: 0, picks: [1] });
    expect(verbsIn(game, s)).toEqual(['instead', 'let it happen']);
    choose(game, s, 'let it happen');
    expect(s.facts.score).toEqual([3, 0]);
  });

  it('with the same text are told apart by their cards', () => {
    const { game, s } = performing(
      {
        replacements: all(
          replacing('shield', 0, doubled, { optional: true, on: 0 }),
          replacing('shield', 0, oneMore, { optional: true, on: 1 }),
        ),
      },
      [score(0, 5)],
    );
    game.answer(s, { player: 0, at: 0, picks: [1] });
    expect(decisionIn(game, s).options).toEqual([
      { verb: 'instead', clause: 'shield', on: { card: handleOf(s, 0) } },
      { verb: 'let it happen' },
    ]);
    choose(game, s, 'let it happen');
    expect(s.facts.score).toEqual([6, 0]);
  });

  it('of both players with the same text are each used once', () => {
    const { s } = performing({ replacements: all(replacing('more', 0, oneMore), replacing('more', 1, oneMore)) }, [
      score(0, 2),
    ]);
    expect(s.facts.score).toEqual([4, 0]);
  });
});

describe('settling', () => {
  it('goes on until there is nothing to settle', () => {
    const { s } = performing({ settle: (state) => (state.facts.score[0] < 5 ? [score(0, 1)] : []) }, [score(0, 2)]);
    expect(s.facts.score).toEqual([5, 0]);
  });

  it('is not worked out twice for the same table', () => {
    let asked = 0;
    performing(
      {
        settle(s) {
          asked++;
          return s.facts.score[1] === 0 ? [score(1, 1)] : [];
        },
      },
      [score(0, 2)],
    );
    // After the events, after what settled them, and whether that settled them.
    expect(asked).toBe(3);
  });

  it('comes before what the events lead to; what it does itself leads on first', () => {
    const log: string[] = [];
    const note = noteIn(log);
    performing(
      {
        settle: (state) => (state.facts.score[0] < 3 ? [score(0, 1)] : []),
        occurred: (_s, occurrences) => note({ what: occurrences.map(({ id, detail }) => `${id}: ${detail}`).join() }),
      },
      [score(1, 9), score(1, 8)],
      log,
    );
    expect(log).toEqual(['5: 1', '4: 1', '3: 1', '1: 9,2: 8']);
  });

  it('can be replaced like anything else', () => {
    const { game, s } = performing(
      {
        settle: (state) =>
          state.zones.play[0].length > 1 ? [{ kind: 'put', card: refTo(state, 0), zone: 'pile' }] : [],
        replacements: (state, event) =>
          event.kind === 'put' && event.card.card === 0
            ? [
                {
                  clause: 'guard',
                  on: 1,
                  by: 0,
                  optional: true,
                  instead: () => [{ kind: 'put', card: refTo(state, 1), zone: 'pile' }],
                },
              ]
            : [],
      },
      [score(0, 1)],
    );
    choose(game, s, 'instead');
    expect(s.zones.play[0]).toEqual([0]);
    expect(s.zones.pile[0]).toEqual([1]);
  });

  it('comes after events that were replaced, too', () => {
    const { s } = performing(
      {
        replacements: (_s, event) =>
          event.kind === 'score' && event.amount === 2 ? [replacing('double', 0, doubled)(event)] : [],
        settle: (state) => (state.facts.score[1] === 0 ? [score(1, 1)] : []),
      },
      [score(0, 2)],
    );
    expect(s.facts.score).toEqual([4, 1]);
  });
});

describe('a verdict', () => {
  const verdict: Hooks['verdict'] = (s) => (s.facts.score[0] >= 5 ? { winner: 0, because: 'five' } : null);

  it('ends the game at once', () => {
    const log: string[] = [];
    const { game, s } = performing({ verdict, settle: settledIn(log), occurred: noting(() => log.push('occurred')) }, [
      score(0, 5),
    ]);
    expect(game.pending(s)).toEqual({ winner: 0, because: 'five' });
    expect(log).toEqual([]);
    expect(s.frames).toEqual([]);
  });

  it('is asked after settling too', () => {
    const { game, s } = performing({ verdict, settle: (state) => (state.facts.score[0] === 4 ? [score(0, 1)] : []) }, [
      score(0, 4),
    ]);
    expect(game.pending(s)).toEqual({ winner: 0, because: 'five' });
  });

  it('is asked after replaced events, before they settle', () => {
    const log: string[] = [];
    const { game, s } = performing(
      {
        verdict,
        replacements: (_s, event) => [replacing('more', 0, oneMore)(event)],
        settle: settledIn(log),
      },
      [score(0, 4)],
    );
    expect(game.pending(s)).toEqual({ winner: 0, because: 'five' });
    expect(log).toEqual([]);
  });

  it('does not end the game before it is time', () => {
    const { game, s } = performing({ verdict }, [score(0, 4)]);
    expect(verbsIn(game, s)).toEqual(['a', 'b']);
  });
});

it('tells what happens in the order in which it happens', () => {
  const { game, s } = running(
    {
      ask: question(
        () => choiceOf(0, 'go', 'stay'),
        (state) => perform([{ kind: 'put', card: refTo(state, 0), zone: 'pile' }, score(0, 1)]),
      ),
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    {
      zones: { play: [['Ace'], []] },
      parts: { performing: { ...usually, settle: (state) => (state.facts.score[1] === 0 ? [score(1, 1)] : []) } },
    },
  );
  const told: Happening[] = [];
  game.answer(s, { player: 0, at: 0, picks: [0] }, (happening) => told.push(happening));
  const once = told.filter((happening) => happening.for === undefined || happening.for === 1);
  expect(once.map(({ kind, value }) => [kind, value])).toEqual([
    ['moved', undefined],
    ['changed', [1, 0]],
    ['changed', [1, 1]],
  ]);
});

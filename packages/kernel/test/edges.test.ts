/** Edges that cross the topics: each was a fault once. */
import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { follow } from '../src/follow.ts';
import { call, done, type FrameSpec, frameById, next, stage } from '../src/frames.ts';
import { type Happening, seeHappening } from '../src/happening.ts';
import { beginLasting } from '../src/lasting.ts';
import { countUse, limited } from '../src/limits.ts';
import { occurrence } from '../src/occurrence.ts';
import { randomFrom } from '../src/random.ts';
import { hidden, list, number, pair, record, ref, sealed, variant } from '../src/schema.ts';
import { nameOf } from '../src/secrecy.ts';
import { defineState, type StateOf } from '../src/state.ts';
import { makeTable, ownerOf, refTo } from '../src/table.ts';
import { viewOf } from '../src/view.ts';
import { openWindow, withdrawn } from '../src/window.ts';
import {
  choiceOf,
  choose,
  decisionIn,
  laid,
  procedure,
  question,
  running,
  type State,
  schema,
  table,
  tinyGame,
  verbsIn,
} from './tiny.ts';

const viewers = [0, 1, 'spectator'] as const;

const xOrY = question(
  () => choiceOf(0, 'x', 'y'),
  () => done(),
);

/** A choice that stages a frame, and one after it. */
const goOrStay = (frame: () => FrameSpec) => ({
  one: question(
    () => choiceOf(0, 'go', 'stay'),
    () => stage(frame()),
  ),
  two: question(
    () => choiceOf(0, 'a', 'b'),
    () => next,
  ),
});

/** Views kept by what viewers are told, beside what they would see. */
function kept(s: State, act: (tell: (happening: Happening) => void) => void) {
  const views = viewers.map((viewer) => viewOf(schema, s, viewer, null));
  act((happening) => {
    for (const view of views) {
      const seen = seeHappening(happening, view.viewer);
      if (seen !== null) follow(schema, view, seen);
    }
  });
  return { told: views, seen: viewers.map((viewer) => viewOf(schema, s, viewer, null)) };
}

describe('what is under way can no longer be withdrawn once something is done', () => {
  const ways: Readonly<Record<string, (s: State) => void>> = {
    'a card was marked': (s) => table.mark(s, undefined, 1, 'damage', 1),
    'a fact was changed': (s) => table.changeFor(s, undefined, 'score', 0, 5),
    'a card was put away unseen': (s) => table.move(s, undefined, 0, 'deck', 0),
    'a card known to all was moved': (s) => table.move(s, undefined, 1, 'pile', 0),
    'an effect began': (s) =>
      beginLasting(s, undefined, {
        clause: 'c',
        source: refTo(s, 1),
        by: 0,
        locked: null,
        until: 'turn',
        detail: null,
      }),
    'a use was counted': (s) => countUse(s, limited('turn', 'k')),
  };
  for (const [what, way] of Object.entries(ways)) {
    it(`after ${what}`, () => {
      const inner = procedure(
        'inner',
        {},
        {
          act(s) {
            way(s);
            return next;
          },
          ask: xOrY,
        },
      );
      const { game, s } = running(
        goOrStay(() => inner({})),
        { zones: { hand: [['Ace'], []], play: [['King'], []] }, parts: { procedures: [inner] } },
      );
      choose(game, s, 'go');
      expect(verbsIn(game, s)).toEqual(['x', 'y']);
    });
  }
});

it('whether the other player could respond does not show by whether one may still withdraw', () => {
  const offered = (canRespond: boolean): readonly string[] => {
    const inner = procedure(
      'inner',
      {},
      {
        open: (s) => call(openWindow({ kind: 'any', next: 1, about: [occurrence(s, { kind: 'x', by: 0 })] })),
        ask: xOrY,
      },
    );
    const { game, s } = running(
      goOrStay(() => inner({})),
      {
        parts: {
          procedures: [inner],
          windows: {
            turnPlayer: () => 0,
            kinds: {
              any: {
                options: (_s, who, about) =>
                  who === 1 && canRespond ? about.map(({ id }) => ({ verb: 'r', about: id })) : [],
                take: () => inner({}),
              },
            },
          },
        },
      },
    );
    choose(game, s, 'go');
    if (canRespond) choose(game, s, 'pass');
    return verbsIn(game, s);
  };
  expect(offered(false)).toEqual(offered(true));
});

it('no frame has the id 0, which stands for no action', () => {
  const { s } = running(
    { open: () => call(openWindow({ kind: 'any', next: 0 })) },
    {
      parts: {
        windows: {
          turnPlayer: () => 0,
          kinds: { any: { options: () => [{ verb: 'x' }], take: () => ({ procedure: 'test', locals: {} }) } },
        },
      },
    },
  );
  expect(frameById(s, 0)).toBeNull();
});

it('secret lists of cards can be followed when a card leaves play', () => {
  const planning = defineState({
    facts: { plans: pair(sealed(list(ref))) },
    zones: { play: { sees: 'all', inPlay: true }, pile: { sees: 'all' } },
    columns: {},
  });
  const at = makeTable(planning);
  const template = laid({ play: [['Ace'], []] });
  const s = {
    ...template,
    cards: { ...template.cards, zone: [0] },
    zones: { play: [[0], []], pile: [[], []] },
    facts: { plans: [[refTo(template, 0)], []] },
  } as unknown as StateOf<typeof planning>;
  const views = viewers.map((viewer) => viewOf(planning, s, viewer, null));
  at.move(
    s,
    (happening) => {
      for (const view of views) {
        const seen = seeHappening(happening, view.viewer);
        if (seen !== null) follow(planning, view, seen);
      }
    },
    0,
    'pile',
    0,
  );
  expect(views).toEqual(viewers.map((viewer) => viewOf(planning, s, viewer, null)));
});

describe('a damaged save is refused', () => {
  const context = { what: 'saved game', cards: 0, locals: () => ({}) };

  it('though what is too much has a name that every object knows', () => {
    expect(() => check(record({ a: number }), { a: 1, constructor: 2 }, context, 'x')).toThrow('nothing of that name');
    expect(() => check(record({ a: number }), JSON.parse('{"a":1,"__proto__":2}'), context, 'x')).toThrow(
      'nothing of that name',
    );
  });

  it('though an event’s kind is such a name', () => {
    const shape = variant<{ kind: 'draw' }>({ draw: {} });
    expect(() => check(shape, { kind: 'constructor' }, context, 'x')).toThrow('one of draw');
    expect(() => check(shape, { kind: 'toString' }, context, 'x')).toThrow('one of draw');
  });
});

it('whoever sees into a zone knows its cards after a shuffle, too, and is told their order', () => {
  const s = laid({ hand: [['Ace', 'King', 'Queen', 'Ten', 'Jack'], []] });
  table.move(s, undefined, 0, 'pile', 0);
  table.move(s, undefined, 0, 'hand', 0);
  const { told, seen } = kept(s, (tell) => table.shuffle(s, tell, 'hand', 0));
  expect(seen[0]?.cards.map(({ name }) => name)).not.toContain(null);
  expect(told).toEqual(seen);
});

it('a mark does not follow a card through a shuffle', () => {
  const s = laid({ deck: [['Ace', 'King', 'Queen'], []] });
  table.mark(s, undefined, 0, 'damage', 3);
  const { told, seen } = kept(s, (tell) => table.shuffle(s, tell, 'deck', 0));
  expect(told).toEqual(seen);
  expect(seen[1]?.cards.every(({ marks }) => marks === undefined)).toBe(true);
});

it('a card that another’s column names is lost sight of when it is mixed', () => {
  const s = laid({ hand: [['Ace', 'King', 'Queen'], []], play: [['Ten'], []] });
  table.mark(s, undefined, 3, 'host', 0);
  const { told, seen } = kept(s, (tell) => table.move(s, tell, 1, 'deck', 0));
  expect(told).toEqual(seen);
});

it('a response to one of several occurrences that was withdrawn counts for nothing', () => {
  const thinking = procedure('thinking', {}, { better: () => done(withdrawn) });
  const { game, s } = running(
    {
      open(state) {
        const about = [occurrence(state, { kind: 'x', by: 0 }), occurrence(state, { kind: 'x', by: 0 })];
        return call(openWindow({ kind: 'any', next: 0, about }));
      },
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    {
      parts: {
        procedures: [thinking],
        windows: {
          turnPlayer: () => 0,
          kinds: {
            any: {
              options: (_s, _who, about) => about.map(({ id }) => ({ verb: `r${id}`, about: id })),
              take: () => thinking({}),
            },
          },
        },
      },
    },
  );
  choose(game, s, 'r1');
  expect(decisionIn(game, s).player).toBe(0);
  expect(verbsIn(game, s)).toEqual(['r1', 'r2', 'pass']);
});

it('a known member of a group of both players’ cards is imagined as a card of its owner', () => {
  const { game, s } = running(
    {
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    { zones: { hand: [['Ace'], ['Jack', 'Ten', 'Ten']], deck: [[], []] } },
  );
  table.move(s, undefined, 0, 'hand', 1);
  table.move(s, undefined, 1, 'deck', 1);
  for (let i = 0; i < 20; i++) {
    const made = game.determinize(game.view(s, 0), randomFrom(String(i)), () => ['Jack', 'Ten', 'Ten']);
    const aces = made.cards.definition.flatMap((_, card) =>
      nameOf(made, card) === 'Ace' ? [ownerOf(made, card)] : [],
    );
    expect(aces).toEqual([0]);
  }
});

it('a state made from a view can be written out and read back though something in it is hidden', () => {
  const waiting = procedure(
    'waiting',
    { secret: hidden(number) },
    {
      ask: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
  );
  const game = tinyGame({ procedures: [waiting] });
  const s = game.position({ zones: {}, frames: () => [waiting({ secret: 3 })] });
  const made = game.determinize(game.view(s, 0), randomFrom('x'), () => []);
  expect(() => game.load(JSON.parse(JSON.stringify(made)))).not.toThrow();
});

it('two games of one schema do not mistake each other’s procedures', () => {
  const stepsFor = (who: 0 | 1) => ({
    wait: question(
      () => choiceOf(who, 'a', 'b'),
      () => next,
    ),
  });
  const first = procedure('alike', { count: number }, stepsFor(0));
  const game = tinyGame({ procedures: [first] });
  const s = game.position({ zones: {}, frames: () => [first({ count: 3 })] });
  tinyGame({ procedures: [procedure('alike', {}, stepsFor(0))] });
  expect(game.view(s, 0).process?.frames[0]?.locals).toEqual({ count: 3 });
});

it('whose a card is can be followed through the mixing of a hand with cards of both players', () => {
  const s = laid({
    hand: [
      ['Ace', 'King'],
      ['Jack', 'Ten', 'Ten', 'Queen'],
    ],
  });
  for (const card of [0, 1]) table.move(s, undefined, card, 'hand', 1);
  const { told, seen } = kept(s, (tell) => table.move(s, tell, 2, 'deck', 1));
  expect(told).toEqual(seen);
});

it('withdrawing from a choice that came of a sole one goes back to before both', () => {
  const inner = procedure(
    'inner',
    {},
    {
      ask: xOrY,
    },
  );
  const middle = procedure(
    'middle',
    {},
    {
      ask: question(
        () => choiceOf(0, 'only'),
        () => stage(inner({})),
      ),
    },
  );
  const { game, s } = running(
    goOrStay(() => middle({})),
    { parts: { procedures: [inner, middle] } },
  );
  choose(game, s, 'go');
  expect(verbsIn(game, s)).toEqual(['x', 'y', 'back']);
  choose(game, s, 'back');
  expect(verbsIn(game, s)).toEqual(['go', 'stay']);
});

it('there is no going back to a sole choice that nobody made', () => {
  const inner = procedure('inner', {}, { ask: xOrY });
  const begin = {
    ask: question(
      () => choiceOf(0, 'only'),
      () => stage(inner({})),
    ),
  };
  const { game, s } = running(begin, { parts: { procedures: [inner] } });
  expect(verbsIn(game, s)).toEqual(['x', 'y']);
});

it('what has occurred cannot be withdrawn', () => {
  const inner = procedure(
    'inner',
    {},
    {
      act(s) {
        occurrence(s, { kind: 'x', by: 0 });
        return next;
      },
      ask: xOrY,
    },
  );
  const { game, s } = running(
    goOrStay(() => inner({})),
    { parts: { procedures: [inner] } },
  );
  choose(game, s, 'go');
  expect(verbsIn(game, s)).toEqual(['x', 'y']);
});

it('whose the mixed cards are is told in an order that says nothing of their places', () => {
  for (let seed = 0; seed < 8; seed++) {
    const s = laid({ hand: [[], ['Ace', 'King', 'Queen', 'Ten', 'Jack']] });
    s.chance = randomFrom(String(seed));
    const told: Happening[] = [];
    table.move(s, (happening) => told.push(happening), 0, 'deck', 1);
    const seconds = told.find(({ kind }) => kind === 'mixed')?.['seconds'] as readonly number[];
    expect(seconds).toHaveLength(5);
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  }
});

it('every known member of a group has its place in a state made from a view', () => {
  const { game, s } = running(
    {
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
    { zones: { deck: [[], ['Ace', 'King']] } },
  );
  for (const card of [0, 1]) table.reveal(s, undefined, card, 1);
  table.shuffle(s, undefined, 'deck', 1);
  const made = game.determinize(game.view(s, 0), randomFrom('x'), () => ['Ten', 'Ten']);
  expect(made.zones.deck[1].map((card) => nameOf(made, card)).sort()).toEqual(['Ace', 'King']);
});

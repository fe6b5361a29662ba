import { describe, expect, it, test } from 'vitest';
import { EngineFault, IllegalSetup, Malformed, UnknownCard } from '../src/errors.ts';
import { next } from '../src/frames.ts';
import type { Happening } from '../src/happening.ts';
import { maskOf } from '../src/happening.ts';
import { asks } from '../src/prompt.ts';
import { knownTo, nameOf } from '../src/secrecy.ts';
import { handleOf } from '../src/table.ts';
import {
  choiceOf,
  choose,
  decisionIn,
  decks,
  noteIn,
  procedure,
  question,
  ringing,
  type State,
  table,
  tinyGame,
} from './tiny.ts';

const game = tinyGame();
const wait = procedure(
  'wait',
  {},
  {
    ask: question(
      () => choiceOf(0, 'a', 'b'),
      () => next,
    ),
  },
);

describe('a game', () => {
  it('is what its rules say', () => {
    expect([game.name, game.version, game.seats]).toEqual(['tiny', '1', ['first', 'second']]);
    expect(game.titles).toContain('Ace');
    expect(game.schema.zoneNames).toEqual(['deck', 'hand', 'play', 'pile']);
    expect(game.schema.columns).toEqual([
      { name: 'damage', kind: 'number', empty: 0 },
      { name: 'host', kind: 'card', empty: -1 },
    ]);
  });

  it('has no two procedures of one name', () => {
    expect(() => tinyGame({ procedures: [wait, wait] })).toThrow(new EngineFault('Two procedures are called wait.'));
    expect(() => tinyGame({ procedures: [procedure('perform', {}, {})] })).toThrow(EngineFault);
  });
});

describe('starting', () => {
  it('the same way leads to the same state, another seed to another', () => {
    expect(game.start({ decks }, 'x')).toEqual(tinyGame().start({ decks }, 'x'));
    expect(game.start({ decks }, 'y').zones).not.toEqual(game.start({ decks }, 'x').zones);
  });

  it('does not depend on how decks are written', () => {
    const [first, second] = decks;
    const turned = Object.fromEntries(Object.entries(first).reverse());
    expect(game.start({ decks: [turned, second] }, 'x')).toEqual(game.start({ decks }, 'x'));
  });

  it('has every copy of every title, in alphabetical order', () => {
    const s = game.start({ decks }, 'x');
    expect(s.decks).toEqual([
      ['Ace', 'Ace', 'King', 'King', 'Queen'],
      ['Ace', 'Jack', 'Jack', 'Jack', 'Ten'],
    ]);
    expect(s.names).toEqual(['Ace', 'Jack', 'King', 'Queen', 'Ten']);
    expect(s.cards.definition.map((_, card) => nameOf(s, card))).toEqual([...s.decks[0], ...s.decks[1]]);
  });

  it('has the other player’s deck in the other order', () => {
    const s = game.start({ decks: [decks[1], decks[0]] }, 'x');
    expect(s.decks[0][4]).toBe('Ten');
    expect(s.decks[1][4]).toBe('Queen');
  });

  it('begins all counters at one and everything else empty', () => {
    const plain = tinyGame({ begin: () => wait({}), procedures: [wait] });
    const s = plain.start({ decks: [{}, {}] }, 'x');
    expect(s).toMatchObject({ nextId: 2, nextOccurrence: 1, nextHandle: 1, nextGroup: 1, moment: 1, asked: [0, 0] });
    expect(s).toMatchObject({ held: [], lasting: [], uses: [], outcome: null, names: [] });
    expect(s.zones).toEqual({ deck: [[], []], hand: [[], []], play: [[], []], pile: [[], []] });
    expect(s.facts).toEqual({ turn: 0, score: [0, 0], bids: [null, null], target: null });
    expect(Object.values(s.cards).every((column) => column.length === 0)).toBe(true);
  });

  it('tells what happens up to the first decision', () => {
    const told: Happening[] = [];
    ringing.start({ decks: [{}, {}] }, 'x', (h) => told.push(h));
    expect(told).toEqual([{ kind: 'bell' }]);
  });

  it('lets the game look at its setup', () => {
    const setups: unknown[] = [];
    const setup = { decks: [{}, {}], options: { long: true } } as const;
    const looking = tinyGame({
      procedures: [wait],
      begin: (_s, given) => {
        setups.push(given);
        return wait({});
      },
      checkSetup: (given) => setups.push(given),
    });
    looking.start(setup, 'x');
    expect(setups).toEqual([setup, setup]);
    const refusing = tinyGame({
      checkSetup() {
        throw new IllegalSetup('No.');
      },
    });
    expect(() => refusing.start({ decks }, 'x')).toThrow(new IllegalSetup('No.'));
    // Before there is a card: nobody could make so many.
    expect(() => refusing.start({ decks: [{ Ace: 2 ** 40 }, {}] }, 'x')).toThrow(new IllegalSetup('No.'));
  });

  it('looks at the same decks once, and again as soon as anything about them is other', () => {
    let looks = 0;
    const looking = tinyGame({
      checkSetup: () => {
        looks++;
      },
    });
    const deck: Record<string, number> = { Ace: 2, King: 1 };
    const looksFor = (...setup: Parameters<typeof looking.start>): number => {
      const before = looks;
      looking.start(...setup);
      return looks - before;
    };
    expect(looksFor({ decks: [deck, deck] }, 'x')).toBe(1);
    expect(looksFor({ decks: [deck, { Ace: 2, King: 1 }] }, 'y')).toBe(0);
    deck['Ace'] = 3;
    expect(looksFor({ decks: [deck, deck] }, 'x')).toBe(1);
    expect(looking.start({ decks: [deck, deck] }, 'x').decks[0]).toEqual(['Ace', 'Ace', 'Ace', 'King']);
    expect(looksFor({ decks: [deck, { Ace: 3 }] }, 'x')).toBe(1);
    expect(looksFor({ decks: [deck, { King: 3 }] }, 'x')).toBe(1);
    const options = { long: true };
    expect(looksFor({ decks: [deck, { King: 3 }], options }, 'x')).toBe(1);
    expect(looksFor({ decks: [deck, { King: 3 }], options }, 'x')).toBe(1);
  });

  it('shares nothing that changes between games with the same decks', () => {
    const untouched = JSON.stringify(game.start({ decks }, 'x'));
    const s = game.start({ decks }, 'x');
    for (const column of Object.values(s.cards)) column.fill(7);
    for (const zone of Object.keys(s.zones)) s.zones[zone as 'deck'] = [[], []];
    expect(JSON.stringify(game.start({ decks }, 'x'))).toBe(untouched);
  });

  it('refuses a title that does not exist', () => {
    try {
      game.start({ decks: [{ Ace: 1 }, { Kng: 1 }] }, 'x');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownCard);
      expect(error).toMatchObject({ card: 'Kng', nearest: ['King'] });
    }
  });

  test.each([
    null,
    {},
    { decks: [] },
    { decks: [{}] },
    { decks: [{}, {}, {}] },
    { decks: { 0: {}, 1: {} } },
    { decks: [{}, null] },
    { decks: [{}, ['Ace']] },
    { decks: [{ Ace: 0 }, {}] },
    { decks: [{ Ace: -1 }, {}] },
    { decks: [{ Ace: 1.5 }, {}] },
    { decks: [{ Ace: '1' }, {}] },
    { decks: [{ Ace: 1, King: null }, {}] },
  ])('refuses %j as a setup', (setup) => {
    expect(() => game.start(setup as never, 'x')).toThrow(IllegalSetup);
    expect(() => game.start(setup as never, 'x')).toThrow('A setup has two decks, each saying how many of what');
  });
});

describe('loading', () => {
  const written = (): Record<string, unknown> =>
    JSON.parse(JSON.stringify(game.start({ decks }, 'x'))) as Record<string, unknown>;

  it('gives the same state back', () => {
    const value = written();
    expect(game.load(value)).toBe(value);
    expect(game.hash(game.load(value))).toBe(game.hash(game.start({ decks }, 'x')));
  });

  const frame = { id: 1, procedure: 'main', step: 'first', into: null, back: null, by: null, locals: {} };

  test.each<[string, (value: Record<string, unknown>) => void, string]>([
    ['a missing part', (v) => delete v['held'], 'state.held: expected a list, found nothing.'],
    ['an unknown part', (v) => Object.assign(v, { extra: 1 }), 'state.extra: expected nothing of that name, found 1.'],
    [
      'a short column',
      (v) => (v['cards'] as { life: number[] }).life.pop(),
      'state.cards.life: expected 10 numbers, found [1,1,1,1,1,1,1,1,1].',
    ],
    [
      'a missing column',
      (v) => delete (v['cards'] as { damage?: number[] }).damage,
      'state.cards.damage: expected 10 numbers, found nothing.',
    ],
    [
      'a column that is none',
      (v) => Object.assign(v['cards'] as object, { definition: null }),
      'state.cards.definition: expected 0 numbers, found null.',
    ],
    ['no columns', (v) => Object.assign(v, { cards: null }), 'state.cards: expected a record, found null.'],
    [
      'a card that is not there',
      (v) => (v['zones'] as { hand: number[][] }).hand[1]?.push(10),
      'state.zones.hand[1][2]: expected a card number below 10, found 10.',
    ],
    [
      'an unknown procedure',
      (v) => Object.assign(v, { frames: [{ ...frame, procedure: 'odd' }] }),
      'state.frames[0].procedure: expected a procedure of this version, found "odd".',
    ],
    [
      'an unknown step',
      (v) => Object.assign(v, { frames: [frame, { ...frame, step: 'odd' }] }),
      'state.frames[1].step: expected a step of main, found "odd".',
    ],
    [
      'unknown locals',
      (v) => Object.assign(v, { frames: [{ ...frame, locals: { x: 1 } }] }),
      'state.frames[0].locals.x: expected nothing of that name, found 1.',
    ],
    [
      'a bad fact',
      (v) => Object.assign(v['facts'] as object, { turn: 2 }),
      'state.facts.turn: expected a player, 0 or 1, found 2.',
    ],
    [
      'a bad outcome',
      (v) => Object.assign(v, { outcome: { winner: 3, because: '' } }),
      'state.outcome.winner: expected a player, 0 or 1, found 3.',
    ],
    [
      'a bad secret',
      (v) => Object.assign(v['facts'] as object, { bids: [null, 'x'] }),
      'state.facts.bids[1]: expected a number, found "x".',
    ],
    [
      'bad chance',
      (v) => Object.assign(v, { chance: { stream: [1, null], forced: [] } }),
      'state.chance.stream[1]: expected a number, found null.',
    ],
  ])('refuses %s', (_what, damage, message) => {
    const value = written();
    damage(value);
    expect(() => game.load(value)).toThrow(Malformed);
    expect(() => game.load(value)).toThrow(`This saved game is damaged at ${message}`);
  });

  it('refuses what is no state at all', () => {
    for (const value of [null, undefined, 1, 'x', []])
      expect(() => game.load(value)).toThrow('This saved game is damaged at state: expected a record');
  });

  it('takes a frame that has only to end, and references to no card', () => {
    const value = written();
    Object.assign(value, { frames: [frame, { ...frame, step: '' }] });
    Object.assign(value['facts'] as object, { target: { card: -1, life: 0 } });
    expect(game.load(value)).toBe(value);
  });

  it('refuses a title that this version does not have', () => {
    const value = written();
    Object.assign(value, { names: ['Ace', 'Jack', 'King', 'Quen', 'Ten'] });
    expect(() => game.load(value)).toThrow(UnknownCard);
  });
});

describe('a position', () => {
  const log: string[] = [];
  const note = noteIn(log);
  const lying = tinyGame({ procedures: [wait, note] });

  it('has cards where it says, the last on top, known to whoever sees them', () => {
    const s = lying.position({
      zones: { play: [['Ace'], ['Ten', 'King']], hand: [['King', 'Ace'], []] },
      frames: () => [wait({})],
    });
    const names = (pile: readonly number[]) => pile.map((card) => nameOf(s, card));
    expect(s.zones.play.map(names)).toEqual([['Ace'], ['Ten', 'King']]);
    expect(s.zones.hand.map(names)).toEqual([['King', 'Ace'], []]);
    expect(s.decks).toEqual([
      ['Ace', 'King', 'Ace'],
      ['Ten', 'King'],
    ]);
    expect(s.cards.knows.map((_, card) => knownTo(s, card))).toEqual([7, 7, 7, maskOf(0), maskOf(0)]);
    expect(s.cards.since).toEqual([1, 2, 3, 0, 0]);
  });

  it('has a group for each pile', () => {
    const s = lying.position({
      zones: { deck: [['Ace', 'King'], ['Ten']], hand: [[], ['King']] },
      frames: () => [wait({})],
    });
    const groups = s.zones.deck.concat(s.zones.hand).map((pile) => new Set(pile.map((card) => s.cards.group[card])));
    expect(groups.map(({ size }) => size)).toEqual([1, 1, 0, 1]);
    expect(new Set(s.cards.group).size).toBe(3);
    expect(s.nextGroup).toBeGreaterThan(Math.max(...s.cards.group));
  });

  it('has the facts, dice and last touches it says', () => {
    const s = lying.position({
      zones: { play: [['Ace'], []] },
      facts: { score: [3, 4] },
      forced: [6, 1],
      arrange: (state) => table.mark(state, undefined, 0, 'damage', 2),
      frames: () => [wait({})],
    });
    expect(s.facts).toEqual({ turn: 0, score: [3, 4], bids: [null, null], target: null });
    expect([table.roll(s, 6), table.roll(s, 6)]).toEqual([6, 1]);
    expect(s.cards.damage).toEqual([2]);
  });

  it('shuffles by its seed', () => {
    const stream = (seed?: string) =>
      lying.position({ zones: {}, frames: () => [wait({})], ...(seed === undefined ? {} : { seed }) }).chance.stream;
    expect(stream('x')).not.toEqual(stream());
    expect(stream('')).toEqual(stream());
  });

  it('runs what is under way up to the first decision, the last on top', () => {
    log.length = 0;
    const s = lying.position({
      zones: { deck: [['Ace'], []] },
      frames: (state) => [wait({}), note({ what: 'below' }), note({ what: `top, with ${state.cards.owner.length}` })],
    });
    expect(log).toEqual(['top, with 1', 'below']);
    expect(lying.pending(s)).toMatchObject({ player: 0, kind: 'choice' });
  });

  it('refuses a title that does not exist', () => {
    expect(() => lying.position({ zones: { deck: [['Acee'], []] }, frames: () => [wait({})] })).toThrow(UnknownCard);
  });
});

describe('explaining', () => {
  function explaining(of: 0 | 1 = 0) {
    const asked: { name: string; verbs: readonly string[] | null; names: string[]; bids: unknown }[] = [];
    const ask = procedure(
      'ask',
      {},
      {
        ask: question(
          () => choiceOf(of, 'a', 'b'),
          () => next,
        ),
      },
    );
    const explainer = tinyGame({
      procedures: [ask],
      explain(s, card, decision) {
        asked.push({
          name: nameOf(s, card),
          verbs: decision?.options.map(({ verb }) => verb) ?? null,
          names: s.cards.definition.map((_, id) => nameOf(s, id)),
          bids: s.facts.bids,
        });
        return [{ what: nameOf(s, card), possible: true }];
      },
    });
    const s = explainer.position({
      zones: { deck: [['Ace'], ['Ten']], hand: [['King'], ['Jack']], play: [['Queen'], []] },
      facts: { bids: [2, null] },
      frames: () => [ask({})],
    });
    return { explainer, s, asked };
  }

  it('uses only what the viewer knows: the rest is unknown', () => {
    const { explainer, s, asked } = explaining();
    expect(explainer.explain(explainer.view(s, 0), handleOf(s, 4))).toEqual([{ what: 'Queen', possible: true }]);
    // One's own deck is known, though not its order.
    expect(asked).toEqual([
      { name: 'Queen', verbs: ['a', 'b'], names: ['Ace', 'Unknown', 'King', 'Unknown', 'Queen'], bids: [2, null] },
    ]);
  });

  it('works for whoever has not to decide, without a decision', () => {
    const { explainer, s, asked } = explaining();
    explainer.explain(explainer.view(s, 1), handleOf(s, 3));
    expect(asked).toEqual([
      { name: 'Jack', verbs: null, names: ['Unknown', 'Ten', 'Unknown', 'Jack', 'Queen'], bids: [1, null] },
    ]);
  });

  it('works for every card in view', () => {
    const { explainer, s } = explaining();
    const view = explainer.view(s, 0);
    expect(view.cards.map(({ handle }) => explainer.explain(view, handle)[0]?.what)).toEqual([
      'Ace',
      'Unknown',
      'King',
      'Unknown',
      'Queen',
    ]);
  });

  it('works for a spectator', () => {
    const { explainer, s, asked } = explaining();
    explainer.explain(explainer.view(s, 'spectator'), handleOf(s, 4));
    expect(asked).toMatchObject([{ name: 'Queen', verbs: null, bids: [1, null] }]);
    expect(asked[0]?.names.slice(1)).toEqual(['Unknown', 'Unknown', 'Unknown', 'Queen']);
  });

  it('works once the game is over', () => {
    const { explainer, s, asked } = explaining();
    explainer.answer(s, { player: 0, concede: true });
    explainer.explain(explainer.view(s, 0), handleOf(s, 4));
    expect(asked).toMatchObject([{ name: 'Queen', verbs: null }]);
  });

  it('changes nothing', () => {
    const { explainer, s } = explaining();
    const before = explainer.hash(s);
    const view = explainer.view(s, 0);
    const seen = JSON.stringify(view);
    explainer.explain(view, handleOf(s, 4));
    expect(explainer.hash(s)).toBe(before);
    expect(JSON.stringify(view)).toBe(seen);
    expect(decisionIn(explainer, s).player).toBe(0);
  });

  it('refuses a handle that is not in view', () => {
    const { explainer, s } = explaining();
    expect(() => explainer.explain(explainer.view(s, 0), 99)).toThrow(
      new IllegalSetup('There is no card with the handle 99 in this view.'),
    );
  });
});

describe('imagining', () => {
  const lying = tinyGame({ procedures: [wait] });
  const s = lying.position({
    zones: { deck: [['Ace'], ['Ten']], hand: [['King'], ['Jack']], play: [['Queen'], []] },
    facts: { bids: [2, 0], score: [3, 4] },
    frames: () => [wait({})],
  });
  const imagined = (viewer: 0 | 1 | 'spectator') => lying.imagine(lying.view(s, viewer));
  const names = (state: State) => state.cards.definition.map((_, card) => nameOf(state, card));

  it('has what the view shows, and blanks for the rest', () => {
    expect(names(imagined(0))).toEqual(['Ace', 'Unknown', 'King', 'Unknown', 'Queen']);
    expect(names(imagined(1))).toEqual(['Unknown', 'Ten', 'Unknown', 'Jack', 'Queen']);
    expect(names(imagined('spectator'))).toEqual(['Unknown', 'Unknown', 'Unknown', 'Unknown', 'Queen']);
    expect(imagined(0).facts).toMatchObject({ bids: [2, 1], score: [3, 4] });
    expect(imagined(1).facts).toMatchObject({ bids: [1, 0], score: [3, 4] });
  });

  it('has what is under way only for whoever has to decide', () => {
    expect(lying.pending(imagined(0))).toEqual(lying.pending(s));
    expect(imagined(1).frames).toEqual([]);
    expect(imagined(1)).toMatchObject({
      nextId: 1,
      nextOccurrence: 1,
      nextHandle: 1,
      nextGroup: 1,
      moment: 1,
      asked: [0, 0],
    });
    expect(imagined('spectator')).toMatchObject({ frames: [], held: [], uses: [] });
  });

  it('always looks the same', () => {
    expect(imagined(0)).toEqual(imagined(0));
  });
});

describe('what players see', () => {
  it('is each happening as they may know it', () => {
    const happening: Happening = { kind: 'x', for: 1, card: { handle: 1, name: 'Ace', knownTo: 1 } };
    expect(game.see(happening, 0)).toEqual({ kind: 'x', card: { handle: 1, name: 'Ace' } });
    expect(game.see(happening, 1)).toBeNull();
  });

  it('can be followed from the first view to the last', () => {
    const s = game.start({ decks }, 'follow');
    const views = ([0, 1, 'spectator'] as const).map((viewer) => game.view(s, viewer));
    for (let i = 0; i < 40; i++) {
      const { player, at, kind, options } = decisionIn(game, s);
      game.answer(
        s,
        { player, at, picks: kind === 'subset' ? [0] : [(i * 5) % Math.min(6, options.length)] },
        (happening) => {
          for (const view of views) {
            const seen = game.see(happening, view.viewer);
            if (seen !== null) game.follow(view, seen);
          }
        },
      );
    }
    const now: State = s;
    expect(views.map(({ process: _, ...rest }) => rest)).toEqual(
      views.map(({ viewer }) => {
        const { process: _, ...rest } = game.view(now, viewer);
        return rest;
      }),
    );
  });

  it('is described by the game', () => {
    const s = game.start({ decks }, 'x');
    expect(game.describe(s, decisionIn(game, s))).toEqual({
      prompt: asks('What now?'),
      labels: ['bid', 'bid', 'bid'],
    });
    choose(game, s, 'bid');
  });
});

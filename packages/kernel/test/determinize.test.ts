import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineFault } from '../src/errors.ts';
import { next } from '../src/frames.ts';
import { createGame } from '../src/game.ts';
import { maskOf } from '../src/happening.ts';
import { hold } from '../src/held.ts';
import { beginLasting } from '../src/lasting.ts';
import { countUse, limited } from '../src/limits.ts';
import type { Player } from '../src/player.ts';
import { below, randomFrom } from '../src/random.ts';
import { card, number } from '../src/schema.ts';
import { knownMembers, nameOf } from '../src/secrecy.ts';
import { refTo } from '../src/table.ts';
import { choiceOf, decisionIn, decks, procedure, question, type State, table, tinyGame, tinyRules } from './tiny.ts';

const random = () => randomFrom('guess');
const theirs = ['Ace', 'Jack', 'Jack', 'Jack', 'Ten'];
const prior = () => theirs;

const namesIn = (s: State, zone: 'deck' | 'hand' | 'play' | 'pile', of: Player): string[] =>
  s.zones[zone][of].map((id) => nameOf(s, id));

/** A position in which the first player has to decide about card 0. */
function waiting(arrange: (s: State) => void = () => undefined, facts: Partial<State['facts']> = {}, of: Player = 0) {
  const wait = procedure(
    'wait',
    { on: card, n: number },
    {
      ask: question(
        () => choiceOf(of, 'a', 'b'),
        () => next,
      ),
    },
  );
  const game = tinyGame({ procedures: [wait] });
  const s = game.position({
    zones: {
      deck: [
        ['Ace', 'King'],
        ['Jack', 'Jack', 'Jack'],
      ],
      hand: [['King'], ['Ten']],
      play: [['Ace'], ['Ace']],
    },
    facts,
    frames: () => [wait({ on: 0, n: 3 })],
    arrange,
  });
  return { game, s };
}

describe('a state made from a view', () => {
  it('looks the same to its player, and can be gone on with', () => {
    const game = tinyGame();
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 40 }), fc.string(), (choices, seed) => {
        const s = game.start({ decks }, seed);
        for (const choice of choices) {
          const pending = game.pending(s);
          if ('because' in pending) return;
          const view = game.view(s, pending.player);
          const made = game.determinize(view, randomFrom(seed), (_view, who) => s.decks[who]);
          expect(game.view(made, pending.player)).toEqual(view);
          expect(game.pending(made)).toEqual(pending);
          game.load(JSON.parse(JSON.stringify(made)));
          const picks = pending.kind === 'subset' ? [] : [choice % pending.options.length];
          game.answer(made, { player: pending.player, at: pending.at, picks });
          game.answer(s, { player: pending.player, at: pending.at, picks });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leaves the view as it was', () => {
    const { game, s } = waiting();
    const view = game.view(s, 0);
    const before = JSON.stringify(view);
    const made = game.determinize(view, random(), prior);
    table.move(made, undefined, 0, 'pile', 0);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('has one’s own cards where they could be, from one’s own deck', () => {
    const { game, s } = waiting();
    const made = game.determinize(game.view(s, 0), random(), prior);
    expect([...namesIn(made, 'deck', 0)].sort()).toEqual(['Ace', 'King']);
    expect(namesIn(made, 'hand', 0)).toEqual(['King']);
    expect(namesIn(made, 'play', 0)).toEqual(['Ace']);
    expect(made.decks).toEqual([s.decks[0], theirs]);
    expect(made.names).toEqual(['Ace', 'Jack', 'King', 'Ten']);
  });

  it('has what is left of the guess in the other’s hidden cards', () => {
    const { game, s } = waiting();
    const hidden = (seed: string) => {
      const made = game.determinize(game.view(s, 0), randomFrom(seed), prior);
      return [...namesIn(made, 'deck', 1), ...namesIn(made, 'hand', 1)];
    };
    expect([...hidden('x')].sort()).toEqual(['Jack', 'Jack', 'Jack', 'Ten']);
    const hands = new Set(Array.from({ length: 20 }, (_, i) => hidden(String(i))[3]));
    expect([...hands].sort()).toEqual(['Jack', 'Ten']);
  });

  it('is made for the second player as for the first', () => {
    const { game, s } = waiting(() => undefined, {}, 1);
    const made = game.determinize(game.view(s, 1), random(), () => ['Ace', 'Ace', 'King', 'King']);
    expect(namesIn(made, 'hand', 1)).toEqual(['Ten']);
    expect(namesIn(made, 'deck', 1)).toEqual(['Jack', 'Jack', 'Jack']);
    expect([...namesIn(made, 'deck', 0), ...namesIn(made, 'hand', 0)].sort()).toEqual(['Ace', 'King', 'King']);
    expect(made.decks).toEqual([['Ace', 'Ace', 'King', 'King'], s.decks[1]]);
  });

  it('repeats titles of a guess that is too short, and has no name where there is no guess', () => {
    const { game, s } = waiting();
    const made = game.determinize(game.view(s, 0), random(), () => ['Ten', 'Ace']);
    const hidden = [...namesIn(made, 'deck', 1), ...namesIn(made, 'hand', 1)];
    expect(hidden).toHaveLength(4);
    expect(hidden.every((name) => name === 'Ten' || name === 'Ace')).toBe(true);
    expect(hidden).toContain('Ten');
    const none = game.determinize(game.view(s, 0), random(), () => []);
    expect(namesIn(none, 'hand', 1)).toEqual(['']);
  });

  it('knows every title that was guessed, of either player', () => {
    const guessed = [...'abcdefghij'];
    for (const who of [0, 1] as const) {
      const { game, s } = waiting(() => undefined, {}, who);
      const made = game.determinize(game.view(s, who), random(), () => guessed);
      expect(made.names).toEqual(expect.arrayContaining(guessed));
    }
  });

  it('asks for a guess of the other player’s deck, with the view', () => {
    for (const who of [0, 1] as const) {
      const { game, s } = waiting(() => undefined, {}, who);
      const asked: unknown[] = [];
      const view = game.view(s, who);
      game.determinize(view, random(), (given, opponent) => {
        asked.push(given === view, opponent);
        return theirs;
      });
      expect(asked).toEqual([true, who === 0 ? 1 : 0]);
    }
  });

  it('knows no more than the zones show of what the other knows', () => {
    const { game, s } = waiting((state) => {
      table.reveal(state, undefined, 0, maskOf(0));
      table.reveal(state, undefined, 1, maskOf(1));
      table.reveal(state, undefined, 2, maskOf(0) | maskOf(1));
    });
    const made = game.determinize(game.view(s, 0), random(), prior);
    // Deck 0 and 1, theirs 2 to 4; hands 5 and 6; in play 7 and 8.
    expect(made.cards.knows).toEqual([1, 0, 1, 0, 0, 1, 2, 7, 7]);
    expect(nameOf(made, 0)).toBe('Ace');
    expect(nameOf(made, 2)).toBe('Jack');
  });

  it('knows as little for the second player', () => {
    const { game, s } = waiting(() => undefined, {}, 1);
    const made = game.determinize(game.view(s, 1), random(), () => ['Ace', 'Ace', 'King', 'King']);
    expect(made.cards.knows).toEqual([0, 0, 0, 0, 0, 1, 2, 7, 7]);
  });

  it('has the known members of a group somewhere in it', () => {
    const { game, s } = waiting((state) => {
      table.reveal(state, undefined, 1, maskOf(0));
      table.reveal(state, undefined, 6, maskOf(0));
      table.move(state, undefined, 6, 'deck', 1);
      table.shuffle(state, undefined, 'deck', 1);
      table.shuffle(state, undefined, 'deck', 0);
    });
    const places = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const made = game.determinize(game.view(s, 0), randomFrom(String(i)), prior);
      const group = made.cards.group[made.zones.deck[1][0] ?? 0] ?? -1;
      expect(knownMembers(made, group, maskOf(0))).toEqual(['Ten']);
      expect([...namesIn(made, 'deck', 1)].sort()).toEqual(['Jack', 'Jack', 'Jack', 'Ten']);
      expect([...namesIn(made, 'deck', 0)].sort()).toEqual(['Ace', 'King']);
      places.add(namesIn(made, 'deck', 1).indexOf('Ten'));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });

  it('is impossible where more are known of a group than it has', () => {
    const { game, s } = waiting();
    const view = game.view(s, 0);
    const group = s.cards.group[6] ?? -1;
    view.groups = [{ group, known: ['Ten', 'Jack'] }];
    expect(() => game.determinize(view, random(), prior)).toThrow(
      new EngineFault(`Group ${group} has fewer cards than are known to be in it.`),
    );
  });

  it('guesses what the other keeps secret, once the rest is there, and keeps one’s own', () => {
    const { s } = waiting(() => undefined, { bids: [2, 0], score: [4, 9] });
    const drafts: unknown[] = [];
    const wait = procedure(
      'wait',
      { on: card, n: number },
      {
        ask: question(
          () => choiceOf(0, 'a', 'b'),
          () => next,
        ),
      },
    );
    const game = tinyGame({
      procedures: [wait],
      guess(draft, who, luck) {
        drafts.push([draft.facts.score[who], draft.facts.bids, who]);
        return below(luck, 1) + 5;
      },
    });
    const made = game.determinize(game.view(s, 0), random(), prior);
    expect(made.facts).toEqual({ turn: 0, score: [4, 9], bids: [2, 5], target: null });
    expect(drafts).toEqual([[9, [2, null], 1]]);
  });

  it('needs a way to guess only where something is secret', () => {
    const wait = procedure(
      'wait',
      { on: card, n: number },
      {
        ask: question(
          () => choiceOf(0, 'a', 'b'),
          () => next,
        ),
      },
    );
    const { guess: _, ...guessless } = tinyRules;
    const game = createGame({ ...guessless, procedures: [wait] });
    const nothing = waiting().s;
    expect(game.determinize(game.view(nothing, 0), random(), prior).facts.bids).toEqual([null, null]);
    const { s } = waiting(() => undefined, { bids: [null, 0] });
    expect(() => game.determinize(game.view(s, 0), random(), prior)).toThrow(
      new EngineFault('This game has secrets but no way to guess them.'),
    );
  });

  it('has the same marks, references, effects, counts, frames and counters, of cards by their new numbers', () => {
    const { game, s } = waiting(
      (state) => {
        // Handles no longer go by card number.
        table.shuffle(state, undefined, 'deck', 0);
        table.mark(state, undefined, 7, 'damage', 2);
        table.mark(state, undefined, 7, 'host', 8);
        table.change(state, undefined, 'target', refTo(state, 8));
        beginLasting(state, undefined, {
          clause: 'c',
          source: refTo(state, 7),
          by: 0,
          locked: [refTo(state, 8), { card: 8, life: 9 }],
          until: 'turn',
          detail: 1,
        });
        hold(state, {
          clause: 'h',
          source: refTo(state, 8),
          by: 1,
          cards: [refTo(state, 7)],
          detail: null,
          window: 'w',
        });
        countUse(state, limited('turn', 'k', refTo(state, 7), 1));
        state.asked = [6, 4];
      },
      { score: [1, 2] },
    );
    const made = game.determinize(game.view(s, 0), random(), prior);
    const id = (was: number): number => made.cards.handle.indexOf(s.cards.handle[was] ?? -1);
    expect(id(7)).not.toBe(7);
    expect([made.cards.damage[id(7)], made.cards.host[id(7)]]).toEqual([2, id(8)]);
    expect([made.cards.damage[id(8)], made.cards.host[id(8)]]).toEqual([0, -1]);
    expect(made.facts.target).toEqual({ card: id(8), life: 0 });
    expect(made.lasting).toEqual([
      {
        clause: 'c',
        source: { card: id(7), life: 0 },
        by: 0,
        locked: [
          { card: id(8), life: 0 },
          { card: -1, life: 0 },
        ],
        until: 'turn',
        detail: 1,
        since: s.lasting[0]?.since,
      },
    ]);
    expect(made.held).toEqual([
      {
        id: 1,
        clause: 'h',
        source: { card: id(8), life: 0 },
        by: 1,
        cards: [{ card: id(7), life: 0 }],
        detail: null,
        window: 'w',
      },
    ]);
    expect(made.uses).toEqual([{ scope: 'turn', key: 'k', card: { card: id(7), life: 0 }, by: 1, count: 1 }]);
    expect(made.frames).toEqual([
      { id: 1, procedure: 'wait', step: 'ask', into: null, back: null, by: null, locals: { on: id(0), n: 3 } },
    ]);
    expect(made.asked).toEqual([6, 0]);
    const { nextId, nextOccurrence, nextHandle, nextGroup, moment } = s;
    expect(made).toMatchObject({ nextId, nextOccurrence, nextHandle, nextGroup, moment });
    expect(made.cards.since[id(8)]).toBe(s.cards.since[8]);
    expect(made.cards.owner.map((_, i) => made.cards.zone[i])).toEqual(
      made.cards.handle.map((handle) => s.cards.zone[s.cards.handle.indexOf(handle)]),
    );
    expect(made.cards.life.every((life) => life === 0)).toBe(true);
    expect(made.cards.group[id(5)]).toBe(0);
    expect(made.cards.group[id(6)]).toBe(s.cards.group[6]);
  });

  it('counts the second player’s decisions for the second player', () => {
    const { game, s } = waiting(
      (state) => {
        state.asked = [6, 4];
      },
      {},
      1,
    );
    expect(game.determinize(game.view(s, 1), random(), prior).asked).toEqual([0, 4]);
    expect(decisionIn(game, s).at).toBe(4);
  });

  it('has chance of its own', () => {
    const { game, s } = waiting();
    const [one, two] = ['x', 'y'].map((seed) => game.determinize(game.view(s, 0), randomFrom(seed), prior).chance);
    expect(one?.stream).toHaveLength(4);
    expect(one?.stream[3]).toBe(1);
    expect(one?.stream).not.toEqual(two?.stream);
    expect(one?.forced).toEqual([]);
    expect(one?.stream.every((word) => Number.isInteger(word))).toBe(true);
  });
});

describe('no state is made', () => {
  it('from a view of somebody who has not to decide', () => {
    const { game, s } = waiting();
    const fault = new EngineFault('Only the view of the player who has to decide can be made into a state.');
    expect(() => game.determinize(game.view(s, 1), random(), prior)).toThrow(fault);
    expect(() => game.determinize(game.view(s, 'spectator'), random(), prior)).toThrow(fault);
    const { process } = game.view(s, 0);
    expect(() => game.determinize({ ...game.view(s, 'spectator'), process }, random(), prior)).toThrow(fault);
    game.answer(s, { player: 0, concede: true });
    expect(() => game.determinize(game.view(s, 0), random(), prior)).toThrow(fault);
  });
});

describe('a game that says which cards may lie where', () => {
  /** Jacks are never in a hand; there are 4 hidden cards in the deck and the hand. */
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
  const noJackInHand = tinyGame({ procedures: [wait], fits: (title, zone) => title !== 'Jack' || zone !== 'hand' });
  const lay = (arrange: (s: State) => void = () => undefined) =>
    noJackInHand.position({
      zones: {
        deck: [['Ace'], ['Jack', 'Jack', 'Jack']],
        hand: [['King'], ['Ten', 'Ten']],
        play: [['Ace'], ['Ace']],
      },
      frames: () => [wait({})],
      arrange,
    });
  const seeds = Array.from({ length: 30 }, (_, i) => String(i));

  it('has no card made up where it may not lie', () => {
    for (const seed of seeds) {
      const made = noJackInHand.determinize(noJackInHand.view(lay(), 0), randomFrom(seed), () => [
        'Ace',
        'Jack',
        'Jack',
        'Jack',
        'Ten',
        'Ten',
      ]);
      expect(namesIn(made, 'hand', 1)).toEqual(['Ten', 'Ten']);
      expect(namesIn(made, 'deck', 1)).toEqual(['Jack', 'Jack', 'Jack']);
    }
  });

  it('deals what is known to be among several where it may lie', () => {
    const s = lay((draft) => {
      // One group of the deck and the hand, in which the first player knows that there is a Jack.
      const group = draft.nextGroup++;
      for (const id of [...draft.zones.deck[1], ...draft.zones.hand[1]]) draft.cards.group[id] = group;
      const [jack = -1] = draft.zones.deck[1];
      draft.cards.knows[jack] = maskOf(0) << 3;
    });
    expect(knownMembers(s, s.cards.group[s.zones.hand[1][0] ?? -1] ?? 0, maskOf(0))).toEqual(['Jack']);
    for (const seed of seeds) {
      const made = noJackInHand.determinize(noJackInHand.view(s, 0), randomFrom(seed), () => [
        'Ace',
        'Jack',
        'Jack',
        'Jack',
        'Ten',
        'Ten',
      ]);
      expect(namesIn(made, 'hand', 1)).not.toContain('Jack');
    }
  });

  it('takes any card of the game that may, where the guess has none', () => {
    for (const seed of seeds) {
      const made = noJackInHand.determinize(noJackInHand.view(lay(), 0), randomFrom(seed), () => ['Jack', 'Jack']);
      expect(namesIn(made, 'hand', 1)).not.toContain('Jack');
      expect(namesIn(made, 'hand', 1)).not.toContain('');
      expect(made.names).toEqual(expect.arrayContaining(namesIn(made, 'hand', 1)));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { EngineFault } from '../src/errors.ts';
import { follow } from '../src/follow.ts';
import { next } from '../src/frames.ts';
import { type Happening, maskOf, seeHappening } from '../src/happening.ts';
import { hold } from '../src/held.ts';
import { beginLasting, endLasting } from '../src/lasting.ts';
import { countUse, limited } from '../src/limits.ts';
import type { Viewer } from '../src/player.ts';
import { card, hidden, number, text } from '../src/schema.ts';
import { handleOf, refTo } from '../src/table.ts';
import { countersOf, type TableView, viewOf } from '../src/view.ts';
import {
  choiceOf,
  decisionIn,
  laid,
  procedure,
  question,
  running,
  type State,
  schema,
  table,
  tinyGame,
} from './tiny.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator'];
const view = (s: State, viewer: Viewer): TableView => viewOf(schema, s, viewer, null);

/** In the first player's deck 0 to 2, hand 3 to 5, play 8; in the second's hand 6 and 7, play 9. */
const usual = (): State =>
  laid({
    deck: [['Ace', 'King', 'Queen'], []],
    hand: [
      ['Ace', 'King', 'Ten'],
      ['Jack', 'Ten'],
    ],
    play: [['Queen'], ['Jack']],
  });

/** Does something, and checks that what each viewer is told keeps their view up to date. */
function followed(s: State, act: (tell: (happening: Happening) => void) => void): void {
  const views = viewers.map((viewer) => view(s, viewer));
  act((happening) => {
    for (const [i, viewer] of viewers.entries()) {
      const seen = seeHappening(happening, viewer);
      const kept = views[i];
      if (seen !== null && kept !== undefined) follow(schema, kept, JSON.parse(JSON.stringify(seen)) as Happening);
    }
  });
  expect(views).toEqual(viewers.map((viewer) => view(s, viewer)));
}

const nameSeen = (s: State, viewer: Viewer, id: number): string | null | undefined =>
  view(s, viewer).cards.find(({ handle }) => handle === handleOf(s, id))?.name;

describe('a view shows', () => {
  it('cards in order of their handles, named only if known', () => {
    const s = usual();
    table.shuffle(s, undefined, 'deck', 0);
    const { cards } = view(s, 1);
    const handles = cards.map(({ handle }) => handle);
    expect(handles).toEqual([...s.cards.handle].sort((a, b) => a - b));
    expect(cards.find(({ handle }) => handle === handleOf(s, 9))).toEqual({
      handle: handleOf(s, 9),
      owner: 1,
      name: 'Jack',
      since: s.cards.since[9],
    });
    expect(cards.find(({ handle }) => handle === handleOf(s, 0))).toEqual({
      handle: handleOf(s, 0),
      owner: 0,
      name: null,
      group: s.cards.group[0],
      since: 0,
    });
    expect(viewers.map((viewer) => nameSeen(s, viewer, 3))).toEqual(['Ace', null, null]);
    expect(viewers.map((viewer) => nameSeen(s, viewer, 6))).toEqual([null, 'Jack', null]);
  });

  it('marks only where something is marked, cards as handles', () => {
    const s = usual();
    table.mark(s, undefined, 8, 'damage', 2);
    table.mark(s, undefined, 8, 'host', 9);
    expect(view(s, 1).cards.find(({ name }) => name === 'Queen')?.marks).toEqual({ damage: 2, host: handleOf(s, 9) });
    table.mark(s, undefined, 8, 'host', 0);
    table.mark(s, undefined, 8, 'damage', 0);
    expect(view(s, 1).cards.find(({ name }) => name === 'Queen')?.marks).toEqual({ host: handleOf(s, 0) });
  });

  it('an arranged hand in its order to its player, to others in order of handles', () => {
    const s = usual();
    for (const [id, of] of [
      [3, 0],
      [6, 1],
    ] as const) {
      table.move(s, undefined, id, 'pile', of);
      table.move(s, undefined, id, 'hand', of);
    }
    const arranged = s.zones.hand.map((pile) => pile.map((id) => handleOf(s, id)));
    const sorted = arranged.map((pile) => [...pile].sort((a, b) => a - b));
    expect(arranged[0]).not.toEqual(sorted[0]);
    expect(arranged[1]).not.toEqual(sorted[1]);
    expect(view(s, 0).zones['hand']).toEqual([arranged[0], sorted[1]]);
    expect(view(s, 1).zones['hand']).toEqual([sorted[0], arranged[1]]);
    expect(view(s, 'spectator').zones['hand']).toEqual(sorted);
  });

  it('piles in their order to everybody', () => {
    const s = usual();
    table.move(s, undefined, 0, 'deck', 0);
    for (const viewer of viewers)
      expect(view(s, viewer).zones['deck']).toEqual([[1, 2, 0].map((id) => handleOf(s, id)), []]);
    expect(Object.keys(view(s, 0).zones)).toEqual(['deck', 'hand', 'play', 'pile']);
  });

  it('groups of which something is known, in order, to whoever knows it', () => {
    const s = laid({
      deck: [
        ['Ace', 'King'],
        ['Ten', 'Jack'],
      ],
    });
    table.reveal(s, undefined, 3, maskOf(0));
    table.shuffle(s, undefined, 'deck', 1);
    table.reveal(s, undefined, 0, maskOf(0));
    table.reveal(s, undefined, 1, maskOf(0) | maskOf(1));
    table.shuffle(s, undefined, 'deck', 0);
    const [theirs, ours] = [s.cards.group[3], s.cards.group[0]];
    expect(view(s, 0).groups).toEqual([
      { group: theirs, known: ['Jack'] },
      { group: ours, known: ['Ace', 'King'] },
    ]);
    expect(view(s, 1).groups).toEqual([{ group: ours, known: ['King'] }]);
    expect(view(s, 'spectator').groups).toEqual([]);
  });

  it('groups by number and not by card', () => {
    const s = laid({
      deck: [
        ['Ace', 'King'],
        ['Ten', 'Jack'],
      ],
    });
    for (const id of [0, 2]) table.reveal(s, undefined, id, maskOf(0));
    table.shuffle(s, undefined, 'deck', 1);
    table.shuffle(s, undefined, 'deck', 0);
    expect(view(s, 0).groups.map(({ group }) => group)).toEqual([s.cards.group[2], s.cards.group[0]]);
  });

  it('facts, another’s secret only as one', () => {
    const s = laid({ play: [['Ace'], []] }, { bids: [2, 0], score: [1, 5] });
    table.change(s, undefined, 'target', refTo(s, 0));
    expect(viewers.map((viewer) => view(s, viewer).facts)).toEqual([
      { turn: 0, score: [1, 5], bids: [2, { sealed: true }], target: handleOf(s, 0) },
      { turn: 0, score: [1, 5], bids: [{ sealed: true }, 0], target: handleOf(s, 0) },
      { turn: 0, score: [1, 5], bids: [{ sealed: true }, { sealed: true }], target: handleOf(s, 0) },
    ]);
  });

  it('what each player brought to that player', () => {
    const s = laid({ deck: [['King', 'Ace'], ['Ten']] });
    expect(viewers.map((viewer) => view(s, viewer).deck)).toEqual([['King', 'Ace'], ['Ten'], null]);
    expect(viewers.map((viewer) => view(s, viewer).viewer)).toEqual(viewers);
  });

  it('no more than it should: the same whatever hidden cards are', () => {
    const s = usual();
    const other = usual();
    other.cards.definition[0] = s.cards.definition[1] ?? 0;
    other.cards.definition[1] = s.cards.definition[0] ?? 0;
    for (const viewer of viewers) expect(view(other, viewer)).toEqual(view(s, viewer));
  });
});

describe('what is under way', () => {
  const waiting = procedure(
    'waiting',
    { on: card, secret: hidden(number), what: text },
    {
      wait: question(
        () => choiceOf(1, 'a', 'b'),
        () => next,
      ),
    },
  );

  function lying(): { game: ReturnType<typeof tinyGame>; s: State } {
    const game = tinyGame({ procedures: [waiting] });
    const s = game.position({
      zones: { play: [['Ace'], ['Ten']] },
      frames: () => [waiting({ on: 1, secret: 7, what: 'x' })],
      arrange(state) {
        hold(state, {
          clause: 'c',
          source: refTo(state, 0),
          by: 0,
          cards: [refTo(state, 1), { card: 0, life: 9 }],
          detail: 1,
          window: null,
        });
        countUse(state, limited('turn', 'k', refTo(state, 1)));
        state.asked = [3, 4];
      },
    });
    return { game, s };
  }

  it('is shown only to the player who has to decide', () => {
    const { game, s } = lying();
    expect(game.view(s, 0).process).toBeNull();
    expect(game.view(s, 'spectator').process).toBeNull();
    expect(game.view(s, 1).process).toEqual({
      at: 4,
      frames: [
        {
          id: 1,
          procedure: 'waiting',
          step: 'wait',
          into: null,
          back: null,
          by: null,
          locals: { on: handleOf(s, 1), what: 'x' },
        },
      ],
      held: [
        { id: 1, clause: 'c', source: handleOf(s, 0), by: 0, cards: [handleOf(s, 1), null], detail: 1, window: null },
      ],
      uses: [{ scope: 'turn', key: 'k', card: handleOf(s, 1), by: null, count: 1 }],
      counters: [s.nextId, s.nextOccurrence, s.nextHandle, s.nextGroup, s.moment],
    });
  });

  it('has its counters by name', () => {
    const { game, s } = lying();
    const { process } = game.view(s, 1);
    if (process === null) throw new Error('nothing is under way');
    const { nextId, nextOccurrence, nextHandle, nextGroup, moment } = s;
    expect(countersOf(process)).toEqual({ nextId, nextOccurrence, nextHandle, nextGroup, moment });
    expect(new Set([nextId, nextHandle, nextGroup]).size).toBeGreaterThan(1);
  });

  it('is nothing once the game is over', () => {
    const { game, s } = lying();
    game.answer(s, { player: 0, concede: true });
    expect(viewers.map((viewer) => game.view(s, viewer).process)).toEqual([null, null, null]);
    expect(game.view(s, 0).outcome).toEqual({ winner: 1, because: 'concession' });
  });

  it('does not change by looking', () => {
    const { game, s } = lying();
    const before = game.hash(s);
    for (const viewer of viewers) game.view(s, viewer);
    decisionIn(game, s);
    expect(game.hash(s)).toBe(before);
  });
});

describe('following', () => {
  it('draws, plays, losses and returns', () => {
    const s = usual();
    followed(s, (tell) => table.move(s, tell, 2, 'hand', 0));
    followed(s, (tell) => table.move(s, tell, 4, 'play', 0));
    followed(s, (tell) => table.move(s, tell, 9, 'pile', 1));
    followed(s, (tell) => table.move(s, tell, 8, 'hand', 0));
    followed(s, (tell) => table.move(s, tell, 6, 'play', 1, { at: 'bottom' }));
    followed(s, (tell) => table.move(s, tell, 4, 'play', 1, { at: 1 }));
  });

  it('cards put away unseen from a hand', () => {
    const s = usual();
    followed(s, (tell) => table.move(s, tell, 4, 'deck', 0));
    followed(s, (tell) => table.move(s, tell, 5, 'deck', 0, { at: 'bottom' }));
    followed(s, (tell) => table.move(s, tell, 7, 'deck', 1));
    followed(s, (tell) => table.move(s, tell, 6, 'hand', 0));
  });

  it('a hand in which something was known', () => {
    const s = usual();
    followed(s, (tell) => table.reveal(s, tell, 4, maskOf(1)));
    followed(s, (tell) => table.move(s, tell, 8, 'hand', 0));
    followed(s, (tell) => table.move(s, tell, 3, 'deck', 0));
    followed(s, (tell) => table.move(s, tell, 2, 'hand', 0));
    followed(s, (tell) => table.move(s, tell, 2, 'deck', 0));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
    followed(s, (tell) => table.move(s, tell, 4, 'play', 0));
    followed(s, (tell) => table.move(s, tell, 8, 'pile', 0));
    expect(view(s, 1).groups).toEqual([]);
  });

  it('members of groups, and copies that turn up', () => {
    const s = laid({
      deck: [
        ['Ace', 'Ace', 'King', 'Ten'],
        ['Jack', 'Ten'],
      ],
    });
    for (const id of [0, 2]) followed(s, (tell) => table.reveal(s, tell, id, maskOf(0)));
    followed(s, (tell) => table.reveal(s, tell, 5, maskOf(0) | maskOf(1)));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 1));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
    expect(view(s, 0).groups).toHaveLength(2);
    followed(s, (tell) => table.reveal(s, tell, 1, maskOf(0)));
    expect(view(s, 0).groups.map(({ known }) => known)).toEqual([['Ten'], ['King']]);
    followed(s, (tell) => table.move(s, tell, 2, 'hand', 0));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
    followed(s, (tell) => table.reveal(s, tell, 5, 7));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 1));
  });

  it('a pile that was not in order of handles when it was shuffled', () => {
    const s = laid({ deck: [['Ace', 'King', 'Queen', 'Ten'], []] });
    for (const id of [0, 2, 1]) table.move(s, undefined, id, 'deck', 0);
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
  });

  it('groups in order, also when what is known of an older one changes', () => {
    const s = laid({
      deck: [
        ['Ace', 'King', 'Queen'],
        ['Jack', 'Ten', 'Ace'],
      ],
    });
    for (const id of [0, 1, 3, 4]) followed(s, (tell) => table.reveal(s, tell, id, 7));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 1));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
    followed(s, (tell) => table.reveal(s, tell, 3, 7));
    expect(view(s, 'spectator').groups.map(({ known }) => known)).toEqual([['Ten'], ['Ace', 'King']]);
    followed(s, (tell) => table.reveal(s, tell, 0, 7));
    expect(view(s, 'spectator').groups.map(({ known }) => known)).toEqual([['Ten'], ['King']]);
  });

  it('cards of a group that lie elsewhere when the rest is mixed', () => {
    const s = laid({ deck: [['Ace', 'King', 'Queen', 'Ten'], []] });
    followed(s, (tell) => table.reveal(s, tell, 1, 7));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
    const [bottom] = s.zones.deck[0];
    if (bottom !== undefined) followed(s, (tell) => table.move(s, tell, bottom, 'hand', 0));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
    expect(s.cards.group.every((group) => group === s.cards.group[0])).toBe(true);
    expect(view(s, 1).groups).toHaveLength(1);
  });

  it('marks, put on and taken off', () => {
    const s = usual();
    followed(s, (tell) => table.mark(s, tell, 8, 'host', 9));
    followed(s, (tell) => table.mark(s, tell, 8, 'damage', 3));
    expect(Object.keys(view(s, 0).cards.find(({ name }) => name === 'Queen')?.marks ?? {})).toEqual(['damage', 'host']);
    followed(s, (tell) => table.mark(s, tell, 8, 'host', -1));
    followed(s, (tell) => table.mark(s, tell, 8, 'host', 0));
    followed(s, (tell) => table.mark(s, tell, 8, 'damage', 0));
    followed(s, (tell) => table.mark(s, tell, 9, 'damage', -1));
    followed(s, (tell) => table.move(s, tell, 9, 'pile', 1));
  });

  it('marks in the order in which the game names them', () => {
    const s = usual();
    const kept = view(s, 0);
    table.mark(s, (happening) => follow(schema, kept, happening), 8, 'host', 9);
    table.mark(s, (happening) => follow(schema, kept, happening), 8, 'damage', 3);
    expect(JSON.stringify(kept.cards)).toBe(JSON.stringify(view(s, 0).cards));
  });

  it('facts, and references in them that die with their card', () => {
    const s = usual();
    followed(s, (tell) => table.changeFor(s, tell, 'bids', 0, 2));
    followed(s, (tell) => table.change(s, tell, 'target', refTo(s, 8)));
    followed(s, (tell) => table.move(s, tell, 9, 'pile', 1));
    expect(view(s, 0).facts['target']).toBe(handleOf(s, 8));
    followed(s, (tell) => table.move(s, tell, 8, 'pile', 0));
    expect(view(s, 0).facts['target']).toBeNull();
    followed(s, (tell) => table.change(s, tell, 'target', refTo(s, 0)));
    followed(s, (tell) => table.shuffle(s, tell, 'deck', 0));
    expect(view(s, 0).facts['target']).toBeNull();
  });

  it('what lasts, with references that die with their cards, until it ends', () => {
    const s = usual();
    const begin = (until: string, locked: readonly number[] | null) =>
      followed(s, (tell) =>
        beginLasting(s, tell, {
          clause: 'c',
          source: refTo(s, 8),
          by: 0,
          locked: locked?.map((id) => refTo(s, id)) ?? null,
          until,
          detail: { n: 1 },
        }),
      );
    begin('turn', [8, 9]);
    begin('game', null);
    begin('game', [9]);
    followed(s, (tell) => table.move(s, tell, 8, 'hand', 0));
    expect(view(s, 1).lasting).toMatchObject([
      { source: null, locked: [null, handleOf(s, 9)] },
      { source: null, locked: null },
      { source: null, locked: [handleOf(s, 9)] },
    ]);
    followed(s, (tell) => endLasting(s, tell, 'turn'));
    expect(view(s, 1).lasting).toHaveLength(2);
  });

  it('the end of the game', () => {
    const { game, s } = running({
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    });
    followed(s, (tell) => game.answer(s, { player: 1, concede: true }, tell));
    expect(view(s, 0).outcome).toEqual({ winner: 0, because: 'concession' });
  });

  it('nothing by what only a game understands', () => {
    const s = usual();
    const kept = view(s, 0);
    follow(schema, kept, { kind: 'bell', times: 3 });
    expect(kept).toEqual(view(s, 0));
  });

  it('is impossible for cards and zones that are not in view', () => {
    const s = usual();
    const kept = view(s, 0);
    expect(() => follow(schema, kept, { kind: 'marked', card: 99, mark: 'damage', value: 1 })).toThrow(
      new EngineFault('A happening names the card 99, which is not in the view.'),
    );
    const moved = {
      kind: 'moved',
      card: { handle: 1, name: null },
      from: { zone: 'attic', of: 0 },
      zone: 'deck',
      of: 0,
      index: 0,
      since: 0,
      leaves: false,
    };
    expect(() => follow(schema, kept, moved)).toThrow(new EngineFault('A happening names the zone attic.'));
  });
});

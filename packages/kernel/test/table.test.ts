import { describe, expect, it } from 'vitest';
import { EngineFault } from '../src/errors.ts';
import { next } from '../src/frames.ts';
import type { Happening } from '../src/happening.ts';
import { everybody, maskOf } from '../src/happening.ts';
import { knownTo } from '../src/secrecy.ts';
import { cardAt, handleOf, isCurrent, movesMade, onCard, ownerOf, refTo, topOf } from '../src/table.ts';
import { choiceOf, laid, question, running, type State, table } from './tiny.ts';

const first = maskOf(0);
const second = maskOf(1);

function listening(): { told: Happening[]; tell: (happening: Happening) => void } {
  const told: Happening[] = [];
  return { told, tell: (happening) => told.push(happening) };
}

/** In the first player's deck 0 to 3, hand 4 and 5, play 8; in the second's hand 6 and 7. */
const usual = (): State =>
  laid({
    deck: [['Ace', 'King', 'Queen', 'Ten'], []],
    hand: [
      ['Ace', 'King'],
      ['Jack', 'Ten'],
    ],
    play: [['Queen'], []],
  });
const [top, inHand, otherInHand, theirs, inPlay] = [3, 4, 5, 6, 8] as const;

describe('bringing a card', () => {
  it('puts it on top of its zone, with everything at its start', () => {
    const s = laid({ deck: [['Ace', 'King'], ['Ten']] });
    const { nextHandle } = s;
    const id = table.bring(s, 'King', 1, 'deck');
    expect(id).toBe(3);
    expect(s.zones.deck).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(Object.fromEntries(Object.entries(s.cards).map(([name, column]) => [name, column[id]]))).toEqual({
      definition: s.names.indexOf('King'),
      owner: 1,
      zone: 1,
      life: 0,
      since: 0,
      handle: nextHandle,
      group: 0,
      knows: 0,
      damage: 0,
      host: -1,
    });
    expect(s.nextHandle).toBe(nextHandle + 1);
  });

  it('lets those know it who see the zone', () => {
    const s = laid({ deck: [['Ace'], []] });
    const knows = (zone: 'deck' | 'hand' | 'play' | 'pile', owner: 0 | 1) =>
      knownTo(s, table.bring(s, 'Ace', owner, zone));
    expect([knows('deck', 0), knows('hand', 0), knows('hand', 1), knows('play', 0), knows('pile', 1)]).toEqual([
      0,
      first,
      second,
      everybody,
      everybody,
    ]);
  });

  it('into play gives it a moment of its own', () => {
    const s = laid({ deck: [['Ace'], []] });
    const { moment } = s;
    const ids = [table.bring(s, 'Ace', 0, 'play'), table.bring(s, 'Ace', 0, 'pile'), table.bring(s, 'Ace', 0, 'play')];
    expect(ids.map((id) => s.cards.since[id])).toEqual([moment, 0, moment + 1]);
    expect(s.moment).toBe(moment + 2);
  });

  it('leaves what is marked on others where it is', () => {
    const s = usual();
    table.mark(s, undefined, inPlay, 'damage', 2);
    table.mark(s, undefined, inPlay, 'host', 1);
    table.bring(s, 'Ace', 0, 'deck');
    expect(s.cards.damage).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
    expect(s.cards.host).toEqual([-1, -1, -1, -1, -1, -1, -1, -1, 1, -1]);
  });

  it('is the same for many at once as for one after the other', () => {
    const [together, single] = [laid({ deck: [['Ace', 'King'], []] }), laid({ deck: [['Ace', 'King'], []] })];
    table.bringAll(together, ['King', 'Ace', 'King'], 1, 'play');
    for (const title of ['King', 'Ace', 'King']) table.bring(single, title, 1, 'play');
    expect(together).toEqual(single);
    expect(together.zones.play[1]).toHaveLength(3);
  });

  it('is counted as a change of where cards lie, as moving is and marking is not', () => {
    const s = laid({ deck: [['Ace'], []] });
    const steps = [
      () => table.bring(s, 'Ace', 0, 'play'),
      () => table.move(s, undefined, 1, 'pile', 0),
      () => table.mark(s, undefined, 0, 'damage', 1),
    ];
    const counted = steps.map((step) => {
      const before = movesMade();
      step();
      return movesMade() - before;
    });
    expect(counted).toEqual([1, 1, 0]);
  });

  it('is impossible for a title or a zone that is not there', () => {
    const s = laid({ deck: [['Ace'], []] });
    expect(() => table.bring(s, 'Ten', 0, 'deck')).toThrow(
      new EngineFault('Ten is not among the titles of this game.'),
    );
    expect(() => table.bring(s, 'Ace', 0, 'attic' as 'deck')).toThrow(
      new EngineFault('There is no zone called attic.'),
    );
    expect(s.cards.definition).toHaveLength(1);
  });
});

describe('moving', () => {
  it('takes a card from wherever it lies to the top', () => {
    const s = usual();
    table.move(s, undefined, 1, 'pile', 0);
    table.move(s, undefined, top, 'pile', 0);
    expect(s.zones.deck[0]).toEqual([0, 2]);
    expect(s.zones.pile[0]).toEqual([1, 3]);
    expect(table.where(s, 1)).toEqual({ zone: 'pile', of: 0 });
  });

  it('puts it at the bottom or at a place, if said so', () => {
    const s = usual();
    for (const card of [0, 1]) table.move(s, undefined, card, 'pile', 0);
    table.move(s, undefined, 2, 'pile', 0, { at: 'bottom' });
    table.move(s, undefined, 3, 'pile', 0, { at: 1 });
    table.move(s, undefined, inHand, 'pile', 0, { at: 4 });
    table.move(s, undefined, otherInHand, 'pile', 0, { at: 'top' });
    expect(s.zones.pile[0]).toEqual([2, 3, 0, 1, inHand, otherInHand]);
  });

  it('works within a zone', () => {
    const s = usual();
    table.move(s, undefined, top, 'deck', 0, { at: 'bottom' });
    expect(s.zones.deck[0]).toEqual([3, 0, 1, 2]);
    table.move(s, undefined, 0, 'deck', 0);
    expect(s.zones.deck[0]).toEqual([3, 1, 2, 0]);
  });

  it('goes to the zone of the player who is named', () => {
    const s = usual();
    table.move(s, undefined, top, 'hand', 1);
    expect(s.zones.hand[1]).toEqual([theirs, 7, top]);
    expect(table.where(s, top)).toEqual({ zone: 'hand', of: 1 });
    expect(ownerOf(s, top)).toBe(0);
    expect(knownTo(s, top)).toBe(second);
  });

  it('lets those know the card who see the zone, or whoever is said to', () => {
    const s = usual();
    table.move(s, undefined, 0, 'hand', 0);
    table.move(s, undefined, 1, 'pile', 0);
    table.move(s, undefined, 2, 'pile', 0, { sees: 'owner' });
    table.move(s, undefined, 3, 'pile', 1, { sees: 'none' });
    expect([0, 1, 2, 3].map((card) => knownTo(s, card))).toEqual([first, everybody, first, 0]);
    table.move(s, undefined, 3, 'deck', 1, { sees: 'all' });
    expect(knownTo(s, 3)).toBe(everybody);
  });

  it('makes nobody forget a card', () => {
    const s = usual();
    table.move(s, undefined, inPlay, 'deck', 0);
    expect(knownTo(s, inPlay)).toBe(everybody);
  });

  it('into play gives it a moment; out of play it loses that, its columns and its life', () => {
    const s = usual();
    const { moment } = s;
    const life = s.cards.life[inHand] ?? 0;
    table.move(s, undefined, inHand, 'play', 0);
    expect(s.cards.since[inHand]).toBe(moment);
    expect(s.moment).toBe(moment + 1);
    expect(s.cards.life[inHand]).toBe(life);
    table.mark(s, undefined, inHand, 'damage', 3);
    table.mark(s, undefined, inHand, 'host', inPlay);
    table.mark(s, undefined, inPlay, 'damage', 2);
    const kept = refTo(s, inHand);
    table.move(s, undefined, inHand, 'pile', 0);
    expect(s.cards.since[inHand]).toBe(0);
    expect(s.cards.damage[inHand]).toBe(0);
    expect(s.cards.host[inHand]).toBe(-1);
    expect(s.cards.damage[inPlay]).toBe(2);
    expect(s.cards.life[inHand]).toBe(life + 1);
    expect(isCurrent(s, kept)).toBe(false);
    expect(isCurrent(s, refTo(s, inHand))).toBe(true);
    expect(s.moment).toBe(moment + 1);
  });

  it('from one player to the other in play goes on with the same life', () => {
    const s = usual();
    table.mark(s, undefined, inPlay, 'damage', 2);
    const [kept, since, { moment }] = [refTo(s, inPlay), s.cards.since[inPlay], s];
    table.move(s, undefined, inPlay, 'play', 1);
    expect(s.zones.play).toEqual([[], [inPlay]]);
    expect(isCurrent(s, kept)).toBe(true);
    expect([s.cards.damage[inPlay], s.cards.since[inPlay], s.moment]).toEqual([2, since, moment]);
  });

  it('is told with where from and where to', () => {
    const s = usual();
    const { told, tell } = listening();
    table.move(s, tell, top, 'hand', 0);
    expect(told).toEqual([
      {
        kind: 'moved',
        card: { handle: handleOf(s, top), name: 'Ten', knownTo: first },
        from: { zone: 'deck', of: 0 },
        zone: 'hand',
        of: 0,
        index: 2,
        since: 0,
        leaves: false,
      },
    ]);
    told.length = 0;
    const { moment } = s;
    table.move(s, tell, theirs, 'play', 1, { at: 'bottom' });
    table.move(s, tell, theirs, 'pile', 0);
    expect(told).toMatchObject([
      { from: { zone: 'hand', of: 1 }, zone: 'play', of: 1, index: 0, since: moment, leaves: false },
      { from: { zone: 'play', of: 1 }, zone: 'pile', of: 0, index: 0, since: 0, leaves: true },
    ]);
  });

  it('refuses a zone that is not there', () => {
    const s = usual();
    expect(() => table.move(s, undefined, top, 'attic' as 'deck', 0)).toThrow(EngineFault);
  });

  it('refuses a card that is not where its column says', () => {
    const s = usual();
    s.zones.deck = [s.zones.deck[0].slice(1), s.zones.deck[1]];
    expect(() => table.move(s, undefined, 0, 'pile', 0)).toThrow(
      new EngineFault('A card is not in the zone that its column names.'),
    );
  });
});

describe('moving out of a hand', () => {
  it('unseen mixes the hand, for all but its player', () => {
    const s = usual();
    const before = [...s.cards.handle];
    const { told, tell } = listening();
    table.move(s, tell, inHand, 'deck', 0);
    expect(told.map(({ kind }) => kind)).toEqual(['mixed', 'group', 'group', 'group', 'moved']);
    expect(told[0]).toMatchObject({ zone: 'hand', of: 0, keepers: first, was: [before[inHand], before[otherInHand]] });
    expect(s.cards.handle[inHand]).not.toBe(before[inHand]);
    expect(s.cards.handle[otherInHand]).not.toBe(before[otherInHand]);
    expect(s.cards.group[inHand]).toBe(s.cards.group[otherInHand]);
    expect([knownTo(s, inHand), knownTo(s, otherInHand)]).toEqual([first, first]);
    expect(s.zones.hand[0]).toEqual([otherInHand]);
  });

  it('unseen deals handles that do not go by place', () => {
    const s = laid({ hand: [Array.from({ length: 12 }, () => 'Ace'), []] });
    table.move(s, undefined, 0, 'deck', 0);
    const dealt = s.zones.hand[0].map((card) => handleOf(s, card));
    expect(dealt).not.toEqual([...dealt].sort((a, b) => a - b));
  });

  it('of the second player keeps it for the second player', () => {
    const s = usual();
    const { told, tell } = listening();
    table.move(s, tell, theirs, 'deck', 1);
    expect(told[0]).toMatchObject({ kind: 'mixed', zone: 'hand', of: 1, keepers: second });
  });

  it('for all to see mixes nothing', () => {
    const s = usual();
    const before = [...s.cards.handle];
    const { told, tell } = listening();
    table.move(s, tell, inHand, 'pile', 0);
    table.move(s, tell, otherInHand, 'deck', 0, { sees: 'all' });
    expect(told.map(({ kind }) => kind)).toEqual(['moved', 'moved']);
    expect(s.cards.handle).toEqual(before);
  });

  it('into the other hand mixes it, for a spectator sees neither', () => {
    const s = usual();
    const { told, tell } = listening();
    table.move(s, tell, inHand, 'hand', 1);
    expect(told[0]).toMatchObject({ kind: 'mixed', zone: 'hand', of: 0 });
    expect(knownTo(s, inHand)).toBe(first | second);
  });

  it('unseen is known of the group by whoever had seen the card', () => {
    const s = usual();
    table.reveal(s, undefined, inHand, second);
    table.move(s, undefined, otherInHand, 'deck', 0);
    expect(knownTo(s, inHand)).toBe(first);
    expect((s.cards.knows[inHand] ?? 0) >> 3).toBe(second);
  });

  it('is not the same as moving off a pile, which keeps its handles', () => {
    const s = usual();
    const before = [...s.cards.handle];
    table.move(s, undefined, top, 'hand', 1);
    table.move(s, undefined, 0, 'deck', 1);
    expect(s.cards.handle).toEqual(before);
  });
});

describe('shuffling', () => {
  it('gives new places, and handles that follow them', () => {
    const s = laid({ deck: [Array.from({ length: 10 }, () => 'Ace'), ['Ten']] });
    const before = [...s.zones.deck[0]];
    const { nextHandle } = s;
    const { told, tell } = listening();
    table.shuffle(s, tell, 'deck', 0);
    expect(s.zones.deck[0]).not.toEqual(before);
    expect([...s.zones.deck[0]].sort((a, b) => a - b)).toEqual(before);
    expect(s.zones.deck[0].map((card) => s.cards.handle[card])).toEqual(before.map((_, i) => nextHandle + i));
    expect(told[0]).toMatchObject({ kind: 'mixed', zone: 'deck', of: 0, keepers: 0 });
    expect(s.zones.deck[1]).toEqual([10]);
  });

  it('makes everybody forget where a card is', () => {
    const s = usual();
    table.reveal(s, undefined, top, everybody);
    table.shuffle(s, undefined, 'deck', 0);
    expect(knownTo(s, top)).toBe(0);
    expect((s.cards.knows[top] ?? 0) >> 3).toBe(everybody);
  });
});

describe('revealing', () => {
  it('is told to all, with who knows the card now', () => {
    const s = usual();
    const { told, tell } = listening();
    table.reveal(s, tell, top, second);
    expect(told).toEqual([{ kind: 'known', card: { handle: handleOf(s, top), name: 'Ten', knownTo: second } }]);
  });

  it('of what is known already is no news', () => {
    const s = usual();
    const { told, tell } = listening();
    table.reveal(s, tell, inHand, first);
    table.reveal(s, tell, inPlay, everybody);
    expect(told).toEqual([]);
  });
});

describe('marking', () => {
  it('sets a card’s number and tells it', () => {
    const s = usual();
    const { told, tell } = listening();
    table.mark(s, tell, inPlay, 'damage', 2);
    expect(s.cards.damage[inPlay]).toBe(2);
    expect(told).toEqual([{ kind: 'marked', card: handleOf(s, inPlay), mark: 'damage', value: 2 }]);
  });

  it('with what is there already is no news', () => {
    const s = usual();
    const { told, tell } = listening();
    table.mark(s, tell, inPlay, 'damage', 0);
    expect(told).toEqual([]);
  });

  it('with a card tells its handle, and nothing for none', () => {
    const s = usual();
    const { told, tell } = listening();
    table.mark(s, tell, inPlay, 'host', 0);
    table.mark(s, tell, inPlay, 'host', -1);
    expect(told.map(({ value }) => value)).toEqual([handleOf(s, 0), -1]);
    expect(s.cards.host[inPlay]).toBe(-1);
  });
});

describe('changing a fact', () => {
  it('tells each viewer what they may know of it', () => {
    const s = usual();
    const { told, tell } = listening();
    table.change(s, tell, 'bids', [2, null]);
    expect(s.facts.bids).toEqual([2, null]);
    expect(told).toEqual([
      { kind: 'changed', for: 1, fact: 'bids', value: [2, null] },
      { kind: 'changed', for: 2, fact: 'bids', value: [{ sealed: true }, null] },
      { kind: 'changed', for: 4, fact: 'bids', value: [{ sealed: true }, null] },
    ]);
  });

  it('tells cards by handle', () => {
    const s = usual();
    const { told, tell } = listening();
    table.change(s, tell, 'target', refTo(s, inPlay));
    expect(told.map(({ value }) => value)).toEqual([handleOf(s, inPlay), handleOf(s, inPlay), handleOf(s, inPlay)]);
  });

  it('for one player leaves the other’s as it was', () => {
    const s = usual();
    table.change(s, undefined, 'score', [3, 4]);
    const before = s.facts.score;
    const { told, tell } = listening();
    table.changeFor(s, tell, 'score', 1, 9);
    expect(s.facts.score).toEqual([3, 9]);
    table.changeFor(s, undefined, 'score', 0, 7);
    expect(s.facts.score).toEqual([7, 9]);
    expect(before).toEqual([3, 4]);
    expect(told.map(({ value }) => value)).toEqual([
      [3, 9],
      [3, 9],
      [3, 9],
    ]);
  });
});

describe('what can no longer be withdrawn', () => {
  /** The frame under way could be withdrawn until this was done. */
  function committed(act: (s: State) => void): boolean {
    const { s } = running(
      {
        wait: question(
          () => choiceOf(0, 'a', 'b'),
          () => next,
        ),
      },
      { zones: { deck: [['Ace', 'King'], []], hand: [['Ten'], ['Ten']], play: [['Queen'], []] } },
    );
    const [frame] = s.frames;
    if (frame === undefined) throw new Error('nothing is under way');
    frame.back = 'earlier';
    frame.by = 0;
    s.staged = true;
    act(s);
    return frame.back === null;
  }

  it('is what was rolled, shuffled, shown or drawn for', () => {
    expect(committed((s) => table.roll(s, 6))).toBe(true);
    expect(committed((s) => table.shuffle(s, undefined, 'deck', 0))).toBe(true);
    expect(committed((s) => table.reveal(s, undefined, 0, first))).toBe(true);
    expect(committed((s) => table.move(s, undefined, 1, 'hand', 0))).toBe(true);
  });

  it('is not what showed nothing new', () => {
    expect(committed((s) => table.reveal(s, undefined, 2, first))).toBe(false);
  });
});

it('rolls a die as it was laid down', () => {
  const s = laid({});
  s.chance.forced.push(5);
  expect(table.roll(s, 6)).toBe(5);
  expect(
    Array.from({ length: 60 }, () => table.roll(s, 2))
      .sort()
      .filter((n, i, all) => n !== all[i - 1]),
  ).toEqual([1, 2]);
});

describe('where cards are', () => {
  it('is told by zone and player', () => {
    const s = usual();
    expect([top, inHand, theirs, inPlay].map((card) => table.where(s, card))).toEqual([
      { zone: 'deck', of: 0 },
      { zone: 'hand', of: 0 },
      { zone: 'hand', of: 1 },
      { zone: 'play', of: 0 },
    ]);
    expect([top, theirs, inPlay].map((card) => table.isIn(s, card, 'hand'))).toEqual([false, true, false]);
    expect([top, theirs, inPlay].map((card) => table.inPlay(s, card))).toEqual([false, false, true]);
    expect([top, theirs].map((card) => ownerOf(s, card))).toEqual([0, 1]);
    table.move(s, undefined, top, 'hand', 1);
    expect([top, inHand, theirs].map((card) => table.whose(s, card))).toEqual([1, 0, 1]);
  });

  it('is the top of a pile for its last card', () => {
    expect(topOf([4, 5, 6])).toBe(6);
    expect(topOf([0])).toBe(0);
    expect(topOf([])).toBeNull();
  });
});

describe('references', () => {
  it('are dead for no card at all', () => {
    const s = usual();
    expect(isCurrent(s, { card: -1, life: 0 })).toBe(false);
    expect(isCurrent(s, { card: 0, life: s.cards.life[0] ?? 0 })).toBe(true);
    expect(isCurrent(s, { card: 0, life: 77 })).toBe(false);
  });

  it('by handle lead back to the card', () => {
    const s = usual();
    expect(onCard(s, top)).toEqual({ card: handleOf(s, top) });
    expect(cardAt(s, onCard(s, top))).toBe(top);
    expect(() => cardAt(s, undefined)).toThrow(EngineFault);
    expect(() => cardAt(s, { zone: 'deck', of: 0 })).toThrow(new EngineFault('This option does not stand on a card.'));
  });
});

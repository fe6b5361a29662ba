import { describe, expect, it } from 'vitest';
import type { Happening } from '../src/happening.ts';
import { everybody, maskOf } from '../src/happening.ts';
import { knownMembers, knownTo, learn, mention, mix, nameOf } from '../src/secrecy.ts';
import { laid, type State } from './tiny.ts';

const first = maskOf(0);
const second = maskOf(1);
const spectator = maskOf('spectator');
const deck = { zone: 'deck', of: 0 } as const;

/** Two Aces, a King and a Ten in a deck of which nobody knows anything. */
const unknownDeck = (): State => laid({ deck: [['Ace', 'Ace', 'King', 'Ten'], []] });

const groupOf = (s: State, card: number): number => s.cards.group[card] ?? -1;
const known = (s: State, card: number, viewer: number): string[] => knownMembers(s, groupOf(s, card), viewer);

function listening(): { told: Happening[]; tell: (happening: Happening) => void } {
  const told: Happening[] = [];
  return { told, tell: (happening) => told.push(happening) };
}

describe('learning', () => {
  it('is for those viewers only, and adds up', () => {
    const s = unknownDeck();
    expect(learn(s, 2, first, undefined)).toBe(true);
    expect(knownTo(s, 2)).toBe(first);
    expect(learn(s, 2, second | spectator, undefined)).toBe(true);
    expect(knownTo(s, 2)).toBe(everybody);
    expect([0, 1, 3].map((card) => knownTo(s, card))).toEqual([0, 0, 0]);
  });

  it('says whether anybody learned something', () => {
    const s = unknownDeck();
    expect(learn(s, 2, 0, undefined)).toBe(false);
    learn(s, 2, first, undefined);
    expect(learn(s, 2, first, undefined)).toBe(false);
    expect(learn(s, 2, first | second, undefined)).toBe(true);
  });

  it('of a card that nothing was known about tells nothing of its group', () => {
    const s = unknownDeck();
    const { told, tell } = listening();
    learn(s, 2, everybody, tell);
    expect(told).toEqual([]);
  });

  it('where a member lies takes it from the members', () => {
    const s = unknownDeck();
    learn(s, 2, first | second, undefined);
    mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
    expect([first, second, spectator].map((viewer) => known(s, 2, viewer))).toEqual([['King'], ['King'], []]);
    const { told, tell } = listening();
    learn(s, 2, first, tell);
    expect(knownTo(s, 2)).toBe(first);
    expect([first, second].map((viewer) => known(s, 2, viewer))).toEqual([[], ['King']]);
    expect(told).toEqual([{ kind: 'group', for: first, group: groupOf(s, 2), known: [] }]);
  });

  it('that another copy lies here makes the known one a member no more: it may be this one', () => {
    const s = unknownDeck();
    learn(s, 0, first | second, undefined);
    mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
    const { told, tell } = listening();
    learn(s, 1, first | spectator, tell);
    expect(knownTo(s, 1)).toBe(first | spectator);
    expect(knownTo(s, 0)).toBe(0);
    expect([first, second, spectator].map((viewer) => known(s, 0, viewer))).toEqual([[], ['Ace'], []]);
    expect(told).toEqual([{ kind: 'group', for: first, group: groupOf(s, 0), known: [] }]);
  });

  it('of one copy leaves another of three known', () => {
    const s = laid({ deck: [['Ace', 'Ace', 'Ace'], []] });
    learn(s, 0, first, undefined);
    learn(s, 1, first, undefined);
    mix(s, [0, 1, 2], 0, true, deck, undefined);
    expect(known(s, 0, first)).toEqual(['Ace', 'Ace']);
    learn(s, 2, first, undefined);
    expect(known(s, 0, first)).toEqual(['Ace']);
  });

  it('where one of two known copies lies leaves the other known', () => {
    for (const shown of [0, 1]) {
      const s = laid({ deck: [['Ace', 'Ace', 'King'], []] });
      learn(s, 0, first, undefined);
      learn(s, 1, first, undefined);
      mix(s, [0, 1, 2], 0, true, deck, undefined);
      learn(s, shown, first, undefined);
      expect(known(s, 0, first)).toEqual(['Ace']);
    }
  });

  it('of a copy in another group or of another card leaves the members as they were', () => {
    const s = laid({ deck: [['Ace', 'King'], ['Ace']] });
    learn(s, 0, first, undefined);
    mix(s, [0, 1], 0, true, deck, undefined);
    learn(s, 2, first, undefined);
    learn(s, 1, first, undefined);
    expect(known(s, 0, first)).toEqual(['Ace']);
  });
});

describe('mixing', () => {
  it('gives a fresh group, fresh handles in order of place, and new lives', () => {
    const s = unknownDeck();
    const { nextHandle, nextGroup } = s;
    const lives = [...s.cards.life];
    mix(s, [3, 1, 0], 0, true, deck, undefined);
    expect([3, 1, 0].map((card) => s.cards.handle[card])).toEqual([nextHandle, nextHandle + 1, nextHandle + 2]);
    expect(s.nextHandle).toBe(nextHandle + 3);
    expect([3, 1, 0].map((card) => groupOf(s, card))).toEqual([nextGroup, nextGroup, nextGroup]);
    expect(s.nextGroup).toBe(nextGroup + 1);
    expect(s.cards.life.map((life, card) => life - (lives[card] ?? 0))).toEqual([1, 1, 0, 1]);
    expect(groupOf(s, 2)).not.toBe(nextGroup);
  });

  it('deals handles at random where the places stay', () => {
    const s = laid({ hand: [Array.from({ length: 12 }, () => 'Ace'), []] });
    const { nextHandle } = s;
    const cards = Array.from({ length: 12 }, (_, i) => i);
    mix(s, cards, first, false, { zone: 'hand', of: 0 }, undefined);
    expect([...s.cards.handle].sort((a, b) => a - b)).toEqual(cards.map((i) => nextHandle + i));
    expect(s.cards.handle).not.toEqual(cards.map((i) => nextHandle + i));
  });

  it('uses no chance where the places were shuffled', () => {
    const s = unknownDeck();
    const before = [...s.chance.stream];
    mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
    expect(s.chance.stream).toEqual(before);
  });

  it('turns knowing where into knowing that, but for the keepers', () => {
    const s = unknownDeck();
    learn(s, 0, first | second, undefined);
    learn(s, 3, second, undefined);
    mix(s, [0, 1, 2, 3], first, false, deck, undefined);
    expect(s.cards.knows.map((_, card) => knownTo(s, card))).toEqual([first, 0, 0, 0]);
    expect([first, second, spectator].map((viewer) => known(s, 0, viewer))).toEqual([[], ['Ace', 'Ten'], []]);
  });

  it('keeps what was only known of the group', () => {
    const s = unknownDeck();
    learn(s, 3, first, undefined);
    mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
    learn(s, 2, first, undefined);
    mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
    expect(known(s, 0, first)).toEqual(['King', 'Ten']);
  });

  it('names members in alphabetical order', () => {
    const s = laid({ deck: [['Ten', 'King', 'Ace', 'King'], []] });
    for (const card of [0, 1, 2, 3]) learn(s, card, second, undefined);
    mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
    expect(known(s, 0, second)).toEqual(['Ace', 'King', 'King', 'Ten']);
  });

  it('tells which handles were and are, then each viewer what they know of the group', () => {
    const s = unknownDeck();
    learn(s, 3, first, undefined);
    learn(s, 0, second, undefined);
    const was = [...s.cards.handle];
    const { told, tell } = listening();
    mix(s, [3, 1], first, true, { zone: 'hand', of: 1 }, tell);
    const group = groupOf(s, 1);
    expect(told).toEqual([
      {
        kind: 'mixed',
        zone: 'hand',
        of: 1,
        group,
        was: [was[3], was[1]],
        now: [
          { handle: s.cards.handle[3], name: 'Ten', knownTo: first },
          { handle: s.cards.handle[1], name: 'Ace', knownTo: 0 },
        ],
        seconds: [],
        joined: [],
        keepers: first,
      },
      { kind: 'group', for: first, group, known: [] },
      { kind: 'group', for: second, group, known: [] },
      { kind: 'group', for: spectator, group, known: [] },
    ]);
  });

  it('draws in the rest of a group that somebody knows a member of', () => {
    const s = unknownDeck();
    learn(s, 3, second, undefined);
    mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
    const handles = [...s.cards.handle];
    const lives = [...s.cards.life];
    const { told, tell } = listening();
    mix(s, [0, 1], 0, true, deck, tell);
    const group = groupOf(s, 0);
    expect(s.cards.group).toEqual([group, group, group, group]);
    expect(known(s, 0, second)).toEqual(['Ten']);
    expect([s.cards.handle[2], s.cards.handle[3]]).toEqual([handles[2], handles[3]]);
    expect([s.cards.life[2], s.cards.life[3]]).toEqual([lives[2], lives[3]]);
    expect(told[0]).toMatchObject({
      kind: 'mixed',
      joined: [handles[2], handles[3]].sort((a, b) => Number(a) - Number(b)),
    });
    expect(told[2]).toEqual({ kind: 'group', for: second, group, known: ['Ten'] });
  });

  it('draws in the rest whoever it is that knows a member', () => {
    for (const viewer of [first, second, spectator]) {
      const s = unknownDeck();
      learn(s, 3, viewer, undefined);
      mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
      mix(s, [0, 1], 0, true, deck, undefined);
      expect(groupOf(s, 3)).toBe(groupOf(s, 0));
      expect(known(s, 0, viewer)).toEqual(['Ten']);
    }
  });

  it('draws in whichever card it is', () => {
    for (const member of [0, 1, 2, 3]) {
      const s = unknownDeck();
      learn(s, member, second, undefined);
      mix(s, [0, 1, 2, 3], 0, true, deck, undefined);
      mix(s, member < 2 ? [2, 3] : [0, 1], 0, true, deck, undefined);
      expect(new Set(s.cards.group).size).toBe(1);
    }
  });

  it('names those drawn in by handle in ascending order', () => {
    const s = laid({ deck: [['Ace', 'King', 'Ten', 'Queen'], []] });
    learn(s, 3, second, undefined);
    mix(s, [3, 2, 1, 0], 0, true, deck, undefined);
    const { told, tell } = listening();
    mix(s, [0], 0, true, deck, tell);
    const joined = told[0]?.['joined'] as readonly number[];
    expect(joined).toEqual([s.cards.handle[3], s.cards.handle[2], s.cards.handle[1]]);
    expect([...joined].sort((a, b) => a - b)).toEqual(joined);
  });

  it('draws in nothing where nobody knows a member', () => {
    const s = unknownDeck();
    learn(s, 3, second, undefined);
    const before = [...s.cards.group];
    mix(s, [0, 1], 0, true, deck, undefined);
    expect([groupOf(s, 2), groupOf(s, 3)]).toEqual([before[2], before[3]]);
  });

  it('draws in nothing of another group, though it has known members', () => {
    const s = laid({
      deck: [
        ['Ace', 'King'],
        ['Ten', 'Queen', 'Jack'],
      ],
    });
    learn(s, 2, second, undefined);
    mix(s, [2, 3, 4], 0, true, { zone: 'deck', of: 1 }, undefined);
    const theirs = [groupOf(s, 2), groupOf(s, 3), groupOf(s, 4)];
    mix(s, [0, 1], 0, true, deck, undefined);
    expect([groupOf(s, 2), groupOf(s, 3), groupOf(s, 4)]).toEqual(theirs);
    expect(known(s, 2, second)).toEqual(['Ten']);
  });

  it('never deals a handle twice', () => {
    const s = unknownDeck();
    const seen = new Set(s.cards.handle);
    for (let i = 0; i < 10; i++) {
      mix(s, [0, 1, 2, 3], 0, i % 2 === 0, deck, undefined);
      for (const handle of s.cards.handle) {
        expect(seen.has(handle)).toBe(false);
        seen.add(handle);
      }
    }
  });

  it('of nothing changes no card', () => {
    const s = unknownDeck();
    const before = structuredClone(s.cards);
    mix(s, [], 0, true, deck, undefined);
    expect(s.cards).toEqual(before);
  });
});

describe('a mention', () => {
  it('names a card with who knows it, and not who knows only that it is in its group', () => {
    const s = unknownDeck();
    learn(s, 2, first | second, undefined);
    expect(mention(s, 2)).toEqual({ handle: s.cards.handle[2], name: 'King', knownTo: first | second });
    mix(s, [0, 1, 2, 3], second, true, deck, undefined);
    expect(mention(s, 2)).toEqual({ handle: s.cards.handle[2], name: 'King', knownTo: second });
  });

  it('of a card whose title is missing is a question mark', () => {
    const s = unknownDeck();
    s.cards.definition[0] = 99;
    expect(nameOf(s, 0)).toBe('?');
  });
});

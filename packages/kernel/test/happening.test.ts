import { describe, expect, it } from 'vitest';
import { everybody, type Happening, maskOf, seeHappening, viewerIndex } from '../src/happening.ts';
import type { Viewer } from '../src/player.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator'];
const seen = (happening: Happening) => viewers.map((viewer) => seeHappening(happening, viewer));

it('gives every viewer a bit', () => {
  expect(viewers.map(viewerIndex)).toEqual([0, 1, 2]);
  expect(viewers.map(maskOf)).toEqual([1, 2, 4]);
  expect(everybody).toBe(7);
});

describe('a happening', () => {
  it('is told to everybody unless it says for whom it is', () => {
    expect(seen({ kind: 'bell', times: 2 })).toEqual(viewers.map(() => ({ kind: 'bell', times: 2 })));
    expect(seen({ kind: 'bell', for: maskOf(1) })).toEqual([null, { kind: 'bell' }, null]);
    expect(seen({ kind: 'bell', for: maskOf(0) | maskOf('spectator') })).toEqual([
      { kind: 'bell' },
      null,
      { kind: 'bell' },
    ]);
    expect(seen({ kind: 'bell', for: 0 })).toEqual([null, null, null]);
  });

  it('names a card only to those who know it', () => {
    const card = { handle: 4, name: 'Ace', knownTo: maskOf(0) | maskOf('spectator') };
    const named = { kind: 'moved', card: { handle: 4, name: 'Ace' } };
    expect(seen({ kind: 'moved', card })).toEqual([named, { kind: 'moved', card: { handle: 4, name: null } }, named]);
  });

  it('names cards in lists and in details within details', () => {
    const card = { handle: 4, name: 'Ace', knownTo: maskOf(1) };
    const happening: Happening = { kind: 'odd', all: [card, [card]], deep: { deeper: { card }, n: 1, none: null } };
    expect(seeHappening(happening, 0)).toEqual({
      kind: 'odd',
      all: [{ handle: 4, name: null }, [{ handle: 4, name: null }]],
      deep: { deeper: { card: { handle: 4, name: null } }, n: 1, none: null },
    });
    expect(seeHappening(happening, 1)).toEqual({
      kind: 'odd',
      all: [{ handle: 4, name: 'Ace' }, [{ handle: 4, name: 'Ace' }]],
      deep: { deeper: { card: { handle: 4, name: 'Ace' } }, n: 1, none: null },
    });
  });

  it('leaves out what has no value', () => {
    expect(Object.keys(seeHappening({ kind: 'odd', a: undefined, b: 1 }, 0) ?? {}).sort()).toEqual(['b', 'kind']);
  });

  it('leaves a card alone that says nothing of who knows it', () => {
    expect(seeHappening({ kind: 'odd', card: { handle: 4, name: 'Ace' } }, 1)).toEqual({
      kind: 'odd',
      card: { handle: 4, name: 'Ace' },
    });
  });

  it('is not changed by being looked at', () => {
    const happening: Happening = { kind: 'moved', for: 7, card: { handle: 4, name: 'Ace', knownTo: 1 }, keepers: 1 };
    const before = JSON.stringify(happening);
    seen(happening);
    expect(JSON.stringify(happening)).toBe(before);
  });
});

describe('mixing', () => {
  const mixed: Happening = {
    kind: 'mixed',
    zone: 'hand',
    of: 0,
    group: 5,
    was: [3, 1, 2],
    now: [
      { handle: 9, name: 'Ace', knownTo: 1 },
      { handle: 7, name: 'King', knownTo: 3 },
      { handle: 8, name: 'Ten', knownTo: 1 },
    ],
    joined: [4],
    keepers: maskOf(0),
  };

  it('shows its keeper which card became which', () => {
    expect(seeHappening(mixed, 0)).toEqual({
      kind: 'mixed',
      zone: 'hand',
      of: 0,
      group: 5,
      was: [3, 1, 2],
      now: [
        { handle: 9, name: 'Ace' },
        { handle: 7, name: 'King' },
        { handle: 8, name: 'Ten' },
      ],
      joined: [4],
    });
  });

  it('shows everybody else two heaps in order, with nothing to link them', () => {
    for (const viewer of [1, 'spectator'] as const) {
      expect(seeHappening(mixed, viewer)).toEqual({
        kind: 'mixed',
        zone: 'hand',
        of: 0,
        group: 5,
        was: [1, 2, 3],
        now: [
          { handle: 7, name: null },
          { handle: 8, name: null },
          { handle: 9, name: null },
        ],
        joined: [4],
      });
    }
  });

  it('sorts by size and not by digits', () => {
    const big: Happening = {
      ...mixed,
      was: [10, 9],
      now: [
        { handle: 100, name: 'Ace', knownTo: 0 },
        { handle: 20, name: 'Ten', knownTo: 0 },
      ],
    };
    const told = seeHappening(big, 1);
    expect(told?.['was']).toEqual([9, 10]);
    expect(told?.['now']).toEqual([
      { handle: 20, name: null },
      { handle: 100, name: null },
    ]);
  });
});

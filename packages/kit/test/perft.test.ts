import { type SkirmishPosition, skirmish } from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import { perft, subsets } from '../src/perft.ts';

describe('subsets', () => {
  test('of three, one or two at a time', () => {
    expect(subsets(3, 1, 2)).toEqual([[0], [0, 1], [0, 2], [1], [1, 2], [2]]);
  });

  test('none is one of them where none may be chosen', () => {
    expect(subsets(2, 0, 2)).toEqual([[], [0], [0, 1], [1]]);
  });

  test('exactly four of nine', () => {
    const found = subsets(9, 4, 4);
    expect(found.length).toBe(126);
    expect(new Set(found.map(String)).size).toBe(126);
  });
});

describe('counting continuations', () => {
  /** The first player can play either of two tactics, or pass; the other has nothing to do. */
  const twoTactics: SkirmishPosition = {
    first: { hand: ['Rally', 'Formation'], play: [{ card: 'Trooper', tapped: true }], energy: 2 },
    second: {},
  };

  test('each answer leads to one', () => {
    expect(perft(skirmish, skirmish.position(twoTactics), 1)).toEqual({ sequences: 3, states: 3 });
  });

  test('nothing more to decide is one continuation, to one state', () => {
    expect(perft(skirmish, skirmish.position(twoTactics), 0)).toEqual({ sequences: 1, states: 1 });
  });

  test('two ways to the same state are two sequences', () => {
    const careless = { ...skirmish, hash: () => 'all alike' };
    expect(perft(careless, skirmish.position(twoTactics), 1)).toEqual({ sequences: 3, states: 1 });
  });

  test('withdrawing is not counted', () => {
    const s = skirmish.position({
      first: { hand: ['Precision Shot'], energy: 1 },
      second: { play: ['Trooper', 'Veteran'] },
    });
    const [play = -1] = skirmishOptions(s, 'play');
    skirmish.answer(s, { player: 0, at: 0, picks: [play] });
    expect(skirmish.pending(s)).toMatchObject({ back: true, options: { length: 3 } });
    expect(perft(skirmish, s, 1)).toEqual({ sequences: 2, states: 2 });
  });

  test('every subset is an answer', () => {
    const s = skirmish.position({ first: { hand: Array.from({ length: 9 }, () => 'Salvage'), play: ['Trooper'] } });
    const [pass = -1] = skirmishOptions(s, 'pass');
    skirmish.answer(s, { player: 0, at: 0, picks: [pass] });
    expect(skirmish.pending(s)).toMatchObject({ kind: 'subset', min: 2, max: 2, options: { length: 9 } });
    expect(perft(skirmish, s, 1).sequences).toBe(36);
  });

  test('a game that ends has no continuation', () => {
    const s = skirmish.position({ first: { play: ['Veteran'] }, second: { morale: 1 }, rolls: [6, 6, 6] });
    const { sequences } = perft(skirmish, s, 1);
    expect(perft(skirmish, s, 2).sequences).toBeLessThan(2 * sequences);
  });

  test('leaves the state as it was', () => {
    const s = skirmish.position(twoTactics);
    const hash = skirmish.hash(s);
    perft(skirmish, s, 3);
    expect(skirmish.hash(s)).toBe(hash);
  });
});

function skirmishOptions(s: Parameters<typeof skirmish.pending>[0], verb: string): number[] {
  const now = skirmish.pending(s);
  return 'options' in now ? now.options.flatMap((option, i) => (option.verb === verb ? [i] : [])) : [];
}

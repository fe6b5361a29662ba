import { describe, expect, it } from 'vitest';
import {
  beginLasting,
  countUse,
  endLasting,
  endOne,
  forgetRemembered,
  forgetUses,
  limited,
  makeGuard,
  remembered,
  rememberedByPlayer,
  rememberedOnce,
} from '../src/index.ts';
import { laid, type State, table, tinyGame } from './tiny.ts';

/** Counts how often it is worked out. */
function counting() {
  const asked: number[] = [];
  const find = remembered((s: State, card: number) => {
    asked.push(card);
    return (s.cards.damage[card] ?? 0) + s.zones.play[0].length + s.lasting.length + s.uses.length;
  });
  return { find, asked };
}

const effect = { clause: 'x', source: { card: 0, life: 0 }, by: 0, locked: null, until: 'turn', detail: null } as const;

describe('what is remembered', () => {
  it('is worked out once for each card', () => {
    const s = laid({ play: [['Ace', 'King'], []] });
    const { find, asked } = counting();
    expect([find(s, 1), find(s, 0), find(s, 1), find(s, 0)]).toEqual([2, 2, 2, 2]);
    expect(asked).toEqual([1, 0]);
  });

  it.each<[string, (s: State) => void, number]>([
    ['a card is marked', (s) => table.mark(s, undefined, 0, 'damage', 4), 5],
    ['a card moves', (s) => table.move(s, undefined, 0, 'pile', 0), 0],
    ['a card comes', (s) => void table.bring(s, 'Ace', 0, 'play'), 2],
    ['a fact changes', (s) => table.change(s, undefined, 'turn', 1), 1],
    ['an effect begins', (s) => beginLasting(s, undefined, effect), 2],
    ['something is used', (s) => countUse(s, limited('turn', 'x')), 2],
  ])('is worked out anew once %s', (_what, change, expected) => {
    const s = laid({ play: [['Ace'], []] });
    const { find, asked } = counting();
    find(s, 0);
    change(s);
    expect(find(s, 0)).toBe(expected);
    expect(asked).toEqual([0, 0]);
  });

  it('is worked out anew once an effect ends, by its time or before', () => {
    const s = laid({ play: [['Ace'], []] });
    const { find } = counting();
    beginLasting(s, undefined, effect);
    beginLasting(s, undefined, { ...effect, until: 'battle' });
    expect(find(s, 0)).toBe(3);
    endLasting(s, undefined, 'turn');
    expect(find(s, 0)).toBe(2);
    for (const one of s.lasting) endOne(s, undefined, one);
    expect(find(s, 0)).toBe(1);
  });

  it('is worked out anew once uses are forgotten', () => {
    const s = laid({ play: [['Ace'], []] });
    const { find } = counting();
    countUse(s, limited('turn', 'x'));
    expect(find(s, 0)).toBe(2);
    forgetUses(s, 'turn');
    expect(find(s, 0)).toBe(1);
  });

  it('is of one state only, and a fork is another', () => {
    const s = laid({ play: [['Ace'], []] });
    const copy = tinyGame().fork(s);
    const { find, asked } = counting();
    find(s, 0);
    find(copy, 0);
    find(s, 0);
    expect(asked).toHaveLength(3);
  });

  it('can be forgotten', () => {
    const s = laid({ play: [['Ace'], []] });
    const { find, asked } = counting();
    find(s, 0);
    forgetRemembered();
    find(s, 0);
    expect(asked).toHaveLength(2);
  });

  it('is kept apart for the two players', () => {
    const s = laid({ play: [['Ace'], []] });
    let times = 0;
    const find = rememberedByPlayer((_s: State, who, key) => {
      times++;
      return `${who} ${key}`;
    });
    expect([find(s, 0, 3), find(s, 1, 3), find(s, 0, 3)]).toEqual(['0 3', '1 3', '0 3']);
    expect(times).toBe(2);
  });

  it('is never what was found behind a guard, nor told there', () => {
    const s = laid({ play: [['Ace'], []] });
    const guard = makeGuard();
    const truth = rememberedOnce((_s: State) => (guard.isUp ? 'half' : 'whole'));
    expect(guard.during(() => truth(s))).toBe('half');
    expect(truth(s)).toBe('whole');
    expect(guard.during(() => truth(s))).toBe('half');
    expect(truth(s)).toBe('whole');
  });

  it('is remembered again after something went wrong behind a guard', () => {
    const s = laid({ play: [['Ace'], []] });
    const guard = makeGuard();
    expect(() =>
      guard.during(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(guard.isUp).toBe(false);
    const { find, asked } = counting();
    find(s, 0);
    find(s, 0);
    expect(asked).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { countUse, forgetUses, type Limited, limited, timesUsed } from '../src/limits.ts';
import { laid } from './tiny.ts';

const table = () => laid({ play: [['Ace', 'King'], []] });
const turn: Limited = limited('turn', 'rage');

describe('a limit', () => {
  it('counts from nothing', () => {
    const s = table();
    expect(timesUsed(s, turn)).toBe(0);
    countUse(s, turn);
    expect(timesUsed(s, turn)).toBe(1);
    countUse(s, turn);
    countUse(s, turn);
    expect(timesUsed(s, turn)).toBe(3);
    expect(s.uses).toEqual([{ scope: 'turn', key: 'rage', card: null, by: null, count: 3 }]);
  });

  it('counts separately whatever it is counted for', () => {
    const different: readonly Limited[] = [
      turn,
      { ...turn, scope: 'battle' },
      { ...turn, key: 'roar' },
      { ...turn, by: 0 },
      { ...turn, by: 1 },
      { ...turn, card: { card: 0, life: 0 } },
      { ...turn, card: { card: 0, life: 1 } },
      { ...turn, card: { card: 1, life: 0 } },
      { ...turn, card: { card: 1, life: 0 }, by: 0 },
    ];
    const s = table();
    for (const [i, what] of different.entries()) {
      expect(timesUsed(s, what)).toBe(0);
      for (let n = 0; n <= i; n++) countUse(s, what);
    }
    expect(different.map((what) => timesUsed(s, what))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(s.uses).toHaveLength(9);
    expect(s.uses[8]).toEqual({ scope: 'turn', key: 'rage', card: { card: 1, life: 0 }, by: 0, count: 9 });
  });

  it('is forgotten with its scope and no other', () => {
    const s = table();
    countUse(s, turn);
    countUse(s, { ...turn, key: 'roar' });
    countUse(s, { ...turn, scope: 'game' });
    forgetUses(s, 'turn');
    expect(s.uses).toEqual([{ scope: 'game', key: 'rage', card: null, by: null, count: 1 }]);
  });

  it('changes nothing where there is nothing to forget', () => {
    const s = table();
    countUse(s, turn);
    const { uses } = s;
    forgetUses(s, 'battle');
    expect(s.uses).toBe(uses);
  });

  it('never changes what a fork shares', () => {
    const s = table();
    countUse(s, turn);
    const [first] = s.uses;
    countUse(s, turn);
    expect(first?.count).toBe(1);
  });
});

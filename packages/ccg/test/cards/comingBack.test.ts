import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { lay } from './dark/support.ts';

describe.each([
  ["Han's Back", 'light', 1],
  ["Leia's Back", 'light', 1],
  ["Luke's Back", 'light', 1],
  ['Return Of A Jedi', 'light', 1],
  ["The Empire's Back", 'dark', 2],
] as const)('%s', (card, side, cost) => {
  const filler = side === 'light' ? 'Talz' : 'Stormtrooper';
  const holding = (lost: readonly string[], reserve: readonly string[], force: number) =>
    lay({
      turn: side,
      phase: 'control',
      dark: { hand: ['Drill Blow'] },
      light: { hand: ['Drill Errand (Light)'] },
      [side]: { hand: [card], force, lost, reserve, used: [filler] },
    });
  rule(['AR1-0244', 'AR1-0033'], 'may be played though nobody whom it retrieves is in the Lost Pile', () => {
    for (const lost of [[filler], []]) {
      const t = holding(lost, [], cost);
      expect(t[side].may('play', `${card} #1`)).toBe(true);
      t[side].does('play', `${card} #1`);
      if (t.asked !== null && t.asked !== side) t[t.asked].passes();
      expect(t.state.zones.force[side === 'dark' ? 0 : 1]).toHaveLength(0);
      expect([...t[side].sees('lost', side)].sort()).toEqual([...lost, card].sort());
      expect(t[side].sees('hand', side)).toEqual([]);
    }
    expect(holding([], [], cost - 1)[side].getsTo('play', `${card} #1`)).toBe(false);
  });
  rule('AR1-0239', 'does not look for anybody in an empty Reserve Deck', () => {
    expect(holding([], [], 4)[side].may('play', `${card} #2`)).toBe(false);
    expect(holding([], [filler], 4)[side].may('play', `${card} #2`)).toBe(true);
  });
});

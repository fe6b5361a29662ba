import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { ccg } from './drill.ts';

const spy: Stood = { card: 'Drill Spy Droid', inactive: 'undercover' };

/** Dark has power 5 at the yard. */
const yard = (...light: Stood[]) =>
  table(ccg, {
    phase: 'control',
    dark: { hand: ['Drill Overrun', 'Drill Errand (Dark)'] },
    light: { hand: ['Drill Errand (Light)'] },
    at: { 'Drill Yard': { dark: ['Drill Tyrant'], light } },
  });

describe('being overrun', () => {
  rule('GAP-0382', 'takes those who are inactive along, though their power does not count', () => {
    // 2 of Light's count, and 2 do not.
    const t = yard({ card: 'Drill Recruit', on: ['Drill Rifle (Light)'] }, spy);
    t.dark.does('play', 'Drill Overrun');
    // Dark says in which order.
    expect([...t.options].sort()).toEqual(['put Drill Recruit', 'put Drill Rifle (Light)', 'put Drill Spy Droid']);
    t.dark.does('put', 'Drill Spy Droid').does('put', 'Drill Recruit');
    const used = t.state.zones.used[1].map((card) => t.state.names[t.state.cards.definition[card] ?? -1]);
    expect(used).toEqual(['Drill Spy Droid', 'Drill Recruit', 'Drill Rifle (Light)']);
    expect(t.light.sees('at', 'light')).toEqual([]);
  });

  rule('GAP-0382', 'is for places where the opponent has power, be it 0, and not where there is none', () => {
    expect(yard('Drill Weakling').dark.may('play', 'Drill Overrun')).toBe(true);
    expect(yard(spy).dark.may('play', 'Drill Overrun')).toBe(false);
    expect(yard().dark.may('play', 'Drill Overrun')).toBe(false);
    // More than double: 5 are not more than double 4.
    expect(yard('Drill Recruit', 'Drill Recruit').dark.may('play', 'Drill Overrun')).toBe(false);
  });
});

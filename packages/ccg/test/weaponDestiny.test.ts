import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { ccg } from './drill.ts';

/** Destinies to be drawn, the first on top. */
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

/** Is a target of defense value 5 hit by a weapon that draws two destinies, with that played when it is fired? */
function hits(shooter: Stood, weapon: string, destinies: readonly [number, number], played?: string): boolean {
  const t = table(ccg, {
    phase: 'battle',
    dark: {
      force: 3,
      reserve: ['Drill Trooper', ...omens(...destinies)],
      hand: ['Drill Errand (Dark)', ...(played === undefined ? [] : [played])],
    },
    light: { hand: ['Drill Errand (Light)'] },
    at: { 'Drill Yard': { dark: [shooter], light: ['Drill Tough Target'] } },
  });
  t.dark.does('initiate battle');
  if (t.asked === 'light') t.light.passes();
  t.dark.does('fire', weapon);
  if (played !== undefined) t.dark.does('play', played);
  return t.state.cards.hit.some((hit) => hit > 0);
}

describe('what is added to weapon destiny', () => {
  const bearing = (...on: string[]): Stood => ({ card: 'Drill Baron', on });

  rule('GLA-0224', 'by a device is added to the total, not to each draw', () => {
    const plain = bearing('Drill Twin Barrel');
    expect([hits(plain, 'Drill Twin Barrel', [3, 3]), hits(plain, 'Drill Twin Barrel', [3, 2])]).toEqual([true, false]);
    const handed = bearing('Drill Twin Barrel', 'Drill Iron Hand');
    expect(hits(handed, 'Drill Twin Barrel', [3, 2])).toBe(true);
    expect(hits(handed, 'Drill Twin Barrel', [2, 2])).toBe(false);
  });

  rule(['GLA-0228', 'GLA-0446'], 'by an Interrupt for one kind of weapon, too', () => {
    for (const [weapon, kind] of [
      ['Drill Twin Barrel', 'blaster'],
      ['Drill Twin Foil', 'lightsaber'],
    ] as const) {
      expect(hits(bearing(weapon), weapon, [2, 1], `Drill Sure ${kind}`)).toBe(true);
      expect(hits(bearing(weapon), weapon, [1, 1], `Drill Sure ${kind}`)).toBe(false);
    }
  });
});

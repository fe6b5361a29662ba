import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import { ccg } from './drill.ts';

describe('a battleground that is looked for', () => {
  const surveyed = (side: 'light' | 'dark', reserve: readonly string[], at: NonNullable<CcgPosition['at']>) => {
    const survey = side === 'light' ? 'Drill Scouting Report (Light)' : 'Drill Scouting Report (Dark)';
    const t = table(ccg, { turn: side, phase: 'deploy', [side]: { hand: [survey], reserve }, at });
    t[side].does('play', survey);
    return t;
  };
  type Surveyed = ReturnType<typeof surveyed>;
  const laid = ({ state: s }: Surveyed) => s.facts.layout.map(({ of, places }) => `${of}: ${places.length}`);
  const inPlay = ({ state: s }: Surveyed) =>
    s.zones.locations.flat().map((card) => s.names[s.cards.definition[card] ?? -1]);

  rule('GAP-0359', 'is none that would be shielded where it is deployed (example)', () => {
    const reserve = ['Drill Recruit', 'Drill Ice: Perimeter', 'Drill Recruit'];
    const open = surveyed('light', reserve, { 'Drill Ice: Plains': {} });
    while (
      (open.asked === 'light' && open.light.may('left of')) ||
      (open.asked === 'light' && open.light.may('right of'))
    )
      open.light.does(open.light.may('left of') ? 'left of' : 'right of');
    expect(inPlay(open)).toContain('Drill Ice: Perimeter');
    const shielded = surveyed('light', reserve, { 'Drill Ice: Generators': {}, 'Drill Ice: Plains': {} });
    expect(inPlay(shielded)).toEqual(['Drill Ice: Generators', 'Drill Ice: Plains']);
  });

  rule('GAP-0360', 'has Force icons of both players', () => {
    const found = (site: string) =>
      inPlay(surveyed('dark', ['Drill Trooper', site, 'Drill Trooper'], { Drill: {}, 'Drill: Field (Light)': {} }));
    expect(found('Drill Dark')).not.toContain('Drill Dark');
    expect(found('Drill Nowhere')).not.toContain('Drill Nowhere');
  });

  rule('GAP-0360', 'goes where it is one, and covers no copy of itself (example)', () => {
    const reserve = ['Drill Trooper', 'Drill Forest (Dark)', 'Drill Trooper'];
    const dagobah = surveyed('dark', reserve, { 'Dagobah: Drill Bog': {} });
    expect(laid(dagobah)).toEqual(['Dagobah: 1']);
    const other = surveyed('dark', reserve, { 'Dagobah: Drill Bog': {}, 'Drill Yard': {} });
    expect(other.decision.options.every(({ verb }) => verb !== 'convert')).toBe(true);
    while (
      (other.asked === 'dark' && other.dark.may('left of')) ||
      (other.asked === 'dark' && other.dark.may('right of'))
    )
      other.dark.does(other.dark.may('left of') ? 'left of' : 'right of');
    expect(laid(other)).toEqual(['Dagobah: 1', 'Drill: 2']);
    const covered = surveyed('dark', reserve, { 'Dagobah: Drill Bog': {}, 'Drill Forest (Light)': {} });
    expect(inPlay(covered)).not.toContain('Drill Forest (Dark)');
  });
});

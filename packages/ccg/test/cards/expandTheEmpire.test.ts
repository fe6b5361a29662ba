import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../../src/index.ts';
import { ccg } from '../drill.ts';
import { moving } from '../movingTable.ts';

const bay = 'Drill Frontier: Docking Bay';
const pasture = 'Drill Frontier: Pasture';
const ravine = 'Drill Frontier: Ravine';
const summit = 'Drill Frontier: Summit';
const effect = 'Expand The Empire';
const errands = { dark: { hand: ['Drill Errand (Dark)'] }, light: { hand: ['Drill Errand (Light)'] } };

/** The docking bay lies between two of them. */
const row = (there: CcgPosition['at'], expanded = true): NonNullable<CcgPosition['at']> => ({
  [summit]: { ...there?.[summit] },
  [ravine]: { ...there?.[ravine] },
  [bay]: { ...there?.[bay], dark: [...(there?.[bay]?.dark ?? []), ...(expanded ? [effect] : [])] },
  [pasture]: { ...there?.[pasture] },
});

/** How much a drain costs the other player. */
const drained = (side: 'dark' | 'light', where: string, expanded: boolean): number => {
  const who = side === 'dark' ? 'Stormtrooper' : 'Rebel Trooper';
  const reserve = Array.from({ length: 9 }, () => 'Drill Recruit');
  const t = table(ccg, {
    turn: side,
    phase: 'control',
    dark: { reserve },
    light: { reserve },
    at: row({ [where]: { [side]: [who] } }, expanded),
  });
  const [from, to] = side === 'dark' ? ([t.dark, t.light] as const) : ([t.light, t.dark] as const);
  from.does('drain', where);
  const loser = side === 'dark' ? 'light' : 'dark';
  for (let i = 0; i < 9 && t.asked === loser && to.may('lose'); i++) to.does('lose');
  return to.sees('lost').length;
};

describe('Expand The Empire', () => {
  rule(
    ['GLB-0089', 'GLB-0090'],
    'has a text count beside the same text of the neighbour: drains are 2 more (example)',
    () => {
      expect([drained('dark', pasture, false), drained('dark', pasture, true)]).toEqual([2, 3]);
      expect([drained('dark', ravine, false), drained('dark', ravine, true)]).toEqual([1, 2]);
      // Not twice where it stands, not farther than the neighbours, and only what its player reads.
      expect(drained('dark', bay, true)).toBe(2);
      expect(drained('dark', summit, true)).toBe(1);
      expect(drained('light', ravine, true)).toBe(1);
    },
  );

  rule('GLB-0088', 'carries over game text and no title: the neighbour is no docking bay', () => {
    const bays = (where: string) =>
      moving({
        at: { ...row({ [where]: { dark: ['Stormtrooper'] } }), 'Death Star: Docking Bay 327 (Dark)': {} },
      }).dark.may('transit');
    expect([bays(bay), bays(ravine)]).toEqual([true, false]);

    const acts = (expanded: boolean) => {
      const t = table(ccg, {
        phase: 'control',
        dark: { ...errands.dark, reserve: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'] },
        light: errands.light,
        at: row({}, expanded),
      });
      return [bay, ravine, pasture, summit].map((site) => t.dark.may('use', site));
    };
    expect(acts(false)).toEqual([true, false, false, false]);
    expect(acts(true)).toEqual([true, true, true, false]);

    const arrives = (where: string, expanded: boolean) => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Trooper', 'Drill Errand (Dark)'], force: 1, reserve: ['Stormtrooper', 'Stormtrooper'] },
        light: errands.light,
        at: row({}, expanded),
      });
      t.dark.does('deploy', 'Drill Trooper').does('to', where);
      return t.state.zones.force[0].length;
    };
    expect([arrives(bay, true), arrives(ravine, true), arrives(ravine, false), arrives(summit, true)]).toEqual([
      1, 1, 0, 0,
    ]);
  });
});

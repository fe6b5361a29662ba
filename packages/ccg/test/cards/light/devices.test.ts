import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { bearing, costOf, lay, omens, passWhile, valueIn } from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const corridor = 'Death Star: Level 6 Core Shaft Corridor';
const yavin = 'Yavin 4 (Light)';

describe('Electrobinoculars', () => {
  rule(
    ['GLB-0051', 'GLB-0052'],
    'shows the top card of the Reserve Deck, which may go onto the Force Pile; there must be one',
    () => {
      const at = (reserve: readonly string[]) =>
        lay({
          turn: 'light',
          light: { force: 2, reserve, used: ['Talz'] },
          dark: { hand: ['Drill Blow'] },
          at: { [dunes]: { light: [bearing('Rebel Trooper', 'Electrobinoculars')] } },
        });
      const t = at(['Talz', ...omens(3)]);
      t.light.does('use', 'Electrobinoculars');
      expect(t.light.sees('reserve', 'light')).toEqual(['?', 'Drill Omen 3']);
      t.light.does('place');
      expect(t.state.zones.force[1]).toHaveLength(1);
      expect(at([]).light.may('use', 'Electrobinoculars')).toBe(false);
      const left = at(['Talz', ...omens(3)]);
      left.light.does('use', 'Electrobinoculars').does('done');
      expect(left.state.zones.reserve[1]).toHaveLength(2);
      expect(costOf({ at: { [dunes]: { light: ['Rebel Trooper', 'Talz'] } } }, 'Electrobinoculars')).toBe(1);
    },
  );
});

describe('Fusion Generator Supply Tanks', () => {
  const tanks = 'Fusion Generator Supply Tanks (Light)';
  rule('GLB-0166', 'make a starship stronger, faster and more agile, where a docking bay is below', () => {
    const of = (...on: string[]) =>
      (['power', 'maneuver', 'hyperspeed'] as const).map((value) =>
        valueIn({ [yavin]: { light: [bearing('X-wing', ...on)] } }, 'X-wing', value),
      );
    expect(of()).toEqual([3, 4, 5]);
    expect(of(tanks)).toEqual([4, 5, 6]);
    expect(costOf({ at: { [yavin]: { light: ['X-wing'] } } }, tanks)).toBe(null);
    expect(costOf({ at: { [yavin]: { light: ['X-wing'] }, 'Yavin 4: Docking Bay (Light)': {} } }, tanks)).toBe(0);
    expect(costOf({ at: { [yavin]: { dark: ['TIE Scout'] }, 'Yavin 4: Docking Bay (Light)': {} } }, tanks)).toBe(null);
  });
});

describe('Restraining Bolt', () => {
  const bolt = 'Restraining Bolt (Light)';
  const bolted = () =>
    lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 3, hand: [bolt] },
      dark: { hand: ['Drill Blow'] },
      at: {
        [dunes]: { dark: ['LIN-V8M (Elleyein-Veeateemm)'], light: ['R2-X2 (Artoo-Extoo)', 'Timer Mine (Light)'] },
      },
    });
  scenario('keeps a droid of either player from moving and from using its text, and goes over to another', () => {
    const t = bolted();
    t.light.does('deploy', bolt).does('to', 'LIN-V8M (Elleyein-Veeateemm)');
    if (t.asked === 'dark') t.dark.passes();
    t.light.does('use', bolt);
    expect(t.light.sees('on', 'light')).toEqual([bolt]);
    expect(
      valueIn(
        { [dunes]: { light: [bearing('C-3PO (See-Threepio)', bolt), 'Rebel Trooper'] } },
        'C-3PO (See-Threepio)',
        'power',
      ),
    ).toBe(1);
  });
});

describe('Tatooine Utility Belt', () => {
  rule('AR1-0369', 'adds 2 to power and forfeit on Tatooine; two of them add no more', () => {
    const of = (where: string, ...belts: string[]) =>
      (['power', 'forfeit'] as const).map((value) =>
        valueIn({ [where]: { light: [bearing('Rebel Trooper', ...belts)] } }, 'Rebel Trooper', value),
      );
    const belt = 'Tatooine Utility Belt';
    expect(of(dunes, belt)).toEqual([3, 4]);
    expect(of(dunes, belt, belt)).toEqual([3, 4]);
    expect(of(corridor, belt)).toEqual([1, 2]);
  });
});

describe('Vaporator', () => {
  scenario('protects characters at its site and adjacent ones from Gravel Storm', () => {
    const strikes = (...there: string[]) => {
      const t = lay({
        phase: 'control',
        dark: { hand: ['Gravel Storm', 'Drill Blow'] },
        light: { hand: ['Drill Stew'] },
        at: { [dunes]: { light: ['Rebel Trooper', ...there] } },
      });
      return t.dark.may('play', 'Gravel Storm');
    };
    expect([strikes(), strikes('Vaporator')]).toEqual([true, false]);
    expect(costOf({ at: { [dunes]: {} } }, 'Vaporator')).toBe(1);
  });
});

describe('Caller', () => {
  scenario('steals a droid that wears a Restraining Bolt, which returns to hand', () => {
    const bolt = 'Restraining Bolt (Light)';
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: [bolt] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { [dunes]: { light: [bearing('Rebel Trooper', 'Caller (Light)')], dark: ['LIN-V8M (Elleyein-Veeateemm)'] } },
    });
    t.light.does('deploy', bolt);
    passWhile(t, ({ facts }) => facts.active === 1);
    passWhile(t, ({ facts }) => facts.active === 0);
    passWhile(t, ({ facts }) => facts.phase !== 'control');
    t.light.does('use', 'Caller (Light)');
    expect(t.light.sees('at', 'light')).toEqual(['Rebel Trooper', 'LIN-V8M (Elleyein-Veeateemm)']);
    expect(t.light.sees('hand', 'light')).toContain(bolt);
  });
});

describe('Targeting Computer', () => {
  scenario('deploys on a starship for 2 Force, adds 1 to its maneuver and takes 1 from each weapon destiny', () => {
    const ship = { card: 'Red 1', pilots: ['Red Leader'] };
    expect(costOf({ at: { [yavin]: { light: [ship] } } }, 'Targeting Computer')).toBe(2);
    const maneuver = (...on: string[]) => valueIn({ [yavin]: { light: [{ ...ship, on }] } }, 'Red 1', 'maneuver') ?? 0;
    expect(maneuver('Targeting Computer') - maneuver()).toBe(1);
  });
});

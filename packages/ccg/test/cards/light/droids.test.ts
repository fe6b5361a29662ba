import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import { traitsOf } from '../../../src/rules/cards/characteristics.ts';
import { valueNow } from '../../../src/rules/inForce/values.ts';
import { battle, immunityIn, lay, named, powerOf, valueIn } from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const camp = 'Tatooine: Jawa Camp (Light)';
const bay = 'Tatooine: Docking Bay 94 (Light)';
const tatooine = 'Tatooine (Light)';

describe('2X-3KPR (Tooex)', () => {
  const at = (system: readonly string[], ...more: string[]) => ({
    [tatooine]: { light: system },
    [dunes]: { light: ['2X-3KPR (Tooex)', 'Talz', 'Rebel Trooper', ...more] },
  });
  scenario('makes Rebels and aliens stronger at night', () => {
    expect(valueIn(at([]), 'Rebel Trooper', 'power')).toBe(1);
    expect(valueIn(at(['Nightfall']), 'Rebel Trooper', 'power')).toBe(3);
  });
  rule('GAP-0066', '2X-3KPR (Tooex) does so only where present, not from inside a vehicle', () => {
    const inside = {
      [tatooine]: { light: ['Nightfall'] },
      [dunes]: { light: [{ card: 'Sandcrawler (Light)', passengers: ['2X-3KPR (Tooex)'] }, 'Rebel Trooper'] },
    };
    expect(valueIn(inside, 'Rebel Trooper', 'power')).toBe(1);
  });
});

describe('C-3PO (See-Threepio)', () => {
  rule('GLA-0276', 'adds 2 to total power for each pair of a droid and a Rebel, each in one pair', () => {
    const power = (...more: string[]) =>
      powerOf(
        battle({ [dunes]: { light: ['C-3PO (See-Threepio)', ...more], dark: ['Stormtrooper'] } }, { turn: 'light' }),
        'light',
      );
    expect(power('Rebel Trooper')).toBe(1 + 1 + 2);
    expect(power('Rebel Trooper', 'Rebel Trooper')).toBe(1 + 2 + 2);
    expect(power('Rebel Trooper', 'Rebel Trooper', 'LIN-V8K (Elleyein-Veeatekay)')).toBe(1 + 2 + 4);
  });
  rule(
    'GAP-0066',
    'C-3PO (See-Threepio) counts pairs present at the site from inside a vehicle, and none in there',
    () => {
      const power = (inside: readonly string[], ...outside: string[]) => {
        const card = { card: 'Sandcrawler (Light)', passengers: ['C-3PO (See-Threepio)', ...inside] };
        return powerOf(
          battle({ [dunes]: { light: [card, ...outside], dark: ['Stormtrooper'] } }, { turn: 'light' }),
          'light',
        );
      };
      const [droid, rebel] = ['LIN-V8K (Elleyein-Veeatekay)', 'Rebel Trooper'];
      expect(power([], droid, rebel) - power([], rebel)).toBe(2);
      expect(power([droid], rebel)).toBe(power([], rebel));
    },
  );
});

describe('CZ-3 (Seezee-Three)', () => {
  scenario('lets cards be deployed to a battle where it is, or at an adjacent site', () => {
    const reacts = (where: string) => {
      const t = battle(
        { [where]: { light: ['CZ-3 (Seezee-Three)'] }, [dunes]: { light: ['Rebel Trooper'], dark: ['Stormtrooper'] } },
        { turn: 'dark', light: { force: 2, hand: ['Shistavanen Wolfman', 'Rebel Trooper'] } },
      );
      return t.light.getsTo('react', 'Rebel Trooper');
    };
    expect(reacts(camp)).toBe(true);
    expect(reacts('Death Star: Docking Bay 327 (Light)')).toBe(false);
  });
});

describe('LIN-V8K (Elleyein-Veeatekay)', () => {
  rule('GLB-0406', 'defuses mines at its site for 1 Force each, as many as it likes', () => {
    const t = lay({
      turn: 'light',
      light: { force: 2, hand: ['Drill Stew'] },
      dark: { hand: ['Drill Blow'] },
      at: {
        [dunes]: { light: ['LIN-V8K (Elleyein-Veeatekay)'], dark: ['Timer Mine (Dark)', 'Timer Mine (Dark)'] },
        [camp]: { dark: ['Timer Mine (Dark)'] },
      },
    });
    t.light.does('use', 'LIN-V8K (Elleyein-Veeatekay)').does('target', 'Timer Mine (Dark)');
    if (t.asked === 'dark') t.dark.passes();
    t.light.does('use', 'LIN-V8K (Elleyein-Veeatekay)');
    expect(t.dark.sees('lost', 'dark')).toHaveLength(2);
    expect(t.dark.sees('at', 'dark')).toEqual(['Timer Mine (Dark)']);
    expect(t.state.zones.force[1]).toEqual([]);
  });
});

describe('R-units', () => {
  scenario('R2-X2 makes any starfighter that it is aboard stronger, faster and more agile', () => {
    const of = (astromechs: readonly string[]) =>
      (['power', 'maneuver', 'hyperspeed'] as const).map((value) =>
        valueIn({ [tatooine]: { light: [{ card: 'Red 3', pilots: ['Rebel Pilot'], astromechs }] } }, 'Red 3', value),
      );
    expect(of([])).toEqual([5, 4, 5]);
    expect(of(['R2-X2 (Artoo-Extoo)'])).toEqual([6, 5, 6]);
  });
  scenario('R4-E1 does so for vehicles, and drives them', () => {
    const speeder = "Luke's X-34 Landspeeder";
    const of = (drivers: readonly string[], passengers: readonly string[]) =>
      (['power', 'maneuver', 'landspeed'] as const).map((value) =>
        valueIn({ [dunes]: { light: [{ card: speeder, drivers, passengers }] } }, speeder, value),
      );
    expect(of(['Rebel Trooper'], [])).toEqual([1, 5, 4]);
    expect(of(['Rebel Trooper'], ['R4-E1 (Arfour-Eeone)'])).toEqual([2, 6, 5]);
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 1, hand: ['R4-E1 (Arfour-Eeone)', 'Talz'] },
      at: { [dunes]: { light: [speeder, 'Rebel Trooper'] } },
    });
    t.light.does('deploy', 'R4-E1 (Arfour-Eeone)').does('to', speeder);
    expect(
      valueIn({ [dunes]: { light: [{ card: speeder, drivers: ['R4-E1 (Arfour-Eeone)'] }] } }, speeder, 'power'),
    ).toBe(2);
  });
});

describe("WED-9-M1 'Bantha' Droid", () => {
  const droid = "WED-9-M1 'Bantha' Droid";
  rule(
    'GLC-0601',
    'protects vehicles and droids with it, and from a docking bay the starfighters above; it is no bantha',
    () => {
      const at = (where: string) => ({
        [tatooine]: { light: ['X-wing', 'Corellian Corvette'] },
        [where]: { light: [droid, 'Sandcrawler (Light)', 'LIN-V8K (Elleyein-Veeatekay)', 'Rebel Trooper'] },
      });
      expect(immunityIn(at(dunes), 'LIN-V8K (Elleyein-Veeatekay)')).toBe(2);
      expect(immunityIn(at(dunes), 'Rebel Trooper')).toBe(0);
      expect(immunityIn(at(dunes), 'X-wing')).toBe(0);
      expect(immunityIn(at(bay), 'X-wing')).toBe(3);
      expect(immunityIn(at(bay), 'Corellian Corvette')).toBe(0);
      const t = lay({ at: at(dunes) });
      expect(traitsOf(t.state, named(t, droid))).toEqual(['maintenance droid']);
    },
  );
  rule('GLC-0599', 'protects one’s own vehicles and droids, and only where it is', () => {
    const there = {
      [dunes]: { light: [droid, 'Sandcrawler (Light)'], dark: ['EG-6 (Eegee-Six)'] },
      [camp]: { light: ['R4-E1 (Arfour-Eeone)'] },
    };
    expect(immunityIn(there, 'Sandcrawler (Light)')).toBe(2);
    expect(immunityIn(there, droid)).toBe(2);
    expect(immunityIn(there, 'EG-6 (Eegee-Six)')).toBe(0);
    expect(immunityIn(there, 'R4-E1 (Arfour-Eeone)')).toBe(0);
  });
  rule('GLC-0600', 'from a docking bay protects starfighters above, and cancels Lateral Damage', () => {
    const from = (where: string) =>
      lay({
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Stew'] },
        at: {
          [tatooine]: { light: ['X-wing'], dark: ['TIE Fighter'] },
          [where]: { light: [droid] },
          Drill: { dark: ['Lateral Damage'], light: ['Red 1'] },
        },
      });
    const t = from(bay);
    const immune = ['X-wing', 'TIE Fighter', 'Red 1'].map((ship) => immunityOf(t.state, named(t, ship)));
    expect(immune).toEqual([3, 0, 0]);
    t.light.does('use', droid);
    expect(t.light.sees('lost', 'dark')).toEqual(['Lateral Damage']);
    expect(from(dunes).light.may('use', droid)).toBe(false);
  });

  rule('GLC-0600', 'as well at the clouds over it, though not among the asteroids', () => {
    const at = (sector: string) =>
      immunityIn(
        {
          [bay]: { light: [droid] },
          ...(sector === 'Drill Clouds'
            ? { [sector]: { light: ['X-wing'] }, [tatooine]: {} }
            : { [tatooine]: {}, [sector]: { light: ['X-wing'] } }),
        },
        'X-wing',
      );
    expect([at('Drill Clouds'), at('Drill Reef')]).toEqual([3, 0]);
  });
});

describe('R2-X2 (Artoo-Extoo)', () => {
  scenario('makes the starfighter that carries it stronger, nimbler and faster', () => {
    const values = (ship: string, ...astromechs: string[]) => {
      const t = lay({ at: { [tatooine]: { light: [{ card: ship, pilots: ['Rebel Pilot'], astromechs }] } } });
      return (['power', 'maneuver', 'hyperspeed'] as const).map((value) => valueNow(t.state, named(t, ship), value));
    };
    const [power, maneuver, hyperspeed] = values('Red 3').map(Number);
    expect(values('Red 3', 'R2-X2 (Artoo-Extoo)')).toEqual([
      Number(power) + 1,
      Number(maneuver) + 1,
      Number(hyperspeed) + 1,
    ]);
  });
  scenario('does nothing for a capital starship', () => {
    const power = (passengers: string[]) =>
      valueIn({ [tatooine]: { light: [{ card: 'Corellian Corvette', passengers }] } }, 'Corellian Corvette', 'power');
    expect(power(['R2-X2 (Artoo-Extoo)'])).toBe(power([]));
  });
});

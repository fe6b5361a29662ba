import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { cardWords, definitionCalled } from '../../../src/index.ts';
import type { CcgPosition } from '../../../src/position.ts';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import { battle, costOf, lay, named, passUntil, powerOf, valueIn } from './support.ts';

const warRoom = 'Death Star: War Room';
const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const bay = 'Tatooine: Docking Bay 94 (Dark)';
const camp = 'Tatooine: Jawa Camp (Dark)';
const tatooine = 'Tatooine (Dark)';
const kessel = 'Kessel (Dark)';

const immunityIn = (at: CcgPosition['at'], name: string): number => {
  const t = lay(at === undefined ? {} : { at });
  return immunityOf(t.state, named(t, name));
};

describe('5D6-RA-7 (Fivedesix)', () => {
  const droid = '5D6-RA-7 (Fivedesix)';
  test('has more power at the site of Motti or Yularen', () => {
    expect(valueIn({ [warRoom]: { dark: [droid, 'Admiral Motti'] } }, droid, 'power')).toBe(3);
    expect(valueIn({ [warRoom]: { dark: [droid, 'General Tagge'] } }, droid, 'power')).toBe(2);
  });
  test('makes droids of the opponent dearer where it is', () => {
    const cost = (...dark: string[]) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['R4-E1 (Arfour-Eeone)'], force: 5 },
        at: { [farm]: { dark } },
      });
      t.light.does('deploy', 'R4-E1 (Arfour-Eeone)');
      return t.state.zones.used[1].length;
    };
    expect(cost(droid)).toBe(2);
    expect(cost('Stormtrooper')).toBe(1);
  });
  test('is immune to attrition at night', () => {
    const t = lay({ phase: 'deploy', dark: { hand: ['Sunsdown'] }, at: { [tatooine]: {}, [farm]: { dark: [droid] } } });
    expect(immunityOf(t.state, named(t, droid))).toBe(0);
    t.dark.does('deploy', 'Sunsdown');
    expect(immunityOf(t.state, named(t, droid))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('LIN-V8M (Elleyein-Veeateemm)', () => {
  rule('GLD-0005', 'LIN-V8M defuses mines at its site for 1 Force each, as often as there are any', () => {
    const t = lay({
      dark: { force: 3 },
      at: { [farm]: { dark: ['LIN-V8M (Elleyein-Veeateemm)'], light: ['Timer Mine (Light)', 'Timer Mine (Light)'] } },
    });
    t.dark.does('use', 'LIN-V8M (Elleyein-Veeateemm)').does('target');
    expect(t.state.zones.lost[1]).toHaveLength(1);
    expect(t.state.zones.used[0]).toHaveLength(1);
    t.dark.does('use', 'LIN-V8M (Elleyein-Veeateemm)');
    expect(t.state.zones.lost[1]).toHaveLength(2);
  });
});

describe('R1-G4 (Arone-Geefour)', () => {
  const droid = 'R1-G4 (Arone-Geefour)';
  test('helps a capital starship that it is aboard', () => {
    const at = { [kessel]: { dark: [{ card: 'Devastator', passengers: [droid] }] } };
    expect(valueIn(at, 'Devastator', 'power')).toBe(10);
    expect(valueIn(at, 'Devastator', 'hyperspeed')).toBe(4);
    expect(immunityIn(at, 'Devastator')).toBe(3);
  });
  test('is too large for a starfighter', () => {
    expect(costOf({ at: { [kessel]: { dark: ['TIE Scout'] } } }, droid)).toBe(null);
    expect(costOf({ at: { [kessel]: { dark: ['TIE Scout'] } } }, 'R4-M9 (Arfour-Emmnine)')).toBe(1);
  });
});

describe('R4-M9 (Arfour-Emmnine)', () => {
  rule(['GLC-0132', 'GLC-0133', 'GAP-0181'], 'says that it drives, as whatever droid drives does', () => {
    const says = (name: string) => cardWords(definitionCalled(name).card).includes('May drive transport vehicles.');
    const droids = ['R4-M9 (Arfour-Emmnine)', 'R4-E1 (Arfour-Eeone)', 'C-3PO (See-Threepio)', 'R1-G4 (Arone-Geefour)'];
    expect(droids.map(says)).toEqual([true, true, true, false]);
  });
  test('drives a transport, and makes it stronger, nimbler and faster', () => {
    const speeder = 'Ubrikkian 9000 Z001';
    const at = { [farm]: { dark: [{ card: speeder, drivers: ['R4-M9 (Arfour-Emmnine)'] }] } };
    expect(valueIn(at, speeder, 'power')).toBe(3);
    expect(valueIn(at, speeder, 'maneuver')).toBe(7);
    expect(valueIn(at, speeder, 'landspeed')).toBe(4);
  });
});

describe("WED15-I662 'Treadwell' Droid", () => {
  const droid = "WED15-I662 'Treadwell' Droid";
  rule('GLC-0597', 'protects vehicles and droids where it is', () => {
    const at = {
      [farm]: { dark: [droid, 'Ubrikkian 9000 Z001', 'Stormtrooper'], light: ['R4-E1 (Arfour-Eeone)'] },
      [camp]: { dark: ['R4-M9 (Arfour-Emmnine)'] },
    };
    expect(immunityIn(at, 'Ubrikkian 9000 Z001')).toBe(2);
    expect(immunityIn(at, droid)).toBe(2);
    for (const other of ['Stormtrooper', 'R4-E1 (Arfour-Eeone)', 'R4-M9 (Arfour-Emmnine)'])
      expect(immunityIn(at, other)).toBe(0);
  });
  rule('GLC-0598', 'at a docking bay protects starfighters above', () => {
    const above = (site: string) =>
      immunityIn(
        { [tatooine]: { dark: ['TIE Scout', 'Devastator'] }, [bay]: {}, [farm]: {}, [site]: { dark: [droid] } },
        'TIE Scout',
      );
    expect(above(bay)).toBe(3);
    expect(above(farm)).toBe(0);
    expect(immunityIn({ [tatooine]: { dark: ['Devastator'] }, [bay]: { dark: [droid] } }, 'Devastator')).toBe(0);
  });

  rule('GLC-0598', 'as well at the clouds over it, though not among the asteroids', () => {
    const at = (sector: string) =>
      immunityIn(
        {
          [bay]: { dark: [droid] },
          ...(sector === 'Drill Clouds'
            ? { [sector]: { dark: ['TIE Scout'] }, [tatooine]: {} }
            : { [tatooine]: {}, [sector]: { dark: ['TIE Scout'] } }),
        },
        'TIE Scout',
      );
    expect([at('Drill Clouds'), at('Drill Reef')]).toEqual([3, 0]);
  });
});

describe('EG-6 (Eegee-Six)', () => {
  test('adds 1 to power of your other droids', () => {
    const at = { [farm]: { dark: ['EG-6 (Eegee-Six)', 'R4-M9 (Arfour-Emmnine)'] } };
    expect(valueIn(at, 'R4-M9 (Arfour-Emmnine)', 'power')).toBe(2);
    expect(valueIn(at, 'EG-6 (Eegee-Six)', 'power')).toBe(0);
  });
  rule(
    ['AR1-0334', 'GLB-0047', 'GLB-0048'],
    'EG-6 drawn for battle destiny doubles the lesser power, and no attrition',
    () => {
      const at = (...light: string[]) => {
        const t = battle(
          { [camp]: { dark: ['Vader'], light } },
          { dark: { force: 6, reserve: ['Drill Trooper', 'EG-6 (Eegee-Six)'] } },
        );
        passUntil(t, 'power');
        t.dark.does('draw battle destiny');
        return [powerOf(t, 'dark'), t.state.facts.battle?.battleDestiny[0]];
      };
      expect(at('Drill Colonel', 'Drill Recruit')).toEqual([8, 0]);
      expect(at('Drill Recruit')).toEqual([4, 0]);
      // 3, and 2 for a pair of droid and Rebel: what adds to total power counts as well.
      expect(at('C-3PO (See-Threepio)', 'Drill Recruit')).toEqual([8, 0]);
    },
  );
});

import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../../src/position.ts';
import { valueNow } from '../../src/rules/inForce/values.ts';
import { costOf as costToDark, hitCards, lay, named, omens, type Table } from './dark/support.ts';
import { costOf as costToLight } from './light/support.ts';

type Side = 'dark' | 'light';
const other = (side: Side): Side => (side === 'dark' ? 'light' : 'dark');

interface Shot {
  readonly side: Side;
  readonly weapon: string;
  readonly bearer: string;
  readonly at: string;
  readonly target: Stood;
  readonly beside?: readonly string[];
}

/** A battle in which one card fires its weapon, with these destinies; what came of it, and what it cost. */
function fire({ side, weapon, bearer, at, target, beside = [] }: Shot, ...destinies: readonly number[]) {
  const t = lay({
    turn: side,
    phase: 'battle',
    [side]: { force: 9, reserve: ['Drill Fate 0', 'Drill Fate 0', ...omens(...destinies)], hand: [] },
    [other(side)]: { hand: [] },
    at: { [at]: { [side]: [{ card: bearer, on: [weapon] }, ...beside], [other(side)]: [target] } },
  });
  const who = t[side];
  who.does('initiate battle');
  t.until(side, 'fire', weapon);
  const before = t.state.zones.force[side === 'dark' ? 0 : 1].length;
  who.does('fire', weapon);
  // Han might draw again.
  if (t.asked === side && who.may('use', bearer)) who.passes();
  return { t, hit: hitCards(t).length > 0, spent: before - t.state.zones.force[side === 'dark' ? 0 : 1].length };
}

/** It hits with these destinies, for so much Force, and misses if the first is 1 less. */
function hitsWith(shot: Shot, force: number, first: number, ...rest: readonly number[]): Table {
  const enough = fire(shot, first, ...rest);
  expect([enough.hit, enough.spent]).toEqual([true, force]);
  expect(fire(shot, first - 1, ...rest).hit).toBe(false);
  return enough.t;
}

const lightCost = (weapon: string, bearer: string, at = 'Drill Yard') =>
  costToLight({ at: { [at]: { light: [bearer] } } }, weapon);
const darkCost = (weapon: string, bearer: string, at = 'Drill Yard') =>
  costToDark({ at: { [at]: { dark: [bearer] } } }, weapon);

const forfeitOf = (t: Table, name: string): number | null => valueNow(t.state, named(t, name), 'forfeit');

/** May it add to a drain where it is? */
function addsToDrain(side: Side, weapon: string, bearer: string): boolean {
  const t = lay({ turn: side, phase: 'control', at: { 'Drill Yard': { [side]: [{ card: bearer, on: [weapon] }] } } });
  t[side].does('drain', 'Drill Yard');
  return t[side].may('use', weapon);
}

// Whoever is shot at has an ability of 4.
const byLight = { side: 'light', bearer: 'Drill Raider', at: 'Drill Yard', target: 'Drill Baron' } as const;
const byDark = { side: 'dark', bearer: 'Drill War General', at: 'Drill Yard', target: 'Drill Colonel' } as const;

describe('weapons of the Light Side', () => {
  rule('GLA-0227', 'Blaster', () => {
    expect([lightCost('Blaster', 'Drill Raider'), lightCost('Blaster', 'Drill Recruit')]).toEqual([1, null]);
    hitsWith({ ...byLight, weapon: 'Blaster' }, 1, 5);
  });

  rule('GLA-0232', 'Blaster Rifle', () => {
    expect(lightCost('Blaster Rifle (Light)', 'Drill Raider')).toBe(2);
    expect(lightCost('Blaster Rifle (Light)', 'Drill Recruit')).toBeNull();
    hitsWith({ ...byLight, weapon: 'Blaster Rifle (Light)' }, 2, 4);
    expect(darkCost('Blaster Rifle (Dark)', 'Drill War General')).toBe(2);
    hitsWith({ ...byDark, weapon: 'Blaster Rifle (Dark)' }, 2, 4);
  });

  rule('GLB-0206', "Han's Heavy Blaster Pistol", () => {
    const weapon = "Han's Heavy Blaster Pistol";
    expect([lightCost(weapon, 'Han Solo'), lightCost(weapon, 'Drill Raider')]).toEqual([1, 3]);
    expect(lightCost(weapon, 'Drill Recruit')).toBeNull();
    expect(forfeitOf(hitsWith({ ...byLight, weapon }, 1, 4), 'Drill Baron')).toBe(5);
    expect(forfeitOf(fire({ ...byLight, weapon, bearer: 'Han Solo' }, 4).t, 'Drill Baron')).toBe(0);
  });

  rule('GLB-0390', "Leia's Sporting Blaster", () => {
    const weapon = "Leia's Sporting Blaster";
    expect([lightCost(weapon, 'Leia Organa'), lightCost(weapon, 'Drill Raider')]).toEqual([1, 2]);
    expect(forfeitOf(hitsWith({ ...byLight, weapon }, 0, 6), 'Drill Baron')).toBe(5);
    expect(forfeitOf(fire({ ...byLight, weapon, bearer: 'Leia Organa' }, 6).t, 'Drill Baron')).toBe(0);
  });

  rule('GLB-0331', 'Jedi Lightsaber', () => {
    expect(lightCost('Jedi Lightsaber', 'Drill Raider')).toBe(5);
    expect(lightCost('Jedi Lightsaber', 'Drill Recruit')).toBeNull();
    hitsWith({ ...byLight, weapon: 'Jedi Lightsaber' }, 5, 2, 3);
    expect(addsToDrain('light', 'Jedi Lightsaber', 'Drill Raider')).toBe(true);
  });

  rule('GLB-0529', "Obi-Wan's Lightsaber", () => {
    const weapon = "Obi-Wan's Lightsaber";
    expect([lightCost(weapon, 'Obi-Wan Kenobi'), lightCost(weapon, 'Drill Raider')]).toEqual([0, null]);
    expect(forfeitOf(hitsWith({ ...byLight, weapon, bearer: 'Obi-Wan Kenobi' }, 0, 2, 3), 'Drill Baron')).toBe(0);
    expect(addsToDrain('light', weapon, 'Obi-Wan Kenobi')).toBe(true);
  });

  rule('GLC-0123', 'Proton Torpedoes', () => {
    const weapon = 'Proton Torpedoes';
    expect(['X-wing', 'Y-wing', 'Drill Slow Boat'].map((ship) => lightCost(weapon, ship, 'Drill'))).toEqual([1, 1, 1]);
    expect(lightCost(weapon, 'Drill Cross Wing', 'Drill')).toBeNull();
    hitsWith({ side: 'light', weapon, bearer: 'X-wing', at: 'Drill', target: 'Drill Twin Ion' }, 1, 4);
  });

  rule('GLC-0127', 'Quad Laser Cannon', () => {
    const weapon = 'Quad Laser Cannon';
    expect(lightCost(weapon, 'Corellian Corvette', 'Drill')).toBe(2);
    expect(lightCost(weapon, 'Millennium Falcon', 'Drill')).toBe(2);
    expect(lightCost(weapon, 'X-wing', 'Drill')).toBeNull();
    const shot = { side: 'light', weapon, bearer: 'Corellian Corvette', at: 'Drill' } as const;
    hitsWith({ ...shot, target: 'Drill Twin Ion' }, 1, 3);
    // Nothing is added against a capital starship.
    expect(fire({ ...shot, target: 'Devastator' }, 6).hit).toBe(false);
  });
});

describe('weapons of the Dark Side', () => {
  rule('GLB-0270', 'Imperial Blaster', () => {
    expect([darkCost('Imperial Blaster', 'Drill War General'), darkCost('Imperial Blaster', 'Drill Baron')]).toEqual([
      1,
      null,
    ]);
    hitsWith({ ...byDark, weapon: 'Imperial Blaster' }, 1, 5);
  });

  rule('GLA-0101', 'Assault Rifle', () => {
    expect(darkCost('Assault Rifle', 'Drill War General')).toBe(3);
    hitsWith({ ...byDark, weapon: 'Assault Rifle' }, 2, 4);
    const from = (weapon: string) => {
      const t = lay({
        phase: 'battle',
        dark: { force: 9 },
        at: {
          "Tatooine: Lars' Moisture Farm (Dark)": { dark: ['Drill Baron'], light: ['Drill Recruit'] },
          'Tatooine: Jawa Camp (Dark)': { dark: [{ card: 'Drill War General', on: [weapon] }] },
        },
      });
      t.dark.does('initiate battle');
      return t.dark.may('fire', weapon);
    };
    expect([from('Assault Rifle'), from('Imperial Blaster')]).toEqual([true, false]);
  });

  rule('GLB-0399', 'Light Repeating Blaster Rifle', () => {
    const weapon = 'Light Repeating Blaster Rifle';
    expect(darkCost(weapon, 'Drill War General')).toBe(2);
    const shot = { ...byDark, weapon, beside: ['EG-6 (Eegee-Six)'] };
    const t = hitsWith(shot, 2, 4);
    expect(t.dark.may('fire again')).toBe(true);
    t.dark.does('fire again');
    expect(t.state.zones.force[0]).toHaveLength(9 - 1 - 4);
    expect(() => fire({ ...shot, beside: [] }, 4)).toThrow();
  });

  rule('GLA-0444', 'Dark Jedi Lightsaber', () => {
    expect(darkCost('Dark Jedi Lightsaber', 'Drill War General')).toBe(4);
    expect(darkCost('Dark Jedi Lightsaber', 'Drill Baron')).toBeNull();
    hitsWith({ ...byDark, weapon: 'Dark Jedi Lightsaber' }, 4, 2, 3);
    expect(addsToDrain('dark', 'Dark Jedi Lightsaber', 'Drill War General')).toBe(true);
  });

  rule(['GLC-0530', 'GLC-0531'], "Vader's Lightsaber", () => {
    const weapon = "Vader's Lightsaber";
    expect([darkCost(weapon, 'Darth Vader'), darkCost(weapon, 'Drill War General')]).toEqual([0, null]);
    expect(addsToDrain('dark', weapon, 'Darth Vader')).toBe(true);
    expect(forfeitOf(hitsWith({ ...byDark, weapon, bearer: 'Darth Vader' }, 0, 2, 3), 'Drill Colonel')).toBe(0);
  });

  rule('GLA-0264', 'Boosted TIE Cannon', () => {
    const weapon = 'Boosted TIE Cannon';
    expect(darkCost(weapon, 'TIE Advanced x1', 'Drill')).toBe(1);
    expect(darkCost(weapon, 'TIE Fighter', 'Drill')).toBeNull();
    const shot = { side: 'dark', weapon, bearer: 'TIE Advanced x1', at: 'Drill' } as const;
    hitsWith({ ...shot, target: 'Drill Cross Wing' }, 1, 4);
    hitsWith({ ...shot, target: 'Corellian Corvette' }, 1, 6);
  });

  rule('GLB-0308', 'Ion Cannon', () => {
    const weapon = 'Ion Cannon';
    expect([darkCost(weapon, 'Devastator', 'Drill'), darkCost(weapon, 'TIE Fighter', 'Drill')]).toEqual([2, null]);
    const shot = {
      side: 'dark',
      weapon,
      bearer: 'Devastator',
      at: 'Drill',
      target: { card: 'Drill Cross Wing', on: ['Proton Torpedoes'] },
    } as const;
    const values = (t: Table) =>
      (['maneuver', 'hyperspeed'] as const).map((value) => valueNow(t.state, named(t, 'Drill Cross Wing'), value));
    const enough = fire(shot, 3);
    expect([enough.spent, ...values(enough.t)]).toEqual([1, 0, 0]);
    expect(enough.t.dark.sees('lost', 'light')).toEqual(['Proton Torpedoes']);
    expect(values(fire(shot, 2).t)).toEqual([4, 5]);
  });

  rule(['GLC-0476', 'GLC-0477'], 'Turbolaser Battery', () => {
    const weapon = 'Turbolaser Battery';
    expect([darkCost(weapon, 'Devastator', 'Drill'), darkCost(weapon, 'TIE Fighter', 'Drill')]).toEqual([3, null]);
    expect(costToDark({ at: { 'Drill Star': {} } }, weapon)).toBe(3);
    const shot = { side: 'dark', weapon, bearer: 'Devastator', at: 'Drill' } as const;
    hitsWith({ ...shot, target: 'Corellian Corvette' }, 2, 3, 4);
    hitsWith({ ...shot, target: 'Drill Cross Wing' }, 2, 5, 5);
  });
});

describe('what a weapon is aimed at', () => {
  const anybody = ['character', 'vehicle', 'creature'];
  const swung = ['character', 'creature'];
  const foes = {
    light: { character: 'Drill Baron', vehicle: 'Drill Four Legs', creature: 'Drill Wampa' },
    dark: { character: 'Drill Colonel', vehicle: 'Drill Glider', creature: 'Drill Lizard' },
  } as const;

  /** On to where that player may fire, or to where nobody may do more than pass. */
  const passTo = (t: Table, side: Side, weapon: string): boolean => {
    for (let i = 0; i < 10 && t.asked !== null; i++) {
      if (t.asked === side && t[side].may('fire', weapon)) return true;
      if (!t[t.asked].may('pass')) return false;
      t[t.asked].passes();
    }
    return false;
  };

  for (const [id, weapon, side, bearer, kinds] of [
    ['GLA-0227', 'Blaster', 'light', 'Drill Raider', anybody],
    ['GLA-0232', 'Blaster Rifle (Light)', 'light', 'Drill Raider', anybody],
    ['GLA-0232', 'Blaster Rifle (Dark)', 'dark', 'Drill War General', anybody],
    ['GLB-0206', "Han's Heavy Blaster Pistol", 'light', 'Drill Raider', anybody],
    ['GLB-0390', "Leia's Sporting Blaster", 'light', 'Drill Raider', anybody],
    ['GLB-0270', 'Imperial Blaster', 'dark', 'Drill War General', anybody],
    ['GLA-0101', 'Assault Rifle', 'dark', 'Drill War General', anybody],
    ['GLB-0399', 'Light Repeating Blaster Rifle', 'dark', 'Drill War General', anybody],
    ['GLB-0331', 'Jedi Lightsaber', 'light', 'Drill Raider', swung],
    ['GLB-0529', "Obi-Wan's Lightsaber", 'light', 'Obi-Wan Kenobi', swung],
    ['GLA-0444', 'Dark Jedi Lightsaber', 'dark', 'Drill War General', swung],
    ['GLC-0531', "Vader's Lightsaber", 'dark', 'Darth Vader', swung],
  ] as const)
    rule(id, `${weapon}: ${kinds.join(', ')}`, () => {
      const { character, vehicle, creature } = foes[side];
      const beside = weapon === 'Light Repeating Blaster Rifle' ? ['EG-6 (Eegee-Six)'] : [];
      const facing = (...them: readonly string[]) =>
        lay({
          turn: side,
          phase: 'battle',
          [side]: { force: 9, reserve: ['Drill Fate 0', 'Drill Fate 0', ...omens(0, 0)] },
          at: { 'Drill Yard': { [side]: [{ card: bearer, on: [weapon] }, ...beside], [other(side)]: them } },
        });
      const t = facing(character, character, vehicle, vehicle);
      t[side].does('initiate battle');
      expect(passTo(t, side, weapon)).toBe(true);
      t[side].does('fire', weapon);
      const attacking = facing(creature);
      attacking[side].does('attack creature');
      const may = {
        character: t[side].may('target', character),
        vehicle: t[side].may('target', vehicle),
        creature: passTo(attacking, side, weapon),
      };
      expect(may).toEqual({ character: true, vehicle: kinds.includes('vehicle'), creature: true });
    });
});

import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../../src/position.ts';
import { seatsOf } from '../../src/rules/cards/capacity.ts';
import { isTextCancelled } from '../../src/rules/inForce/sources.ts';
import { valueNow } from '../../src/rules/inForce/values.ts';
import { whyCannotMove } from '../../src/rules/moving/mayMove.ts';
import type { ValueName } from '../../src/text/valueNames.ts';
import { battle, costOf, lay, named, piloted } from './dark/support.ts';
import { drawsBattleDestiny, immunityIn } from './light/support.ts';

type Side = 'dark' | 'light';

/** A starship of no name, with room for a pilot, and one to meet. */
const plain: Readonly<Record<Side, { ship: string; power: number; enemy: string }>> = {
  light: { ship: 'Drill Lone Fighter', power: 2, enemy: 'Drill Twin Ion' },
  dark: { ship: 'Drill Mist', power: 3, enemy: 'Drill Cross Wing' },
};

const valueAt = (side: Side, there: readonly Stood[], name: string, value: ValueName, at = 'Drill'): number | null => {
  const t = lay({ at: { [at]: { [side]: there } } });
  return valueNow(t.state, named(t, name), value);
};

/** What a pilot adds to the power of any starship. */
const adds = (side: Side, pilot: string): number => {
  const { ship, power } = plain[side];
  return (valueAt(side, [piloted(ship, pilot)], ship, 'power') ?? 0) - power;
};

/** Does this pilot draw a battle destiny in that starship, where ability would not do? */
const draws = (side: Side, pilot: string, ship: string): boolean => {
  const { enemy } = plain[side];
  const t = battle(
    {
      Drill:
        side === 'dark'
          ? { dark: [piloted(ship, pilot)], light: [enemy] }
          : { light: [piloted(ship, pilot)], dark: [enemy] },
    },
    { turn: side },
  );
  return drawsBattleDestiny(t, side);
};

/** In their own starship they are better than in any other. */
function isAtHome(side: Side, pilot: string, ship: string, maneuver: number): void {
  expect(valueAt(side, [piloted(ship, pilot)], ship, 'maneuver')).toBe(maneuver);
  expect(draws(side, pilot, ship)).toBe(true);
  expect(draws(side, pilot, plain[side].ship)).toBe(false);
}

describe('pilots of the Light Side', () => {
  rule('GLA-0223', 'Biggs Darklighter', () => {
    expect(adds('light', 'Biggs Darklighter')).toBe(2);
    isAtHome('light', 'Biggs Darklighter', 'Red 3', 5);
  });

  rule('GLB-0033', 'Dutch', () => {
    expect(adds('light', 'Dutch')).toBe(2);
    isAtHome('light', 'Dutch', 'Gold 1', 4);
    const pops = (...others: Stood[]) => valueAt('light', [piloted('Gold 5', 'Pops'), ...others], 'Pops', 'forfeit');
    expect([pops(piloted('Gold 1', 'Dutch')), pops()]).toEqual([(pops() ?? 0) + 1, pops()]);
  });

  rule('GLB-0343', 'Jek Porkins', () => {
    expect(adds('light', 'Jek Porkins')).toBe(2);
    isAtHome('light', 'Jek Porkins', 'Drill Sixth Wing', 5);
  });

  rule('GLB-0448', 'Luke Skywalker', () => {
    expect(adds('light', 'Luke Skywalker')).toBe(3);
    const maneuver = (ship: string) => valueAt('light', [piloted(ship, 'Luke Skywalker')], ship, 'maneuver');
    expect([maneuver('Drill Fifth Wing'), maneuver('Drill Sixth Wing')]).toEqual([6, 4]);
    const generated = (where: string) =>
      lay({ turn: 'light', phase: 'activate', at: { [where]: { light: ['Luke Skywalker'] } } }).state.facts.generation;
    // A unit of Force by rule, and one for the icon.
    expect([generated('Tatooine: Dune Sea'), generated('Drill Yard')]).toEqual([2, 3]);
    expect(immunityIn({ 'Drill Yard': { light: ['Luke Skywalker'] } }, 'Luke Skywalker')).toBe(3);
  });

  rule('GLC-0078', 'Pops', () => {
    expect(adds('light', 'Pops')).toBe(2);
    isAtHome('light', 'Pops', 'Gold 5', 4);
  });

  rule(['GLC-0175', 'GLC-0176'], 'Red Leader', () => {
    expect(adds('light', 'Red Leader')).toBe(2);
    isAtHome('light', 'Red Leader', 'Red 1', 5);
    const biggs = (...others: Stood[]) =>
      valueAt('light', [piloted('Red 3', 'Biggs Darklighter'), ...others], 'Biggs Darklighter', 'forfeit');
    expect(biggs(piloted('Red 1', 'Red Leader'))).toBe((biggs() ?? 0) + 1);
  });

  rule('GLC-0161', 'Rebel Pilot', () => {
    expect(adds('light', 'Rebel Pilot')).toBe(2);
    expect(valueAt('light', ['Rebel Pilot'], 'Rebel Pilot', 'power', 'Drill Yard')).toBe(0);
  });
});

describe('pilots of the Dark Side', () => {
  rule('GLB-0028', 'DS-61-2', () => {
    expect(adds('dark', 'DS-61-2')).toBe(3);
    isAtHome('dark', 'DS-61-2', 'Black 2', 5);
  });

  rule('GLB-0029', 'DS-61-3', () => {
    expect(adds('dark', 'DS-61-3')).toBe(3);
    isAtHome('dark', 'DS-61-3', 'Black 3', 4);
  });

  rule('GLB-0273', 'Imperial Pilot', () => {
    expect(adds('dark', 'Imperial Pilot')).toBe(2);
    expect(valueAt('dark', ['Imperial Pilot'], 'Imperial Pilot', 'power', 'Drill Yard')).toBe(0);
  });
});

describe('officers of the Dark Side', () => {
  rule('GLA-0070', 'Admiral Motti', () => {
    expect(adds('dark', 'Admiral Motti')).toBe(2);
    const cost = (...ships: Stood[]) =>
      costOf({ at: { 'Drill Yard': {}, Drill: { dark: ships } } }, 'Admiral Motti', 'Drill Yard');
    expect([cost('Drill Twin Ion'), cost('Drill Twin Ion', 'Drill Twin Ion')]).toEqual([3, 1]);
    const pilot = (...dark: Stood[]) => {
      const t = lay({ at: { Drill: { dark, light: [piloted('Drill Lone Fighter', 'Rebel Pilot')] } } });
      return valueNow(t.state, named(t, 'Rebel Pilot'), 'forfeit') ?? 0;
    };
    expect(pilot(piloted('Drill Mist', 'Admiral Motti'))).toBe(pilot() - 1);
  });

  rule('GLA-0372', 'Commander Praji', () => {
    expect(adds('dark', 'Commander Praji')).toBe(2);
    const speed = (...pilots: string[]) =>
      valueAt('dark', [piloted('Devastator', ...pilots)], 'Devastator', 'hyperspeed') ?? 0;
    expect(speed('Commander Praji')).toBe(speed() + 1);
    const silent = (...dark: Stood[]) => {
      const t = lay({ at: { 'Drill Yard': { dark, light: ['C-3PO (See-Threepio)'] } } });
      return isTextCancelled(t.state, named(t, 'C-3PO (See-Threepio)'));
    };
    expect([silent('Commander Praji'), silent('Drill Baron')]).toEqual([true, false]);
  });

  rule('GLB-0396', 'Lieutenant Tanbris', () => {
    expect(adds('dark', 'Lieutenant Tanbris')).toBe(2);
    expect(valueAt('dark', [piloted('Black 2', 'Lieutenant Tanbris')], 'Black 2', 'maneuver')).toBe(3);
    const cost = (...pilots: string[]) =>
      costOf({ at: { Drill: { dark: [piloted('Devastator', ...pilots)] } } }, 'Ion Cannon');
    expect([cost(), cost('Lieutenant Tanbris')]).toEqual([2, 1]);
  });

  rule('GLC-0077', 'Ponda Baba', () => {
    expect(adds('dark', 'Ponda Baba')).toBe(2);
    const power = (light: Stood, ...dark: Stood[]) => {
      const t = battle({ 'Drill Yard': { dark: ['Ponda Baba', ...dark], light: [light] } });
      return valueNow(t.state, named(t, 'Ponda Baba'), 'power');
    };
    const armed: Stood = { card: 'Drill Colonel', on: ['Jedi Lightsaber'] };
    expect([power('Drill Colonel'), power('Drill Colonel', 'Dr. Evazan'), power(armed, 'Dr. Evazan')]).toEqual([
      2, 5, 2,
    ]);
  });
});

describe('guards', () => {
  const guarding = (guard: string, side: Side, attacked: boolean) => {
    const enemy = side === 'dark' ? 'Drill Colonel' : 'Drill Baron';
    const turn: Side = attacked === (side === 'dark') ? 'light' : 'dark';
    const t = battle(
      { 'Drill Yard': side === 'dark' ? { dark: [guard], light: [enemy] } : { light: [guard], dark: [enemy] } },
      { turn },
    );
    return {
      power: valueNow(t.state, named(t, guard), 'power'),
      moves: whyCannotMove(t.state, named(t, guard)) === null,
    };
  };

  rule('GLC-0159', 'Rebel Guard', () => {
    expect(guarding('Rebel Guard', 'light', true)).toEqual({ power: 4, moves: false });
    expect(guarding('Rebel Guard', 'light', false).power).toBe(0);
  });

  rule('GLB-0280', 'Imperial Trooper Guard', () => {
    expect(guarding('Imperial Trooper Guard', 'dark', true)).toEqual({ power: 4, moves: false });
    expect(guarding('Imperial Trooper Guard', 'dark', false).power).toBe(0);
  });
});

describe('droids aboard a vehicle', () => {
  const aboard = (side: Side, vehicle: Exclude<Stood, string>, droid: string) => {
    const values = (there: Stood) =>
      (['power', 'maneuver', 'landspeed'] as const).map(
        (value) => valueAt(side, [there], vehicle.card, value, 'Drill: Dunes') ?? 0,
      );
    const [without, with_] = [values(vehicle), values({ ...vehicle, passengers: [droid] })];
    return with_.map((value, i) => value - (without[i] ?? 0));
  };
  const drives = (side: Side, droid: string, transport: string): boolean => {
    const t = lay({ at: { 'Drill: Dunes': { [side]: [transport, droid] } } });
    return seatsOf(t.state, named(t, droid), named(t, transport)).includes('driver');
  };

  rule('GLC-0132', 'R4-E1 (Arfour-Eeone) helps a vehicle on, and drives one', () => {
    const droid = 'R4-E1 (Arfour-Eeone)';
    expect(aboard('light', { card: 'Drill War Skiff', drivers: ['Drill Recruit'] }, droid)).toEqual([1, 1, 1]);
    expect(drives('light', droid, 'Drill War Skiff')).toBe(true);
  });

  rule('GLC-0132', 'R4-E1 (Arfour-Eeone) does nothing for a creature that is ridden', () => {
    expect(aboard('light', { card: 'Drill Bantha' }, 'R4-E1 (Arfour-Eeone)')).toEqual([0, 0, 0]);
  });

  rule('GLC-0133', 'R4-M9 (Arfour-Emmnine) does the same', () => {
    const droid = 'R4-M9 (Arfour-Emmnine)';
    expect(aboard('dark', { card: 'Drill Patroller' }, droid)).toEqual([1, 1, 1]);
    expect(drives('dark', droid, 'Drill Cart')).toBe(true);
  });

  rule('GLC-0133', 'R4-M9 (Arfour-Emmnine) does nothing for a creature that is ridden', () => {
    expect(aboard('dark', { card: 'Bantha' }, 'R4-M9 (Arfour-Emmnine)')).toEqual([0, 0, 0]);
  });
});

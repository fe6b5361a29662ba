import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { type CcgState, ccg } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { traitsOf } from '../src/rules/characteristics.ts';
import { isAboard } from '../src/rules/company.ts';
import { isMatching } from '../src/rules/matching.ts';
import { isPiloted } from '../src/rules/piloting.ts';
import { hostOf, isPresentAt } from '../src/rules/places.ts';
import { abilityOf } from '../src/rules/presence.ts';
import { valueNow } from '../src/rules/values.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

const standing = (at: string, ...light: readonly Stood[]): CcgState => table(ccg, { at: { [at]: { light } } }).state;

/** Light may play these on what is there. */
const playing = (hand: readonly string[], at: string, light: readonly Stood[]) =>
  table(ccg, {
    turn: 'light',
    phase: 'control',
    light: { hand: [...hand, 'Drill Errand (Light)'] },
    dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)'] },
    at: { [at]: { light } },
  });

describe('pilots', () => {
  rule(['GAP-0159', 'GLC-0328'], 'of a squadron must be three', () => {
    const squad = (pilots: number) => {
      const s = standing('Drill', {
        card: 'Drill Wing Squad',
        pilots: Array.from({ length: pilots }, () => 'Drill Bush Pilot'),
      });
      return isPiloted(s, find(s, 'Drill Wing Squad'));
    };
    expect([squad(2), squad(3)]).toEqual([false, true]);
  });

  rule('GLB-0020', 'who drive do not pilot', () => {
    const power = (how: 'drivers' | 'pilots', vehicle: string) => {
      const s = standing('Drill: Dunes', { card: vehicle, [how]: ['Drill Bush Pilot'] });
      return valueNow(s, find(s, vehicle), 'power');
    };
    expect(power('drivers', 'Drill War Skiff')).toBe(2);
    expect(power('pilots', 'Drill War Speeder')).toBe(5);
  });

  rule('GLC-0070', 'add what they say, however strong they are themselves', () => {
    const t = playing(['Drill Boost'], 'Drill: Dunes', [{ card: 'Drill War Speeder', pilots: ['Drill Bush Pilot'] }]);
    t.light.does('play', 'Drill Boost');
    expect(valueNow(t.state, find(t.state, 'Drill Bush Pilot'), 'power')).toBe(5);
    expect(valueNow(t.state, find(t.state, 'Drill War Speeder'), 'power')).toBe(5);
  });

  rule(
    ['GLC-0051', 'GLC-0052', 'GLA-0326'],
    'that are permanent are no characters, and nothing but what the card says',
    () => {
      const t = playing(['Drill Boost'], 'Drill', ['Drill Crew And The Hawk']);
      expect(t.light.may('play', 'Drill Errand (Light)')).toBe(true);
      expect(t.light.may('play', 'Drill Boost')).toBe(false);
      expect(traitsOf(t.state, find(t.state, 'Drill Crew And The Hawk'))).toEqual([]);
    },
  );
});

describe('a squadron', () => {
  rule(['GAP-0157', 'GLC-0343'], 'is one starship of its class, no starfighter, and lost as a whole', () => {
    const playable = (card: string) => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: [card, 'Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { Drill: { light: [{ card: 'Drill Wing Squad', pilots: ['Drill Bush Pilot'] }] } },
      });
      if (!t.dark.may('play', card)) return false;
      t.dark.does('play', card);
      while (t.light.may('put')) t.light.does('put');
      return t.light.sees('lost', 'light').includes('Drill Wing Squad');
    };
    expect(playable('Drill Downed Wing')).toBe(true);
    expect(playable('Drill Downed Fighter')).toBe(false);
  });

  rule(['GLC-0336', 'GAP-0161'], 'fires up to three weapons a turn', () => {
    const cannons = Array.from({ length: 4 }, () => 'Drill Cannon (Light)');
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 4, reserve: Array.from({ length: 12 }, () => 'Drill Fate 0') },
      dark: { hand: ['Drill Focus (Dark)', 'Drill Focus (Dark)', 'Drill Focus (Dark)', 'Drill Focus (Dark)'] },
      at: {
        Drill: {
          light: [
            {
              card: 'Drill Wing Squad',
              pilots: ['Drill Bush Pilot', 'Drill Bush Pilot', 'Drill Bush Pilot'],
              on: cannons,
            },
          ],
          dark: ['Drill Twin Ion'],
        },
      },
    });
    t.light.does('initiate battle');
    for (let shot = 0; shot < 3; shot++) {
      if (t.dark.may('pass')) t.dark.passes();
      t.light.does('fire', 'Drill Cannon (Light)');
    }
    if (t.dark.may('pass')) t.dark.passes();
    expect(t.light.may('fire')).toBe(false);
    expect(t.state.uses.filter(({ key }) => key.startsWith('weapon used by'))).toHaveLength(3);
  });
});

describe('ability', () => {
  rule('GLA-0014', 'is of characters, of creatures that are ridden, and of permanent pilots', () => {
    const s = standing('Drill: Dunes', 'Drill Colonel', 'Drill Riding Beast', 'Drill Spy Droid');
    expect(
      ['Drill Colonel', 'Drill Riding Beast', 'Drill Spy Droid'].map((name) => abilityOf(s, find(s, name))),
    ).toEqual([4, 1, 0]);
    const sky = standing('Drill', 'Drill Slow Boat', 'Drill Wing Squad');
    expect(['Drill Slow Boat', 'Drill Wing Squad'].map((name) => abilityOf(sky, find(sky, name)))).toEqual([1, 0]);
  });

  rule('GLB-0507', 'of a pilot is needed for power, maneuver and hyperspeed, whatever the card says', () => {
    const values = (pilots: readonly string[]) => {
      const s = standing('Drill', { card: 'Drill Wing Squad', pilots });
      return (['power', 'maneuver', 'hyperspeed'] as const).map((value) =>
        valueNow(s, find(s, 'Drill Wing Squad'), value),
      );
    };
    expect(values([])).toEqual([0, 0, 0]);
    // Each of the three adds 2.
    expect(values(['Drill Bush Pilot', 'Drill Bush Pilot', 'Drill Bush Pilot'])[1]).toBe(3);
  });
});

describe('a matching pilot', () => {
  rule('GAP-0214', 'is none under cover', () => {
    const matching = (inactive: boolean) => {
      const s = standing(
        'Drill: Docking Bay',
        'Drill Wing',
        inactive ? { card: 'Drill Wingman', inactive: 'undercover' } : 'Drill Wingman',
      );
      return isMatching(s, find(s, 'Drill Wingman'), find(s, 'Drill Wing'));
    };
    expect([matching(false), matching(true)]).toEqual([true, false]);
  });
});

describe('a starship from elsewhere', () => {
  rule('GAP-0166', 'may come with a pilot from hand', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: ['Drill Bush Pilot', 'Drill Errand (Light)'],
        reserve: ['Drill Recruit', 'Drill Lone Fighter'],
        table: ['Drill Shipyard'],
        force: 9,
      },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { Drill: {} },
    });
    t.light.does('use', 'Drill Shipyard');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Lone Fighter']);
    expect(t.light.sees('on', 'light')).toEqual(['Drill Bush Pilot']);
  });
});

describe('armor and maneuver', () => {
  rule(['GLA-0095', 'GLB-0456', 'GAP-0178'], 'are two things: text about one leaves the other alone', () => {
    const t = playing(['Drill Armor Plates', 'Drill Swerve'], 'Drill', ['Drill Slow Boat']);
    expect(t.light.may('play', 'Drill Swerve')).toBe(false);
    t.light.does('play', 'Drill Armor Plates');
    const boat = find(t.state, 'Drill Slow Boat');
    expect([valueNow(t.state, boat, 'armor'), valueNow(t.state, boat, 'maneuver')]).toEqual([6, null]);
    const other = playing(['Drill Armor Plates', 'Drill Swerve'], 'Drill', ['Drill Cross Wing']);
    expect(other.light.may('play', 'Drill Armor Plates')).toBe(false);
    expect(other.light.may('play', 'Drill Swerve')).toBe(true);
  });
});

describe('aboard', () => {
  rule(['GLC-0001', 'GLA-0016'], 'is the same as on, for a starship or vehicle', () => {
    const s = standing('Drill: Dunes', { card: 'Drill War Speeder', passengers: ['Drill Recruit'] });
    expect(isAboard(s, find(s, 'Drill Recruit'), find(s, 'Drill War Speeder'))).toBe(true);
    expect(isAboard(s, find(s, 'Drill War Speeder'), find(s, 'Drill War Speeder'))).toBe(false);
  });

  rule('GLB-0365', 'a landed starfighter is as aboard an enclosed vehicle', () => {
    const s = standing(
      'Drill: Docking Bay',
      { card: 'Drill Slow Boat', passengers: ['Drill Recruit'] },
      'Drill Colonel',
    );
    const bay = find(s, 'Drill: Docking Bay');
    expect(isPresentAt(s, find(s, 'Drill Recruit'), bay)).toBe(false);
    expect(isPresentAt(s, find(s, 'Drill Colonel'), bay)).toBe(true);
  });
});

describe('riders', () => {
  const lost = (choice: 'jump off' | 'stay') => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Carcass', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill: Dunes': { light: [{ card: 'Drill Riding Beast', passengers: ['Drill Colonel'] }] } },
    });
    t.dark.does('play', 'Drill Carcass');
    t.light.does(choice, 'Drill Colonel');
    while (t.light.may('put')) t.light.does('put');
    return t;
  };

  rule(['GLA-0403', 'GLC-0549'], 'of a creature that is lost may jump off', () => {
    const t = lost('jump off');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Colonel']);
    expect(hostOf(t.state, find(t.state, 'Drill Colonel'))).toBe(find(t.state, 'Drill: Dunes'));
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Riding Beast']);
    expect([...lost('stay').light.sees('lost', 'light')].sort()).toEqual(['Drill Colonel', 'Drill Riding Beast']);
  });
});

describe('what a card is called', () => {
  rule(['GAP-0329', 'GLC-0018'], 'follows from its class, its kind or its title', () => {
    const s = standing(
      'Drill: Docking Bay',
      'Drill Slow Boat',
      'Drill Repair Droid',
      'Drill Sand Operative',
      'Drill Wing Squad',
    );
    expect(traitsOf(s, find(s, 'Drill Slow Boat'))).toEqual(['B-wing', 'bomber', 'snub fighter']);
    expect(traitsOf(s, find(s, 'Drill Wing Squad'))).toEqual(['Y-wing', 'snub fighter']);
    expect(traitsOf(s, find(s, 'Drill Repair Droid'))).toContain('R-unit');
    expect(traitsOf(s, find(s, 'Drill Sand Operative'))).toContain('operative');
  });

  rule('GAP-0323', 'by its own text, it stays without that text', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Muzzle', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Corporal', 'Drill Home Guard'] } },
    });
    const guard = find(t.state, 'Drill Home Guard');
    expect(valueNow(t.state, guard, 'power')).toBe(3);
    t.dark.does('play', 'Drill Muzzle').does('target', 'Drill Corporal');
    expect(valueNow(t.state, guard, 'power')).toBe(2);
    expect(traitsOf(t.state, find(t.state, 'Drill Corporal'))).toContain('trooper');
  });
});

describe('all cards', () => {
  const standingAll = (hand: string) =>
    table(ccg, {
      phase: 'control',
      dark: { hand: [hand, 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill Yard': {
          light: ['Drill Survivor', 'Drill Immortal', 'Drill Recruit', 'Drill Milestone'],
        },
      },
    });

  rule(['AR1-0006', 'GAP-0077', 'GAP-0076'], 'of an Interrupt are lost, but what may not be for any reason', () => {
    const t = standingAll('Drill Avalanche');
    t.dark.does('play', 'Drill Avalanche');
    while (t.light.may('put')) t.light.does('put');
    // Nor are Effects and locations.
    expect(t.light.sees('at', 'light')).toEqual(['Drill Immortal', 'Drill Milestone']);
    expect(t.light.sees('locations', 'dark')).toEqual(['Drill Yard']);
  });

  rule('GAP-0077', 'and one by one, whoever may not be lost is not', () => {
    const t = standingAll('Drill Pebble');
    t.dark.does('play', 'Drill Pebble');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Recruit']);
  });
});

describe('a spy under cover', () => {
  const covered = (hand: readonly string[], phase: 'control' | 'deploy' = 'control') =>
    table(ccg, {
      turn: 'dark',
      phase,
      dark: { hand: [...hand, 'Drill Errand (Dark)'], force: 9 },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Drill: Hall': {
          light: [{ card: 'Drill Paladin Veiled', inactive: 'undercover' }],
          dark: ['Drill Champion', { card: 'Drill Mole', inactive: 'undercover' }],
        },
      },
    });

  rule('GAP-0315', 'is reached by Interrupts, and cards are deployed on it', () => {
    expect(covered(['Drill Spy Hunt']).dark.may('play', 'Drill Spy Hunt')).toBe(true);
    const t = covered(['Drill False Papers'], 'deploy');
    t.dark.does('deploy', 'Drill False Papers');
    expect(hostOf(t.state, find(t.state, 'Drill False Papers'))).toBe(find(t.state, 'Drill Mole'));
  });

  rule(['GLC-0498'], 'takes no part in battles, and no weapon finds it there', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 4, hand: ['Drill Spy Hunt', 'Drill Focus (Dark)'] },
      at: {
        'Drill: Hall': {
          light: ['Drill Recruit', { card: 'Drill Paladin Veiled', inactive: 'undercover' }],
          dark: [{ card: 'Drill Champion', on: ['Drill Rifle (Dark)'] }],
        },
      },
    });
    t.dark.does('initiate battle');
    expect(t.dark.may('play', 'Drill Spy Hunt')).toBe(false);
    t.dark.does('fire', 'Drill Rifle (Dark)');
    expect(t.dark.may('target', 'Drill Paladin Veiled')).toBe(false);
  });

  rule('GLC-0497', 'lets its player deploy there, though it gives no presence', () => {
    const may = (spies: readonly Stood[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Recruit', 'Drill Errand (Light)'], force: 9 },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { 'Drill: Dunes': { light: spies } },
      }).light.may('deploy', 'Drill Recruit');
    expect(may([])).toBe(false);
    expect(may([{ card: 'Drill Paladin Veiled', inactive: 'undercover' }])).toBe(true);
    expect(may([{ card: 'Drill Spy Droid', inactive: 'undercover' }])).toBe(true);
  });
});

describe('a lightsaber', () => {
  const swinging = (...weapons: string[]) =>
    table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Errand (Light)'], force: 9 },
      dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)', 'Drill Errand (Dark)'] },
      at: {
        'Drill Yard': { light: [{ card: 'Drill Colonel', on: weapons }] },
        'Drill: Hall': { light: ['Drill Recruit'], dark: ['Drill Champion'] },
      },
    });

  rule(['GLB-0402', 'GAP-0182'], 'adds to a drain, which is the one weapon used that turn', () => {
    const t = swinging('Drill Training Saber');
    t.light.does('drain', 'Drill Yard');
    t.light.does('use', 'Drill Training Saber');
    expect(t.dark.may('lose')).toBe(true);
    const spent = t.state.uses.filter(({ key }) => key.startsWith('weapon used by'));
    expect(spent).toHaveLength(1);
  });

  rule('GLB-0403', 'is not present at a system, so it adds nothing there', () => {
    const drain = (at: string, light: Stood) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Errand (Light)'] },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { [at]: { light: [light] } },
      });
      t.light.does('drain', at);
      return t.light.may('use', 'Drill Training Saber');
    };
    const bearer = { card: 'Drill Colonel', on: ['Drill Training Saber'] };
    expect(drain('Drill Yard', bearer)).toBe(true);
    expect(drain('Drill', { card: 'Drill Slow Boat', passengers: [bearer] })).toBe(false);
  });
});

import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { traitsOfStarship } from '../src/catalog/traits.ts';
import type { CcgState } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { traitsOf } from '../src/rules/cards/characteristics.ts';
import { isMatching } from '../src/rules/cards/matching.ts';
import { isPiloted } from '../src/rules/cards/piloting.ts';
import { abilityOf, valueNow } from '../src/rules/inForce/values.ts';
import { isAboard } from '../src/rules/table/company.ts';
import { hostOf, isPresentAt } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';
import { moving } from './movingTable.ts';

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

  rule('SUP-0209', 'do for a combat vehicle or a shuttle what they do for a starship', () => {
    const added = (where: string, card: string) => {
      const power = (pilot: string) => {
        const s = standing(where, { card, pilots: [pilot] });
        return valueNow(s, find(s, card), 'power') ?? 0;
      };
      return power('Drill Bush Pilot') - power('Drill Flyer');
    };
    expect(added('Drill', 'Drill Lone Fighter')).toBe(2);
    expect(added('Drill: Dunes', 'Drill War Speeder')).toBe(2);
    expect(added('Drill: Dunes', 'Drill Hopper')).toBe(2);
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
      while (t.light.may('put')) t.light.does('put', 'Drill Bush Pilot');
      return t.light.sees('lost', 'light').includes('Drill Wing Squad');
    };
    expect(playable('Drill Downed Wing')).toBe(true);
    expect(playable('Drill Downed Fighter')).toBe(false);
  });

  rule('GLC-0332', 'is one card and one starship, but three of its class', () => {
    const power = (...crew: string[]) => {
      const { state: s } = table(ccg, {
        dark: { table: crew },
        at: { Drill: { dark: ['Drill Ion Squad'] }, 'Drill Yard': { dark: ['Drill Wing Boss'] } },
      });
      return valueNow(s, find(s, 'Drill Wing Boss'), 'power');
    };
    expect([power(), power('Drill Fleet Crew'), power('Drill Hangar Crew')]).toEqual([2, 3, 5]);
  });

  rule('GLC-0340', 'takes three of the destiny of Imperial Reinforcements', () => {
    const back = (destiny: number) => {
      const t = table(ccg, {
        phase: 'control',
        dark: {
          hand: ['Imperial Reinforcements'],
          force: 1,
          reserve: ['Drill Trooper', `Drill Omen ${destiny}`],
          lost: ['Drill Ion Squad', 'Drill Ion Squad', 'Stormtrooper', 'Drill Ion Squad'],
        },
        at: { 'Drill Yard': { light: ['Drill Recruit'] } },
      });
      t.dark.does('play', 'Imperial Reinforcements');
      while (t.asked === 'dark' && t.dark.may('retrieve', 'Drill Ion Squad'))
        t.dark.does('retrieve', 'Drill Ion Squad');
      const left = (title: string) => t.dark.sees('lost', 'dark').filter((name) => name === title).length;
      return [left('Drill Ion Squad'), left('Stormtrooper')];
    };
    expect([2, 3, 5, 6].map(back)).toEqual([
      [3, 0],
      [2, 1],
      [2, 0],
      [1, 1],
    ]);
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
      if (t.asked === 'dark' && t.dark.may('pass')) t.dark.passes();
      t.light.does('fire', 'Drill Cannon (Light)');
    }
    if (t.dark.may('pass')) t.dark.passes();
    expect(t.light.may('fire')).toBe(false);
    expect(t.state.uses.filter(({ key }) => key.startsWith('weapon used by'))).toHaveLength(3);
  });
});

describe('equipment', () => {
  rule(['GLC-0338', 'GLC-0339'], 'for a starfighter is none for a squadron, and of a starship works once', () => {
    const three = ['Drill Bush Pilot', 'Drill Bush Pilot', 'Drill Bush Pilot'];
    const hook = (ship: Stood) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Landing Hook', 'Drill Errand (Light)'] },
        at: { Drill: { light: [ship] } },
      }).light.may('deploy', 'Drill Landing Hook');
    expect(hook({ card: 'Drill Lone Fighter', pilots: ['Drill Bush Pilot'] })).toBe(true);
    expect(hook({ card: 'Drill Wing Squad', pilots: three })).toBe(false);
    const values = (...on: string[]) => {
      const s = standing('Drill', { card: 'Drill Wing Squad', pilots: three, on });
      return (['power', 'maneuver', 'hyperspeed'] as const).map(
        (value) => valueNow(s, find(s, 'Drill Wing Squad'), value) ?? 0,
      );
    };
    expect(values('Fusion Generator Supply Tanks (Light)')).toEqual(values().map((value) => value + 1));
  });

  for (const [device, added] of [
    ['Fusion Generator Supply Tanks (Light)', [1, 1, 1]],
    ['Targeting Computer', [0, 1, 0]],
  ] as const)
    rule('GLC-0339', `${device} works once for a squadron of three`, () => {
      const three = ['Drill Bush Pilot', 'Drill Bush Pilot', 'Drill Bush Pilot'];
      const values = (...on: string[]) => {
        const s = standing('Drill', { card: 'Drill Wing Squad', pilots: three, on });
        return (['power', 'maneuver', 'hyperspeed'] as const).map(
          (value) => valueNow(s, find(s, 'Drill Wing Squad'), value) ?? 0,
        );
      };
      expect(values(device)).toEqual(values().map((value, i) => value + (added[i] ?? 0)));
    });
});

describe('a lone starship or vehicle', () => {
  rule('GLC-0443', 'carries everybody of its player’s in the battle', () => {
    const spot = (...others: Stood[]) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { hand: ['Drill Tight Spot', 'Drill Focus (Light)'], force: 2 },
        at: {
          Drill: {
            light: [{ card: 'Drill Lone Fighter', pilots: ['Drill Bush Pilot'] }, ...others],
            dark: ['Drill Cruiser'],
          },
        },
      });
      t.light.does('initiate battle');
      expect(t.light.may('play', 'Drill Focus (Light)')).toBe(true);
      return t.light.may('play', 'Drill Tight Spot');
    };
    expect(spot()).toBe(true);
    // An empty one beside it has nobody, and no ability.
    expect(spot('Drill Lone Fighter')).toBe(true);
    expect(spot({ card: 'Drill Lone Fighter', pilots: ['Drill Bush Pilot'] })).toBe(false);
    // A permanent pilot is ability enough, though no character.
    expect(spot('Drill Slow Boat')).toBe(false);
  });
});

describe('a react that a starship grants', () => {
  rule('GLC-0442', 'is none while nobody pilots it', () => {
    const reacting = (...pilots: string[]) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 2 },
        light: { hand: ['Drill Slow Boat'], force: 4 },
        at: { Drill: { dark: ['Drill Cruiser'], light: [{ card: 'Drill Vanguard', pilots }, 'Drill Slow Boat'] } },
      });
      t.dark.does('initiate battle');
      return t.asked === 'light' && t.light.may('react', 'Drill Slow Boat');
    };
    expect(reacting('Drill Bush Pilot')).toBe(true);
    expect(reacting()).toBe(false);
  });
});

describe('whoever is at a site of a starship', () => {
  const droid = 'R1-G4 (Arone-Geefour)';

  rule('GLC-0351', 'fights at that site, and does nothing for the starship nor in its battles', () => {
    const at = (where: 'aboard' | 'site') => ({
      Drill: {
        dark: [where === 'aboard' ? { card: 'Drill Flagship', passengers: [droid] } : 'Drill Flagship'],
        light: ['Drill Slow Boat'],
      },
      'Drill Flagship: Corridor': {
        dark: ['Drill Champion', ...(where === 'site' ? [droid] : [])],
        light: ['Drill Recruit'],
      },
    });
    const hyperspeed = (where: 'aboard' | 'site') => {
      const { state: s } = table(ccg, { at: at(where) });
      return valueNow(s, find(s, 'Drill Flagship'), 'hyperspeed');
    };
    expect(hyperspeed('aboard')).toBe((hyperspeed('site') ?? 0) + 1);
    const fighting = (where: string) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 6, hand: ['Drill Focus (Dark)'] },
        at: at('site'),
      });
      t.dark.does('initiate battle', where);
      return ['Drill Champion', droid, 'Drill Flagship'].map((name) => isParticipating(t.state, find(t.state, name)));
    };
    expect(fighting('Drill Flagship: Corridor')).toEqual([true, true, false]);
    expect(fighting('Drill')).toEqual([false, false, true]);
  });

  rule('SUP-0306', 'takes no room of it, however many there are', () => {
    const crowd = Array.from({ length: 9 }, () => 'Drill Spy');
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Mole', 'Drill Errand (Dark)'], force: 9 },
      at: { Drill: { dark: ['Drill Flagship'] }, 'Drill Flagship: Corridor': { dark: crowd } },
    });
    t.dark.does('deploy', 'Drill Mole');
    expect(t.dark.may('to', 'Drill Flagship')).toBe(true);
    t.dark.does('to', 'Drill Flagship: Corridor');
    expect(hostOf(t.state, find(t.state, 'Drill Mole'))).toBe(find(t.state, 'Drill Flagship: Corridor'));
  });
});

describe('a gunner', () => {
  rule('SUP-0218', 'does for combat vehicles and shuttles what he does for a starship', () => {
    const added = (where: string, card: string, how: 'pilots' | 'drivers') => {
      const power = (...passengers: string[]) => {
        const s = standing(where, { card, [how]: ['Drill Flyer'], passengers });
        return valueNow(s, find(s, card), 'power') ?? 0;
      };
      return power('Drill Hull Gunner') - power('Drill Recruit');
    };
    expect(added('Drill', 'Drill Slow Boat', 'pilots')).toBe(1);
    expect(added('Drill: Dunes', 'Drill War Speeder', 'pilots')).toBe(1);
    expect(added('Drill: Dunes', 'Drill Hopper', 'pilots')).toBe(1);
    expect(added('Drill: Dunes', "Luke's X-34 Landspeeder", 'drivers')).toBe(0);
    const s = standing('Drill: Dunes', 'Drill Hull Gunner', 'Drill Recruit');
    expect(traitsOf(s, find(s, 'Drill Hull Gunner'))).toContain('gunner');
  });

  rule('GLC-0608', 'is with a friend at the same location, in or out of what carries him', () => {
    const hits = (friends: readonly Stood[], elsewhere: readonly Stood[] = []) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { force: 4, reserve: ['Drill Recruit', 'Drill Omen 3'] },
        at: {
          Drill: {
            light: [
              {
                card: 'Drill Slow Boat',
                passengers: ['Drill Turret Gunner'],
                on: ['Drill Cannon (Light)'],
              },
              ...friends,
            ],
            dark: ['Drill Cruiser'],
          },
          'Drill Moon': { light: elsewhere },
        },
      });
      t.light.does('initiate battle', 'Drill').does('fire', 'Drill Cannon (Light)');
      return t.state.cards.hit.some((hit) => hit > 0);
    };
    const wing = { card: 'Drill Lone Fighter', pilots: ['Drill Wingman'] };
    // The armor of 5 takes 3 more than was drawn, not 1 more.
    expect(hits([wing])).toBe(true);
    expect(hits([])).toBe(false);
    expect(hits([], [wing])).toBe(false);
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

  for (const [ids, card, where, seat, crew, values] of [
    [
      ['GLB-0507', 'GLC-0356'],
      'Drill Red Five',
      'Drill Harbor',
      'pilots',
      ['Drill Airman'],
      ['power', 'maneuver', 'hyperspeed'],
    ],
    [['GLB-0507', 'GLC-0356'], 'Drill Corvette', 'Drill Harbor', 'pilots', ['Drill Airman'], ['power', 'hyperspeed']],
    [
      ['GLB-0507', 'GLC-0547'],
      'Drill Hauler',
      'Drill Harbor: Quay',
      'pilots',
      ['Drill Airman'],
      ['power', 'maneuver', 'landspeed'],
    ],
    [
      ['GLC-0295', 'GLC-0547'],
      'Drill Hopper',
      'Drill Harbor: Quay',
      'pilots',
      ['Drill Airman'],
      ['power', 'landspeed'],
    ],
    [
      ['GLC-0470', 'GLC-0547'],
      'Drill War Skiff',
      'Drill Harbor: Quay',
      'drivers',
      ['Drill Recruit'],
      ['power', 'maneuver', 'landspeed'],
    ],
  ] as const)
    rule(ids, `of ${card} is needed for its power, its maneuver, its speed and its moves`, () => {
      const standing = (aboard: object) =>
        moving({
          turn: 'light',
          light: { hand: ['Drill Errand (Light)'] },
          at: { [where]: { light: [{ card, ...aboard }] }, 'Drill Harbor: Market': {}, Drill: {}, 'Drill Moon': {} },
        });
      const seen = (aboard: object) => {
        const { state: s } = standing(aboard);
        return values.map((value) => (valueNow(s, find(s, card), value) ?? 0) > 0);
      };
      const nobody = standing({ passengers: [...crew] });
      expect(nobody.light.may('move', card)).toBe(false);
      expect(seen({ passengers: [...crew] })).toEqual(values.map(() => false));
      expect(seen({ [seat]: crew })).toEqual(values.map(() => true));
      const flown = standing({
        [seat]: crew,
        ...(card === 'Drill Corvette' ? { passengers: ['Drill Astromech'] } : {}),
      });
      expect(flown.light.may('move', card)).toBe(card !== 'Drill Corvette');
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
    while (t.light.may('put')) t.light.does('put', 'Drill Colonel');
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
    for (const model of ['Z-95 Headhunter', 'Modified Z-95 Headhunter'])
      expect(traitsOfStarship([model])).toEqual([model, 'snub fighter']);
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
    while (t.light.may('put')) t.light.does('put', 'Drill Survivor');
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
      return t.light.getsTo('use', 'Drill Training Saber');
    };
    const bearer = { card: 'Drill Colonel', on: ['Drill Training Saber'] };
    expect(drain('Drill Yard', bearer)).toBe(true);
    expect(drain('Drill', { card: 'Drill Slow Boat', passengers: [bearer] })).toBe(false);
  });
});

import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { Stood } from '../../../src/position.ts';
import { isInactiveAs } from '../../../src/rules/cards/cardStates.ts';
import { hasPresence } from '../../../src/rules/table/presence.ts';
import { battle, bearing, costOf, hitCards, lay, named, omens, passWhile, valueOn } from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const camp = 'Tatooine: Jawa Camp (Dark)';
const jungle = 'Yavin 4: Jungle (Dark)';
const kessel = 'Kessel (Dark)';

/** Fires at a target of some defense value, at a place where nothing helps, and tells what it hit and cost. */
function shot(who: string, weapon: string, target: string, destinies: readonly number[], at = jungle) {
  const t = battle(
    { [at]: { dark: [bearing(who, weapon)], light: [target] } },
    { dark: { force: 9, reserve: ['Drill Trooper', ...omens(...destinies)] } },
  );
  const before = t.state.zones.force[0].length;
  t.dark.does('fire', weapon);
  return { t, hit: hitCards(t), spent: before - t.state.zones.force[0].length };
}

describe('weapons of characters', () => {
  test.each([
    // Against an ability of 4.
    ['Imperial Blaster', 'Stormtrooper', [5], 1],
    ['Blaster Rifle (Dark)', 'Stormtrooper', [4], 2],
    ['Assault Rifle', 'Stormtrooper', [4], 2],
    ['Dark Jedi Lightsaber', 'General Tagge', [2, 3], 4],
    ["Vader's Lightsaber", 'Darth Vader', [2, 3], 0],
  ] as const)('%s hits for its Force with enough, and not with 1 less', (weapon, who, [first, ...rest], force) => {
    const enough = shot(who, weapon, 'Drill Colonel', [first, ...rest]);
    expect(enough.hit).toEqual(['Drill Colonel']);
    expect(enough.spent).toBe(force);
    expect(shot(who, weapon, 'Drill Colonel', [first - 1, ...rest]).hit).toEqual([]);
  });
  test.each([
    ['Imperial Blaster', 1],
    ['Blaster Rifle (Dark)', 2],
    ['Assault Rifle', 3],
    ['Dark Jedi Lightsaber', 6],
  ])('%s costs a Stormtrooper %i Force', (weapon, force) => {
    expect(costOf({ at: { [farm]: { dark: ['Stormtrooper'] } } }, weapon)).toBe(force);
    expect(costOf({ at: { [farm]: { dark: ['Jawa (Dark)'] } } }, weapon)).toBe(null);
  });
});

describe('Assault Rifle', () => {
  test('reaches an adjacent site', () => {
    const at = (weapon: string) => {
      const t = battle({
        [farm]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] },
        [camp]: { dark: [bearing('Stormtrooper', weapon)] },
      });
      return t.dark.may('fire', weapon);
    };
    expect(at('Assault Rifle')).toBe(true);
    expect(at('Blaster Rifle (Dark)')).toBe(false);
  });
});

describe('Dark Jedi Lightsaber', () => {
  test('costs 1 Force less for each point of ability', () => {
    expect(costOf({ at: { [farm]: { dark: ['General Tagge'] } } }, 'Dark Jedi Lightsaber')).toBe(4);
    expect(costOf({ at: { [farm]: { dark: ['Darth Vader'] } } }, 'Dark Jedi Lightsaber')).toBe(1);
  });
});

describe.each([
  ['Dark Jedi Lightsaber', 'General Tagge'],
  ["Vader's Lightsaber", 'Darth Vader'],
])('%s', (saber, who) => {
  test('may add 1 to a Force drain where it is present', () => {
    const lost = (adding: boolean) => {
      const t = lay({ at: { [camp]: { dark: [bearing(who, saber)] } } });
      t.dark.does('drain');
      if (adding) t.dark.does('use', saber);
      else t.dark.passes();
      for (let i = 0; i < 4 && t.light.may('lose', 'reserve'); i++) t.light.does('lose', 'reserve');
      return t.state.zones.lost[1].length;
    };
    expect(lost(true)).toBe(2);
    expect(lost(false)).toBe(1);
  });
});

describe("Vader's Lightsaber", () => {
  test('deploys on Vader alone, and leaves nothing to forfeit', () => {
    expect(costOf({ at: { [farm]: { dark: ['Vader'] } } }, "Vader's Lightsaber")).toBe(0);
    expect(costOf({ at: { [farm]: { dark: ['General Tagge'] } } }, "Vader's Lightsaber")).toBe(null);
    const { t } = shot('Darth Vader', "Vader's Lightsaber", 'Drill Colonel', [6, 6]);
    expect(valueOn(t, 'Drill Colonel', 'forfeit')).toBe(0);
  });
});

describe('Gaderffii Stick', () => {
  const struck = (...destinies: number[]) => {
    const t = battle(
      {
        [camp]: {
          dark: [bearing('Tusken Raider', 'Gaderffii Stick')],
          light: [bearing('Rebel Trooper', 'Blaster')],
        },
      },
      { dark: { force: 6, reserve: omens(...destinies) }, light: { force: 6 } },
    );
    t.dark.does('use', 'Gaderffii Stick');
    passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
    if (t.asked === 'dark') t.dark.passes();
    return t;
  };
  test('deploys on a Tusken Raider for 2 Force', () => {
    expect(costOf({ at: { [farm]: { dark: ['Tusken Raider'] } } }, 'Gaderffii Stick')).toBe(2);
    expect(costOf({ at: { [farm]: { dark: ['Stormtrooper'] } } }, 'Gaderffii Stick')).toBe(null);
  });
  rule('GLB-0167', 'Gaderffii Stick keeps one character from using any weapon in the battle', () => {
    expect(struck(3, 3).light.may('fire', 'Blaster')).toBe(false);
    expect(struck(2, 3).light.may('fire', 'Blaster')).toBe(true);
  });
  rule(['GAP-0182', 'GLC-0581'], 'Gaderffii Stick is the one weapon of its Tusken Raider for the turn', () => {
    const fought = (strikes: boolean) => {
      const t = battle(
        {
          [camp]: { dark: [bearing('Tusken Raider', 'Gaderffii Stick', 'Imperial Blaster')], light: ['Rebel Trooper'] },
        },
        { dark: { force: 6, reserve: omens(1, 1, 1, 1) } },
      );
      if (strikes) t.dark.does('use', 'Gaderffii Stick');
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
      return t.dark.may('fire', 'Imperial Blaster');
    };
    expect([fought(false), fought(true)]).toEqual([true, false]);
  });
  rule(['GAP-0185', 'GLB-0105'], 'Gaderffii Stick strikes nobody who is not present with it', () => {
    const t = battle({
      [camp]: {
        dark: [bearing('Tusken Raider', 'Gaderffii Stick')],
        light: [{ card: 'Sandcrawler (Light)', drivers: ['Rebel Trooper'] }],
      },
    });
    expect(t.dark.may('use', 'Gaderffii Stick')).toBe(false);
  });
});

describe('weapons of starships', () => {
  test.each([
    // Against an armor of 4 and a maneuver of 4.
    ['Boosted TIE Cannon', 'TIE Advanced x1', 'Corellian Corvette', [6], 1],
    ['Boosted TIE Cannon', 'TIE Advanced x1', 'X-wing', [4], 1],
    ['Turbolaser Battery', 'Devastator', 'Corellian Corvette', [1, 6], 2],
    ['Turbolaser Battery', 'Devastator', 'X-wing', [4, 6], 2],
  ] as const)('%s of a %s against a %s', (weapon, who, target, [first, ...rest], force) => {
    const enough = shot(who, weapon, target, [first, ...rest], kessel);
    expect(enough.hit).toEqual([target]);
    expect(enough.spent).toBe(force);
    expect(shot(who, weapon, target, [first - 1, ...rest], kessel).hit).toEqual([]);
  });
  test.each([
    ['Boosted TIE Cannon', 'TIE Advanced x1', 1],
    ['Ion Cannon', 'Devastator', 2],
    ['Turbolaser Battery', 'Devastator', 3],
  ])('%s deploys on a %s for %i', (weapon, on, force) => {
    expect(costOf({ at: { [kessel]: { dark: [on] } } }, weapon)).toBe(force);
    expect(costOf({ at: { [kessel]: { dark: ['TIE Fighter'] } } }, weapon)).toBe(null);
  });
});

describe('Ion Cannon', () => {
  const fired = (destiny: number) => {
    const t = battle(
      { [kessel]: { dark: [bearing('Devastator', 'Ion Cannon')], light: [bearing('X-wing', 'Proton Torpedoes')] } },
      { dark: { force: 6, reserve: ['Drill Trooper', ...omens(destiny)] } },
    );
    t.dark.does('fire', 'Ion Cannon');
    return t;
  };
  test('takes weapons, maneuver and hyperspeed from a starship, which is not hit', () => {
    const t = fired(3);
    expect(valueOn(t, 'X-wing', 'maneuver')).toBe(0);
    expect(valueOn(t, 'X-wing', 'hyperspeed')).toBe(0);
    expect(t.dark.sees('lost', 'light')).toEqual(['Proton Torpedoes']);
    expect(hitCards(t)).toEqual([]);
    expect(valueOn(fired(2), 'X-wing', 'maneuver')).toBe(4);
  });
  rule('GLB-0312', 'leaves alone the weapons of whoever is aboard', () => {
    const corvette: Stood = {
      card: 'Corellian Corvette',
      on: ['Quad Laser Cannon'],
      passengers: [bearing('Rebel Trooper', 'Blaster')],
    };
    const t = battle(
      { [kessel]: { dark: [bearing('Devastator', 'Ion Cannon')], light: [corvette] } },
      { dark: { force: 6, reserve: ['Drill Trooper', ...omens(3)] } },
    );
    t.dark.does('fire', 'Ion Cannon');
    expect(t.dark.sees('lost', 'light')).toEqual(['Quad Laser Cannon']);
    expect(t.dark.sees('on', 'light')).toEqual(expect.arrayContaining(['Rebel Trooper', 'Blaster']));
  });
});

describe('Timer Mine', () => {
  const mine = 'Timer Mine (Dark)';
  rule('GLC-0444', 'Timer Mine costs as many characters as the destiny, as their owner chooses', () => {
    const t = lay({
      turn: 'light',
      phase: 'draw',
      dark: { reserve: ['Drill Trooper', ...omens(1)] },
      at: { [farm]: { dark: [mine, 'LIN-V8M (Elleyein-Veeateemm)'], light: ['Rebel Trooper', 'Luke Skywalker'] } },
    });
    passWhile(t, ({ facts }) => facts.active === 1);
    t.light.does('choose', 'Rebel Trooper');
    expect(t.dark.sees('lost', 'light')).toEqual(['Rebel Trooper']);
    expect(t.dark.sees('lost', 'dark')).toEqual([mine]);
  });
  rule('GLB-0472', 'is laid face up where one of your mining droids is', () => {
    const droid = 'LIN-V8M (Elleyein-Veeateemm)';
    expect(costOf({ at: { [farm]: { dark: [droid] } } }, mine)).toBe(0);
    expect(costOf({ at: { [farm]: { dark: ['Stormtrooper'] } } }, mine)).toBe(null);
    const t = lay({ phase: 'deploy', dark: { hand: [mine] }, at: { [farm]: { dark: [droid] }, [jungle]: {} } });
    t.dark.does('deploy', mine);
    expect(t.light.sees('at', 'dark')).toEqual([droid, mine]);
    expect(t.state.cards.host[named(t, mine)]).toBe(named(t, farm));
  });
});

describe('Light Repeating Blaster Rifle', () => {
  const rifle = 'Light Repeating Blaster Rifle';
  const fight = (...others: string[]) =>
    battle(
      { [jungle]: { dark: [bearing('Stormtrooper', rifle), ...others], light: ['Drill Colonel', 'Drill Recruit'] } },
      { dark: { force: 9, reserve: ['Drill Trooper', ...omens(4, 2)] } },
    );
  rule('GLB-0109', 'needs a power source, and fires as often as there is Force, in each battle', () => {
    const t = fight('EG-6 (Eegee-Six)');
    t.dark.does('fire', rifle).does('target', 'Drill Colonel');
    expect(hitCards(t)).toEqual(['Drill Colonel']);
    t.dark.does('fire again').does('target', 'Drill Recruit');
    expect(hitCards(t)).toEqual(expect.arrayContaining(['Drill Colonel', 'Drill Recruit']));
    expect(fight().dark.may('fire', rifle)).toBe(false);
  });
});

describe('Laser Projector', () => {
  const projector = 'Laser Projector';
  const block = 'Death Star: War Room';
  const fight = (...destinies: number[]) =>
    battle(
      { [block]: { dark: [projector, 'Stormtrooper'], light: [bearing('Drill Colonel', 'Blaster')] } },
      {
        dark: { force: 9, reserve: ['Drill Trooper', ...omens(...destinies)] },
        light: { force: 9, reserve: ['Drill Trooper', ...omens(2)] },
      },
    );
  rule('GLB-0386', 'stands at an interior site and fires for free', () => {
    expect(costOf({ at: { [block]: {} } }, projector)).toBe(2);
    expect(costOf({ at: { [farm]: {} } }, projector)).toBe(null);
    const t = fight(6);
    const { length } = t.state.zones.force[0];
    t.dark.does('fire', projector);
    expect(hitCards(t)).toEqual(['Drill Colonel']);
    expect(t.state.zones.force[0]).toHaveLength(length);
    const less = fight(5);
    less.dark.does('fire', projector);
    expect(hitCards(less)).toEqual([]);
  });
  rule('GLB-0386', 'may be targeted by any weapon, with a defense value of 1', () => {
    const fired = (destiny: number) => {
      const t = battle(
        { [block]: { dark: [projector, 'Stormtrooper'], light: [bearing('Drill Colonel', 'Blaster')] } },
        { light: { force: 9, reserve: ['Drill Trooper', ...omens(destiny)] } },
      );
      t.dark.passes();
      t.light.does('fire', 'Blaster').does('target', projector);
      return hitCards(t);
    };
    expect([fired(2), fired(1)]).toEqual([[projector], []]);
  });
  rule('GLB-0386', 'may target a seeker, whose defense value is 1', () => {
    const fired = (destiny: number) => {
      const t = battle(
        { [block]: { dark: [projector, 'Stormtrooper'], light: ['Drill Colonel', 'Drill Sleuth'] } },
        { dark: { force: 9, reserve: ['Drill Trooper', ...omens(destiny)] } },
      );
      t.dark.does('fire', projector).does('target', 'Drill Sleuth');
      return hitCards(t);
    };
    expect([fired(3), fired(2)]).toEqual([['Drill Sleuth'], []]);
  });

  rule('GLB-0386', 'may target a creature', () => {
    const t = lay({
      phase: 'battle',
      dark: { force: 9, reserve: ['Drill Trooper', ...omens(6)], hand: ['Drill Errand (Dark)'] },
      at: { [block]: { dark: [projector, 'Stormtrooper'], light: ['Drill Lizard'] } },
    });
    t.dark.does('attack creature');
    t.dark.does('fire', projector);
    expect(hitCards(t)).toEqual(['Drill Lizard']);
    // Whoever a creature attacks is alone with it.
    const attacked = lay({
      turn: 'light',
      phase: 'battle',
      dark: { reserve: ['Drill Trooper', ...omens(6)] },
      at: { [block]: { dark: [projector, bearing('Darth Vader', "Vader's Lightsaber")], light: ['Drill Lizard'] } },
    });
    attacked.light.does('attack with', 'Drill Lizard');
    attacked.until('dark', 'fire');
    expect(attacked.dark.offered('fire')).toEqual(["Vader's Lightsaber"]);
  });
});

describe.each([
  ['Han Seeker', 'Jawa (Light)', 'Luke Skywalker'],
  ['Luke Seeker', 'Rebel Pilot', 'Rebel Trooper'],
])('%s', (seeker, prey, other) => {
  test('deploys for 1 Force to an unoccupied site, on the side of the opponent', () => {
    expect(costOf({ at: { [farm]: {} } }, seeker)).toBe(1);
    expect(costOf({ at: { [farm]: { light: [other] } } }, seeker)).toBe(null);
    expect(costOf({ at: { [kessel]: {} } }, seeker)).toBe(null);
  });
  const arriving = (who: string) => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: [who], force: 6 },
      dark: { force: 6 },
      at: { [farm]: { dark: [{ card: seeker, inactive: 'undercover' }] } },
    });
    t.light.does('deploy', who);
    return [t.dark.sees('lost', 'light'), t.dark.sees('lost', 'dark')];
  };
  rule('GLC-0275', 'finds whoever it seeks as soon as they are present with it', () => {
    expect(arriving(prey)).toEqual([[prey], [seeker]]);
    expect(arriving(other)).toEqual([[], []]);
  });
  rule('GAP-0202', 'deploys under cover, moves like a spy there, and is no character', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: [seeker, 'Drill Errand (Dark)'], force: 6 },
      light: { hand: ['Drill Errand (Light)', 'Drill Errand (Light)'] },
      at: { [farm]: {} },
    });
    t.dark.does('deploy', seeker);
    expect(isInactiveAs(t.state, named(t, seeker), 'undercover')).toBe(true);
    expect(hasPresence(t.state, 0, named(t, farm))).toBe(false);
    const own = seeker === 'Han Seeker' ? 'Jawa (Dark)' : 'Imperial Pilot';
    // In the opponent's move phase.
    const walking = lay({
      turn: 'light',
      phase: 'move',
      light: { hand: ['Drill Errand (Light)'] },
      dark: { force: 6 },
      at: { [farm]: { dark: [{ card: seeker, inactive: 'undercover' }] }, 'Tatooine: Dune Sea': { dark: [own] } },
    });
    walking.light.passes();
    walking.dark.does('move', seeker);
    // It finds people of either side, its own player's too.
    expect([...walking.dark.sees('lost', 'dark')].sort()).toEqual([own, seeker].sort());
  });
  rule('GLC-0276', 'of several its player chooses one', () => {
    const t = lay({
      turn: 'light',
      phase: 'move',
      dark: { force: 6 },
      light: { hand: ['Drill Errand (Light)'] },
      at: { [camp]: { dark: [{ card: seeker, inactive: 'undercover' }] }, [farm]: { light: [prey, prey, other] } },
    });
    if (t.asked === 'light') t.light.passes();
    t.dark.does('move', seeker);
    t.dark.does('choose', prey);
    expect(t.dark.sees('lost', 'light')).toEqual([prey]);
    expect(t.dark.sees('lost', 'dark')).toEqual([seeker]);
  });
});

import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { immunityOf } from '../../../src/rules/battle/immunity.ts';
import { hasText } from '../../../src/rules/inForce/sources.ts';
import { battle, bearing, costOf, hitCards, lay, named, omens, passWhile, powerOf, valueIn } from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const camp = 'Tatooine: Jawa Camp (Dark)';
const warRoom = 'Death Star: War Room';
const tatooine = 'Tatooine (Dark)';
const bay = 'Tatooine: Docking Bay 94 (Dark)';

describe('Comlink', () => {
  const reacting = (site: string) => {
    const t = lay({
      turn: 'light',
      phase: 'battle',
      light: { force: 3 },
      dark: { hand: ['Chief Bast'], force: 6 },
      at: {
        [farm]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] },
        [camp]: {},
        [warRoom]: {},
        [site]:
          site === farm
            ? { dark: [bearing('Stormtrooper', 'Comlink')], light: ['Drill Recruit'] }
            : { dark: [bearing('Stormtrooper', 'Comlink')] },
      },
    });
    t.light.does('initiate battle');
    return t.asked === 'dark' && t.options.some((option) => option.includes('Chief Bast'));
  };
  test('brings cards to a battle at its site or next to it', () => {
    expect(reacting(farm)).toBe(true);
    expect(reacting(camp)).toBe(true);
    expect(reacting(warRoom)).toBe(false);
  });
  test('deploys for 1 Force', () => {
    expect(costOf({ at: { [farm]: { dark: ['Stormtrooper'] } } }, 'Comlink')).toBe(1);
  });
});

describe('Fusion Generator Supply Tanks', () => {
  const tanks = 'Fusion Generator Supply Tanks (Dark)';
  test('deploys on a starship near a docking bay', () => {
    expect(costOf({ at: { [tatooine]: { dark: ['TIE Scout'] }, [bay]: {} } }, tanks)).toBe(0);
    expect(costOf({ at: { [tatooine]: { dark: ['TIE Scout'] }, [farm]: {} } }, tanks)).toBe(null);
  });
  rule('GLB-0166', 'Supply Tanks need a starship in space, not one that has landed beside the bay', () => {
    expect(costOf({ at: { [bay]: {}, [farm]: { dark: ['TIE Scout'] } } }, tanks)).toBe(null);
  });
  test('adds 1 to hyperspeed, power and maneuver', () => {
    const at = { [tatooine]: { dark: [bearing('TIE Scout', tanks)] } };
    expect((['hyperspeed', 'power', 'maneuver'] as const).map((of) => valueIn(at, 'TIE Scout', of))).toEqual([6, 2, 2]);
  });
});

describe('Restraining Bolt', () => {
  const bolt = 'Restraining Bolt (Dark)';
  test('silences a droid of either player, and keeps it where it is', () => {
    expect(costOf({ at: { [farm]: { light: ['C-3PO (See-Threepio)'] } } }, bolt)).toBe(0);
    const bolted = lay({
      phase: 'deploy',
      dark: { hand: [bolt] },
      light: { force: 3 },
      at: { [farm]: { light: ['C-3PO (See-Threepio)'] }, [camp]: {} },
    });
    bolted.dark.does('deploy', bolt);
    expect(hasText(bolted.state, named(bolted, 'C-3PO (See-Threepio)'))).toBe(false);
  });
  test('is transferred to another droid at the same site', () => {
    const t = lay({
      phase: 'deploy',
      at: { [farm]: { dark: [bearing('R4-M9 (Arfour-Emmnine)', bolt)], light: ['C-3PO (See-Threepio)'] } },
    });
    t.dark.does('use', bolt);
    expect(hasText(t.state, named(t, 'C-3PO (See-Threepio)'))).toBe(false);
    expect(hasText(t.state, named(t, 'R4-M9 (Arfour-Emmnine)'))).toBe(true);
  });
  rule('AR1-0287', 'Restraining Bolt goes over to one other droid in a deploy phase', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { [farm]: { dark: [bearing('R4-M9 (Arfour-Emmnine)', bolt)], light: ['C-3PO (See-Threepio)'] } },
    });
    t.dark.does('use', bolt);
    if (t.asked === 'light') t.light.passes();
    expect(t.dark.may('use', bolt)).toBe(false);
  });
});

describe('Stormtrooper Backpack', () => {
  rule('GLD-0014', 'Stormtrooper Backpack lifts the limit on weapons that are used', () => {
    const fires = (...on: string[]) => {
      const t = battle(
        { [farm]: { dark: [bearing('Stormtrooper', ...on)], light: ['Drill Colonel'] } },
        { dark: { force: 9, reserve: ['Drill Trooper', ...omens(0, 0)] } },
      );
      t.dark.does('fire', 'Imperial Blaster');
      if (t.asked === 'light') t.light.passes();
      return t.dark.may('fire', 'Blaster Rifle (Dark)');
    };
    expect(fires('Imperial Blaster', 'Blaster Rifle (Dark)', 'Stormtrooper Backpack')).toBe(true);
    expect(fires('Imperial Blaster', 'Blaster Rifle (Dark)')).toBe(false);
  });
  test('protects a trooper at planet sites', () => {
    const immunity = (site: string) => {
      const t = lay({ at: { [site]: { dark: [bearing('Stormtrooper', 'Stormtrooper Backpack')] } } });
      return immunityOf(t.state, named(t, 'Stormtrooper'));
    };
    expect(immunity(farm)).toBe(3);
    expect(immunity(warRoom)).toBe(0);
    expect(costOf({ at: { [farm]: { dark: ['General Tagge'] } } }, 'Stormtrooper Backpack')).toBe(null);
  });
});

describe('Stormtrooper Utility Belt', () => {
  test('adds 1 to power and forfeit, and 2 on the Death Star', () => {
    const belted = (site: string, of: 'power' | 'forfeit') =>
      valueIn({ [site]: { dark: [bearing('Stormtrooper', 'Stormtrooper Utility Belt')] } }, 'Stormtrooper', of);
    expect([belted(farm, 'power'), belted(farm, 'forfeit')]).toEqual([2, 3]);
    expect([belted(warRoom, 'power'), belted(warRoom, 'forfeit')]).toEqual([3, 4]);
  });
  test('deploys for 1 Force on an Imperial or alien', () => {
    expect(costOf({ at: { [farm]: { dark: ['Jawa (Dark)'] } } }, 'Stormtrooper Utility Belt')).toBe(1);
    expect(costOf({ at: { [farm]: { dark: ['R4-M9 (Arfour-Emmnine)'] } } }, 'Stormtrooper Utility Belt')).toBe(null);
  });
});

describe('Blaster Scope', () => {
  rule(
    ['GLA-0234', 'GLA-0233'],
    'Blaster Scope goes on blasters and blaster rifles, and lets them reach an adjacent site',
    () => {
      const fires = (...on: string[]) =>
        battle({
          [farm]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] },
          [camp]: { dark: [bearing('Stormtrooper', bearing('Imperial Blaster', ...on))] },
        }).dark.may('fire', 'Imperial Blaster');
      expect(fires('Blaster Scope')).toBe(true);
      expect(fires()).toBe(false);
      const cost = (weapon: string) =>
        costOf({ at: { [farm]: { dark: [bearing('Darth Vader', weapon)] } } }, 'Blaster Scope');
      expect([cost('Assault Rifle'), cost('Blaster Rifle (Dark)'), cost('Imperial Blaster')]).toEqual([0, 0, 0]);
      expect(cost("Vader's Lightsaber")).toBe(null);
    },
  );
});

describe('Droid Detector', () => {
  rule('GLB-0025', 'keeps droids away, and loses those that are there from the next turn on', () => {
    expect(costOf({ at: { [warRoom]: {} } }, 'Droid Detector')).toBe(0);
    expect(costOf({ at: { [farm]: {} } }, 'Droid Detector')).toBe(null);
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Droid Detector', 'R4-M9 (Arfour-Emmnine)'], force: 3 },
      light: { hand: ['Drill Errand (Light)'] },
      at: { [warRoom]: { dark: ['LIN-V8M (Elleyein-Veeateemm)'] } },
    });
    t.dark.does('deploy', 'Droid Detector');
    expect(t.dark.getsTo('deploy', 'R4-M9 (Arfour-Emmnine)')).toBe(false);
    passWhile(t, ({ facts }) => facts.active === 0);
    expect(t.dark.sees('at', 'dark')).toContain('LIN-V8M (Elleyein-Veeateemm)');
    passWhile(t, ({ facts }) => facts.active === 1);
    expect(t.dark.sees('lost', 'dark')).toEqual(['LIN-V8M (Elleyein-Veeateemm)']);
    // Whoever comes later is lost at the end of the same turn.
    const stays = lay({
      turn: 'light',
      phase: 'draw',
      light: { hand: ['Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { [warRoom]: { dark: ['Droid Detector'], light: ['R2-X2 (Artoo-Extoo)', 'Rebel Trooper'] } },
    });
    passWhile(stays, ({ facts }) => facts.active === 1);
    expect(stays.dark.sees('lost', 'light')).toEqual(['R2-X2 (Artoo-Extoo)']);
  });
  rule(['AR1-0310', 'GAP-0065'], 'Droid Detector finds all droids, also one that is missing', () => {
    const t = lay({
      turn: 'light',
      phase: 'draw',
      light: { hand: ['Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { [warRoom]: { dark: ['Droid Detector'], light: [{ card: 'R2-X2 (Artoo-Extoo)', inactive: 'missing' }] } },
    });
    passWhile(t, ({ facts }) => facts.active === 1);
    expect(t.dark.sees('lost', 'light')).toEqual(['R2-X2 (Artoo-Extoo)']);
  });
});

describe('Observation Holocam', () => {
  const corridor = 'Death Star: Level 4 Military Corridor';
  test('helps automated weapons nearby, and no others', () => {
    const hits = (site: string, destiny: number) => {
      const t = battle(
        {
          [warRoom]: { dark: ['Laser Projector', 'Stormtrooper'], light: ['Drill Colonel'] },
          [corridor]: {},
          [farm]: {},
          [site]:
            site === warRoom
              ? { dark: ['Observation Holocam', 'Laser Projector', 'Stormtrooper'], light: ['Drill Colonel'] }
              : { dark: ['Observation Holocam'] },
        },
        { dark: { force: 6, reserve: ['Drill Trooper', ...omens(destiny)] } },
      );
      t.dark.does('fire', 'Laser Projector');
      return hitCards(t).length;
    };
    // A destiny of 5, less 1, is not more than an ability of 4.
    expect([hits(warRoom, 5), hits(corridor, 5), hits(farm, 5)]).toEqual([1, 1, 0]);
  });
  rule('GLB-0537', 'lends the power of somebody at an adjacent site that you control', () => {
    const at = (...light: string[]) =>
      battle(
        {
          [warRoom]: { dark: ['Observation Holocam', 'Stormtrooper'], light: ['Drill Recruit'] },
          [corridor]: { dark: ['General Tagge'], light },
        },
        {},
        warRoom,
      );
    const t = at();
    t.dark.does('use', 'Observation Holocam');
    expect(powerOf(t, 'dark')).toBe(4);
    expect(t.dark.getsTo('use', 'Observation Holocam')).toBe(false);
    expect(at('Drill Recruit').dark.may('use', 'Observation Holocam')).toBe(false);
  });
  rule('GAP-0113', 'is used by nobody: of several at a site each may be used in one turn', () => {
    const t = battle(
      {
        [warRoom]: { dark: ['Observation Holocam', 'Observation Holocam', 'Stormtrooper'], light: ['Drill Recruit'] },
        [corridor]: { dark: ['General Tagge'] },
      },
      {},
      warRoom,
    );
    t.dark.does('use', 'Observation Holocam');
    t.light.passes();
    expect(t.dark.may('use', 'Observation Holocam')).toBe(true);
  });
  rule('GLB-0538', 'whoever lends it defends nothing: a Trooper Guard lends none (example)', () => {
    const t = battle(
      {
        [warRoom]: { dark: ['Observation Holocam', 'Stormtrooper'], light: ['Drill Recruit'] },
        [corridor]: { dark: ['Imperial Trooper Guard'] },
      },
      { turn: 'light' },
      warRoom,
    );
    t.until('dark', 'use', 'Observation Holocam');
    const before = powerOf(t, 'dark');
    t.dark.does('use', 'Observation Holocam');
    expect(powerOf(t, 'dark')).toBe(before);
  });
});

describe('Caller', () => {
  const caller = 'Caller (Dark)';
  const calling = (...on: string[]) => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: on },
      light: { hand: ['Drill Errand (Light)'] },
      at: { [farm]: { dark: [bearing('Stormtrooper', caller)], light: ['C-3PO (See-Threepio)'] } },
    });
    for (const one of on) t.dark.does('deploy', one);
    passWhile(t, ({ facts }) => facts.active === 0);
    passWhile(t, ({ facts }) => facts.active === 1);
    passWhile(t, ({ facts }) => facts.active === 0 && facts.phase !== 'control');
    return t;
  };
  test('steals a droid that a Restraining Bolt holds, and the bolt comes back', () => {
    const t = calling('Restraining Bolt (Dark)');
    t.dark.does('use', caller);
    expect(t.dark.sees('at', 'dark')).toContain('C-3PO (See-Threepio)');
    expect(t.dark.sees('hand', 'dark')).toContain('Restraining Bolt (Dark)');
    expect(calling().dark.may('use', caller)).toBe(false);
  });
  rule('AR1-0287', 'Caller steals one droid in a control phase', () => {
    const bolted = (droid: string) => bearing(droid, 'Restraining Bolt (Light)');
    const t = lay({
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        [farm]: {
          dark: [bearing('Stormtrooper', caller)],
          light: [bolted('C-3PO (See-Threepio)'), bolted('R4-E1 (Arfour-Eeone)')],
        },
      },
    });
    t.dark.does('use', caller).does('target', 'C-3PO (See-Threepio)');
    if (t.asked === 'light') t.light.passes();
    expect(t.dark.may('use', caller)).toBe(false);
  });
});

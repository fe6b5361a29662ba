import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { any } from '../../src/language/cards/cards.ts';
import type { CcgPosition, Stood } from '../../src/position.ts';
import { immunityOf } from '../../src/rules/battle/immunity.ts';
import { traitsOf } from '../../src/rules/cards/characteristics.ts';
import { isPiloted } from '../../src/rules/cards/piloting.ts';
import { forceOf } from '../../src/rules/force/force.ts';
import { hasText } from '../../src/rules/inForce/sources.ts';
import {
  battle,
  bearing,
  costOf,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  piloted,
  valueIn,
  valueOn,
} from './dark/support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const dunes = 'Tatooine: Dune Sea';
const warRoom = 'Death Star: War Room';
const kessel = 'Kessel (Dark)';
const yavin = 'Yavin 4 (Light)';
const tatooine = 'Tatooine (Dark)';

const errands = { dark: { hand: ['Drill Errand (Dark)'] }, light: { hand: ['Drill Errand (Light)'] } } as const;

describe('Beru Lars', () => {
  rule('GLA-0211', 'is worth 2 more with Owen, and avenged by Luke if lost in the opponent’s turn', () => {
    const forfeit = (...there: string[]) => valueIn({ [farm]: { light: there }, [dunes]: {} }, 'Beru Lars', 'forfeit');
    expect([forfeit('Beru Lars'), forfeit('Beru Lars', 'Owen Lars')]).toEqual([3, 3 + 2]);
    const apart = { [farm]: { light: ['Beru Lars'] }, [dunes]: { light: ['Owen Lars'] } };
    expect(valueIn(apart, 'Beru Lars', 'forfeit')).toBe(3);
    const powers = (turn: 'light' | 'dark') => {
      const t = lay({
        turn,
        phase: 'control',
        light: { force: 1, hand: ['Drill Errand (Light)'] },
        dark: { force: 1, hand: ['Gravel Storm', 'Drill Errand (Dark)'], reserve: ['Stormtrooper', ...omens(6)] },
        at: { [farm]: { light: ['Beru Lars'] }, [warRoom]: { light: ['Luke Skywalker'] } },
      });
      if (t.asked === 'light') t.light.passes();
      t.dark.does('play', 'Gravel Storm');
      expect(t.light.sees('lost', 'light')).toContain('Beru Lars');
      const found = [valueOn(t, 'Luke Skywalker', 'power')];
      for (const number of [2, 3]) {
        while (t.state.facts.turn < number) passWhile(t, ({ facts }) => facts.turn < number);
        found.push(valueOn(t, 'Luke Skywalker', 'power'));
      }
      return found;
    };
    expect(powers('dark')).toEqual([3 + 3, 3 + 3, 3]);
    expect(powers('light')).toEqual([3, 3, 3]);
  });
});

describe('Beru Stew', () => {
  rule(['GLA-0212', 'GLA-0010'], 'is not played twice in a turn: by its erratum it is unique', () => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Beru Stew', 'Beru Stew', 'Drill Stew'] },
      dark: { hand: ['Drill Blow'] },
    });
    t.light.does('play', 'Beru Stew');
    if (t.light.may('first')) t.light.does('first', '#1');
    t.dark.passes();
    expect(t.light.may('play', 'Drill Stew')).toBe(true);
    expect(t.light.may('play', 'Beru Stew')).toBe(false);
  });
});

describe('Collision!', () => {
  const holding = (dark: readonly string[], destiny: number, elsewhere: readonly string[] = []) =>
    lay({
      turn: 'light',
      phase: 'control',
      light: { force: 2, hand: ['Collision!'], reserve: ['Drill Trooper', ...omens(destiny)] },
      dark: { hand: ['Drill Blow'] },
      at: { [yavin]: { dark }, [tatooine]: { dark: elsewhere } },
    });

  rule('GLA-0359', 'costs 1 Force, and one of several starships if the destiny is less than their number', () => {
    const lost = (destiny: number, ...dark: string[]) => {
      const t = holding(dark, destiny);
      t.light.does('play', 'Collision!');
      expect(t.state.zones.force[1]).toHaveLength(1);
      if (t.dark.may('choose')) t.dark.does('choose', 'TIE Scout');
      return t.light.sees('lost', 'dark');
    };
    expect(lost(1, 'TIE Fighter', 'TIE Scout')).toEqual(['TIE Scout']);
    expect(lost(2, 'TIE Fighter', 'TIE Scout')).toEqual([]);
    expect(lost(2, 'TIE Fighter', 'TIE Scout', 'TIE Scout')).toEqual(['TIE Scout']);
    expect(holding(['TIE Fighter'], 0).light.getsTo('play', 'Collision!')).toBe(false);
    expect(holding(['TIE Fighter'], 0, ['TIE Scout']).light.getsTo('play', 'Collision!')).toBe(false);
  });
});

describe('Baniss Keeg', () => {
  rule('GLA-0144', 'makes a pilot of somebody who is no droid, or a better one; Alter does nothing to it', () => {
    const power = (crew: string, ...on: string[]) =>
      valueIn({ [kessel]: { dark: [{ card: 'Devastator', pilots: [bearing(crew, ...on)] }] } }, 'Devastator', 'power');
    expect(power('Stormtrooper', 'Baniss Keeg')).toBe(9 + 2);
    expect([power('Imperial Pilot'), power('Imperial Pilot', 'Baniss Keeg')]).toEqual([9 + 2, 9 + 2 + 1]);
    expect(costOf({ at: { [farm]: { dark: ['R4-M9 (Arfour-Emmnine)'] } } }, 'Baniss Keeg')).toBe(null);
    expect(costOf({ at: { [farm]: { light: ['Luke Skywalker'] } } }, 'Baniss Keeg')).toBe(null);
    const altered = (effect: string) =>
      lay({
        turn: 'light',
        light: { hand: ['Alter (Light)'] },
        at: { [farm]: { dark: [bearing('Stormtrooper', effect)], light: ['Luke Skywalker'] } },
      }).light.may('play', 'Alter (Light)');
    expect([altered('Baniss Keeg'), altered('Drill Murk')]).toEqual([false, true]);
  });
});

describe('Disarmed', () => {
  rule('GLA-0512', 'is for either control phase, leaves no room for other weapons, and is immune to Alter', () => {
    const place = (turn: 'dark' | 'light', phase: 'control' | 'deploy') => {
      const t = lay({
        turn,
        phase,
        dark: { hand: ['Disarmed (Dark)', 'Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          [farm]: {
            dark: [bearing('Stormtrooper', 'Imperial Blaster')],
            light: [bearing('Rebel Trooper', 'Blaster')],
          },
        },
      });
      if (t.asked === 'light') t.light.passes();
      return t;
    };
    const t = place('light', 'control');
    t.dark.does('deploy', 'Disarmed (Dark)');
    expect(t.dark.sees('lost', 'light')).toEqual(['Blaster']);
    expect(valueOn(t, 'Rebel Trooper', 'power')).toBe(0);
    expect(place('dark', 'control').dark.may('deploy', 'Disarmed (Dark)')).toBe(true);
    expect(place('dark', 'deploy').dark.may('deploy', 'Disarmed (Dark)')).toBe(false);
    const later = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Blaster', 'Alter (Light)'], force: 6 },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { [farm]: { light: ['Luke Skywalker', bearing('Rebel Trooper', 'Disarmed (Dark)')] } },
    });
    expect(later.light.may('play', 'Alter (Light)')).toBe(false);
    later.light.does('deploy', 'Blaster');
    expect(later.light.getsTo('to', 'Rebel Trooper')).toBe(false);
    if (later.asked === 'light' && later.light.may('to')) later.light.does('to', 'Luke Skywalker');
    expect(later.state.cards.host[named(later, 'Blaster')]).toBe(named(later, 'Luke Skywalker'));
  });
});

describe('Blaster Rack', () => {
  rule('GLA-0229', 'takes character weapons at sites, one by each action; they come out in the deploy phase', () => {
    const t = lay({
      ...errands,
      phase: 'control',
      dark: { ...errands.dark, table: ['Blaster Rack'], force: 6 },
      at: {
        [farm]: { dark: [bearing('Stormtrooper', 'Blaster Rifle (Dark)', 'Imperial Blaster')] },
        [kessel]: { dark: [bearing('Devastator', 'Turbolaser Battery')] },
      },
    });
    t.dark.does('use', 'Blaster Rack');
    expect([...t.options].sort()).toEqual(['back', 'target Blaster Rifle (Dark)', 'target Imperial Blaster']);
    t.dark.does('target', 'Imperial Blaster');
    expect(t.asked).toBe('light');
    t.light.passes();
    t.dark.does('use', 'Blaster Rack');
    const rack = named(t, 'Blaster Rack');
    const hosts = ['Blaster Rifle (Dark)', 'Imperial Blaster'].map((one) => t.state.cards.host[named(t, one)]);
    expect(hosts).toEqual([rack, rack]);
    t.light.passes();
    expect(t.dark.may('use', 'Blaster Rack')).toBe(false);
    passWhile(t, ({ facts }) => facts.phase === 'control');
    t.dark.does('use', 'Blaster Rack').does('target', 'Blaster Rifle (Dark)');
    expect(t.state.zones.used[0]).toHaveLength(2);
  });
});

describe('Colonel Wullf Yularen', () => {
  rule('GLA-0360', 'has 1 more power with Tarkin or Bast at his site, and no more with both', () => {
    const power = (...others: string[]) =>
      valueIn({ [warRoom]: { dark: ['Colonel Wullf Yularen', ...others] } }, 'Colonel Wullf Yularen', 'power');
    expect([power(), power('Chief Bast'), power('Grand Moff Tarkin', 'Chief Bast')]).toEqual([1, 2, 2]);
  });
});

describe('Chief Bast', () => {
  rule('GLA-0335', 'pilots, is stronger with Tarkin, and leaves a starship that is attacked, with no droid', () => {
    expect(valueIn({ [kessel]: { dark: [piloted('Devastator', 'Chief Bast')] } }, 'Devastator', 'power')).toBe(9 + 2);
    expect(valueIn({ [warRoom]: { dark: ['Chief Bast', 'Grand Moff Tarkin'] } }, 'Chief Bast', 'power')).toBe(2 + 1);
    const may = (companion: string, where = tatooine) =>
      battle(
        {
          [where]: {
            dark: [{ card: 'Devastator', pilots: ['Chief Bast'], passengers: [companion] }],
            light: ['Corellian Corvette'],
          },
          [farm]: {},
        },
        { turn: 'light' },
      ).dark.getsTo('use', 'Chief Bast');
    expect([may('Stormtrooper'), may('R4-M9 (Arfour-Emmnine)'), may('Stormtrooper', kessel)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('Darth Vader', () => {
  rule('GLA-0447', 'adds to each battle destiny and to what he pilots, and is immune to attrition < 5', () => {
    const value = (ship: string, of: 'power' | 'maneuver') =>
      valueIn({ [kessel]: { dark: [piloted(ship, 'Darth Vader')] } }, ship, of);
    expect(value('Devastator', 'power')).toBe(9 + 3);
    expect(value("Vader's Custom TIE", 'power')).toBe(2 + 4);
    expect(value("Vader's Custom TIE", 'maneuver')).toBe(3 + 3);
    const t = battle(
      { [warRoom]: { dark: ['Darth Vader'], light: ['Leia Organa'] } },
      { dark: { reserve: ['Drill Trooper', ...omens(3, 3)], force: 6, hand: ['I Have You Now'] } },
    );
    passUntil(t, 'weapons');
    t.dark.does('play', 'I Have You Now');
    passWhile(t, ({ facts }) => facts.battle?.segment !== 'power');
    while (t.asked === 'dark' && t.dark.may('draw battle destiny')) t.dark.does('draw battle destiny');
    expect(t.state.facts.battle?.battleDestiny[0]).toBe(4 + 4);
    expect(immunityOf(t.state, named(t, 'Darth Vader'))).toBe(5);
  });
});

describe('Dantooine', () => {
  rule('GLA-0439', 'is where starships come as a react, to a battle or drain that the opponent initiates', () => {
    const offersReact = (t: ReturnType<typeof lay>) => {
      if (t.asked === 'light') t.light.passes();
      return t.asked === 'dark' && t.options.some((option) => option.includes('TIE Scout'));
    };
    const fought = (turn: 'light' | 'dark') =>
      battle(
        {
          'Dantooine (Dark)': { dark: ['TIE Fighter'], light: ['Corellian Corvette'] },
          [tatooine]: { dark: ['TIE Scout'] },
        },
        { turn },
        'Dantooine (Dark)',
      );
    expect([offersReact(fought('light')), offersReact(fought('dark'))]).toEqual([true, false]);
    const drained = lay({
      turn: 'light',
      phase: 'control',
      light: { force: 3 },
      dark: { force: 3, hand: ['Drill Errand (Dark)'] },
      at: { 'Dantooine (Dark)': { light: ['Corellian Corvette'] }, [tatooine]: { dark: ['TIE Scout'] } },
    });
    drained.light.does('drain', 'Dantooine (Dark)');
    expect(offersReact(drained)).toBe(true);
  });
});

describe('Death Star: Level 6 Core Shaft Corridor', () => {
  rule('GLA-0462', 'makes Luke and Obi-Wan stronger by 2 each, while Light controls it', () => {
    const corridor = 'Death Star: Level 6 Core Shaft Corridor';
    const powers = (...dark: string[]) =>
      ['Luke Skywalker', 'Obi-Wan Kenobi', 'Leia Organa'].map((name) =>
        valueIn({ [corridor]: { light: [name], dark } }, name, 'power'),
      );
    expect(powers('Stormtrooper')).toEqual([3, 5, 3]);
    expect(powers()).toEqual([3 + 2, 5 + 2, 3]);
  });
});

describe('Death Star: Docking Control Room 327', () => {
  rule('GLA-0460', 'has a Scomp link for droids of either side', () => {
    const room = 'Death Star: Docking Control Room 327';
    const t = lay({ at: { [room]: { light: ['R2-X2 (Artoo-Extoo)'], dark: ['R4-M9 (Arfour-Emmnine)'] } } });
    const linked = (by: 0 | 1) => any.type('Droid').where('Scomp link').in(t.state, { by, self: -1, locked: null });
    expect([linked(0), linked(1)].map((found) => found.length)).toEqual([2, 2]);
  });
});

describe('Dark Hours', () => {
  rule('GLA-0443', 'puts whoever is no droid to sleep, friend and foe: they neither move nor drive', () => {
    const speeder: Stood = { card: "Luke's X-34 Landspeeder", drivers: ['Rebel Trooper'] };
    const t = lay({
      phase: 'deploy',
      dark: {
        force: 6,
        hand: ['Dark Hours', 'Drill Errand (Dark)'],
        reserve: [...Array.from({ length: 6 }, () => 'Drill Trooper'), ...omens(3, 5, 2, 1)],
      },
      light: { force: 6, hand: ['Drill Errand (Light)'] },
      at: {
        'Tatooine (Light)': { light: ['Nightfall'] },
        [dunes]: {
          dark: ['Chief Bast', 'R4-M9 (Arfour-Emmnine)'],
          light: ['Luke Skywalker', 'Leia Organa', speeder],
        },
        'Tatooine: Jawa Camp (Light)': {},
      },
    });
    const names = ['Chief Bast', 'R4-M9 (Arfour-Emmnine)', 'Luke Skywalker', 'Leia Organa', 'Rebel Trooper'];
    const asleep = () => names.filter((name) => valueOn(t, name, 'forfeit') === 0);
    t.dark.does('deploy', 'Dark Hours').does('to', dunes);
    expect(t.dark.told('destiny')).toHaveLength(4);
    // Destiny 2 is not more than Leia’s ability, nor 1 than the trooper’s.
    expect(asleep()).toEqual(['Chief Bast', 'Luke Skywalker']);
    expect(['power', 'ability'].map((of) => valueOn(t, 'Luke Skywalker', of as 'power' | 'ability'))).toEqual([0, 0]);
    expect(hasText(t.state, named(t, 'Luke Skywalker'))).toBe(false);
    const waits = (turn: number, phase: string) => {
      for (let i = 0; i < 80 && (t.state.facts.turn < turn || t.state.facts.phase !== phase); i++) {
        const who = t.asked === 'dark' ? t.dark : t.light;
        if (who.may('pass')) who.passes();
        else who.does('decline');
      }
    };
    waits(2, 'move');
    expect(t.light.may('move', 'Leia Organa')).toBe(true);
    expect(t.light.may('move', 'Luke Skywalker')).toBe(false);
    expect(t.light.may('move', "Luke's X-34 Landspeeder")).toBe(true);
    waits(3, 'draw');
    expect(asleep()).toEqual(['Chief Bast', 'Luke Skywalker']);
    waits(4, 'control');
    expect(asleep()).toEqual([]);
  });

  rule('GLA-0443', 'leaves a vehicle without a driver who is asleep', () => {
    const drives = (...destinies: number[]) => {
      const t = lay({
        phase: 'deploy',
        dark: { hand: ['Dark Hours', 'Drill Errand (Dark)'], reserve: ['Drill Trooper', ...omens(...destinies)] },
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          'Tatooine (Light)': { light: ['Nightfall'] },
          [dunes]: { light: [{ card: "Luke's X-34 Landspeeder", drivers: ['Rebel Trooper'] }] },
        },
      });
      t.dark.does('deploy', 'Dark Hours');
      return isPiloted(t.state, named(t, "Luke's X-34 Landspeeder"));
    };
    expect([drives(1), drives(2)]).toEqual([true, false]);
  });

  rule('AR1-0442', 'puts its own side to sleep where no destiny can be drawn, and nobody else', () => {
    const t = lay({
      phase: 'deploy',
      dark: { force: 2, hand: ['Dark Hours', 'Drill Errand (Dark)'], reserve: [] },
      light: { hand: ['Drill Errand (Light)'] },
      at: {
        'Tatooine (Light)': { light: ['Nightfall'] },
        [dunes]: { dark: ['Chief Bast'], light: ['Luke Skywalker'] },
      },
    });
    t.dark.does('deploy', 'Dark Hours');
    expect(['Chief Bast', 'Luke Skywalker'].map((name) => valueOn(t, name, 'ability'))).toEqual([0, 4]);
  });
});

describe('BoShek', () => {
  rule('GLA-0255', 'pilots, is immune to attrition < 3, and makes Kessel Runs though he is no smuggler', () => {
    const falcon = (pilot: string): Stood => piloted('Millennium Falcon', pilot);
    const power = (pilot: string) => valueIn({ [yavin]: { light: [falcon(pilot)] } }, 'Millennium Falcon', 'power');
    expect(power('BoShek')).toBe(Number(power('Rebel Pilot')) + 1);
    const targeted = (pilot: string) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { force: 3, hand: ['Kessel Run', 'Drill Errand (Light)'] },
        at: { 'Kessel (Light)': {}, [yavin]: { light: [falcon(pilot)] } },
      });
      return t.light.may('deploy', 'Kessel Run');
    };
    expect([targeted('BoShek'), targeted('Han Solo'), targeted('Rebel Pilot')]).toEqual([true, true, false]);
    const t = lay({ at: { [yavin]: { light: [falcon('BoShek')] } } });
    expect(immunityOf(t.state, named(t, 'BoShek'))).toBe(3);
    expect(traitsOf(t.state, named(t, 'BoShek'))).not.toContain('smuggler');
  });
});

describe('Beggar', () => {
  const begging = (more: CcgPosition = {}) =>
    lay({
      turn: 'light',
      phase: 'deploy',
      ...more,
      light: { force: 1, hand: ['Drill Recruit', 'Drill Errand (Light)'], ...more.light },
      dark: { force: 3, hand: ['Drill Errand (Dark)'], ...more.dark },
      at: { [dunes]: { light: ['Beggar'] }, 'Drill Yard': {}, ...more.at },
    });
  const forces = ({ state }: ReturnType<typeof lay>) => state.zones.force.map((pile) => pile.length);
  /** Both pass until the next turn. */
  const nextTurn = (t: ReturnType<typeof lay>) => {
    const { turn } = t.state.facts;
    for (let i = 0; i < 40 && t.state.facts.turn === turn; i++) passWhile(t, ({ facts }) => facts.turn === turn);
  };

  rule('GLA-0209', 'lets the opponent’s Force be used, and is lost at the end of a turn in which 2 were', () => {
    const t = begging();
    // A recruit costs 2, and only 1 Force is their own.
    t.light.does('deploy', 'Drill Recruit').does('to', 'Drill Yard');
    expect(t.options).toEqual(['borrow 1', 'borrow 2']);
    const rich = begging({ light: { force: 2 } });
    rich.light.does('deploy', 'Drill Recruit').does('to', 'Drill Yard');
    expect(rich.options).toEqual(['borrow 0', 'borrow 1', 'borrow 2']);
    t.light.does('borrow', 1);
    expect(forces(t)).toEqual([2, 0]);
    expect(t.state.zones.used.map((pile) => pile.length)).toEqual([1, 1]);
    nextTurn(t);
    expect(t.light.sees('at', 'light')).toContain('Beggar');
    const greedy = begging({ light: { force: 0 } });
    greedy.light.does('deploy', 'Drill Recruit').does('to', 'Drill Yard');
    expect(forces(greedy)).toEqual([1, 0]);
    expect(greedy.light.sees('at', 'light')).toContain('Beggar');
    nextTurn(greedy);
    expect(greedy.light.sees('lost', 'light')).toEqual(['Beggar']);
    // Only in one’s own turn.
    const theirs = begging({ turn: 'dark', phase: 'control', light: { force: 0, hand: ['Collision!'] } });
    expect(forceOf(theirs.state, 1)).toBe(0);
    expect(forceOf(greedy.state, 1)).toBe(0);
  });

  rule('GLA-0210', 'does not count what the opponent has to use for a Jawa, only what its player does', () => {
    const jawa = (own: number, theirs: number) => {
      const t = begging({
        light: { force: own, hand: ['Jawa (Light)', 'Drill Errand (Light)'] },
        dark: { force: theirs },
      });
      if (!t.light.may('deploy', 'Jawa (Light)')) return null;
      t.light.does('deploy', 'Jawa (Light)');
      const left = forces(t);
      nextTurn(t);
      return [...left, t.light.sees('at', 'light').includes('Beggar')];
    };
    expect(jawa(0, 1)).toBe(null);
    expect(jawa(1, 1)).toEqual([0, 0, true]);
    expect(jawa(0, 2)).toEqual([0, 0, true]);
  });
});

import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { CcgPosition, Stood } from '../../../src/position.ts';
import { seatFor } from '../../../src/rules/cards/capacity.ts';
import { iconsOf } from '../../../src/rules/cards/characteristics.ts';
import { isGround } from '../../../src/rules/table/grounds.ts';
import { forceIcons, hasPresence } from '../../../src/rules/table/presence.ts';
import {
  battle,
  bearing,
  costOf,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  powerOf,
  type Table,
  valueIn,
  valueOn,
} from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const jungle = 'Yavin 4: Jungle (Dark)';
const warRoom = 'Death Star: War Room';
const tatooine = 'Tatooine (Dark)';
const kessel = 'Kessel (Dark)';
const yavin = 'Yavin 4 (Dark)';

describe('Baniss Keeg', () => {
  test('makes a pilot of somebody, or a better one', () => {
    const power = (crew: string, on: readonly string[]) =>
      valueIn({ [kessel]: { dark: [{ card: 'Devastator', pilots: [bearing(crew, ...on)] }] } }, 'Devastator', 'power');
    expect(power('Stormtrooper', ['Baniss Keeg'])).toBe(11);
    expect(power('Imperial Pilot', ['Baniss Keeg'])).toBe(12);
    expect(costOf({ at: { [farm]: { dark: ['R4-M9 (Arfour-Emmnine)'] } } }, 'Baniss Keeg')).toBe(null);
  });
});

describe('Ket Maliss', () => {
  test('gives skill to somebody, or power to a warrior', () => {
    const power = (who: string) => valueIn({ [farm]: { dark: [bearing(who, 'Ket Maliss')] } }, who, 'power');
    expect(power('Chief Bast')).toBe(2);
    expect(power('Stormtrooper')).toBe(2);
    const armed = (...on: string[]) =>
      costOf({ at: { [farm]: { dark: [bearing('Chief Bast', ...on)] } } }, 'Imperial Blaster');
    expect(armed('Ket Maliss')).toBe(1);
    expect(armed()).toBe(null);
    expect(costOf({ at: { [farm]: { dark: ['R4-M9 (Arfour-Emmnine)'] } } }, 'Ket Maliss')).toBe(null);
  });
});

describe.each(['Ket Maliss', 'Baniss Keeg'])('%s', (title) => {
  test('is immune to Alter', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Alter (Light)'] },
      at: { [farm]: { dark: [bearing('Stormtrooper', title)], light: ['Luke Skywalker'] } },
    });
    expect(t.light.may('play', 'Alter (Light)')).toBe(false);
  });
});

describe('Blast Door Controls', () => {
  test('cancels Rebel Barrier', () => {
    const t = lay({
      phase: 'deploy',
      dark: { table: ['Blast Door Controls'], hand: ['Stormtrooper'], force: 2 },
      light: { hand: ['Rebel Barrier'], force: 2 },
      at: { [farm]: {} },
    });
    t.dark.does('deploy', 'Stormtrooper');
    t.light.does('play', 'Rebel Barrier');
    expect(t.dark.sees('lost', 'light')).toEqual(['Rebel Barrier']);
    expect(t.state.lasting).toHaveLength(0);
  });
});

describe('Fear Will Keep Them In Line', () => {
  rule('GLB-0097', 'adds 1 to power below a system that is controlled', () => {
    const power = (effect: boolean, ...light: string[]) =>
      powerOf(
        battle(
          {
            [tatooine]: { dark: [effect ? bearing('Devastator', 'Fear Will Keep Them In Line') : 'Devastator'], light },
            [jungle]: {},
            'Tatooine: Mos Eisley (Dark)': { dark: ['Tusken Raider'], light: ['Drill Recruit'] },
          },
          {},
          'Tatooine: Mos Eisley (Dark)',
        ),
        'dark',
      );
    // The system itself adds 1 for the starship.
    expect([power(true), power(false)]).toEqual([3, 2]);
    expect(power(true, 'Corellian Corvette')).toBe(1);
    expect(costOf({ at: { [tatooine]: { dark: ['TIE Fighter'] } } }, 'Fear Will Keep Them In Line')).toBe(null);
    expect(costOf({ at: { [tatooine]: { dark: ['Devastator'] } } }, 'Fear Will Keep Them In Line')).toBe(0);
  });
});

describe('I Find Your Lack Of Faith Disturbing', () => {
  const effect = 'I Find Your Lack Of Faith Disturbing';
  rule('GLD-0003', 'takes 2 from a total ability, and so the presence of a lone ability of 2', () => {
    const present = (light: string) => {
      const t = lay({ at: { [farm]: { dark: [bearing('Darth Vader', effect)], light: [light] } } });
      return hasPresence(t.state, 1, named(t, farm));
    };
    expect(present('Drill Recruit')).toBe(false);
    expect(present('Drill Colonel')).toBe(true);
    expect(
      valueIn(
        { [farm]: { dark: [bearing('Darth Vader', effect)], light: ['Drill Recruit'] } },
        'Drill Recruit',
        'ability',
      ),
    ).toBe(2);
  });
  test('deploys on a Dark Jedi for 1 Force', () => {
    expect(costOf({ at: { [farm]: { dark: ['Darth Vader'] } } }, effect)).toBe(1);
    expect(costOf({ at: { [farm]: { dark: ['Grand Moff Tarkin'] } } }, effect)).toBe(null);
  });
});

describe('Jawa Pack', () => {
  test('takes 3 Force of both players, and adds to the forfeit of Jawas', () => {
    const t = lay({ phase: 'deploy', dark: { hand: ['Jawa Pack'], force: 3 }, light: { force: 3 } });
    t.dark.does('deploy', 'Jawa Pack');
    expect([t.state.zones.force[0].length, t.state.zones.force[1].length]).toEqual([0, 0]);
    expect(costOf({ light: { force: 2 } }, 'Jawa Pack')).toBe(null);
    expect(
      valueIn({ [farm]: { dark: ['Jawa (Dark)'] } }, 'Jawa (Dark)', 'forfeit', { dark: { table: ['Jawa Pack'] } }),
    ).toBe(2);
  });
});

describe('Macroscan', () => {
  const peeked = (...more: string[]) => {
    const t = lay({
      phase: 'deploy',
      dark: { table: ['Macroscan'], hand: more, force: 3 },
      light: { reserve: omens(1, 2, 3, 4) },
      at: { [tatooine]: {}, [farm]: {} },
    });
    for (const card of more) t.dark.does('deploy', card);
    if (t.asked === 'light') t.light.passes();
    t.dark.does('use', more.length === 0 ? 'Macroscan' : 'Macroscan #2');
    return t.dark.sees('reserve', 'light').filter((title) => title !== '?');
  };
  test('shows the top card of the Reserve Deck, and three of them at night', () => {
    expect(peeked()).toEqual(['Drill Omen 1']);
    expect(peeked('Sunsdown')).toHaveLength(3);
    expect(costOf({}, 'Macroscan')).toBe(2);
  });
});

describe('Presence Of The Force', () => {
  rule('GLC-0089', 'adds an icon for each side, and a second copy adds none', () => {
    const icons = (copies: number) => {
      const t = lay({
        phase: 'deploy',
        dark: { hand: Array.from({ length: copies }, () => 'Presence Of The Force') },
        at: { [farm]: {} },
      });
      for (let i = 0; i < copies; i++) {
        t.dark.does('deploy', 'Presence Of The Force');
        if (t.asked === 'light') t.light.passes();
      }
      return [0, 1].map((who) => forceIcons(t.state, named(t, farm), who as 0 | 1));
    };
    expect(icons(0)).toEqual([1, 1]);
    expect(icons(1)).toEqual([2, 2]);
    expect(icons(2)).toEqual([2, 2]);
  });
});

describe('Reactor Terminal', () => {
  test('puts cards of the hand back on the Used Pile', () => {
    const t = lay({ dark: { table: ['Reactor Terminal'], hand: ['Stormtrooper', 'Macroscan'] } });
    t.dark.does('use', 'Reactor Terminal').does('place', 'Macroscan');
    expect(t.dark.sees('hand', 'dark')).toEqual(['Stormtrooper']);
    expect(t.state.zones.used[0]).toHaveLength(1);
    expect(t.dark.may('use', 'Reactor Terminal') || t.asked === 'light').toBe(true);
    expect(costOf({}, 'Reactor Terminal')).toBe(1);
  });
});

describe('Send A Detachment Down', () => {
  const effect = 'Send A Detachment Down';
  test('deploys on Tatooine, but not at a docking bay, and targets a trooper on the Death Star', () => {
    const at = { [farm]: {}, [warRoom]: { dark: ['Stormtrooper', 'Chief Bast'] } };
    const t = lay({ phase: 'deploy', dark: { hand: [effect], force: 3 }, at });
    t.dark.does('deploy', effect);
    expect(t.state.zones.used[0]).toHaveLength(2);
    expect(t.state.cards.target[named(t, effect)]).toBe(named(t, 'Stormtrooper'));
    expect(
      costOf({ at: { 'Tatooine: Docking Bay 94 (Dark)': {}, [warRoom]: { dark: ['Stormtrooper'] } } }, effect),
    ).toBe(null);
    expect(costOf({ at: { [farm]: { dark: ['Stormtrooper'] } } }, effect)).toBe(null);
  });
});

describe('Sunsdown', () => {
  const night = () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Sunsdown', '5D6-RA-7 (Fivedesix)'], force: 6, reserve: omens(2, 2, 2, 2) },
      light: { force: 6, reserve: omens(3, 3, 3, 3) },
      at: { [tatooine]: {}, [farm]: { dark: ['Stormtrooper'], light: ['Drill Recruit'] }, [jungle]: {} },
    });
    t.dark.does('deploy', 'Sunsdown');
    return t;
  };
  rule('GLB-0518', 'brings night to the sites of a planet, where spies deploy free; elsewhere there is none', () => {
    const day = lay({ at: { [tatooine]: {}, [farm]: {}, [jungle]: {} } });
    expect([farm, jungle].filter((site) => isGround(day.state, named(day, site), 'nighttime'))).toEqual([]);
    const t = night();
    expect(isGround(t.state, named(t, farm), 'nighttime')).toBe(true);
    expect(isGround(t.state, named(t, jungle), 'nighttime')).toBe(false);
    if (t.asked === 'light') t.light.passes();
    t.dark.does('deploy', '5D6-RA-7 (Fivedesix)').does('to', farm);
    expect(t.state.zones.used[0]).toHaveLength(0);
  });
  rule('GLD-0015', 'Sunsdown adds a destiny to power on both sides, and no attrition', () => {
    const t = night();
    passWhile(t, ({ facts }) => facts.phase === 'deploy');
    t.dark.does('initiate battle');
    passUntil(t, 'damage');
    expect(t.state.facts.battle?.powerDestiny).toEqual([2, 3]);
    expect(t.state.facts.battle?.attrition).toEqual([null, null]);
  });
});

describe('Wrong Turn', () => {
  test('makes warriors of the opponent dearer', () => {
    const cost = (who: string, ...table: string[]) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { hand: [who], force: 6 },
        dark: { table },
        at: { [farm]: {} },
      });
      t.light.does('deploy', who);
      return t.state.zones.used[1].length;
    };
    expect(cost('Rebel Trooper', 'Wrong Turn') - cost('Rebel Trooper')).toBe(1);
    expect(cost('R4-E1 (Arfour-Eeone)', 'Wrong Turn') - cost('R4-E1 (Arfour-Eeone)')).toBe(0);
    expect(costOf({}, 'Wrong Turn')).toBe(3);
  });
});

describe('Disarmed', () => {
  const armed = (weapon: string) => ({
    [farm]: {
      dark: [bearing('Stormtrooper', 'Imperial Blaster')],
      light: [bearing('Rebel Trooper', weapon), 'Drill Recruit'],
    },
  });
  test('takes weapons and power from somebody who faces an armed character', () => {
    const t = lay({ phase: 'control', dark: { hand: ['Disarmed (Dark)'] }, at: armed('Blaster') });
    t.dark.does('deploy', 'Disarmed (Dark)');
    expect(t.dark.sees('lost', 'light')).toEqual(['Blaster']);
    expect(valueOn(t, 'Rebel Trooper', 'power')).toBe(0);
  });
  rule('GLA-0512', 'Disarmed needs an armed character of both players present at one site', () => {
    const may = (dark: Stood, light: Stood) =>
      lay({
        phase: 'control',
        dark: { hand: ['Disarmed (Dark)', 'Drill Errand (Dark)'] },
        at: { [farm]: { dark: [dark], light: [light] } },
      }).dark.may('deploy', 'Disarmed (Dark)');
    const [trooper, rebel] = [bearing('Stormtrooper', 'Imperial Blaster'), bearing('Rebel Trooper', 'Blaster')];
    const inside = (card: string, who: Stood): Stood => ({ card, drivers: [who] });
    expect(may(trooper, rebel)).toBe(true);
    expect(may('Stormtrooper', rebel)).toBe(false);
    expect(may(inside('Sandcrawler (Dark)', trooper), rebel)).toBe(false);
    expect(may(trooper, inside('Sandcrawler (Light)', rebel))).toBe(false);
  });
  rule(['GLA-0513', 'GLA-0394'], 'Disarmed makes weapons lost, so that they can be saved', () => {
    const t = lay({
      phase: 'control',
      dark: { hand: ['Disarmed (Dark)'] },
      light: { table: ['Crash Site Memorial'] },
      at: armed('Jedi Lightsaber'),
    });
    t.dark.does('deploy', 'Disarmed (Dark)');
    t.light.does('use', 'Crash Site Memorial');
    expect(t.light.sees('stacked', 'light')).toEqual(['Jedi Lightsaber']);
  });
});

describe('Tactical Re-Call', () => {
  test('follows a battle that was won, and weakens a warrior of it until that warrior reaches it', () => {
    const t = battle(
      { [farm]: { dark: ['Darth Vader'], light: ['Rebel Trooper'] }, [jungle]: {} },
      { dark: { force: 6, hand: ['Tactical Re-Call'] } },
    );
    passWhile(t, ({ facts }) => facts.battle?.winner === null);
    t.dark.does('deploy', 'Tactical Re-Call');
    if (t.dark.may('target', 'Rebel Trooper')) t.dark.does('target', 'Rebel Trooper');
    expect(valueOn(t, 'Rebel Trooper', 'forfeit')).toBe(0);
    expect(t.state.cards.host[named(t, 'Tactical Re-Call')]).toBe(named(t, jungle));
  });
});

describe('Blaster Rack', () => {
  rule(
    'GLA-0230',
    'Blaster Rack takes a weapon at any time between actions, and gives it out for its deploy cost',
    () => {
      const t = lay({
        phase: 'deploy',
        dark: { table: ['Blaster Rack'], force: 6 },
        light: { hand: ['Drill Errand (Light)'] },
        at: { [farm]: { dark: [bearing('Stormtrooper', 'Blaster Rifle (Dark)'), 'General Tagge', 'Jawa (Dark)'] } },
      });
      t.dark.does('use', 'Blaster Rack');
      const host = () => t.state.cards.host[named(t, 'Blaster Rifle (Dark)')];
      expect(host()).toBe(named(t, 'Blaster Rack'));
      if (t.asked === 'light') t.light.passes();
      t.dark.does('use', 'Blaster Rack');
      expect(t.dark.may('target', 'Jawa (Dark)')).toBe(false);
      t.dark.does('target', 'General Tagge');
      expect(host()).toBe(named(t, 'General Tagge'));
      expect(t.state.zones.used[0]).toHaveLength(2);
    },
  );
});

describe('Lateral Damage', () => {
  const damaged = (...destinies: number[]) => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Lateral Damage'] },
      light: {
        force: 9,
        reserve: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper', ...omens(...destinies)],
        hand: ['Drill Errand (Light)'],
      },
      at: { 'Alderaan (Dark)': { light: ['Corellian Corvette'] }, [yavin]: {} },
    });
    t.dark.does('deploy', 'Lateral Damage').does('to', yavin);
    return t;
  };
  test('leaves a starship without power and forfeit until it reaches the system and draws more than 2', () => {
    const t = damaged(2, 3);
    expect(valueOn(t, 'Corellian Corvette', 'power')).toBe(0);
    expect(valueOn(t, 'Corellian Corvette', 'forfeit')).toBe(0);
    passWhile(t, ({ facts }) => facts.active === 0);
    passWhile(t, ({ facts }) => facts.active === 1 && facts.phase !== 'move');
    t.light.does('move', 'Corellian Corvette');
    expect(t.dark.sees('on', 'dark').concat(t.dark.sees('at', 'dark'))).toContain('Lateral Damage');
    passWhile(t, ({ facts }) => facts.active === 1);
    passWhile(t, ({ facts }) => facts.active === 0);
    passWhile(t, ({ facts }) => facts.active === 1 && facts.phase !== 'move');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Lateral Damage']);
    expect(valueOn(t, 'Corellian Corvette', 'power')).toBe(5);
  });

  rule(
    'GAP-0128',
    'Lateral Damage is reached once, and then draws again in the next move phase of either player',
    () => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        dark: { hand: ['Lateral Damage', 'Drill Errand (Dark)'] },
        light: {
          force: 9,
          reserve: ['Drill Trooper', 'Drill Trooper', ...omens(2, 3)],
          hand: ['Drill Errand (Light)'],
        },
        at: {
          'Alderaan (Dark)': {
            light: [
              { card: 'Corellian Corvette', pilots: ['Rebel Pilot'] },
              { card: 'Red 1', pilots: ['Red Leader'] },
            ],
          },
          [yavin]: {},
        },
      });
      passWhile(t, ({ facts }) => facts.active === 1 || facts.phase !== 'deploy');
      t.dark.does('deploy', 'Lateral Damage').does('to', yavin).does('target', 'Corellian Corvette');
      passWhile(t, ({ facts }) => facts.active === 0 || facts.phase !== 'move');
      const drawn = () => t.state.zones.used[1].filter((card) => named(t, 'Drill Omen 2') === card).length;
      expect(drawn()).toBe(0);
      t.light.does('move', 'Corellian Corvette');
      expect(drawn()).toBe(1);
      const reserve = t.state.zones.reserve[1].length;
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('sit as passenger', 'Rebel Pilot');
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('move', 'Red 1');
      expect(t.state.zones.reserve[1]).toHaveLength(reserve);
      // The next move phase is Dark's.
      passWhile(t, ({ facts }) => facts.active === 1 || facts.phase !== 'move');
      expect(t.dark.sees('lost', 'dark')).toEqual(['Lateral Damage']);
    },
  );

  rule('GAP-0128', 'Lateral Damage is reached by a starship that is there, and not by one in a cargo bay', () => {
    const draws = (...light: Stood[]) => {
      const hand = ['Lateral Damage', 'Drill Errand (Dark)'];
      const t = lay({ phase: 'deploy', dark: { hand }, at: { [yavin]: { light } } });
      const before = t.state.zones.reserve[1].length;
      t.dark.does('deploy', 'Lateral Damage');
      if (t.dark.may('target', 'X-wing')) t.dark.does('target', 'X-wing');
      return before - t.state.zones.reserve[1].length;
    };
    expect(draws('X-wing')).toBe(1);
    expect(draws({ card: 'Drill Mothership', cargo: ['X-wing'] })).toBe(0);
  });
});

describe('Molator', () => {
  rule('GLD-0007', 'Molator turns ability that is present into power, which then draws no destiny', () => {
    const t = battle(
      { [farm]: { dark: ['Vader'], light: ['Drill Recruit'] } },
      { dark: { force: 6, table: ['Molator'], hand: ['Drill Errand (Dark)'] } },
    );
    passUntil(t, 'weapons');
    t.dark.does('use', 'Molator');
    const three = t.decision.options.findIndex(({ amount }) => amount === 3);
    // 5 Force are left for an ability of 6.
    expect(t.decision.options).toHaveLength(5);
    t.answer({ player: 0, at: t.decision.at, picks: [three] });
    expect(powerOf(t, 'dark')).toBe(7);
    expect(t.dark.getsTo('use', 'Molator')).toBe(false);
    passWhile(t, ({ facts }) => facts.battle?.segment === 'weapons');
    expect(t.dark.getsTo('draw battle destiny')).toBe(false);
  });
});

describe('Death Star Sentry', () => {
  const corridor = 'Death Star: Level 4 Military Corridor';
  const posted = (declaration: string) => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Death Star Sentry'], force: 6 },
      light: { hand: ['Drill Recruit', 'Drill Errand (Light)'], force: 6 },
      at: { [warRoom]: { dark: ['Stormtrooper'], light: ['Drill Colonel'] }, [corridor]: {} },
    });
    t.dark.does('deploy', 'Death Star Sentry').does('to', warRoom).does(`declare ${declaration}`);
    expect(t.state.zones.used[0]).toHaveLength(2);
    return t;
  };
  test('makes the opponent pay more to deploy there', () => {
    const t = posted('deploy');
    passWhile(t, ({ facts }) => facts.active === 0);
    passWhile(t, ({ facts }) => facts.active === 1 && facts.phase !== 'deploy');
    const force = t.state.zones.force[1].length;
    t.light.does('deploy', 'Drill Recruit');
    expect(force - t.state.zones.force[1].length).toBe(3);
  });
  test('asks the opponent for more ability, or adds to power', () => {
    const fight = (declaration: string) => {
      const t = posted(declaration);
      passWhile(t, ({ facts }) => facts.phase === 'deploy');
      t.dark.does('initiate battle');
      passWhile(
        t,
        ({ facts }) => facts.battle !== null && facts.battle.segment !== 'power' && facts.battle.segment !== 'damage',
      );
      return t;
    };
    expect(fight('power').light.may('draw battle destiny')).toBe(true);
    expect(powerOf(fight('power'), 'dark')).toBe(2);
    expect(fight('battle destiny').light.getsTo('draw battle destiny')).toBe(false);
  });
});

describe('Luke? Luuuuke!', () => {
  const calling = (rebel: string) => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: ['Luke? Luuuuke!'] },
      at: { [farm]: {}, [jungle]: { light: [rebel] } },
    });
    t.dark.does('deploy', 'Luke? Luuuuke!');
    return t;
  };
  test('weakens a Rebel, and Luke the more', () => {
    const luke = calling('Luke Skywalker');
    const power = valueIn({ [jungle]: { light: ['Luke Skywalker'] } }, 'Luke Skywalker', 'power');
    expect(valueOn(luke, 'Luke Skywalker', 'power')).toBe(Number(power) - 3);
    expect(valueOn(calling('Drill Recruit'), 'Drill Recruit', 'forfeit')).toBe(1);
  });
  rule('GAP-0128', 'Luke? Luuuuke! is reached at once by a Rebel who is there as it is deployed', () => {
    const there = (...light: Stood[]) => {
      const t = lay({ phase: 'deploy', dark: { hand: ['Luke? Luuuuke!'] }, at: { [farm]: { light } } });
      t.dark.does('deploy', 'Luke? Luuuuke!');
      return t.dark.sees('lost', 'dark');
    };
    expect(there('Luke Skywalker')).toEqual(['Luke? Luuuuke!']);
    expect(there({ card: 'Sandcrawler (Light)', drivers: ['Luke Skywalker'] })).toEqual(['Luke? Luuuuke!']);
  });
  test('costs a Rebel whose forfeit it takes away', () => {
    const t = calling('Drill Flyer');
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Flyer']);
  });
});

describe('Your Eyes Can Deceive You', () => {
  rule(
    'GLD-0019',
    'turns a Lost Pile face down: what is lost from Life Force is not seen, what is lost from hand is',
    () => {
      const t = lay({
        phase: 'deploy',
        dark: { hand: ['Your Eyes Can Deceive You', 'Drill Errand (Dark)'], table: ['Drill Toll'] },
        light: { hand: ['Rebel Trooper', 'Drill Errand (Light)'], force: 3 },
        at: { [farm]: {} },
      });
      t.dark.does('deploy', 'Your Eyes Can Deceive You').does('declare opponent’s Lost Pile');
      passWhile(t, ({ facts }) => facts.active === 0);
      passWhile(t, ({ facts }) => facts.active === 1 && facts.phase !== 'deploy');
      t.light.does('deploy', 'Rebel Trooper');
      t.light.does('lose', 'reserve');
      expect(t.dark.sees('lost', 'light')).toEqual(['?']);
    },
  );
  rule('AR1-0014', 'lets the top card be seen again once it is gone', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      dark: { hand: ['Drill Errand (Dark)'], table: ['Drill Veil', 'Drill Toll'] },
      light: { hand: ['Rebel Trooper', 'Alter (Light)', 'Drill Errand (Light)'], force: 6, reserve: omens(0, 0, 1, 2) },
      at: { [farm]: { light: ['Obi-Wan Kenobi'] } },
    });
    t.light.does('deploy', 'Rebel Trooper').does('lose', 'reserve');
    t.until('light', 'play', 'Alter (Light)');
    expect(t.dark.sees('lost', 'light')).toEqual(['?']);
    t.light.does('play', 'Alter (Light)').does('target', 'Drill Veil');
    expect(t.dark.sees('lost', 'light')).not.toContain('?');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Veil']);
  });
});

describe('I’ve Lost Artoo!', () => {
  const card = "I've Lost Artoo!";
  const ship = 'Corellian Corvette';
  const fighter: Stood = { card: 'Drill Wing', pilots: ['Drill Flyer'], astromechs: ['Drill Astromech'] };
  const deployed = (destiny: number, on: string, spec: CcgPosition = {}) => {
    const t = lay({
      phase: 'deploy',
      ...spec,
      dark: { force: 2, hand: [card], reserve: ['Drill Trooper', ...omens(destiny)], ...spec.dark },
      at: {
        [kessel]: { light: [{ card: ship, pilots: ['Rebel Pilot'] }, fighter] },
        [jungle]: { light: ['R2-X2 (Artoo-Extoo)'] },
      },
    });
    t.dark.does('deploy', card).does('to', on);
    if (t.asked === 'light' && t.light.may('play', 'Alter (Light)')) t.light.passes();
    return t;
  };
  const lacksComputer = (t: Table) => !iconsOf(t.state, named(t, ship)).includes('nav computer');
  const seat = (t: Table) => seatFor(t.state, named(t, 'R2-X2 (Artoo-Extoo)'), named(t, ship));
  rule('GLB-0319', 'takes a nav computer and leaves room for an astromech, by a destiny of more than 1', () => {
    const t = deployed(2, ship);
    expect([lacksComputer(t), seat(t)]).toEqual([true, 'astromech']);
    expect([t.dark.sees('lost', 'light'), t.dark.sees('on', 'dark')]).toEqual([[], [card]]);
    expect(t.state.zones.used[0]).toHaveLength(2);
    const failed = deployed(1, ship);
    expect([lacksComputer(failed), seat(failed)]).toEqual([false, 'passenger']);
    expect(failed.dark.sees('lost', 'dark')).toEqual([card]);
  });
  rule('GLB-0319', 'or takes an astromech, and is lost in any case', () => {
    const astromech = 'Drill Astromech';
    const t = deployed(2, astromech);
    expect([t.dark.sees('lost', 'light'), t.dark.sees('lost', 'dark')]).toEqual([[astromech], [card]]);
    const failed = deployed(1, astromech);
    expect([failed.dark.sees('lost', 'light'), failed.dark.sees('lost', 'dark')]).toEqual([[], [card]]);
  });
  rule('GLA-0114', 'finds an astromech that is a passenger, where a starship has no seat for one', () => {
    const lost = (droid: string) => {
      const t = lay({
        phase: 'deploy',
        dark: { force: 2, hand: [card], reserve: ['Drill Trooper', ...omens(2)] },
        at: { [kessel]: { light: [{ card: 'Gold 1', pilots: ['Rebel Pilot'], passengers: [droid] }] } },
      });
      t.dark.does('deploy', card);
      if (t.dark.may('to', droid)) t.dark.does('to', droid);
      return t.dark.sees('lost', 'light');
    };
    expect(lost('R2-X2 (Artoo-Extoo)')).toEqual(['R2-X2 (Artoo-Extoo)']);
    expect(lost('R4-E1 (Arfour-Eeone)')).toEqual([]);
  });
  rule('AR1-0442', 'takes a nav computer of its own side where no destiny can be drawn', () => {
    const lost = (side: 'dark' | 'light', starship: string) => {
      const t = lay({
        phase: 'deploy',
        dark: { force: 2, hand: [card, 'Drill Errand (Dark)'], reserve: [] },
        at: { [kessel]: { [side]: [{ card: starship, pilots: ['Drill Trooper'] }] } },
      });
      t.dark.does('deploy', card);
      return !iconsOf(t.state, named(t, starship)).includes('nav computer');
    };
    expect([lost('dark', 'Devastator'), lost('light', ship)]).toEqual([true, false]);
  });
  rule('GLB-0320', 'gives the nav computer back if it is cancelled', () => {
    const t = deployed(2, ship, { light: { hand: ['Alter (Light)'], force: 6, reserve: omens(0, 0) } });
    expect(lacksComputer(t)).toBe(true);
    passWhile(t, () => !t.light.may('play', 'Alter (Light)'));
    t.light.does('play', 'Alter (Light)');
    expect([lacksComputer(t), seat(t)]).toEqual([false, 'passenger']);
  });
});

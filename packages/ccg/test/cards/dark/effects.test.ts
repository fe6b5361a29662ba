import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { isGround } from '../../../src/rules/grounds.ts';
import { forceIcons, hasPresence } from '../../../src/rules/presence.ts';
import { battle, bearing, costOf, lay, named, omens, passUntil, passWhile, powerOf, valueIn, valueOn } from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const jungle = 'Yavin 4: Jungle (Dark)';
const warRoom = 'Death Star: War Room';
const tatooine = 'Tatooine (Dark)';
const kessel = 'Kessel (Dark)';

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
  test('adds 1 to power below a system that is controlled', () => {
    const power = (...light: string[]) =>
      powerOf(
        battle(
          {
            [tatooine]: { dark: [bearing('Devastator', 'Fear Will Keep Them In Line')], light },
            [jungle]: {},
            'Tatooine: Mos Eisley (Dark)': { dark: ['Tusken Raider'], light: ['Drill Recruit'] },
          },
          {},
          'Tatooine: Mos Eisley (Dark)',
        ),
        'dark',
      );
    // The system itself adds 1 for the starship.
    expect(power()).toBe(3);
    expect(power('Corellian Corvette')).toBe(1);
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
  test('brings night to the sites of a planet, where spies deploy free', () => {
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
    [farm]: { dark: [bearing('Stormtrooper', 'Imperial Blaster')], light: [bearing('Rebel Trooper', weapon), 'Drill Recruit'] },
  });
  test('takes weapons and power from somebody who faces an armed character', () => {
    const t = lay({ phase: 'control', dark: { hand: ['Disarmed (Dark)'] }, at: armed('Blaster') });
    t.dark.does('deploy', 'Disarmed (Dark)');
    expect(t.dark.sees('lost', 'light')).toEqual(['Blaster']);
    expect(valueOn(t, 'Rebel Trooper', 'power')).toBe(0);
  });
  test('needs an armed character of both players at one site', () => {
    const at = { [farm]: { dark: ['Stormtrooper'], light: [bearing('Rebel Trooper', 'Blaster')] } };
    expect(lay({ phase: 'control', dark: { hand: ['Disarmed (Dark)'] }, at }).dark.may('deploy', 'Disarmed (Dark)')).toBe(false);
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

import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../../src/position.ts';
import { battle, bearing, hitCards, omens, passWhile } from './dark/support.ts';

const yavin = 'Yavin 4 (Light)';
const farm = "Tatooine: Lars' Moisture Farm (Dark)";

/** Light is in the weapons segment of its own battle, with these destinies to draw. */
function inSpace(light: readonly Stood[], destinies: readonly number[], force = 6) {
  const t = battle(
    { [yavin]: { light, dark: ['Devastator'] } },
    {
      turn: 'light',
      light: {
        force: force + 1,
        hand: ['Combined Attack', 'Drill Errand (Light)'],
        reserve: ['Drill Trooper', ...omens(...destinies)],
      },
    },
  );
  passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
  if (t.asked === 'dark') t.dark.passes();
  return t;
}

const armed = bearing('X-wing', 'Proton Torpedoes');
const corvette = bearing('Corellian Corvette', 'Quad Laser Cannon');

describe('Combined Attack', () => {
  rule('GLA-0363', 'adds the weapon destinies of several starship weapons, for each of them', () => {
    const shoot = (...destinies: number[]) => {
      const t = inSpace([armed, corvette], destinies);
      t.light.does('play', 'Combined Attack');
      while (t.asked === 'light' && t.light.may('target')) t.light.does('target', 'Proton Torpedoes');
      if (t.asked === 'light' && t.light.may('choose')) t.light.does('choose', 'Proton Torpedoes');
      return t;
    };
    // Its armor is 6.
    expect(hitCards(shoot(3, 4))).toEqual(['Devastator']);
    expect(hitCards(shoot(3, 3))).toEqual([]);
    expect(shoot(3, 4).light.told('destiny')).toHaveLength(2);
    const alone = inSpace([armed, 'Corellian Corvette'], []);
    expect(alone.light.may('play', 'Combined Attack')).toBe(false);
    // One starfighter uses one weapon.
    const laden = inSpace([bearing('X-wing', 'Proton Torpedoes', 'Proton Torpedoes')], []);
    expect(laden.light.may('play', 'Combined Attack')).toBe(false);
  });

  rule('GLA-0364', 'fires any of them in one action, each for its own Force', () => {
    const t = inSpace([armed, armed, corvette], [1, 1], 3);
    t.light.does('play', 'Combined Attack');
    t.light.does('target', 'Proton Torpedoes #1').does('target', 'Quad Laser Cannon').does('done');
    expect(t.state.zones.force[1]).toHaveLength(1);
    // The other player was not asked in between, and both weapons are used.
    t.light.does('choose', 'Quad Laser Cannon');
    expect(t.asked).toBe('dark');
    t.dark.passes();
    expect(t.options.filter((option) => option.startsWith('fire'))).toEqual(['fire Proton Torpedoes']);
    expect(inSpace([armed, corvette], [1, 1], 1).light.may('play', 'Combined Attack')).toBe(false);
  });
});

describe('Precise Attack', () => {
  rule('GLA-0364', 'does the same to a character with weapons of any kind', () => {
    const shoot = (...destinies: number[]) => {
      const t = battle(
        {
          [farm]: {
            dark: [bearing('Stormtrooper', 'Imperial Blaster'), bearing('Stormtrooper', 'Blaster Rifle (Dark)')],
            light: ['Obi-Wan Kenobi'],
          },
        },
        { dark: { force: 6, hand: ['Precise Attack'], reserve: ['Drill Trooper', ...omens(...destinies)] } },
      );
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
      if (t.asked === 'light') t.light.passes();
      t.dark.does('play', 'Precise Attack');
      while (t.asked === 'dark' && t.dark.may('target')) t.dark.does('target', 'Imperial Blaster');
      if (t.asked === 'dark' && t.dark.may('choose')) t.dark.does('choose', 'Imperial Blaster');
      return hitCards(t);
    };
    // The farm adds 1 to each draw, the rifle 1 to its total.
    expect([shoot(2, 2), shoot(1, 1)]).toEqual([['Obi-Wan Kenobi'], []]);
  });

  rule('GLD-0012', 'is one action, in which each weapon costs its own Force', () => {
    const playing = (force: number) => {
      const t = battle(
        {
          [farm]: {
            dark: [bearing('Stormtrooper', 'Imperial Blaster'), bearing('Stormtrooper', 'Imperial Blaster')],
            light: ['Obi-Wan Kenobi'],
          },
        },
        {
          dark: {
            force: force + 1,
            hand: ['Precise Attack', 'Drill Errand (Dark)'],
            reserve: ['Drill Trooper', ...omens(0, 0)],
          },
        },
      );
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
      if (t.asked === 'light') t.light.passes();
      return t;
    };
    expect(playing(1).dark.may('play', 'Precise Attack')).toBe(false);
    const t = playing(2);
    t.dark.does('play', 'Precise Attack');
    while (t.asked === 'dark' && t.dark.may('target')) t.dark.does('target');
    expect(t.state.zones.force[0]).toHaveLength(0);
    // Both are fired: only now has Light an action.
    expect(t.dark.told('destiny')).toHaveLength(2);
    t.dark.does('choose');
    expect(t.asked).toBe('light');
  });
});

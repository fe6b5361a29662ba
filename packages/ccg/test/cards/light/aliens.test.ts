import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { battle, bearing, costOf, hitCards, inPlay, lay, omens, passUntil, valueIn } from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const farm = "Tatooine: Lars' Moisture Farm (Light)";
const camp = 'Tatooine: Jawa Camp (Light)';
const tatooine = 'Tatooine (Light)';

describe('Jawa', () => {
  const deploying = (light: number, dark: number, table: readonly string[] = []) =>
    lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: light, hand: ['Jawa (Light)', 'Rebel Trooper'] },
      dark: { force: dark, table },
      at: { [dunes]: {}, 'Death Star: Docking Bay 327 (Light)': {} },
    });
  rule(['GLB-0323', 'GLB-0324'], 'costs both players 1 Force, and is not deployed if either lacks it', () => {
    const t = deploying(2, 1);
    t.light.does('deploy', 'Jawa (Light)');
    expect(t.state.zones.used.map((pile) => pile.length)).toEqual([1, 1]);
    expect(inPlay(t)).toEqual(['Jawa (Light)']);
    expect(deploying(1, 0).light.may('deploy', 'Jawa (Light)')).toBe(false);
    expect(deploying(0, 1).light.may('deploy', 'Jawa (Light)')).toBe(false);
  });
  scenario('deploys on Tatooine only', () => {
    expect(costOf({ dark: { force: 3 }, at: { 'Death Star: Docking Bay 327 (Light)': {} } }, 'Jawa (Light)')).toBe(
      null,
    );
  });
});

describe('Shistavanen Wolfman', () => {
  scenario('moves to an adjacent site as a react, and no further', () => {
    const reacts = (at: string) => {
      const t = battle(
        {
          [dunes]: { light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
          [camp]: { light: at === camp ? ['Shistavanen Wolfman'] : [] },
          [farm]: { light: at === farm ? ['Shistavanen Wolfman'] : [] },
        },
        { turn: 'dark', light: { force: 2, hand: ['Drill Stew'] } },
      );
      return t.light.may('react', 'Shistavanen Wolfman');
    };
    expect([reacts(camp), reacts(farm)]).toEqual([true, false]);
  });
});

describe('Talz', () => {
  rule(
    ['GLC-0406', 'GLC-0407'],
    'is forfeited in place of a character that was hit, who is none the worse for it',
    () => {
      const t = battle(
        {
          [dunes]: {
            dark: [bearing('Drill Baron', "Vader's Lightsaber")],
            light: ['Leia Organa', 'Talz'],
          },
        },
        { dark: { force: 6, reserve: omens(6, 6, 0, 0) } },
      );
      t.dark.does('fire', "Vader's Lightsaber").does('target', 'Leia Organa');
      expect(hitCards(t)).toEqual(['Leia Organa']);
      passUntil(t, 'damage');
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('use', 'Talz');
      expect(hitCards(t)).toEqual([]);
      expect(t.light.sees('lost', 'light')).toEqual(['Talz']);
      expect(inPlay(t)).toContain('Leia Organa');
    },
  );
  scenario('is stronger at night', () => {
    const power = (...system: string[]) =>
      valueIn({ [tatooine]: { light: system }, [dunes]: { light: ['Talz'] } }, 'Talz', 'power');
    expect([power(), power('Nightfall')]).toEqual([1, 3]);
  });
});

import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { ccg } from './drill.ts';

const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

const armed = (weapon: string): Stood => ({ card: 'Drill Colonel', on: [weapon] });

/** Light fires in its control phase, by a card that says so. */
const ambush = (light: readonly Stood[], dark: readonly Stood[], elsewhere: readonly Stood[] = []) =>
  table(ccg, {
    turn: 'light',
    phase: 'control',
    light: { force: 4, reserve: ['Drill Recruit', ...omens(6, 6, 6)], hand: ['Drill Ambush', 'Drill Signal'] },
    at: { 'Drill Yard': { light, dark }, 'Drill Battlefield': { dark: elsewhere } },
  });

describe('a weapon fired out of battle, by a card that says so', () => {
  rule('GLC-0307', 'aims at whoever is there, in no battle', () => {
    const t = ambush([armed('Drill Rifle (Light)')], ['Drill Brute', 'Drill Trooper']);
    t.light.does('play', 'Drill Ambush');
    expect(t.options).toEqual(['target Drill Brute', 'target Drill Trooper']);
    t.light.does('target', 'Drill Trooper');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Trooper']);
  });

  rule('GLC-0308', 'aims at a spy under cover, as it can in no battle', () => {
    const spy: Stood = { card: 'Drill Mole', inactive: 'undercover' };
    const t = ambush([armed('Drill Rifle (Light)')], [spy]);
    t.light.does('play', 'Drill Ambush');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Mole']);
    const battle = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 4, reserve: ['Drill Recruit', ...omens(6)] },
      at: { 'Drill Yard': { light: [armed('Drill Rifle (Light)')], dark: [spy, 'Drill Brute'] } },
    });
    battle.light.does('initiate battle').does('fire', 'Drill Rifle (Light)');
    expect(battle.state.cards.hit.filter((hit) => hit > 0)).toHaveLength(1);
    expect(battle.dark.sees('at', 'dark')).toContain('Drill Mole');
  });

  rule('GLC-0309', 'reaches as far as it does in a battle', () => {
    const t = (weapon: string) => ambush([armed(weapon)], [], ['Drill Brute']);
    expect(t('Drill Rifle (Light)').light.may('play', 'Drill Ambush')).toBe(false);
    const far = t('Drill Mortar (Light)');
    far.light.does('play', 'Drill Ambush');
    expect(far.dark.sees('lost', 'dark')).toEqual(['Drill Brute']);
  });

  rule('GLC-0310', 'fires again and again if it can, by the one card', () => {
    const t = ambush([armed('Drill Repeater (Light)')], ['Drill Brute', 'Drill Trooper', 'Drill Trooper']);
    t.light
      .does('play', 'Drill Ambush')
      .does('target', 'Drill Brute')
      .does('fire again')
      .does('target', 'Drill Trooper');
    t.light.does('fire again');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Brute', 'Drill Trooper', 'Drill Trooper']);
  });
});

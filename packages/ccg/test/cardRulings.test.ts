import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { costOf as costToDark, lay, named, piloted, valueOn } from './cards/dark/support.ts';
import { battle, costOf, drawsBattleDestiny, passWhile } from './cards/light/support.ts';

const dunes = 'Tatooine: Dune Sea';

describe('a characteristic in small letters', () => {
  rule('GLB-0309', 'means every weapon that has it, and a title only the card of that title', () => {
    const cost = (weapon: string, table: string) =>
      costToDark({ dark: { table: [table] }, at: { Drill: { dark: ['Devastator'] } } }, weapon);
    expect([cost('Ion Cannon', 'Drill Armory'), cost('Drill Pulse Gun', 'Drill Armory')]).toEqual([1, 1]);
    expect([cost('Ion Cannon', 'Drill Foundry'), cost('Drill Pulse Gun', 'Drill Foundry')]).toEqual([1, 2]);
    expect(cost('Turbolaser Battery', 'Drill Armory')).toBe(3);
  });
});

describe('a change for several characteristics', () => {
  rule('GLB-0351', 'counts once for each character, however many of them it has', () => {
    const cost = (who: string) =>
      costOf({ at: { 'Drill Woods': { light: [piloted('Drill Corvette', 'Rebel Pilot')] }, Drill: {} } }, who);
    expect([cost('Drill First Mate'), cost('Rebel Pilot')]).toEqual([4, 2]);
  });
});

describe('Noble Sacrifice', () => {
  rule('GLB-0520', 'compares powers with all that modifies them (example)', () => {
    const sacrificed = (...light: Stood[]) => {
      const t = lay({
        phase: 'deploy',
        dark: { force: 9, hand: ['Drill Headhunter'] },
        light: { force: 1, hand: ['Noble Sacrifice'] },
        at: { [dunes]: { light, dark: ['Stormtrooper'] } },
      });
      t.dark.does('deploy', 'Drill Headhunter');
      const powers = ['Drill Headhunter', 'Drill First Mate'].map((name) => valueOn(t, name, 'power'));
      if (t.asked === 'light' && t.light.may('play', 'Noble Sacrifice')) t.light.does('play', 'Noble Sacrifice');
      return [powers, t.light.sees('outOfPlay', 'light')];
    };
    const others = ['Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper'];
    expect(sacrificed('Drill First Mate', 'Han Solo', ...others)).toEqual([[7, 7], ['Drill First Mate']]);
    expect(sacrificed('Drill First Mate', 'Talz', ...others)).toEqual([[7, 6], []]);
  });
});

describe('a T-47 that defends alone', () => {
  const drawing = (light: readonly Stood[], turn: 'dark' | 'light', dark: readonly Stood[] = ['Stormtrooper']) => {
    const card = 'Drill Lone Flight';
    const t = battle({ [dunes]: { light, dark } }, { turn, light: { force: 4, hand: [card] } });
    passWhile(
      t,
      () => !(t.asked === 'light' && t.light.may('play', card)) && t.state.facts.battle?.segment !== 'power',
    );
    if (!t.light.getsTo('play', card)) return null;
    t.light.does('play', card);
    return [drawsBattleDestiny(t, 'light'), t.decision.options[0]?.amount];
  };
  rule('GLB-0434', 'has all of its player’s characters and ability aboard', () => {
    expect(drawing([piloted('Drill Wing Mate', 'Rebel Pilot')], 'dark')).toEqual([true, 1]);
    expect(drawing(['Drill Wing Mate', 'Rebel Trooper'], 'dark')).toBeNull();
    expect(drawing(['Drill Wing Mate', 'Drill Rogue Twelve'], 'dark')).toBeNull();
    expect(drawing(['Drill Wing Mate'], 'light')).toBeNull();
  });
  rule('GLB-0435', 'is one’s own', () => {
    expect(drawing(['Drill Wing Mate'], 'dark')).toEqual([true, 1]);
    expect(drawing(['Rebel Trooper'], 'light', ['Drill Wing Mate'])).toBeNull();
  });
});

describe('a pile that drains must take from', () => {
  const field = 'Drill: Field (Light)';
  /** Drains where somebody stands, with whoever says where from at one of the sites. */
  const drained = (site: string, reserve: readonly string[]) => {
    const t = lay({
      phase: 'control',
      light: { reserve, force: 2, used: ['Drill Recruit'], hand: ['Drill Recruit'] },
      at: Object.fromEntries(
        [field, 'Drill Yard', dunes].map((one) => [
          one,
          { dark: one === site ? ['Stormtrooper', 'Drill Bookkeeper'] : ['Stormtrooper'] },
        ]),
      ),
    });
    t.dark.does('drain', 'Drill Yard');
    return t;
  };
  rule('GLB-0490', 'is the only one that Force is lost from, at that site and those beside it', () => {
    const enough = ['Drill Recruit', 'Drill Recruit', 'Drill Recruit'];
    for (const site of ['Drill Yard', field]) expect(drained(site, enough).state.zones.reserve[1]).toHaveLength(2);
    // Elsewhere whoever loses it chooses.
    expect(drained(dunes, enough).options).toContain('lose force');
  });
  rule('GLB-0491', 'and any other once it is empty', () => {
    const t = drained('Drill Yard', []);
    expect([...t.options].sort()).toEqual(['lose Drill Recruit', 'lose force', 'lose used']);
  });
});

describe('a spy who is a pilot', () => {
  rule('GLB-0345', 'comes together with an empty starfighter where there is no foothold for others', () => {
    const deploying = (hand: string[], dark: Stood[] = []) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { force: 9, hand },
        at: { 'Drill Void': { dark }, 'Drill Yard': {} },
      });
      return t;
    };
    const t = deploying(['Drill Fifth Wing', 'Drill Shadow Pilot', 'Rebel Pilot']);
    t.light.does('deploy', 'Drill Fifth Wing');
    if (t.light.may('with')) t.light.does('with', 'Drill Shadow Pilot');
    expect(t.state.cards.host[named(t, 'Drill Fifth Wing')]).toBe(named(t, 'Drill Void'));
    expect(t.state.cards.host[named(t, 'Drill Shadow Pilot')]).toBe(named(t, 'Drill Fifth Wing'));
    expect(t.light.sees('hand')).toEqual(['Rebel Pilot']);
    expect(deploying(['Drill Fifth Wing', 'Rebel Pilot']).light.may('deploy', 'Drill Fifth Wing')).toBe(false);
    // With a pilot of its own it does not need him.
    expect(deploying(['Drill Cross Wing', 'Drill Shadow Pilot']).light.may('deploy', 'Drill Cross Wing')).toBe(false);
  });
});

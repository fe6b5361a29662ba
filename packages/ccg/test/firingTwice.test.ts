import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { ccg } from './drill.ts';

const light = 1;
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

/** Light battles with an armed card and draws these destinies. */
const battle = (where: string, armed: Stood, dark: readonly string[], ...destinies: readonly number[]) => {
  const t = table(ccg, {
    turn: 'light',
    phase: 'battle',
    light: { force: 6, hand: ['Drill Free Shot'], reserve: ['Drill Recruit', ...omens(...destinies)] },
    dark: { hand: ['Drill Focus (Dark)'] },
    at: { [where]: { light: [armed], dark } },
  });
  t.light.does('initiate battle');
  return t;
};
type Battling = ReturnType<typeof battle>;

const hit = ({ state: s }: Battling): readonly string[] =>
  s.cards.hit.flatMap((marked, card) => (marked > 0 ? [s.names[s.cards.definition[card] ?? -1] ?? ''] : []));
const force = ({ state }: Battling): number => state.zones.force[light].length;

const gunship: Stood = { card: 'Drill Dreadnought', on: ['Drill Heavy Battery', 'Targeting Computer'] };

describe('a weapon that may be fired twice', () => {
  const aims = (...destinies: number[]) =>
    battle('Drill', gunship, ['Drill Mist Wing', 'Drill Fog Wing'], ...destinies);
  const separately = 'Targeting Computer/2';
  const together = 'Targeting Computer/3';
  const fire = (t: Battling, text: string) => {
    const { options, at, player } = t.decision;
    t.answer({ player, at, picks: [options.findIndex(({ clause }) => clause === text)] });
  };

  rule(['GAP-0196', 'GAP-0195'], 'combined adds up both shots and changes the total once (example)', () => {
    const t = aims(2, 4, 3, 6);
    fire(t, together);
    t.light.does('target', 'Drill Mist Wing');
    // 1 and 3, 2 and 5, less 6: 5 is more than 3.
    expect(hit(t)).toEqual(['Drill Mist Wing']);
    const less = aims(2, 4, 3, 4);
    fire(less, together);
    less.light.does('target', 'Drill Mist Wing');
    expect(hit(less)).toEqual([]);
  });

  rule(['GAP-0195', 'GLC-0418', 'GLC-0417'], 'separately has a target for each shot, in one action', () => {
    const t = aims(6, 6, 6, 6);
    fire(t, separately);
    t.light.does('target', 'Drill Mist Wing');
    expect(hit(t)).toEqual(['Drill Mist Wing']);
    // Dark has no action in between.
    expect(t.asked).toBe('light');
    t.light.does('target', 'Drill Fog Wing');
    expect(hit(t)).toEqual(['Drill Mist Wing', 'Drill Fog Wing']);
    // The battle, and a shot each.
    expect(force(t)).toBe(3);
    expect(t.dark.may('play', 'Drill Focus (Dark)')).toBe(true);
    t.dark.passes();
    expect(t.light.may('fire', 'Drill Heavy Battery')).toBe(false);
    expect(t.light.may('use', 'Targeting Computer')).toBe(false);
  });

  rule('GLC-0417', 'combined costs twice as much, and is not for whoever has less', () => {
    const t = aims(2, 4, 3, 6);
    fire(t, together);
    t.light.does('target', 'Drill Mist Wing');
    expect(force(t)).toBe(3);
    const poor = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 2, reserve: ['Drill Recruit', ...omens(1, 1)] },
      dark: { hand: ['Drill Focus (Dark)'] },
      at: { Drill: { light: [gunship], dark: ['Drill Mist Wing'] } },
    });
    poor.light.does('initiate battle');
    expect(poor.decision.options.flatMap(({ clause }) => clause ?? [])).toEqual(['Drill Heavy Battery/1', separately]);
  });
});

describe('a weapon fired for free', () => {
  rule('GAP-0193', 'has a firing cost of 0 for all that goes by it, and for the first shot only', () => {
    const pistol: Stood = { card: 'Drill Colonel', on: ['Drill Surge Pistol'] };
    const usual = battle('Drill Yard', pistol, ['Drill Brute'], 2);
    usual.light.does('fire', 'Drill Surge Pistol');
    // Destiny 2 and the 2 that were used are more than 2.
    expect(hit(usual)).toEqual(['Drill Brute']);
    const t = battle('Drill Yard', pistol, ['Drill Brute'], 2, 2);
    t.light.does('play', 'Drill Free Shot');
    expect([hit(t), force(t)]).toEqual([[], 5]);
    t.light.does('fire again');
    expect([hit(t), force(t)]).toEqual([['Drill Brute'], 3]);
  });
});

import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../../src/position.ts';
import { ccg } from '../drill.ts';
import type { Table } from './dark/support.ts';

const yard = 'Drill Yard';

/** Light has lost a battle by 5, nobody has drawn battle destiny, and the damage segment has come. */
function beaten(light: CcgPosition['light'], dark: CcgPosition['dark'] = {}): Table {
  const t = table(ccg, {
    phase: 'battle',
    light: { ...light, hand: ['It Could Be Worse', ...(light?.hand ?? [])] },
    dark: { force: 9, ...dark },
    at: { [yard]: { dark: ['Darth Vader', 'Drill Brute'], light: ['Drill Recruit', 'Drill Colonel'] } },
  });
  t.dark.does('initiate battle');
  for (let i = 0; i < 30 && t.state.facts.battle?.segment !== 'damage'; i++) {
    const who = t.asked === 'dark' ? t.dark : t.light;
    if (who.may('pass')) who.passes();
    else who.does('decline');
  }
  if (t.asked === 'dark') t.dark.passes();
  return t;
}

const damage = (t: Table): number => t.state.facts.battle?.damage[1] ?? 0;

const choose = (t: Table, amount: number): void => {
  const { player, at, options } = t.decision;
  t.answer({ player, at, picks: [options.findIndex((option) => option.amount === amount)] });
};

describe('It Could Be Worse', () => {
  rule(
    ['AR6-0088', 'AR6-0092'],
    'takes as much off all of the battle damage as Force is used, and cards may satisfy the rest',
    () => {
      const t = beaten({ force: 3 });
      const before = damage(t);
      expect(before).toBeGreaterThan(3);
      t.light.does('play', 'It Could Be Worse');
      expect(t.decision.options.map(({ amount }) => amount)).toEqual([1, 2, 3]);
      choose(t, 3);
      expect(damage(t)).toBe(before - 3);
      expect(t.state.zones.lost[1]).toHaveLength(0);
      if (t.asked === 'dark') t.dark.passes();
      expect(t.light.may('forfeit', 'Drill Recruit')).toBe(true);
      expect(t.light.may('lose Force')).toBe(true);
      expect(t.light.may('pass')).toBe(false);
    },
  );
  rule(
    'AR6-0088',
    'is of no use once there is no battle damage left, and not against what somebody else has to bear',
    () => {
      const t = beaten({ force: 3, hand: ['Drill Errand (Light)'] });
      for (const one of t.light.offered('forfeit')) t.light.does('forfeit', one);
      expect(t.light.may('play', 'It Could Be Worse')).toBe(false);
    },
  );
  rule('AR6-0087', 'is not played for each unit of Force that is lost for it', () => {
    const t = beaten({ force: 3 });
    t.light.does('lose Force');
    expect(t.light.may('play', 'It Could Be Worse')).toBe(false);
    t.light.does('lose', 'reserve');
    expect(t.state.zones.lost[1]).toHaveLength(1);
  });
});

describe('It’s Worse', () => {
  rule('GLB-0315', 'makes the battle damage itself 1 larger when some was lost, also by the last of it', () => {
    const t = beaten({}, { hand: ["It's Worse"] });
    const before = damage(t);
    t.light.does('lose Force').does('lose', 'reserve');
    expect(t.dark.may('play', "It's Worse")).toBe(true);
    t.dark.does('play', "It's Worse");
    expect(damage(t)).toBe(before - 1 + 1);
    expect(t.state.zones.lost[1]).toHaveLength(1);
    expect(t.light.may('forfeit', 'Drill Colonel')).toBe(true);
  });
  rule('GLB-0315', 'may answer the loss of the last unit, which a card may then satisfy', () => {
    const t = beaten({}, { hand: ["It's Worse"] });
    while (damage(t) > 1) {
      t.light.does('lose Force').does('lose', 'reserve');
      if (t.asked === 'dark') t.dark.passes();
    }
    t.light.does('lose Force').does('lose', 'reserve');
    t.dark.does('play', "It's Worse");
    expect(damage(t)).toBe(1);
    t.light.does('forfeit', 'Drill Recruit');
    expect(damage(t)).toBe(0);
  });
  rule(
    ['GLB-0315', 'GLB-0316'],
    'turns It Could Be Worse around: the battle damage becomes larger by as much as is used',
    () => {
      const t = beaten({ force: 3 }, { hand: ["It's Worse"], force: 9 });
      const before = damage(t);
      t.light.does('play', 'It Could Be Worse');
      choose(t, 2);
      t.dark.does('play', "It's Worse");
      choose(t, 4);
      expect(damage(t)).toBe(before + 4);
      expect(t.light.may('forfeit', 'Drill Colonel')).toBe(true);
    },
  );
});

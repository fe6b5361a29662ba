import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';
import { forceLeft, moving, placeOf } from './movingTable.ts';

/** Destinies to be drawn, the first on top. */
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

describe('to initiate an action', () => {
  rule('GLA-0035', 'Nabrun Leids is aimed at characters and a site, and paid for, before anybody responds', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { force: 6, hand: ['Nabrun Leids', 'Drill Errand (Light)'], reserve: ['Drill Trooper', ...omens(2)] },
      dark: { hand: ['Drill Reading'] },
      at: { 'Drill Yard': { light: ['Drill Recruit', 'Drill Hero'] }, 'Drill: Hall': {} },
    });
    t.light.does('play', 'Nabrun Leids').does('target', 'Drill Recruit').does('done');
    if (t.light.may('target')) t.light.does('target', 'Drill: Hall');
    t.light.does('accept');
    expect(t.asked).toBe('dark');
    expect(forceLeft(t, 'light')).toBe(4);
    t.dark.does('play', 'Drill Reading');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Yard');
    expect(forceLeft(t, 'light')).toBe(4);
  });

  rule('GLA-0035', 'conditions come first: a foothold, a battle; then targets; then Force', () => {
    const deploying = (force: number, ...there: string[]) =>
      table(ccg, {
        phase: 'deploy',
        dark: { force, hand: ['Drill Trooper', 'Drill Errand (Dark)'] },
        at: { 'Drill Bare': { dark: there } },
      }).dark.may('deploy', 'Drill Trooper');
    expect([deploying(1), deploying(1, 'Drill Champion'), deploying(0, 'Drill Champion')]).toEqual([
      false,
      true,
      false,
    ]);
    const aiming = (...dark: string[]) =>
      table(ccg, {
        dark: { hand: ['Dark Maneuvers', 'Drill Errand (Dark)'] },
        at: { 'Kessel (Dark)': { dark } },
      }).dark.may('play', 'Dark Maneuvers');
    expect([aiming('TIE Scout'), aiming('Devastator')]).toEqual([true, false]);
    const fighting = (force: number) =>
      table(ccg, {
        phase: 'battle',
        dark: { force, hand: ['Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] } },
      }).dark.may('initiate battle');
    expect([fighting(1), fighting(0)]).toEqual([true, false]);
  });

  rule('GLA-0119', 'costs what it always costs, unless a card says otherwise', () => {
    const t = moving({
      phase: 'battle',
      at: { 'Drill Harbor: Quay': { dark: ['Drill Trooper'], light: ['Drill Recruit'] }, 'Drill Harbor: Market': {} },
      light: { force: 2, hand: ['Drill Quick Exit', 'Drill Errand (Light)'] },
    });
    t.dark.does('initiate battle');
    t.light.does('play', 'Drill Quick Exit');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill Harbor: Market');
    expect(forceLeft(t, 'light')).toBe(1);
  });

  rule('GLA-0442', 'an Effect that is being deployed does nothing yet to what responds to it', () => {
    const alters = (onTable: boolean) => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: onTable
          ? { table: ['Drill Shadow Host'], hand: ['Drill Murk'] }
          : { hand: ['Drill Shadow Host', 'Drill Errand (Dark)'] },
        light: { force: 0, hand: ['Alter (Light)'] },
        at: { 'Drill Yard': { light: ['Luke Skywalker'] } },
      });
      t.dark.does('deploy', onTable ? 'Drill Murk' : 'Drill Shadow Host');
      return t.asked === 'light' && t.light.may('play', 'Alter (Light)');
    };
    expect([alters(false), alters(true)]).toEqual([true, false]);
  });
});

import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { costTo } from '../../../src/rules/deploying/cost.ts';
import { forceIcons } from '../../../src/rules/table/presence.ts';
import { costOf, lay, named, type Table } from './support.ts';

const forum = 'Drill: Forum';
const [dark, light] = [0, 1] as const;

/** Light has turned the forum round so many times. */
const turned = (times: number): Table =>
  lay({
    light: { hand: ['Drill Recruit'], force: 9 },
    dark: { hand: ['Drill Trooper'], force: 9 },
    at: { [forum]: { light: Array.from({ length: times }, () => 'Revolution') } },
  });

const icons = (t: Table) => [forceIcons(t.state, named(t, forum), dark), forceIcons(t.state, named(t, forum), light)];

describe('Revolution', () => {
  scenario('deploys on any location for 3 Force', () => {
    expect(costOf({ at: { [forum]: {} } }, 'Revolution')).toBe(3);
    expect(costOf({ at: { 'Yavin 4 (Dark)': {} } }, 'Revolution')).toBe(3);
  });

  rule('GLC-0212', 'turns the Force icons of its location to the other side', () => {
    expect(icons(turned(0))).toEqual([1, 3]);
    expect(icons(turned(1))).toEqual([3, 1]);
    // A second one turns it back.
    expect(icons(turned(2))).toEqual([1, 3]);
  });

  rule('GLC-0212', 'lasts as long as it is there', () => {
    const t = lay({
      turn: 'dark',
      phase: 'deploy',
      dark: { force: 9, hand: ['Alter (Dark)'], reserve: ['Drill Trooper', 'Drill Omen 0'] },
      at: { [forum]: { light: ['Revolution'], dark: ['Darth Vader'] } },
    });
    expect(icons(t)).toEqual([3, 1]);
    t.dark.does('play', 'Alter (Dark)');
    expect(t.dark.sees('lost', 'light')).toEqual(['Revolution']);
    expect(icons(t)).toEqual([1, 3]);
  });

  scenario('turns Expand The Empire round as well, for the other player to use', () => {
    const drain = (turn: 'dark' | 'light', ...revolutions: string[]) => {
      const t = lay({
        turn,
        phase: 'control',
        at: {
          [forum]: { dark: ['Expand The Empire'], light: revolutions },
          'Drill Yard': turn === 'dark' ? { dark: ['Drill Trooper'] } : { light: ['Drill Recruit'] },
        },
      });
      return t.decision.options.find(({ verb }) => verb === 'drain')?.amount;
    };
    expect([drain('dark'), drain('light')]).toEqual([2, 1]);
    expect([drain('dark', 'Revolution'), drain('light', 'Revolution')]).toEqual([1, 2]);
  });

  rule('GLC-0213', 'has each player read the other text, of which no word changes', () => {
    const costs = (t: Table) => [
      costTo(t.state, dark, named(t, 'Drill Trooper'), named(t, forum)),
      costTo(t.state, light, named(t, 'Drill Recruit'), named(t, forum)),
    ];
    // Light reads: the opponent's Imperials cost 2 more.
    expect(costs(turned(0))).toEqual([3, 2]);
    // Dark reads it now, of Imperials still, and Light has none.
    expect(costs(turned(1))).toEqual([1, 2]);
  });
});

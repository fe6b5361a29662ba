import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { isGround } from '../src/rules/table/grounds.ts';
import { isBattleground } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';

type At = NonNullable<CcgPosition['at']>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const dunes = 'Drill: Dunes';

describe('a battleground', () => {
  for (const [what, with_, without] of [
    ['system', 'Drill', 'Drill Void'],
    ['sector', 'Drill Asteroids', null],
    ['site', 'Drill: Hall', dunes],
  ] as const)
    rule('GAP-0149', `is a ${what} with icons on both sides`, () => {
      const { state } = table(ccg, { at: { [with_]: {}, ...(without === null ? {} : { [without]: {} }) } });
      expect(isBattleground(state, find(state, with_))).toBe(true);
      if (without !== null) expect(isBattleground(state, find(state, without))).toBe(false);
      const { state: less } = table(ccg, { dark: { table: ['Drill Blight'] }, at: { [with_]: {} } });
      expect(isBattleground(less, find(less, with_))).toBe(false);
    });
});

describe('a Rebel Base', () => {
  const grounds: readonly (readonly [what: string, where: string, at: At, is: boolean])[] = [
    ['the system Yavin 4', 'Yavin 4 (Light)', { 'Yavin 4 (Light)': {} }, true],
    ['a site of Yavin 4', 'Yavin 4: Jungle (Light)', { 'Yavin 4: Jungle (Light)': {} }, true],
    ['a site of Hoth', 'Hoth: Drill Ridge', { 'Hoth: Drill Ridge': {} }, true],
    [
      'the clouds of Yavin 4',
      'Drill Clouds',
      { 'Yavin 4: Jungle (Light)': {}, 'Drill Clouds': {}, 'Yavin 4 (Light)': {} },
      true,
    ],
    [
      'a generic site on Yavin 4',
      'Drill Forest (Light)',
      { 'Yavin 4: Jungle (Light)': {}, 'Drill Forest (Light)': {}, 'Yavin 4 (Light)': {} },
      true,
    ],
    ['the asteroids of Yavin 4', 'Drill Asteroids', { 'Yavin 4 (Light)': {}, 'Drill Asteroids': {} }, false],
    ['another planet', 'Drill', { Drill: {} }, false],
  ];
  for (const [what, where, at, is] of grounds)
    rule('GAP-0155', `is ${is ? '' : 'not '}${what}`, () => {
      const { state } = table(ccg, { at });
      expect(isGround(state, find(state, where), 'Rebel Base')).toBe(is);
    });
});

describe('a generic site', () => {
  for (const [planet, on] of [
    ['Ahch-To', 'Ahch-To: Drill Cliff'],
    ['Bespin', 'Drill Bespin'],
    ['Hoth', 'Hoth: Drill Ridge'],
  ] as const)
    rule('GAP-0136', `is never laid on ${planet}`, () => {
      const may = (where: string) =>
        table(ccg, {
          phase: 'deploy',
          dark: { hand: ['Drill Forest (Dark)', errands.dark] },
          at: { [where]: {} },
        }).dark.may('deploy', 'Drill Forest (Dark)');
      expect([may(on), may('Drill Moon')]).toEqual([false, true]);
    });
  rule(
    'GAP-0136',
    'is laid on a planet whose system or whose own site is on table, and not beside another generic one',
    () => {
      const may = (...where: string[]) =>
        table(ccg, {
          phase: 'deploy',
          dark: { hand: ['Drill Forest (Dark)', errands.dark] },
          at: Object.fromEntries(where.map((one) => [one, {}])),
        }).dark.may('deploy', 'Drill Forest (Dark)');
      expect([
        may('Drill Moon'),
        may('Drill Moon: Crater'),
        may('Drill Nebula'),
        may('Drill Flagship: Corridor'),
      ]).toEqual([true, true, false, false]);
    },
  );
});

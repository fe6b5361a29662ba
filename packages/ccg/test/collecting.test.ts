import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState } from '../src/index.ts';
import { stateOf } from '../src/rules/cards/cardStates.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

describe('cards that are collected', () => {
  rule('GAP-0216', 'face up are supporting, and counted by whoever speaks of them', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Gallery'], hand: ['Drill Champion', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Art Lover'] } },
    });
    const power = () => valueNow(t.state, find(t.state, 'Drill Art Lover'), 'power');
    expect(power()).toBe(3);
    t.dark.does('use', 'Drill Gallery').does('stack', 'Drill Champion');
    expect(power()).toBe(4);
    expect(stateOf(t.state, find(t.state, 'Drill Champion'))).toBe('supporting');
    expect(t.light.sees('stacked', 'dark')).toEqual(['Drill Champion']);
  });

  rule('GAP-0273', 'face down are known to their owner wherever they lie, and may be targeted there', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Old Hatred', 'Drill Champion', 'Drill Forgiveness'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Old Hatred').does('stack', 'Drill Champion');
    expect(t.dark.sees('under', 'dark')).toEqual(['Drill Champion']);
    expect(t.light.sees('under', 'dark')).toEqual(['?']);
    expect(stateOf(t.state, find(t.state, 'Drill Champion'))).toBe('supporting');
    t.light.passes();
    t.dark.does('play', 'Drill Forgiveness');
    expect(t.dark.sees('lost', 'dark')).toContain('Drill Champion');
  });

  rule('GAP-0273', 'face down may be looked at by their owner, even if nobody has seen them before', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Blind Hatred'], reserve: ['Drill Trooper', 'Drill Champion'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Blind Hatred');
    expect(t.dark.sees('under', 'dark')).toEqual(['Drill Champion']);
    expect(t.light.sees('under', 'dark')).toEqual(['?']);
  });
});

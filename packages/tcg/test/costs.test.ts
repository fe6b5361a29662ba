import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from '../src/index.ts';
import type { TcgTable } from './support.ts';

const chance = (t: TcgTable): string => t.decision.window?.kind ?? '';
const forceOf = (t: TcgTable): readonly number[] => t.state.facts.force;

rule(['TCG-0212', 'TCG-0300', 'TCG-0432'], 'nothing is played whose cost cannot be paid in full', () => {
  const poor = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Guide', 'Drill Trooper'], hand: ['Drill Ejection', 'Drill Trade'], force: 1 },
    light: { character: ['Drill Sergeant', 'Drill Trooper'] },
  });
  expect(chance(poor)).toBe('general');
  // Two Force for one, a tap for the other, a card and a Force for the third.
  expect(poor.dark.may('play', 'Drill Ejection')).toBe(false);
  expect(poor.dark.may('play', 'Drill Trade')).toBe(true);
  expect(poor.dark.may('use', 'Drill Guide')).toBe(true);
  const rich = table(tcg, {
    at: 'character',
    dark: { character: [{ card: 'Drill Guide', tapped: true }], hand: ['Drill Trade'], force: 2 },
    light: { character: ['Drill Sergeant'], hand: ['Drill Surge'], force: 1 },
  });
  // Nothing else in hand to discard, and the unit is tapped: only Light can do something.
  expect(rich.asked).toBe('light');
  expect(rich.light.may('play', 'Drill Surge')).toBe(true);
});

import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';

const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

/** Dark's trooper of power 1 challenges Light's recruit of power 2; Dark draws first. */
const challenge = (own: number, theirs: number, dark: readonly string[] = [], light: readonly string[] = []) => {
  const t = table(ccg, {
    phase: 'control',
    dark: { hand: ['Drill Challenge', 'Drill Errand (Dark)', ...dark], reserve: ['Drill Trooper', ...omens(own)] },
    light: { hand: ['Drill Errand (Light)', ...light], reserve: ['Drill Recruit', ...omens(theirs)] },
    at: { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] } },
  });
  t.dark.does('play', 'Drill Challenge');
  return t;
};

describe('a duel', () => {
  rule('GAP-0269', 'may be cancelled as a response to its initiation, and never later', () => {
    const t = challenge(6, 0, ['Drill Lunge (Dark)'], ['Drill Refusal']);
    expect(t.options).toEqual(['play Drill Refusal', 'pass']);
    t.light.passes();
    t.dark.does('play', 'Drill Lunge (Dark)');
    expect(t.light.may('play', 'Drill Refusal')).toBe(false);
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Recruit']);
  });

  rule('GAP-0269', 'has players alternate, whoever began it first, with what modifies its destinies alone', () => {
    const t = challenge(1, 3, ['Drill Lunge (Dark)', 'Drill Lunge (Dark)'], ['Drill Lunge (Light)']);
    expect(t.options).toEqual(['play Drill Lunge (Dark)', 'play Drill Lunge (Dark)', 'pass']);
    t.dark.does('play', 'Drill Lunge (Dark)');
    expect(t.options).toEqual(['play Drill Lunge (Light)', 'pass']);
    t.light.passes();
    expect(t.asked).toBe('dark');
    t.dark.passes();
    // 1, 1 and 3 are not more than 3 and 2.
    expect([t.dark.sees('at', 'dark'), t.light.sees('at', 'light')]).toEqual([['Drill Trooper'], ['Drill Recruit']]);
    const more = challenge(2, 3, ['Drill Lunge (Dark)']);
    more.dark.does('play', 'Drill Lunge (Dark)');
    expect(more.light.sees('lost', 'light')).toEqual(['Drill Recruit']);
    // Out of a duel there is nothing that they could modify.
    const none = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Lunge (Dark)', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
    });
    expect(none.dark.may('play', 'Drill Lunge (Dark)')).toBe(false);
  });

  rule('GAP-0270', 'comes to nothing if one of them has left the table before its result', () => {
    const t = challenge(0, 0, [], ['Drill Vanishing']);
    t.light.does('play', 'Drill Vanishing');
    expect(t.light.sees('hand')).toContain('Drill Recruit');
    expect([t.dark.sees('lost', 'dark'), t.dark.sees('at', 'dark')]).toEqual([['Drill Challenge'], ['Drill Trooper']]);
    const other = challenge(0, 0);
    expect(other.dark.sees('lost', 'dark')).toContain('Drill Trooper');
  });
});

import { table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { type CcgOption, ccg } from '../src/index.ts';

describe('what the compiler knows of verbs', () => {
  const t = table(ccg, {
    phase: 'battle',
    dark: { force: 3 },
    at: { 'Drill Yard': { dark: ['Drill Trooper', 'Drill Champion'], light: ['Drill Recruit'] } },
  });

  it('is asked for by the verbs that there are', () => {
    expect(t.dark.may('initiate battle')).toBe(true);
    // @ts-expect-error: no option has that verb.
    expect(t.dark.may('initate battle')).toBe(false);
  });

  it('lets nobody look for a verb that no option has', () => {
    const { options } = t.decision;
    expect(options.some(({ verb }) => verb === 'pass')).toBe(true);
    // @ts-expect-error: no option has that verb.
    expect(options.some(({ verb }) => verb === 'initate battle')).toBe(false);
    // @ts-expect-error: nor may a rule offer one.
    const misspelt: CcgOption = { verb: 'initate battle' };
    expect(misspelt.verb).toBe('initate battle');
  });
});

/** Whatever may be declared or guessed, its label is the verb; all others have one of their own. */
it('says what is declared or guessed by the verb itself', () => {
  const option: CcgOption = { verb: 'guess effect' };
  const { state, decision } = table(ccg, { phase: 'control', at: { 'Drill Yard': {} } });
  expect(ccg.describe(state, { ...decision, options: [option] }).labels).toEqual(['Guess effect']);
});

import { table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import type { CcgHappening, CcgOption } from '../src/index.ts';
import { ccg } from './drill.ts';

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

describe('what the compiler knows of occurrenceKinds', () => {
  const drained: CcgHappening = { kind: 'drains', by: 0, card: 3, amount: 2 };

  it('lets nobody tell or look for a kind that there is not', () => {
    // @ts-expect-error: nothing of that kind is ever told.
    const misspelt: CcgHappening = { kind: 'drain', by: 0, card: 3, amount: 2 };
    const told: readonly CcgHappening[] = [misspelt, drained];
    // @ts-expect-error: nothing of that kind is ever told.
    expect(told.filter(({ kind }) => kind === 'drained')).toEqual([]);
  });

  it('knows what each kind says, and nothing else', () => {
    // @ts-expect-error: a drain says how much.
    const silent: CcgHappening = { kind: 'drains', by: 0, card: 3 };
    // @ts-expect-error: it does not say for whom.
    const talkative: CcgHappening = { kind: 'drains', by: 0, card: 3, amount: 2, whom: 1 };
    const told: readonly CcgHappening[] = [silent, talkative, drained];
    expect(told.flatMap((one) => (one.kind === 'drains' ? [one.amount] : []))).toEqual([undefined, 2, 2]);
    // @ts-expect-error: only a move has a way.
    expect(told.flatMap((one) => (one.kind === 'drains' ? [one.how] : []))).toEqual([undefined, undefined, undefined]);
  });
});

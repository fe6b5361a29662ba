import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../../src/index.ts';
import { ccg } from '../drill.ts';
import { hitCards, omens, passWhile } from './dark/support.ts';

const card = 'Droid Shutdown';
const droid = 'R2-X2 (Artoo-Extoo)';
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;

const aimed = (hand: readonly string[], at: NonNullable<CcgPosition['at']>, target: string) => {
  const t = table(ccg, {
    phase: 'control',
    dark: { hand: [...hand, errands.dark], force: 6, reserve: ['Stormtrooper', ...omens(6)] },
    light: { hand: [card, errands.light] },
    at,
  });
  t.dark.does('play', hand[0]);
  if (t.asked === 'dark' && t.dark.may('target')) t.dark.does('target', target);
  return t;
};

describe('Droid Shutdown', () => {
  const yard = { 'Drill Yard': { light: [droid, 'Drill Recruit'], dark: ['Drill Baron'] } };

  rule('GLB-0026', 'cancels what would have a droid lost, hit or stolen, and shields it for the turn', () => {
    for (const [harm, other] of [
      ['Drill Take Out', 'Drill Take Over'],
      ['Drill Take Over', 'Drill Take Out'],
    ] as const) {
      const t = aimed([harm, other], yard, droid);
      t.light.does('play', card);
      expect(t.light.sees('at', 'light')).toContain(droid);
      t.until('dark', 'play', other);
      t.dark.does('play', other);
      expect(t.dark.getsTo('target', droid)).toBe(false);
    }
    // Anybody else is not its business, nor is whatever does no such thing.
    expect(aimed(['Drill Take Out'], yard, 'Drill Recruit').light.may('play', card)).toBe(false);
    expect(aimed(['Drill Weaken'], yard, droid).light.may('play', card)).toBe(false);

    const shot = table(ccg, {
      phase: 'battle',
      dark: { force: 6, hand: [errands.dark], reserve: ['Stormtrooper', ...omens(6, 6)] },
      light: { hand: [card, errands.light] },
      at: {
        'Drill Yard': {
          light: [droid, 'Drill Recruit'],
          dark: [{ card: 'Drill War General', on: ['Imperial Blaster'] }],
        },
      },
    });
    shot.dark.does('initiate battle');
    passWhile(shot, () => !shot.dark.may('fire'));
    shot.dark.does('fire', 'Imperial Blaster').does('target', droid);
    shot.light.does('play', card);
    expect(hitCards(shot)).toEqual([]);

    const nextTurn = aimed(['Drill Take Out', 'Drill Take Out'], yard, droid);
    nextTurn.light.does('play', card);
    passWhile(nextTurn, ({ facts }) => facts.turn === 1);
    nextTurn.until('dark', 'play', 'Drill Take Out');
    nextTurn.dark.does('play', 'Drill Take Out');
    expect(nextTurn.dark.may('target', droid)).toBe(true);
  });

  rule('GLB-0027', 'is for droids, and not for a starship with a nav computer of its own', () => {
    const at = { 'Yavin 4 (Light)': { light: ['Drill Squad Leader In Gold'] } };
    expect(aimed(['Drill Take Down'], at, '').light.may('play', card)).toBe(false);
  });
});

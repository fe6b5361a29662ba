import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { ccg } from './drill.ts';

const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

/** Light battles, draws this battle destiny, and Dark suffers attrition of as much. Nobody wins or loses. */
const against = (attrition: number, there: readonly Stood[], more: object = {}) => {
  const t = table(ccg, {
    turn: 'light',
    phase: 'battle',
    light: { force: 1, reserve: ['Drill Recruit', ...omens(attrition)], table: ['Drill Even Odds'] },
    at: { 'Drill Yard': { light: ['Drill Colonel'], dark: there } },
    ...more,
  });
  t.light.does('initiate battle').does('draw battle destiny');
  if (t.dark.may('decline')) t.dark.does('decline');
  return t;
};

describe('immunity to attrition', () => {
  rule(['AR6-0196', 'AR6-0187', 'GLB-0262'], 'protects a card from less attrition than its number (example 1)', () => {
    const t = against(4, ['Drill Lord', 'Drill Trooper']);
    // Only the trooper is open to it.
    t.dark.does('forfeit', 'Drill Trooper');
    expect(t.state.facts.battle?.attrition[0]).toBe(3);
    t.dark.passes();
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Lord']);
  });

  rule(['AR6-0188', 'GLB-0263'], 'is compared once with all of it, not with what is left', () => {
    const t = against(6, ['Drill Lord', 'Drill Trooper']);
    t.dark.does('forfeit', 'Drill Trooper');
    // 5 are left, which is less than 6; and yet the lord must go.
    expect(t.dark.sees('at', 'dark')).toEqual([]);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Trooper', 'Drill Lord']);
  });

  rule(['AR6-0192', 'AR6-0093'], 'does not keep its owner from forfeiting the card', () => {
    const t = against(4, ['Drill Lord', 'Drill Trooper']);
    expect(t.options).toEqual(['forfeit Drill Lord', 'forfeit Drill Trooper']);
    const alone = against(4, ['Drill Lord']);
    // Nothing has to go, but it may.
    expect(alone.options).toEqual(['forfeit Drill Lord', 'pass']);
  });

  rule(['AR6-0197', 'AR6-0191'], 'is the highest of several, and never their sum (example 2)', () => {
    const immune = (cloaks: readonly string[], attrition: number) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 1, reserve: ['Drill Trooper', ...omens(attrition)] },
        at: {
          'Drill Yard': { dark: ['Drill Baron'], light: [{ card: 'Drill Heir', on: cloaks }, 'Drill Recruit'] },
        },
      });
      t.dark.does('initiate battle').does('draw battle destiny');
      t.light.does('decline');
      return t.state.facts.battle?.immune.length === 1;
    };
    expect(immune([], 3)).toBe(true);
    expect(immune([], 4)).toBe(false);
    expect(immune(['Drill Cloak 3'], 4)).toBe(false);
    expect(immune(['Drill Cloak 4'], 4)).toBe(false);
    expect(immune(['Drill Cloak 5'], 4)).toBe(true);
    expect(immune(['Drill Cloak 3', 'Drill Cloak 5'], 5)).toBe(false);
  });

  rule(['AR6-0193', 'AR6-0194', 'AR6-0199'], 'is overridden by whatever takes it away', () => {
    const t = against(2, ['Drill Lord', 'Drill Trooper'], { dark: { table: ['Drill Humility'] } });
    t.dark.does('forfeit', 'Drill Trooper');
    expect(t.dark.sees('at', 'dark')).toEqual([]);
  });

  rule(['AR6-0195', 'AR6-0198'], 'can be taken away only from a card that has some', () => {
    const at = (there: Stood) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 1, hand: ['Drill Frailty'] },
        at: { 'Drill Yard': { dark: ['Drill Trooper'], light: [there] } },
      });
      t.dark.does('initiate battle');
      return t.dark.may('play', 'Drill Frailty');
    };
    expect(at('Drill Recruit')).toBe(false);
    expect(at('Drill Heir')).toBe(true);
    expect(at({ card: 'Drill Recruit', on: ['Drill Cloak 5'] })).toBe(true);
  });

  rule('AR6-0190', 'of a starship or an enclosed vehicle covers whoever is in it', () => {
    const walker = { card: 'Drill War Walker', pilots: ['Drill War General'], passengers: ['Drill Trooper'] };
    const t = against(3, [walker, 'Drill Brute']);
    t.dark.does('forfeit', 'Drill Brute');
    expect(t.state.facts.battle).toBeNull();
    const open = against(4, [walker]);
    expect(open.dark.may('pass')).toBe(false);
  });

  rule('AR6-0189', 'is not looked at again when it grows in the damage segment', () => {
    const t = against(4, ['Drill Loner', 'Drill Trooper']);
    t.dark.does('forfeit', 'Drill Trooper');
    // Alone now, it would be immune; but it was not when the segment began.
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Trooper', 'Drill Loner']);
  });
});

import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { costOf, immunityIn, lay, piloted, valueIn } from './support.ts';

const yavin = 'Yavin 4 (Light)';

describe('starships with a pilot of their own', () => {
  test.each([
    ['Corellian Corvette', 4, 5],
    ['X-wing', 2, 3],
    ['Y-wing', 1, 2],
  ])('%s deploys alone for %i, with power %i', (ship, cost, power) => {
    expect(costOf({ at: { [yavin]: {} } }, ship)).toBe(cost);
    expect(valueIn({ [yavin]: { light: [ship] } }, ship, 'power')).toBe(power);
  });
});

describe('Millennium Falcon', () => {
  const beside = (first: string, second: string): boolean => {
    const t = lay({
      turn: 'light',
      phase: 'move',
      light: { force: 4 },
      at: { [yavin]: { light: [piloted(first, 'Rebel Pilot'), piloted(second, 'Rebel Guard')] } },
    });
    return t.state.facts.phase === 'move' && t.light.may('dock');
  };
  rule('GAP-0176', 'docks with another starship, as its card says: other starfighters can not', () => {
    expect([beside('Millennium Falcon', 'X-wing'), beside('Gold 1', 'X-wing')]).toEqual([true, false]);
  });
});

describe('starships that need a pilot', () => {
  test.each([
    ['Gold 1', 1, 2],
    ['Gold 5', 1, 2],
    ['Millennium Falcon', 3, 3],
    ['Red 1', 2, 3],
    ['Red 3', 2, 3],
  ])('%s deploys with one, for %i and what the pilot costs', (ship, cost, power) => {
    expect(costOf({ at: { [yavin]: {} } }, ship)).toBe(null);
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: 12, hand: [ship, 'Rebel Pilot'] },
      at: { [yavin]: {} },
    });
    t.light.does('deploy', ship);
    expect(t.state.zones.used[1]).toHaveLength(cost + 2);
    expect(valueIn({ [yavin]: { light: [piloted(ship, 'Rebel Pilot')] } }, ship, 'power')).toBe(power + 2);
  });

  test.each([
    ['Gold 1', 1, 1, false],
    ['Gold 5', 1, 1, true],
    ['Millennium Falcon', 2, 2, false],
    ['Red 1', 1, 0, false],
    ['Red 3', 1, 0, true],
  ])('%s has room for %i pilots and %i others, and for an astromech: %s', (ship, pilots, passengers, astromech) => {
    const full = {
      card: ship,
      pilots: Array.from({ length: pilots }, () => 'Rebel Pilot'),
      passengers: Array.from({ length: passengers }, () => 'Rebel Trooper'),
    };
    const boards = (who: string, aboard: typeof full) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { force: 3, hand: [who, 'Drill Stew'] },
        dark: { hand: ['Drill Blow'] },
        at: { [yavin]: { light: [aboard] } },
      });
      return t.light.may('deploy', who);
    };
    expect(boards('Talz', full)).toBe(false);
    if (passengers > 0) expect(boards('Talz', { ...full, passengers: full.passengers.slice(1) })).toBe(true);
    expect(boards('R2-X2 (Artoo-Extoo)', full)).toBe(astromech);
  });
});

describe('Millennium Falcon', () => {
  scenario('is immune to attrition of less than 5 with Han piloting', () => {
    const immunity = (slot: 'pilots' | 'passengers') =>
      immunityIn(
        {
          [yavin]: {
            light: [
              {
                card: 'Millennium Falcon',
                pilots: ['Rebel Pilot', ...(slot === 'pilots' ? ['Han Solo'] : [])],
                passengers: slot === 'passengers' ? ['Han Solo'] : [],
              },
            ],
          },
        },
        'Millennium Falcon',
      );
    expect([immunity('pilots'), immunity('passengers')]).toEqual([5, 0]);
  });
});

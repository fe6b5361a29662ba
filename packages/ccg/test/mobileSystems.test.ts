import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { valueNow } from '../src/rules/inForce/values.ts';
import { parsecOf } from '../src/rules/table/layout.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';
import { cardNamed, destinations, forceLeft, moving, passUntil, placeOf } from './movingTable.ts';

const star = 'Drill Dread Star';

/** On to Dark's next move phase. */
const nextMovePhase = (t: ReturnType<typeof moving>): void => {
  const { turn } = t.state.facts;
  passUntil(t, () => t.state.facts.turn > turn && t.state.facts.phase === 'move' && t.asked === 'dark');
};

describe('a battle station', () => {
  const space = { [star]: {}, 'Drill First World': {}, 'Drill Other World': {} };

  rule('GLA-0450', 'begins at parsec 0, and moves by one a turn, even where there is nothing', () => {
    const t = moving({ at: { [star]: {} }, dark: { hand: ['Drill Trooper'] } });
    const parsec = () => parsecOf(t.state, cardNamed(t.state, star));
    expect(parsec()).toBe(0);
    expect(valueNow(t.state, cardNamed(t.state, star), 'hyperspeed')).toBe(1);
    expect(t.options).toEqual([`deep space ${star} 1`, 'pass']);
    t.dark.does('deep space', star);
    expect([parsec(), forceLeft(t, 'dark')]).toEqual([1, 8]);
    expect(t.state.facts.phase === 'move' && t.dark.may('deep space')).toBe(false);
    nextMovePhase(t);
    expect(t.options).toEqual([`deep space ${star} 0`, `deep space ${star} 2`, 'pass']);
  });

  rule('GLA-0452', 'orbits one of the worlds of a parsec, or stays in deep space there, as its player says', () => {
    const t = moving({ at: space });
    expect(t.options).toEqual([`deep space ${star} 1`, `orbit ${star} 1`, `orbit ${star} 1`, 'pass']);
    for (const [world, other] of [
      ['Drill First World', 'Drill Other World'],
      ['Drill Other World', 'Drill First World'],
    ] as const) {
      const there = moving({ at: space });
      there.dark.does('orbit', star, world);
      const { orbits } = there.state.facts.mobileSystems[0] ?? {};
      expect(orbits?.card).toBe(cardNamed(there.state, world));
      expect(orbits?.card).not.toBe(cardNamed(there.state, other));
    }
  });

  rule('GLA-0453', 'enters an orbit from deep space of that parsec by a regular move, for 1 Force', () => {
    const t = moving({ at: space, dark: { hand: ['Drill Trooper'] } });
    t.dark.does('deep space', star);
    expect(t.state.facts.phase === 'move' && t.dark.may('orbit')).toBe(false);
    nextMovePhase(t);
    const before = forceLeft(t, 'dark');
    t.dark.does('orbit', star, 'Drill First World');
    expect(forceLeft(t, 'dark')).toBe(before - 1);
    expect(t.state.facts.mobileSystems[0]).toMatchObject({
      parsec: 1,
      orbits: { card: cardNamed(t.state, 'Drill First World') },
    });
    expect(t.state.facts.phase === 'move' && (t.dark.may('orbit') || t.dark.may('deep space'))).toBe(false);
  });

  rule('GLA-0454', 'in orbit is a place of its own: starships there are not present below', () => {
    const t = moving({ at: { ...space, [star]: { dark: ['Drill Flagship'] } } });
    t.dark.does('orbit', star, 'Drill First World');
    expect(placeOf(t, 'Drill Flagship')).toBe(star);
    const present = (where: string) => hasPresence(t.state, 0, cardNamed(t.state, where));
    expect([present(star), present('Drill First World')]).toEqual([true, false]);
  });

  rule('GLA-0455', 'is a system for both: to deploy to, to move to and to control', () => {
    const deploying = (there: readonly string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { force: 6, hand: ['Drill Far Wing', 'Drill Errand (Light)'] },
        at: { [star]: { light: there }, 'Drill First World': {} },
      });
    // Light has no Force icons there.
    const barred = deploying([]);
    barred.light.does('deploy', 'Drill Far Wing');
    expect(placeOf(barred, 'Drill Far Wing')).toBe('Drill First World');
    const open = deploying(['Drill Cross Wing']);
    open.light.does('deploy', 'Drill Far Wing').does('to', star);
    expect(placeOf(open, 'Drill Far Wing')).toBe(star);
    const t = moving({ turn: 'light', at: { [star]: {}, 'Drill First World': { light: ['Drill Far Wing'] } } });
    expect(t.light.may('move', 'Drill Far Wing', star)).toBe(true);
    const drain = table(ccg, { turn: 'light', at: { [star]: { light: ['Drill Far Wing'] } } });
    expect(drain.light.may('drain', star)).toBe(true);
  });

  rule('GLA-0458', 'is shuttled to by its docking bay alone, and is no starship', () => {
    const at = (site: string) => ({
      [`${star}: Cell`]: {},
      [`${star}: Docking Bay`]: {},
      [star]: { dark: ['Drill Leviathan'] },
      [`${star}: ${site}`]: { dark: ['Drill Trooper'] },
    });
    const shuttles = (site: string) =>
      moving({ at: { ...at(site) } }).dark.may('shuttle', 'Drill Trooper', 'Drill Leviathan');
    expect([shuttles('Docking Bay'), shuttles('Cell')]).toEqual([true, false]);
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Hull Work', 'Drill Errand (Dark)'] },
      at: { [star]: {} },
    });
    expect(t.dark.may('deploy', 'Drill Hull Work')).toBe(false);
  });
});

describe('cloud sectors', () => {
  rule('GLA-0349', 'are crossed by starfighters and cloud cars, one or two at a time, for 1 Force', () => {
    const car = { card: 'Drill Cloud Car', pilots: ['Drill Airman'] };
    const t = moving({
      turn: 'light',
      at: {
        'Drill Harbor: Quay': {},
        'Drill Clouds': { light: [car, 'Drill Red Wing'] },
        'Drill High Clouds': {},
        'Drill Top Clouds': {},
        'Drill Harbor': {},
      },
    });
    const both = ['Drill High Clouds', 'Drill Top Clouds'];
    expect(destinations(t, 'move', 'Drill Cloud Car')).toEqual(both);
    expect(destinations(t, 'move', 'Drill Red Wing')).toEqual(both);
    t.light.does('move', 'Drill Cloud Car', 'Drill Top Clouds');
    expect(forceLeft(t, 'light')).toBe(8);
  });
});

describe('an astromech', () => {
  rule('GLA-0113', 'is a droid that serves a starship as nav computer', () => {
    const leaves = (aboard: readonly string[]) => {
      const t = moving({
        turn: 'light',
        at: {
          'Drill First World': { light: [{ card: 'Drill Roomy Wing', astromechs: aboard }] },
          'Drill Other World': {},
        },
        light: { hand: ['Drill Errand (Light)'] },
      });
      return t.light.may('move', 'Drill Roomy Wing', 'Drill Other World');
    };
    expect([leaves(['Drill Astromech']), leaves([])]).toEqual([true, false]);
  });
});

describe('vehicles', () => {
  rule('GLA-0121', 'of the biggest kind go no faster than 1, whatever is added', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Fast Legs'], hand: ['Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: ['Drill Four Legs', 'Drill Two Legs'] } },
    });
    const landspeed = (name: string) => valueNow(t.state, cardNamed(t.state, name), 'landspeed');
    expect([landspeed('Drill Four Legs'), landspeed('Drill Two Legs')]).toEqual([1, 3]);
  });

  rule('GLA-0362', 'built for combat are shuttled without a pilot, and do not move otherwise', () => {
    const t = moving({
      at: {
        'Drill Harbor: Market': {},
        'Drill Harbor: Quay': { dark: ['Drill Empty Tank'] },
        'Drill Harbor': { dark: ['Drill Leviathan'] },
      },
    });
    expect(t.dark.may('move', 'Drill Empty Tank')).toBe(false);
    t.dark.does('shuttle', 'Drill Empty Tank', 'Drill Leviathan');
    expect(placeOf(t, 'Drill Empty Tank')).toBe('Drill Leviathan');
  });
});

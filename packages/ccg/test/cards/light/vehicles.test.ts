import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { Stood } from '../../../src/position.ts';
import { seatFor } from '../../../src/rules/cards/capacity.ts';
import { battle, costOf, lay, named, valueIn } from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const camp = 'Tatooine: Jawa Camp (Light)';
const jungle = 'Yavin 4: Jungle (Light)';

describe('landspeeders', () => {
  test.each([
    ["Luke's X-34 Landspeeder", 'Luke', 'Rebel Trooper'],
    ['SoroSuub V-35 Landspeeder', 'Luke', 'Rebel Trooper'],
  ])('%s moves free with %s aboard, and to battles as a react', (speeder, free, other) => {
    const paid = (driver: string) => {
      const t = lay({
        turn: 'light',
        phase: 'move',
        light: { force: 2, hand: ['Drill Stew'] },
        dark: { hand: ['Drill Blow'] },
        at: { [dunes]: { light: [{ card: speeder, drivers: [driver] }] }, [camp]: {} },
      });
      t.light.does('move', speeder);
      return t.state.zones.used[1].length;
    };
    expect([paid(free), paid(other)]).toEqual([0, 1]);
    const t = battle(
      {
        [dunes]: { light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
        [camp]: { light: [{ card: speeder, drivers: [other] }] },
      },
      { turn: 'dark', light: { force: 2 } },
    );
    expect(t.light.may('react', speeder)).toBe(true);
  });
});

describe('SoroSuub V-35 Landspeeder', () => {
  const speeder = 'SoroSuub V-35 Landspeeder';
  rule('GLC-0320', 'seats a driver and three more, and moves free with the Lars family or Luke aboard', () => {
    const takes = (driver: string, ...passengers: string[]) => {
      const t = lay({
        turn: 'light',
        phase: 'deploy',
        light: { force: 1, hand: ['Rebel Trooper', 'Drill Stew'] },
        at: { [dunes]: { light: [{ card: speeder, drivers: [driver], passengers }] } },
      });
      t.light.does('deploy', 'Rebel Trooper');
      return t.light.may('to', speeder);
    };
    const guard = 'Rebel Guard';
    expect(takes(guard, guard, guard)).toBe(true);
    expect(takes(guard, guard, guard, guard)).toBe(false);
    const paid = (passenger: string) => {
      const t = lay({
        turn: 'light',
        phase: 'move',
        light: { force: 2, hand: ['Drill Stew'] },
        at: { [dunes]: { light: [{ card: speeder, drivers: [guard], passengers: [passenger] }] }, [camp]: {} },
      });
      t.light.does('move', speeder);
      return t.state.zones.used[1].length;
    };
    expect(['Luke Skywalker', 'Owen Lars', 'Beru Lars', guard].map(paid)).toEqual([0, 0, 0, 1]);
    const t = battle(
      {
        [dunes]: { light: [guard], dark: ['Stormtrooper'] },
        [camp]: { light: [{ card: speeder, drivers: [guard] }] },
      },
      { turn: 'dark', light: { force: 2 } },
    );
    expect(t.light.may('react', speeder)).toBe(true);
  });
});

describe('Luke’s X-34 Landspeeder', () => {
  rule('GLB-0452', 'takes a driver and two passengers, moves free with Luke aboard, and may react', () => {
    const speeder = "Luke's X-34 Landspeeder";
    const seats = (...passengers: string[]) => {
      const t = lay({ at: { [dunes]: { light: [{ card: speeder, drivers: ['Luke'], passengers }, 'Talz'] } } });
      return seatFor(t.state, named(t, 'Talz'), named(t, speeder));
    };
    expect([seats('Rebel Trooper'), seats('Rebel Trooper', 'Rebel Trooper')]).toEqual(['passenger', null]);
    const cost = (driver: string, passenger: string) => {
      const t = lay({
        turn: 'light',
        phase: 'move',
        light: { force: 2, hand: ['Drill Stew'] },
        at: { [dunes]: { light: [{ card: speeder, drivers: [driver], passengers: [passenger] }] }, [camp]: {} },
      });
      t.light.does('move', speeder);
      return t.state.zones.used[1].length;
    };
    expect([cost('Talz', 'Luke'), cost('Talz', 'Leia Organa')]).toEqual([0, 1]);
    const t = battle(
      {
        [dunes]: { light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
        [camp]: { light: [{ card: speeder, drivers: ['Talz'] }] },
      },
      { turn: 'dark', light: { force: 2 } },
    );
    expect(t.light.may('react', speeder)).toBe(true);
  });
});

describe('Sandcrawler', () => {
  rule('GLC-0253', 'deploys to Tatooine sites, and Jawas are worth more at its exterior site', () => {
    expect(costOf({ at: { [dunes]: {} } }, 'Sandcrawler (Light)')).toBe(3);
    expect(costOf({ at: { [jungle]: {} } }, 'Sandcrawler (Light)')).toBe(null);
    const forfeit = (...there: Stood[]) =>
      valueIn({ [dunes]: { light: ['Jawa (Light)', ...there] } }, 'Jawa (Light)', 'forfeit');
    expect([forfeit(), forfeit({ card: 'Sandcrawler (Light)', drivers: ['Rebel Trooper'] })]).toEqual([1, 2]);
  });
});

describe('three Sandcrawlers', () => {
  rule('AR1-0396', 'make a Jawa worth no more than one does', () => {
    const crawler = { card: 'Sandcrawler (Light)', drivers: ['Rebel Trooper'] };
    const at = { [dunes]: { light: ['Jawa (Light)', crawler, crawler, crawler] } };
    expect(valueIn(at, 'Jawa (Light)', 'forfeit')).toBe(2);
  });
});

describe('Lift Tube', () => {
  rule('GLB-0398', 'needs no driver to move as a react, and is only at interior mobile sites', () => {
    const corridor = 'Death Star: Level 6 Core Shaft Corridor';
    const t = battle(
      {
        [corridor]: { light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
        'Death Star: Trash Compactor': { light: ['Lift Tube (Light)'] },
      },
      { turn: 'dark', light: { force: 2 } },
    );
    expect(t.light.may('react', 'Lift Tube (Light)')).toBe(true);
    expect(costOf({ at: { [corridor]: {} } }, 'Lift Tube (Light)')).toBe(1);
    expect(costOf({ at: { [dunes]: {} } }, 'Lift Tube (Light)')).toBe(null);
  });
});

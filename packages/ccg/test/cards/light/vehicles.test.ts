import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { Stood } from '../../../src/position.ts';
import { battle, costOf, lay, valueIn } from './support.ts';

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

import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { type CcgPosition, ccg } from '../../src/index.ts';
import type { Stood } from '../../src/position.ts';
import { placeOf } from '../movingTable.ts';

const dunes = 'Tatooine: Dune Sea';
const tatooine = 'Tatooine (Dark)';

/** Dark's starship is about to be lost. */
const sinking = (ship: Stood, at: NonNullable<CcgPosition['at']> = {}) => {
  const t = table(ccg, {
    turn: 'light',
    phase: 'control',
    dark: { hand: ['Evacuate?'] },
    light: { hand: ['Drill Scuttle (Light)', 'Drill Errand (Light)'] },
    at: { [tatooine]: { dark: [ship] }, ...at },
  });
  t.light.does('play', 'Drill Scuttle (Light)');
  if (t.light.may('target')) t.light.does('target', 'Drill Transport');
  return t;
};

const laden: Stood = {
  card: 'Drill Transport',
  pilots: [{ card: 'Imperial Pilot', on: ['Imperial Blaster'] }],
  on: ['Drill Cannon (Dark)', 'Drill Range Finder'],
  cargo: [{ card: 'Drill Ice Strider', on: ['Drill Ice Strider Gun'], passengers: ['Stormtrooper'] }],
};

describe('Evacuate?', () => {
  rule('GLB-0081', 'saves the characters, and no weapon or device of anything aboard', () => {
    const t = sinking(laden, { [dunes]: {} });
    t.dark.does('play', 'Evacuate?');
    while (t.dark.may('put')) t.dark.does('put');
    expect([placeOf(t, 'Imperial Pilot'), placeOf(t, 'Stormtrooper')]).toEqual([dunes, dunes]);
    expect(placeOf(t, 'Imperial Blaster')).toBe('Imperial Pilot');
    expect([...t.dark.sees('lost', 'dark')].sort()).toEqual([
      'Drill Cannon (Dark)',
      'Drill Ice Strider',
      'Drill Ice Strider Gun',
      'Drill Range Finder',
      'Drill Transport',
    ]);
  });

  rule('GLB-0075', 'Escape Pod does so to a site of a planet', () => {
    const pod = table(ccg, {
      turn: 'dark',
      phase: 'control',
      light: { hand: ['Escape Pod'] },
      dark: { hand: ['Drill Scuttle (Dark)', 'Drill Errand (Dark)'] },
      at: {
        [tatooine]: { light: [{ card: 'Corellian Corvette', pilots: ['Rebel Pilot'], on: ['Drill Cannon (Light)'] }] },
        'Death Star: War Room': {},
        [dunes]: {},
      },
    });
    pod.dark.does('play', 'Drill Scuttle (Dark)');
    // The site on the Death Star is none of a planet.
    pod.light.does('play', 'Escape Pod');
    while (pod.light.may('put')) pod.light.does('put');
    expect(placeOf(pod, 'Rebel Pilot')).toBe(dunes);
    expect([...pod.light.sees('lost', 'light')].sort()).toEqual(['Corellian Corvette', 'Drill Cannon (Light)']);
  });

  for (const [id, side, card] of [
    ['GLB-0075', 'light', 'Escape Pod'],
    ['GLB-0081', 'dark', 'Evacuate?'],
  ] as const)
    rule(id, `${card} saves no weapon or device on the starship, nor on a vehicle or starfighter aboard`, () => {
      const own =
        side === 'light'
          ? {
              ship: 'Drill Liner',
              gun: 'Drill Cannon (Light)',
              device: 'Drill Translator',
              fighter: 'Drill Red Wing',
              vehicle: 'Drill Glider',
              deckGun: 'Drill Deck Gun',
              pilot: 'Rebel Pilot',
            }
          : {
              ship: 'Drill Leviathan',
              gun: 'Drill Cannon (Dark)',
              device: 'Drill Gadget',
              fighter: 'TIE Fighter',
              vehicle: 'Drill Scout',
              deckGun: 'Drill Turret',
              pilot: 'Imperial Pilot',
            };
      const [enemy, harm] =
        side === 'light' ? (['dark', 'Drill Scuttle (Dark)'] as const) : (['light', 'Drill Scuttle (Light)'] as const);
      const stood: Stood = {
        card: own.ship,
        pilots: [own.pilot],
        on: [own.gun, own.device],
        cargo: [
          { card: own.fighter, on: [own.gun, own.device] },
          { card: own.vehicle, on: [own.deckGun] },
        ],
      };
      const t = table(ccg, {
        turn: enemy,
        phase: 'control',
        [side]: { hand: [card] },
        [enemy]: { hand: [harm, enemy === 'dark' ? 'Drill Errand (Dark)' : 'Drill Errand (Light)'] },
        at: { [tatooine]: { [side]: [stood] }, [dunes]: {} },
      });
      t[enemy].does('play', harm);
      t[side].does('play', card);
      while (t[side].may('put')) t[side].does('put');
      expect(placeOf(t, own.pilot)).toBe(dunes);
      const lost = [own.ship, own.fighter, own.vehicle, own.gun, own.gun, own.device, own.device, own.deckGun];
      expect([...t[side].sees('lost', side)].filter((name) => name !== card).sort()).toEqual(lost.sort());
    });

  rule(
    'GLB-0082',
    'leads aboard another starship only if that has room for all of them, and never to starship sites',
    () => {
      const onto = (other: Stood) => {
        const t = sinking(laden, { 'Kessel (Dark)': { dark: [other] }, 'Death Star: War Room': {} });
        if (!t.dark.may('play', 'Evacuate?')) return null;
        t.dark.does('play', 'Evacuate?');
        while (t.dark.may('put')) t.dark.does('put');
        return [placeOf(t, 'Imperial Pilot'), placeOf(t, 'Stormtrooper')];
      };
      expect(onto('Devastator')).toEqual(['Devastator', 'Devastator']);
      expect(onto('Drill Lifeboat')).toBeNull();
      expect(onto('Black 2')).toBeNull();
    },
  );

  rule('GLB-0083', 'saves none of the opponent’s people', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      dark: { hand: ['Evacuate?', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Lure', 'Drill Scuttle (Light)', 'Drill Errand (Light)'] },
      at: {
        [tatooine]: { dark: [{ card: 'Drill Transport', passengers: ['Drill Scrap', 'Stormtrooper'] }] },
        'Kessel (Dark)': { dark: ['Devastator'] },
      },
    });
    t.light.does('play', 'Drill Lure');
    t.dark.passes();
    t.light.does('play', 'Drill Scuttle (Light)').does('target', 'Drill Transport');
    t.dark.does('play', 'Evacuate?');
    expect(placeOf(t, 'Stormtrooper')).toBe('Devastator');
    expect(t.light.sees('lost', 'light')).toContain('Drill Scrap');
  });

  scenario('is not played with Tarkin aboard', () => {
    const aboard = (who: string) =>
      sinking({ card: 'Drill Transport', passengers: [who] }, { [dunes]: {} }).dark.may('play', 'Evacuate?');
    expect([aboard('Stormtrooper'), aboard('Grand Moff Tarkin')]).toEqual([true, false]);
  });
});

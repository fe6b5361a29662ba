import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../../src/index.ts';
import { any, it, may, plays, sends, used } from '../../src/language/index.ts';
import type { Stood } from '../../src/position.ts';
import { slotOf } from '../../src/rules/table/places.ts';
import { ccg } from '../drill.ts';
import { placeOf } from '../movingTable.ts';
import { ccgWith, stranger } from '../stranger.ts';

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
  if (t.asked === 'light' && t.light.may('target')) t.light.does('target', 'Drill Transport');
  return t;
};

/** Dark’s flagship is about to be lost, wherever everybody is. */
const evacuation = (at: NonNullable<CcgPosition['at']>, light: readonly string[] = []) => {
  const t = table(ccg, {
    turn: 'light',
    phase: 'control',
    dark: { hand: ['Evacuate?'] },
    light: { hand: ['Drill Scuttle (Light)', 'Drill Errand (Light)'], table: light },
    at,
  });
  t.light.does('play', 'Drill Scuttle (Light)');
  if (t.asked === 'light' && t.light.may('target')) t.light.does('target', 'Drill Flagship');
  return t;
};

const find = ({ state: s }: ReturnType<typeof evacuation>, name: string): number =>
  s.cards.definition.findIndex((d) => s.names[d] === name);

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
    while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
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

  scenario('leads nowhere if what it would lead to is lost meanwhile', () => {
    const mine = stranger({
      kind: 'interrupt',
      side: 'light',
      functions: [
        used(
          may
            .respond(plays('opponent', any.interrupts))
            .target(any.starships.called('Devastator'))
            .do(sends(it, 'lost')),
        ),
      ],
    });
    const t = table(ccgWith(mine), {
      turn: 'light',
      phase: 'control',
      dark: { hand: ['Evacuate?'] },
      light: { hand: ['Drill Scuttle (Light)', mine.title] },
      at: { [tatooine]: { dark: [laden] }, 'Kessel (Dark)': { dark: ['Devastator'] } },
    });
    t.light.does('play', 'Drill Scuttle (Light)').does('target', 'Drill Transport');
    t.dark.does('play', 'Evacuate?');
    t.light.does('play', mine.title);
    while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
    expect(t.dark.sees('lost', 'dark')).toEqual(
      expect.arrayContaining(['Devastator', 'Drill Transport', 'Imperial Pilot', 'Stormtrooper']),
    );
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
    while (pod.asked === 'light' && pod.light.may('put')) pod.light.does('put', 'Drill Cannon (Light)');
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
      while (t.asked === side && t[side].may('put')) t[side].does('put', '#1');
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
        while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
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

  const corridor = 'Drill Flagship: Corridor';
  const hold = 'Drill Crawler: Hold';
  /** Wherever somebody can be who is aboard the flagship. */
  const berths: Readonly<Record<string, (who: Stood) => NonNullable<CcgPosition['at']>>> = {
    'in the cockpit': (who) => ({ [tatooine]: { dark: [{ card: 'Drill Flagship', pilots: [who] }] } }),
    'on the bridge': (who) => ({ [tatooine]: { dark: [{ card: 'Drill Flagship', passengers: [who] }] } }),
    'in what is in the hold': (who) => ({
      [tatooine]: { dark: [{ card: 'Drill Flagship', cargo: [{ card: 'Drill Ice Strider', passengers: [who] }] }] },
    }),
    'at its own site': (who) => ({ [tatooine]: { dark: ['Drill Flagship'] }, [corridor]: { dark: [who] } }),
    'in a vehicle in the hold, at its site': (who) => ({
      [tatooine]: { dark: [{ card: 'Drill Flagship', cargo: ['Drill Crawler'] }] },
      [hold]: { dark: [who] },
    }),
  };
  for (const [where, berth] of Object.entries(berths)) {
    rule(['GAP-0141', 'GLA-0016', 'GLC-0350'], `saves whoever is ${where}`, () => {
      for (const refuge of [dunes, 'Devastator']) {
        const t = evacuation({ ...berth('Imperial Pilot'), [dunes]: {}, 'Kessel (Dark)': { dark: ['Devastator'] } });
        t.dark.does('play', 'Evacuate?').does('to', refuge);
        while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
        expect(placeOf(t, 'Imperial Pilot')).toBe(refuge);
      }
    });

    rule('GAP-0071', `is not played with Tarkin ${where}`, () => {
      const may = (who: string) => evacuation({ ...berth(who), [dunes]: {} }).dark.getsTo('play', 'Evacuate?');
      expect([may('Stormtrooper'), may('Grand Moff Tarkin')]).toEqual([true, false]);
    });
  }

  rule('GAP-0071', 'saves nobody who is only at the same location', () => {
    const t = evacuation({
      [tatooine]: { dark: ['Drill Flagship', { card: 'Devastator', passengers: ['Stormtrooper'] }] },
      'Kessel (Dark)': { dark: ['Drill Transport'] },
      [dunes]: {},
    });
    expect(t.dark.getsTo('play', 'Evacuate?')).toBe(false);
  });

  rule('GLC-0503', 'brings a spy under cover to no starship, but to a site', () => {
    const t = evacuation({
      [tatooine]: { dark: ['Drill Flagship'] },
      [corridor]: { dark: [{ card: 'Garindan', inactive: 'undercover' }] },
      'Kessel (Dark)': { dark: ['Devastator'] },
      [dunes]: {},
    });
    t.dark.does('play', 'Evacuate?');
    expect(placeOf(t, 'Garindan')).toBe(dunes);
  });

  rule('GLB-0082', 'lets its player say who takes the seats of pilots, where there are too few', () => {
    const [first, second] = ['Imperial Pilot', 'DS-61-2'];
    const escort = { card: 'Drill Transport', pilots: ['Drill Ace (Dark)'] };
    const together = { [tatooine]: { dark: [{ card: 'Drill Flagship', pilots: [first, second] }] } };
    const apart = {
      [tatooine]: { dark: [{ card: 'Drill Flagship', pilots: [first] }] },
      [corridor]: { dark: [second] },
    };
    const cases = [
      { ...together, 'Kessel (Dark)': { dark: [escort] } },
      { ...apart, 'Kessel (Dark)': { dark: [escort] } },
      { ...apart, [tatooine]: { dark: [...apart[tatooine].dark, escort] } },
    ];
    for (const at of cases)
      for (const [chosen, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const t = evacuation(at);
        t.dark.does('play', 'Evacuate?');
        expect([...t.options].sort()).toEqual([`sit as pilot ${second}`, `sit as pilot ${first}`]);
        t.dark.does('sit as pilot', chosen);
        expect([chosen, other].map((who) => placeOf(t, who))).toEqual(['Drill Transport', 'Drill Transport']);
        expect([chosen, other].map((who) => slotOf(t.state, find(t, who)))).toEqual(['pilot', 'passenger']);
      }
  });

  rule('AR7-0092', 'is no move for whoever does not change locations, and so open to those who can’t move', () => {
    const landed = (site: string) => {
      const t = evacuation(
        { [dunes]: { dark: [{ card: 'Drill Landing Ship', passengers: ['Stormtrooper'] }] }, [site]: {} },
        ['Drill Gridlock'],
      );
      t.dark.does('play', 'Evacuate?');
      expect(t.dark.told('moves')).toEqual([]);
      return placeOf(t, 'Stormtrooper');
    };
    expect(landed('Tatooine: Jawa Camp (Dark)')).toBe(dunes);
    const laden = { card: 'Drill Flagship', passengers: ['Stormtrooper'] };
    const fleeing = (at: NonNullable<CcgPosition['at']>, light: readonly string[] = []) => {
      const t = evacuation(at, light);
      if (!t.dark.may('play', 'Evacuate?')) return null;
      t.dark.does('play', 'Evacuate?');
      return [placeOf(t, 'Stormtrooper'), t.dark.told('moves').length];
    };
    const beside = { [tatooine]: { dark: [laden, 'Devastator'] } };
    const afar = { [tatooine]: { dark: [laden] }, 'Kessel (Dark)': { dark: ['Devastator'] } };
    expect(fleeing(beside, ['Drill Gridlock'])).toEqual(['Devastator', 0]);
    expect(fleeing(afar, ['Drill Gridlock'])).toBe(null);
    expect(fleeing(afar)).toEqual(['Devastator', 1]);
  });
});

import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { location } from '../src/catalog/card.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { any } from '../src/language/cards/cards.ts';
import { isAboard, isAlone, isPresentWith, isWith } from '../src/rules/table/company.ts';
import { isGround } from '../src/rules/table/grounds.ts';
import { isPresentAt, locationOf, placeOf } from '../src/rules/table/places.ts';
import {
  controls,
  forceIcons,
  hasPresence,
  isBattleground,
  isUnoccupied,
  occupies,
  wouldBeBattleground,
} from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';
import { ccgWith } from './stranger.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const dark = 0;
const light = 1;
const nobody = { by: dark, self: -1, locked: null } as const;

describe('presence', () => {
  rule(['GAP-0063', 'GLC-0087'], 'comes of ability, wherever at the location it is, and at one location only', () => {
    const { state: s } = table(ccg, {
      at: {
        Drill: { dark: [{ card: 'Drill Flagship', pilots: ['Drill Navigator'] }] },
        'Drill Flagship: Corridor': { dark: ['Drill Trooper'] },
        'Drill: Dunes': { dark: [{ card: 'Drill Strider', passengers: ['Drill Spy'] }] },
        'Drill: Hall': { light: ['Drill Servant'] },
      },
    });
    expect(hasPresence(s, dark, find(s, 'Drill'))).toBe(true);
    expect(hasPresence(s, dark, find(s, 'Drill Flagship: Corridor'))).toBe(true);
    expect(hasPresence(s, dark, find(s, 'Drill: Dunes'))).toBe(true);
    // A droid has no ability.
    expect(hasPresence(s, light, find(s, 'Drill: Hall'))).toBe(false);
  });

  rule(['GLC-0088', 'GLC-0101'], 'permanent pilots give it at the system, whoever is below decks at their site', () => {
    const { state: s } = table(ccg, {
      at: {
        Drill: { dark: ['Drill Flagship'], light: ['Drill Wing'] },
        'Drill Flagship: Corridor': { light: ['Drill Recruit'] },
      },
    });
    expect(hasPresence(s, dark, find(s, 'Drill'))).toBe(true);
    expect(hasPresence(s, dark, find(s, 'Drill Flagship: Corridor'))).toBe(false);
    // Starships have none of their own, and Light's character is not at the system.
    expect(hasPresence(s, light, find(s, 'Drill'))).toBe(false);
    expect(hasPresence(s, light, find(s, 'Drill Flagship: Corridor'))).toBe(true);
  });

  rule(
    ['GLA-0402', 'GLB-0022'],
    'needs ability of 1 in all: one creature of a half is too little, two are enough',
    () => {
      const one = table(ccg, { at: { 'Drill: Dunes': { light: ['Drill Beast', 'Drill Servant'] } } }).state;
      expect(hasPresence(one, light, find(one, 'Drill: Dunes'))).toBe(false);
      const two = table(ccg, { at: { 'Drill: Dunes': { light: ['Drill Beast', 'Drill Beast'] } } }).state;
      expect(hasPresence(two, light, find(two, 'Drill: Dunes'))).toBe(true);
    },
  );

  rule('GAP-0212', 'a presence icon needs no ability', () => {
    const { state: s } = table(ccg, { at: { 'Drill: Dunes': { light: ['Drill Idol'] } } });
    expect(controls(s, light, find(s, 'Drill: Dunes'))).toBe(true);
  });

  rule(['AR1-0312', 'AR1-0276'], 'what is inactive never gives any', () => {
    const { state: s } = table(ccg, {
      at: { 'Drill: Dunes': { dark: [{ card: 'Drill Spy', inactive: 'undercover' }] } },
    });
    expect(hasPresence(s, dark, find(s, 'Drill: Dunes'))).toBe(false);
  });

  rule(['GLB-0541', 'GLA-0379', 'GLA-0380'], 'both may occupy a location; only one alone controls it', () => {
    const { state: s } = table(ccg, {
      phase: 'move',
      at: {
        'Drill: Dunes': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        'Drill: Hall': { dark: ['Drill Trooper'], light: ['Drill Servant'] },
      },
    });
    const [dunes, hall] = [find(s, 'Drill: Dunes'), find(s, 'Drill: Hall')];
    expect([occupies(s, dark, dunes), occupies(s, light, dunes)]).toEqual([true, true]);
    expect([controls(s, dark, dunes), controls(s, light, dunes)]).toEqual([false, false]);
    expect(controls(s, dark, hall)).toBe(true);
  });

  rule(['GLC-0522', 'GLC-0523'], 'a place with a spy under cover is not unoccupied', () => {
    const { state: s } = table(ccg, {
      at: {
        'Drill: Hall': { light: ['Drill Servant'] },
        'Drill: Dunes': { dark: [{ card: 'Drill Spy', inactive: 'undercover' }] },
        'Drill Yard': { dark: ['Drill Trooper'] },
      },
    });
    expect(isUnoccupied(s, find(s, 'Drill: Hall'))).toBe(true);
    expect(isUnoccupied(s, find(s, 'Drill: Dunes'))).toBe(false);
    expect(isUnoccupied(s, find(s, 'Drill Yard'))).toBe(false);
  });
});

describe('texts that ask who has what', () => {
  /** What Dark drains for in the hall, with such an Effect. */
  const drain = (effect: string, elsewhere: CcgPosition['at']) =>
    table(ccg, { dark: { table: [effect] }, at: { 'Drill: Hall': { dark: ['Drill Trooper'] }, ...elsewhere } }).decision
      .options[0]?.amount;

  rule(['GLB-0541', 'GAP-0149'], 'count battlegrounds that are occupied, disputed or not', () => {
    const both = { dark: ['Drill Trooper'], light: ['Drill Recruit'] };
    expect(drain('Drill Foothold', { 'Drill Yard': both })).toBe(2);
    expect(drain('Drill Foothold', { 'Drill Yard': { light: ['Drill Recruit'] } })).toBe(1);
    // No icon of Light's is there.
    expect(drain('Drill Foothold', { 'Drill: Dunes': both })).toBe(1);
  });

  rule(['GLA-0379', 'GLC-0522'], 'count what is controlled, or what nobody occupies', () => {
    expect(drain('Drill Grip', { 'Drill Yard': { dark: ['Drill Trooper'] } })).toBe(2);
    expect(drain('Drill Grip', { 'Drill Yard': { dark: ['Drill Trooper'], light: ['Drill Recruit'] } })).toBe(1);
    expect(drain('Drill Emptiness', { 'Drill: Dunes': { light: ['Drill Servant'] } })).toBe(2);
    expect(drain('Drill Emptiness', { 'Drill: Dunes': { light: ['Drill Recruit'] } })).toBe(1);
  });
});

describe('present', () => {
  rule(['GLC-0092', 'GLC-0091', 'GAP-0064'], 'a pilot is at the system but present aboard the starship', () => {
    const { state: s } = table(ccg, { at: { Drill: { light: [{ card: 'Drill Wing', pilots: ['Drill Flyer'] }] } } });
    const [system, wing, flyer] = [find(s, 'Drill'), find(s, 'Drill Wing'), find(s, 'Drill Flyer')];
    expect(isPresentAt(s, wing, system)).toBe(true);
    expect(locationOf(s, flyer)).toBe(system);
    expect(isPresentAt(s, flyer, system)).toBe(false);
    expect(isPresentAt(s, flyer, wing)).toBe(true);
  });

  rule(['GLB-0065', 'GLC-0015', 'GLC-0097'], 'aboard an open vehicle one is present, in an enclosed one not', () => {
    const { state: s } = table(ccg, {
      at: {
        'Drill: Dunes': {
          dark: [{ card: 'Drill Strider', pilots: ['Drill Navigator'] }],
          light: [{ card: 'Drill Skimmer', pilots: [{ card: 'Drill Flyer', on: ['Drill Saber'] }] }],
        },
      },
    });
    const dunes = find(s, 'Drill: Dunes');
    expect(isPresentAt(s, find(s, 'Drill Flyer'), dunes)).toBe(true);
    expect(isPresentAt(s, find(s, 'Drill Saber'), dunes)).toBe(true);
    expect(isPresentAt(s, find(s, 'Drill Navigator'), dunes)).toBe(false);
    expect(placeOf(s, find(s, 'Drill Navigator'))).toBe(find(s, 'Drill Strider'));
  });

  rule(['GLC-0093', 'GAP-0066', 'GAP-0072'], 'with is at the same location; present with is in the same place', () => {
    const { state: s } = table(ccg, {
      at: {
        'Drill: Dunes': {
          dark: [{ card: 'Drill Strider', pilots: ['Drill Navigator'], passengers: ['Drill Spy'] }, 'Drill Trooper'],
          light: ['Drill Recruit'],
        },
      },
    });
    const [pilot, spy] = [find(s, 'Drill Navigator'), find(s, 'Drill Spy')];
    const recruit = find(s, 'Drill Recruit');
    expect(isWith(s, pilot, recruit)).toBe(true);
    expect(isWith(s, pilot, pilot)).toBe(false);
    expect(isPresentWith(s, pilot, recruit)).toBe(false);
    expect(isPresentWith(s, pilot, spy)).toBe(true);
    expect(any.characters.presentWithThis.in(s, { ...nobody, self: pilot })).toEqual([spy]);
    expect(any.characters.here.other.in(s, { ...nobody, self: pilot })).toHaveLength(3);
  });

  rule(['GAP-0065', 'GAP-0320'], 'what is inactive is neither present nor with anybody', () => {
    const { state: s } = table(ccg, {
      at: { 'Drill: Dunes': { dark: [{ card: 'Drill Spy', inactive: 'undercover' }], light: ['Drill Recruit'] } },
    });
    expect(isPresentAt(s, find(s, 'Drill Spy'), find(s, 'Drill: Dunes'))).toBe(false);
    expect(isWith(s, find(s, 'Drill Recruit'), find(s, 'Drill Spy'))).toBe(false);
  });

  rule(['GLB-0060', 'GLB-0062'], 'what is in a cargo bay is at the system, but not present there', () => {
    const { state: s } = table(ccg, {
      at: { Drill: { dark: [{ card: 'Drill Flagship', cargo: ['Drill Interceptor'] }] } },
    });
    const [ship, fighter] = [find(s, 'Drill Flagship'), find(s, 'Drill Interceptor')];
    expect(isPresentAt(s, fighter, find(s, 'Drill'))).toBe(false);
    expect(isPresentAt(s, fighter, ship)).toBe(true);
    expect(isAboard(s, fighter, ship)).toBe(true);
  });
});

describe('at and on', () => {
  rule(['GAP-0069', 'GAP-0070', 'GLC-0095'], 'at a planet is anywhere there; on it is not at its system', () => {
    const { state: s } = table(ccg, {
      at: {
        'Drill: Dunes': { dark: [{ card: 'Drill Strider', pilots: ['Drill Navigator'] }] },
        Drill: { dark: ['Drill Flagship'] },
        'Drill Asteroids': { dark: ['Drill Interceptor'] },
      },
    });
    const are = (cards: typeof any) =>
      cards
        .of('character', 'starship', 'vehicle')
        .in(s, nobody)
        .map((card) => s.names[s.cards.definition[card] ?? -1]);
    expect(are(any.at('Drill'))).toEqual(
      expect.arrayContaining(['Drill Strider', 'Drill Flagship', 'Drill Navigator']),
    );
    expect(are(any.at('Drill'))).toHaveLength(3);
    expect(are(any.on('Drill'))).toEqual(expect.arrayContaining(['Drill Strider', 'Drill Navigator']));
    expect(are(any.on('Drill'))).toHaveLength(2);
    expect(are(any.at('Drill: Dunes'))).toHaveLength(2);
  });

  rule(
    ['GLC-0350', 'GLC-0541', 'GLC-0537'],
    'whoever is at a site of a starship or vehicle is aboard it, but present at the site',
    () => {
      const { state: s } = table(ccg, {
        at: {
          'Drill: Dunes': { dark: ['Drill Crawler'] },
          'Drill Crawler: Hold': { dark: ['Drill Spy'] },
          Drill: { dark: ['Drill Flagship'] },
          'Drill Flagship: Corridor': { dark: ['Drill Navigator'] },
        },
      });
      const spy = find(s, 'Drill Spy');
      expect(isAboard(s, spy, find(s, 'Drill Crawler'))).toBe(true);
      expect(placeOf(s, spy)).toBe(find(s, 'Drill Crawler: Hold'));
      expect(isPresentAt(s, spy, find(s, 'Drill: Dunes'))).toBe(false);
      expect(isAboard(s, find(s, 'Drill Navigator'), find(s, 'Drill Flagship'))).toBe(true);
      expect(isAboard(s, find(s, 'Drill Navigator'), find(s, 'Drill Crawler'))).toBe(false);
    },
  );

  rule(['GAP-0071', 'GAP-0141'], 'whoever is at a site of a starship is not at the starship’s location', () => {
    const { state: s } = table(ccg, {
      at: { Drill: { dark: ['Drill Flagship'] }, 'Drill Flagship: Corridor': { dark: ['Drill Trooper'] } },
    });
    expect(any.characters.at('Drill').in(s, nobody)).toEqual([]);
    expect(isWith(s, find(s, 'Drill Trooper'), find(s, 'Drill Flagship'))).toBe(false);
  });

  rule(['GLB-0091', 'GLB-0298', 'GLB-0414'], 'inside, outside or both; site, sector or system', () => {
    const { state: s } = table(ccg, {
      at: { 'Drill: Hall': {}, 'Drill: Docking Bay': {}, 'Drill: Dunes': {}, Drill: {} },
    });
    const are = (name: string, ground: 'interior' | 'exterior' | 'site' | 'docking bay') =>
      isGround(s, find(s, name), ground);
    expect([are('Drill: Hall', 'interior'), are('Drill: Hall', 'exterior')]).toEqual([true, false]);
    expect([are('Drill: Docking Bay', 'interior'), are('Drill: Docking Bay', 'exterior')]).toEqual([true, true]);
    expect([are('Drill: Docking Bay', 'docking bay'), are('Drill: Dunes', 'docking bay')]).toEqual([true, false]);
    expect([are('Drill: Dunes', 'site'), are('Drill', 'site')]).toEqual([true, false]);
  });
});

describe('alone', () => {
  const alone = (names: readonly string[], who: string) => {
    const { state: s } = table(ccg, { at: { 'Drill: Dunes': { light: names, dark: ['Drill Trooper'] } } });
    return isAlone(s, find(s, who));
  };

  rule(['GAP-0073', 'GLA-0079'], 'is a character without a second one or any other ability on its side', () => {
    expect(alone(['Drill Recruit', 'Drill Skimmer'], 'Drill Recruit')).toBe(true);
    expect(alone(['Drill Recruit', 'Drill Servant'], 'Drill Recruit')).toBe(false);
    expect(alone(['Drill Recruit', 'Drill Beast'], 'Drill Recruit')).toBe(false);
  });

  for (const [company, others, is] of [
    ['an unpiloted starship', ['Drill Lone Fighter'], true],
    ['a starship with a permanent pilot', ['Drill Red Wing'], false],
    ['a droid in another starship', [{ card: 'Drill Slow Boat', passengers: ['Drill Servant'] }], false],
    ['somebody else aboard', [], false],
    ['the permanent pilot of its own starship', [], false],
    ['nobody', [], true],
  ] as const)
    rule('GLA-0079', `in space ${is ? 'is alone' : 'is not alone'} with ${company}`, () => {
      const own =
        company === 'the permanent pilot of its own starship'
          ? { card: 'Drill Slow Boat', passengers: ['Drill Flyer'] }
          : {
              card: 'Drill Two-Seater',
              pilots: ['Drill Flyer'],
              passengers: company === 'somebody else aboard' ? ['Drill Servant'] : [],
            };
      const { state: s } = table(ccg, { at: { Drill: { light: [own, ...others], dark: ['Drill Interceptor'] } } });
      expect(isAlone(s, find(s, 'Drill Flyer'))).toBe(is);
    });

  rule('GAP-0074', 'is a starship or vehicle if all others are aboard it', () => {
    const at = (light_: readonly (string | { card: string; pilots: string[] })[]) => {
      const { state: s } = table(ccg, { at: { 'Drill: Dunes': { light: light_ } } });
      return isAlone(s, find(s, 'Drill Skimmer'));
    };
    expect(at([{ card: 'Drill Skimmer', pilots: ['Drill Flyer'] }])).toBe(true);
    expect(at([{ card: 'Drill Skimmer', pilots: ['Drill Flyer'] }, 'Drill Recruit'])).toBe(false);
  });
});

describe('battlegrounds', () => {
  rule(['GAP-0149', 'GAP-0050', 'GLB-0140'], 'have Force icons on both sides, whatever gives or takes them', () => {
    const at = { 'Drill: Dunes': {}, 'Drill: Hall': {} };
    const { state: s } = table(ccg, { at });
    expect(isBattleground(s, find(s, 'Drill: Dunes'))).toBe(false);
    expect(isBattleground(s, find(s, 'Drill: Hall'))).toBe(true);
    const more = table(ccg, { light: { table: ['Drill Aura'] }, at }).state;
    expect(isBattleground(more, find(more, 'Drill: Dunes'))).toBe(true);
    expect(forceIcons(more, find(more, 'Drill: Dunes'), light)).toBe(1);
    expect(forceIcons(more, find(more, 'Drill: Dunes'), dark)).toBe(3);
    const less = table(ccg, { dark: { table: ['Drill Blight'] }, at }).state;
    expect(isBattleground(less, find(less, 'Drill: Hall'))).toBe(false);
    expect(forceIcons(less, find(less, 'Drill: Hall'), dark)).toBe(1);
  });

  rule('GAP-0150', 'are not at the Galactic Senate, on table or as it would be laid there', () => {
    const facts = { side: 'dark', id: '', rarity: '', type: 'site', system: 'Coruscant', interior: true } as const;
    const icons = { planet: true, force: { light: 1, dark: 1 } };
    const is = ['Coruscant: Galactic Senate', 'Drill Yard'].map((title) => {
      const site = location(title, { ...facts, ...icons });
      const { state: s } = table(title === 'Drill Yard' ? ccg : ccgWith(site), { at: { [title]: {} } });
      return [isBattleground(s, find(s, title)), wouldBeBattleground(s, site, 'Coruscant')];
    });
    expect(is).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  for (const where of ['Dagobah: Drill Bog', 'Drill Dagobah', 'Ahch-To: Drill Cliff', 'Drill Holosite'])
    rule('GAP-0150', `are never on Dagobah or Ahch-To, nor holosites: ${where}`, () => {
      const { state: s } = table(ccg, { at: { [where]: {} } });
      expect(([0, 1] as const).map((who) => forceIcons(s, find(s, where), who))).toEqual([1, 1]);
      expect(isBattleground(s, find(s, where))).toBe(false);
    });
});

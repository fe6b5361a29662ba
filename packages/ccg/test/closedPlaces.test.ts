import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { any, atAnyTime, it, may, relocates, used, your } from '../src/language/index.ts';
import type { Stood } from '../src/position.ts';
import { isShielded } from '../src/rules/table/energyShield.ts';
import { locationOf } from '../src/rules/table/places.ts';
import { isBattleground } from '../src/rules/table/presence.ts';
import { places, whyNotWith } from './deployingTable.ts';
import { ccg } from './drill.ts';
import { moving, placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

type At = NonNullable<CcgPosition['at']>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const yard = 'Drill Yard';

/** Where a card of the Dark Side can be deployed at the shielded sites and beyond. */
const onHoth = (card: string, there: readonly Stood[] = [], table_: readonly string[] = []) =>
  places(
    'dark',
    card,
    { 'Drill Ice: Generators': {}, 'Drill Ice: Perimeter': { dark: there }, 'Drill Ice: Plains': {} },
    { dark: { table: table_ } },
  );

describe('an energy shield', () => {
  const ice = [
    'Drill Ice: Generators',
    'Drill Ice: Perimeter',
    'Drill Ice: Docking Bay',
    'Drill Ice: Cave',
    'Drill Ice: Plains',
    'Drill Ice',
  ];
  const on = (at: At) => table(ccg, { at: { ...Object.fromEntries(ice.map((one) => [one, {}])), ...at } });

  const sites: readonly (readonly [what: string, site: string, at: At, is: boolean])[] = [
    ['the generators', 'Drill Ice: Generators', {}, true],
    ['the first marker site', 'Drill Ice: Perimeter', {}, true],
    ['a site of Echo Base', 'Drill Ice: Docking Bay', {}, true],
    [
      'a site of a vehicle at a shielded site',
      'Drill Wagon: Cabin',
      { 'Drill Ice: Perimeter': { dark: ['Drill Wagon'] }, 'Drill Wagon: Cabin': {} },
      true,
    ],
    [
      'a site of a vehicle elsewhere',
      'Drill Wagon: Cabin',
      { 'Drill Ice: Plains': { dark: ['Drill Wagon'] }, 'Drill Wagon: Cabin': {} },
      false,
    ],
    ['a site beyond it', 'Drill Ice: Plains', {}, false],
    ['the system', 'Drill Ice', {}, false],
    ['a site of another planet', yard, { [yard]: {} }, false],
  ];
  for (const [what, site, at, is] of sites)
    rule('GAP-0274', `covers ${is ? '' : 'not '}${what}, which ${is ? 'is no' : 'stays a'} battleground`, () => {
      const { state } = on(at);
      expect(isShielded(state, find(state, site))).toBe(is);
      if (site !== 'Drill Wagon: Cabin') expect(isBattleground(state, find(state, site))).toBe(!is);
    });

  const under = { 'Drill Ice: Generators': {}, 'Drill Ice: Docking Bay': {} };
  const beyond = { ...under, 'Drill Ice: Perimeter': {}, 'Drill Ice: Plains': {}, 'Drill Ice': {} };
  for (const [what, dark, light] of [
    ['characters', 'Drill Trooper', 'Drill Recruit'],
    ['vehicles', 'Drill Ice Strider', 'Drill Skimmer'],
    ['starships', 'Drill Interceptor', 'Drill Red Wing'],
  ] as const)
    rule(['AR5-0021', 'GAP-0275', 'GLB-0231'], `keeps out the Dark Side’s ${what}, and not the Light Side’s`, () => {
      expect(places('dark', dark, under)).toEqual([]);
      expect(places('dark', dark, beyond)).toEqual([what === 'starships' ? 'Drill Ice' : 'Drill Ice: Plains']);
      expect(places('dark', dark, { 'Drill Ice: Docking Bay': {} })).toEqual(['Drill Ice: Docking Bay']);
      expect(places('light', light, under)).toContain('Drill Ice: Docking Bay');
    });

  rule('GAP-0274', 'covers nothing without its generators', () => {
    const { state } = table(ccg, { at: { 'Drill Ice: Perimeter': {} } });
    expect(isShielded(state, find(state, 'Drill Ice: Perimeter'))).toBe(false);
  });

  rule(['AR5-0046', 'GAP-0275'], 'keeps out even spies, unless a card lets them in (example)', () => {
    expect(onHoth('Drill Mole')).toEqual(['Drill Ice: Plains']);
    expect(onHoth('Drill Mole', [], ['Drill Breach'])).toHaveLength(3);
  });

  rule(['AR5-0047', 'GLB-0230', 'GAP-0101'], 'but no weapons, devices or creatures (example)', () => {
    expect(onHoth('Drill Ice Strider Gun', ['Drill Ice Strider'])).toEqual(['Drill Ice Strider']);
    expect(onHoth('Drill Range Finder', ['Drill Ice Strider'])).toEqual(['Drill Ice Strider']);
    expect(onHoth('Drill Ice Beast')).toContain('Drill Ice: Perimeter');
  });

  for (const card of [
    'Drill Prowler',
    'Presence Of The Force',
    'Observation Holocam',
    'Drill Fixed Gun',
    'Drill Popgun',
  ])
    rule('GLB-0230', `is open to ${card}`, () => {
      expect(onHoth(card, ['Stormtrooper'])).toContain(
        card === 'Drill Popgun' ? 'Stormtrooper' : 'Drill Ice: Perimeter',
      );
    });
});

describe('the sky over an energy shield', () => {
  /** Generators are on table or not. */
  const ice = (shield: boolean, position: CcgPosition) =>
    moving({
      ...position,
      at: { ...(shield ? { 'Drill Ice: Generators': {} } : {}), ...position.at },
    });

  rule(['GLB-0222', 'GLB-0227'], 'is closed to the Dark Side’s starfighters both ways, and the ground is open', () => {
    const over = (shield: boolean) =>
      ice(shield, { at: { 'Drill Ice: Docking Bay': {}, 'Drill Ice': { dark: ['TIE Fighter'] } } }).dark;
    expect(over(false).may('land', 'TIE Fighter')).toBe(true);
    expect(over(true).may('land', 'TIE Fighter')).toBe(false);
    const landed = (shield: boolean) =>
      ice(shield, { at: { 'Drill Ice: Docking Bay': { dark: ['TIE Fighter'] }, 'Drill Ice': {} } }).dark;
    expect(landed(false).may('take off', 'TIE Fighter')).toBe(true);
    expect(landed(true).may('take off', 'TIE Fighter')).toBe(false);
    const light = ice(true, {
      turn: 'light',
      at: { 'Drill Ice: Docking Bay': {}, 'Drill Ice': { light: ['X-wing'] } },
    });
    expect(light.light.may('land', 'X-wing', 'Drill Ice: Docking Bay')).toBe(true);
    const march = ice(true, { at: { 'Drill Ice: Perimeter': {}, 'Drill Ice: Plains': { dark: ['Stormtrooper'] } } });
    march.dark.does('move', 'Stormtrooper', 'Drill Ice: Perimeter');
    expect(placeOf(march, 'Stormtrooper')).toBe('Drill Ice: Perimeter');
  });

  rule('GLB-0230', 'lets vehicles of the Dark Side in by land, as it lets characters', () => {
    const t = ice(true, { at: { 'Drill Ice: Perimeter': {}, 'Drill Ice: Plains': { dark: ['Drill Ice Strider'] } } });
    t.dark.does('move', 'Drill Ice Strider', 'Drill Ice: Perimeter');
    expect(placeOf(t, 'Drill Ice Strider')).toBe('Drill Ice: Perimeter');
  });

  rule('GLB-0228', 'is closed to shuttling, transit and transport of the Dark Side', () => {
    const shuttled = (shield: boolean, site: string, ship: string, who: string) =>
      ice(shield, { turn: 'dark', at: { [site]: { dark: [who] }, 'Drill Ice': { dark: [ship] } } }).dark.may(
        'shuttle',
        who,
      );
    const perimeter = 'Drill Ice: Perimeter';
    expect(shuttled(false, perimeter, 'Devastator', 'Stormtrooper')).toBe(true);
    expect(shuttled(true, perimeter, 'Devastator', 'Stormtrooper')).toBe(false);
    expect(shuttled(true, 'Drill Ice: Plains', 'Devastator', 'Stormtrooper')).toBe(true);
    const down = (shield: boolean) =>
      ice(shield, {
        at: { [perimeter]: {}, 'Drill Ice': { dark: [{ card: 'Devastator', passengers: ['Stormtrooper'] }] } },
      }).dark.may('shuttle', 'Stormtrooper', perimeter);
    expect([down(false), down(true)]).toEqual([true, false]);
    const bays = (shield: boolean, side: 'dark' | 'light') =>
      ice(shield, {
        turn: side,
        at: {
          'Drill Ice: Docking Bay': {},
          'Death Star: Docking Bay 327 (Dark)': { dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
        },
      })[side].may('transit');
    expect([bays(false, 'dark'), bays(true, 'dark'), bays(true, 'light')]).toEqual([true, false, true]);
  });

  rule('GLB-0229', 'gives the Dark Side no power in battles under the shield', () => {
    const power = (shield: boolean, where: string) => {
      const t = ice(shield, {
        phase: 'battle',
        at: { [where]: { dark: ['Stormtrooper'], light: ['Rebel Trooper'] }, 'Drill Ice': { dark: ['Devastator'] } },
      });
      t.dark.does('initiate battle', where);
      return t.dark.told('total power').at(-1);
    };
    expect(power(false, 'Drill Ice: Perimeter')).toMatchObject({ dark: 3 });
    expect(power(true, 'Drill Ice: Perimeter')).toMatchObject({ dark: 1 });
    expect(power(true, 'Drill Ice: Plains')).toMatchObject({ dark: 3 });
  });
});

describe('a closed planet', () => {
  const closed = [
    ['AR5-0020', 'Dagobah: Drill Bog'],
    ['AR5-0019', 'Ahch-To: Drill Cliff'],
  ] as const;
  for (const [id, site] of closed) {
    for (const [what, name, there] of [
      ['a character', 'Drill Trooper', {}],
      ['a spy', 'Drill Probe', {}],
      ['a vehicle', 'Drill Ice Strider', {}],
      ['a Utinni Effect', 'Drill Quest', { light: ['Drill Recruit'] }],
      ['a weapon that is put down', 'Drill Fixed Gun', {}],
      ['a device that is put down', 'Observation Holocam', {}],
    ] as const)
      rule([id, 'GAP-0263'], `keeps away ${what}: ${site}`, () => {
        expect(places('dark', name, { [site]: there })).toEqual([]);
        expect(places('dark', name, { 'Drill Yard': there })).toEqual(['Drill Yard']);
      });
    for (const [what, name] of [
      ['a character', 'Drill Recruit'],
      ['a vehicle', 'Drill Skimmer'],
    ] as const)
      rule([id, 'GAP-0263'], `keeps away ${what} of the Light Side: ${site}`, () => {
        expect(whyNotWith('light', name, { [site]: {} })).toBe('AR5-0020');
        expect(places('light', name, { 'Drill Yard': {} })).toEqual(['Drill Yard']);
      });
    for (const [what, name, there, to] of [
      ['a creature', 'Drill Prowler', {}, site],
      ['an Effect', 'Expand The Empire', {}, site],
      ['a weapon on somebody', 'Drill Laser', { dark: ['Drill Trooper'] }, 'Drill Trooper'],
      ['a device on somebody', 'Drill Antenna', { dark: ['Drill Trooper'] }, 'Drill Trooper'],
    ] as const)
      rule([id, 'GAP-0101'], `lets in ${what}: ${site}`, () => {
        expect(places('dark', name, { [site]: there })).toEqual([to]);
      });
  }

  for (const name of ['Devastator', 'Drill Interceptor', 'Drill Hive'])
    rule(['AR5-0020', 'GAP-0263'], `keeps starships away: ${name}`, () => {
      expect(whyNotWith('dark', name, { 'Drill Dagobah': {} })).toBe('AR5-0020');
    });

  const cliff = 'Drill Harbor: Cliff';
  for (const away of ['Dagobah: Drill Bog', 'Ahch-To: Drill Cliff'])
    rule('GAP-0264', `are left by no card's relocation, nor reached: ${away}`, () => {
      const goes = (from: string, to: string) => {
        const t = moving({
          turn: 'light',
          light: { hand: ['Drill Guide', errands.light] },
          at: { [from]: { light: ['Drill Recruit'] }, [to]: {} },
        });
        if (!t.light.may('play', 'Drill Guide')) return false;
        t.light.does('play', 'Drill Guide');
        if (t.light.may('target', to)) t.light.does('target', to);
        return cardOf(t.state, locationOf(t.state, find(t.state, 'Drill Recruit'))).name === to;
      };
      expect([goes(away, cliff), goes(cliff, away), goes('Drill Harbor: Quay', cliff)]).toEqual([false, false, true]);
    });

  const tow = stranger({
    kind: 'interrupt',
    side: 'light',
    functions: [
      used(may.act(atAnyTime).targetTogether(your.starships).target(any.locations).do(relocates('first target', it))),
    ],
  });
  for (const [from, to, is] of [
    ['Drill Asteroids', 'Drill Harbor', true],
    ['Drill Harbor', 'Drill Asteroids', true],
    ['Drill Dagobah', 'Drill Harbor', false],
    ['Drill Harbor', 'Drill Dagobah', false],
  ] as const)
    rule(['GAP-0264', 'GLA-0108'], `has asteroids that are none of its locations: ${from} to ${to}`, () => {
      const t = table(ccgWith(tow), {
        phase: 'move',
        turn: 'light',
        light: { force: 9, hand: [tow.name, errands.light] },
        at: {
          'Drill Dagobah': {},
          'Drill Asteroids': {},
          'Drill Harbor': {},
          [from]: { light: [{ card: 'Drill Liner', pilots: ['Drill Recruit'] }] },
        },
      });
      if (t.light.may('play', tow.name)) t.light.does('play', tow.name);
      if (t.light.may('target', to)) t.light.does('target', to);
      expect(placeOf(t, 'Drill Liner') === to).toBe(is);
    });

  for (const [what, aboard, ground] of [
    ['up', [], ['Drill Recruit']],
    ['down', ['Drill Recruit'], []],
  ] as const)
    rule('GAP-0264', `are not where anybody is shuttled ${what}`, () => {
      const may = (site: string, system: string) =>
        moving({
          turn: 'light',
          light: { hand: [errands.light] },
          at: { [site]: { light: ground }, [system]: { light: [{ card: 'Drill Liner', passengers: aboard }] } },
        }).light.may('shuttle', 'Drill Recruit');
      expect([may('Dagobah: Drill Bog', 'Drill Dagobah'), may('Drill Harbor: Cliff', 'Drill Harbor')]).toEqual([
        false,
        true,
      ]);
    });
});

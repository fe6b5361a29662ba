import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState } from '../src/index.ts';
import type { CcgPosition, Stood } from '../src/position.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { destinationsFor } from '../src/rules/deploying/destinations.ts';
import { isShielded } from '../src/rules/table/energyShield.ts';
import { isBattleground } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';
import { moving, placeOf } from './movingTable.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const inHand = (s: CcgState, by: 0 | 1, name: string): number =>
  s.zones.hand[by].find((card) => s.names[s.cards.definition[card] ?? -1] === name) ?? -1;

/** Where a card in hand can be deployed. */
const places = (s: CcgState, by: 0 | 1, name: string): string[] =>
  destinationsFor(s, by, inHand(s, by, name)).map(({ to }) => s.names[s.cards.definition[to] ?? -1] ?? '');

const hoth = (hand: readonly string[], there: readonly Stood[] = [], table_: readonly string[] = []) =>
  table(ccg, {
    phase: 'deploy',
    dark: { hand: [...hand, 'Drill Errand (Dark)'], force: 20, table: table_ },
    light: { hand: ['Drill Recruit', 'Drill Errand (Light)'], force: 9 },
    at: { 'Drill Ice: Generators': {}, 'Drill Ice: Perimeter': { dark: there }, 'Drill Ice: Plains': {} },
  });

describe('an energy shield', () => {
  rule('GAP-0274', 'covers the base and the first three marker sites, which are no battlegrounds', () => {
    const { state } = hoth([]);
    const sites = ['Drill Ice: Generators', 'Drill Ice: Perimeter', 'Drill Ice: Plains'].map((name) =>
      find(state, name),
    );
    expect(sites.map((site) => isShielded(state, site))).toEqual([true, true, false]);
    expect(sites.map((site) => isBattleground(state, site))).toEqual([false, false, true]);
    const without = table(ccg, { at: { 'Drill Ice: Perimeter': {} } }).state;
    expect(isShielded(without, find(without, 'Drill Ice: Perimeter'))).toBe(false);
  });

  rule(
    ['AR5-0021', 'GLB-0231'],
    'keeps the Dark Side’s characters, vehicles and starships out, and nobody else’s',
    () => {
      const { state } = hoth(['Drill Trooper', 'Drill Ice Strider']);
      expect(places(state, 0, 'Drill Trooper')).toEqual(['Drill Ice: Plains']);
      expect(places(state, 0, 'Drill Ice Strider')).toEqual(['Drill Ice: Plains']);
      expect(places(state, 1, 'Drill Recruit')).toHaveLength(3);
    },
  );

  rule(['AR5-0046', 'GAP-0275'], 'even spies, unless a card lets them (example)', () => {
    expect(places(hoth(['Drill Mole']).state, 0, 'Drill Mole')).toEqual(['Drill Ice: Plains']);
    expect(places(hoth(['Drill Mole'], [], ['Drill Breach']).state, 0, 'Drill Mole')).toHaveLength(3);
  });

  rule(['AR5-0047', 'GLB-0230'], 'but no weapons, devices or creatures (example)', () => {
    const { state } = hoth(['Drill Ice Strider Gun', 'Drill Range Finder', 'Drill Ice Beast'], ['Drill Ice Strider']);
    expect(places(state, 0, 'Drill Ice Strider Gun')).toEqual(['Drill Ice Strider']);
    expect(places(state, 0, 'Drill Range Finder')).toEqual(['Drill Ice Strider']);
    expect(places(state, 0, 'Drill Ice Beast')).toContain('Drill Ice: Perimeter');
  });

  for (const card of [
    'Drill Prowler',
    'Presence Of The Force',
    'Observation Holocam',
    'Drill Fixed Gun',
    'Drill Popgun',
  ])
    rule('GLB-0230', `is open to ${card}`, () => {
      const { state } = hoth([card], ['Stormtrooper']);
      expect(places(state, 0, card)).toContain(card === 'Drill Popgun' ? 'Stormtrooper' : 'Drill Ice: Perimeter');
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

describe('Ahch-To', () => {
  rule('AR5-0019', 'is closed to characters, vehicles and Utinni Effects', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Trooper', 'Drill Ice Strider', 'Drill Ice Beast'], force: 20 },
      at: { 'Ahch-To: Drill Cliff': {} },
    });
    expect(whyNot(t.state, 0, inHand(t.state, 0, 'Drill Trooper'))?.rule).toBe('AR5-0020');
    expect(whyNot(t.state, 0, inHand(t.state, 0, 'Drill Ice Strider'))?.rule).toBe('AR5-0020');
    expect(t.dark.may('deploy', 'Drill Ice Beast')).toBe(true);
  });
});

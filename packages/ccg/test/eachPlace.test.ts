import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { destinationsFor } from '../src/rules/deploying/destinations.ts';
import { isShielded } from '../src/rules/table/energyShield.ts';
import { isGround } from '../src/rules/table/grounds.ts';
import { relatedTo } from '../src/rules/table/layout.ts';
import { locationOf } from '../src/rules/table/places.ts';
import { isBattleground } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';
import { moving } from './movingTable.ts';

type At = NonNullable<CcgPosition['at']>;
type Side = 'dark' | 'light';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const namesIn = (s: CcgState, cards: readonly number[]): string[] => cards.map((card) => cardOf(s, card).name);

const yard = 'Drill Yard';
const dunes = 'Drill: Dunes';
const shaft = 'Death Star II: Drill Shaft';

describe('a battleground', () => {
  for (const [what, with_, without] of [
    ['system', 'Drill', 'Drill Void'],
    ['sector', 'Drill Asteroids', null],
    ['site', 'Drill: Hall', dunes],
  ] as const)
    rule('GAP-0149', `is a ${what} with icons on both sides`, () => {
      const { state } = table(ccg, { at: { [with_]: {}, ...(without === null ? {} : { [without]: {} }) } });
      expect(isBattleground(state, find(state, with_))).toBe(true);
      if (without !== null) expect(isBattleground(state, find(state, without))).toBe(false);
      const { state: less } = table(ccg, { dark: { table: ['Drill Blight'] }, at: { [with_]: {} } });
      expect(isBattleground(less, find(less, with_))).toBe(false);
    });
});

describe('a Rebel Base', () => {
  const grounds: readonly (readonly [what: string, where: string, at: At, is: boolean])[] = [
    ['the system Yavin 4', 'Yavin 4 (Light)', { 'Yavin 4 (Light)': {} }, true],
    ['a site of Yavin 4', 'Yavin 4: Jungle (Light)', { 'Yavin 4: Jungle (Light)': {} }, true],
    ['a site of Hoth', 'Hoth: Drill Ridge', { 'Hoth: Drill Ridge': {} }, true],
    [
      'the clouds of Yavin 4',
      'Drill Clouds',
      { 'Yavin 4: Jungle (Light)': {}, 'Drill Clouds': {}, 'Yavin 4 (Light)': {} },
      true,
    ],
    [
      'a generic site on Yavin 4',
      'Drill Forest (Light)',
      { 'Yavin 4: Jungle (Light)': {}, 'Drill Forest (Light)': {}, 'Yavin 4 (Light)': {} },
      true,
    ],
    ['the asteroids of Yavin 4', 'Drill Asteroids', { 'Yavin 4 (Light)': {}, 'Drill Asteroids': {} }, false],
    ['another planet', 'Drill', { Drill: {} }, false],
  ];
  for (const [what, where, at, is] of grounds)
    rule('GAP-0155', `is ${is ? '' : 'not '}${what}`, () => {
      const { state } = table(ccg, { at });
      expect(isGround(state, find(state, where), 'Rebel Base')).toBe(is);
    });
});

describe('a generic site', () => {
  for (const [planet, on] of [
    ['Ahch-To', 'Ahch-To: Drill Cliff'],
    ['Bespin', 'Drill Bespin'],
    ['Hoth', 'Hoth: Drill Ridge'],
  ] as const)
    rule('GAP-0136', `is never laid on ${planet}`, () => {
      const may = (where: string) =>
        table(ccg, {
          phase: 'deploy',
          dark: { hand: ['Drill Forest (Dark)', errands.dark] },
          at: { [where]: {} },
        }).dark.may('deploy', 'Drill Forest (Dark)');
      expect([may(on), may('Drill Moon')]).toEqual([false, true]);
    });
  rule(
    'GAP-0136',
    'is laid on a planet whose system or whose own site is on table, and not beside another generic one',
    () => {
      const may = (...where: string[]) =>
        table(ccg, {
          phase: 'deploy',
          dark: { hand: ['Drill Forest (Dark)', errands.dark] },
          at: Object.fromEntries(where.map((one) => [one, {}])),
        }).dark.may('deploy', 'Drill Forest (Dark)');
      expect([
        may('Drill Moon'),
        may('Drill Moon: Crater'),
        may('Drill Nebula'),
        may('Drill Flagship: Corridor'),
      ]).toEqual([true, true, false, false]);
    },
  );
});

describe('Dagobah and Ahch-To', () => {
  const closed: readonly (readonly [what: string, card: string, side: Side, where: string])[] = [
    ['a character', 'Drill Recruit', 'light', 'Dagobah: Drill Bog'],
    ['a character', 'Drill Recruit', 'light', 'Ahch-To: Drill Cliff'],
    ['a spy', 'Drill Spy', 'dark', 'Dagobah: Drill Bog'],
    ['a vehicle', 'Drill Skimmer', 'light', 'Dagobah: Drill Bog'],
    ['a vehicle', 'Drill Skimmer', 'light', 'Ahch-To: Drill Cliff'],
    ['a starfighter', 'Drill Far Wing', 'light', 'Drill Dagobah'],
    ['a capital starship', 'Drill Liner', 'light', 'Drill Dagobah'],
  ];
  for (const [what, card, side, where] of closed)
    rule('GAP-0263', `are closed to ${what}: ${where}`, () => {
      const { state } = table(ccg, {
        turn: side,
        phase: 'deploy',
        [side]: { hand: [card, errands[side]], force: 9 },
        at: { [where]: {} },
      });
      expect(whyNot(state, side === 'dark' ? 0 : 1, find(state, card))?.rule).toBe('AR5-0020');
    });

  for (const where of ['Dagobah: Drill Bog', 'Ahch-To: Drill Cliff'])
    rule('GAP-0101', `are open to creatures: ${where}`, () => {
      const { state } = table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Prowler', errands.dark], force: 9 },
        at: { [where]: {} },
      });
      expect(whyNot(state, 0, find(state, 'Drill Prowler'))).toBeNull();
    });

  const cliff = 'Drill Harbor: Cliff';
  for (const closedSite of ['Dagobah: Drill Bog', 'Ahch-To: Drill Cliff'])
    rule('GAP-0264', `are left by no card's relocation, nor reached: ${closedSite}`, () => {
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
      expect([goes(closedSite, cliff), goes(cliff, closedSite), goes('Drill Harbor: Quay', cliff)]).toEqual([
        false,
        false,
        true,
      ]);
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

  const deploying: readonly (readonly [what: string, card: string, may: boolean])[] = [
    ['a character', 'Drill Trooper', false],
    ['a spy', 'Drill Mole', false],
    ['a vehicle', 'Drill Ice Strider', false],
    ['a starship', 'TIE Fighter', false],
    ['a creature', 'Drill Ice Beast', true],
  ];
  for (const [what, card, may] of deploying)
    rule(['GAP-0275', 'GAP-0101'], `${may ? 'lets' : 'does not let'} ${what} of the Dark Side deploy under it`, () => {
      const { state } = table(ccg, {
        phase: 'deploy',
        dark: { hand: [card, errands.dark], force: 20 },
        at: {
          'Drill Ice: Generators': {},
          'Drill Ice: Perimeter': {},
          'Drill Ice: Docking Bay': {},
          'Drill Ice: Plains': {},
          'Drill Ice': {},
        },
      });
      const inHand = state.zones.hand[0].find((one) => cardOf(state, one).name === card) ?? -1;
      const places = destinationsFor(state, 0, inHand).map(({ to }) => cardOf(state, to).name);
      expect(places.some((place) => place === 'Drill Ice: Perimeter' || place === 'Drill Ice: Docking Bay')).toBe(may);
      expect(places.length).toBeGreaterThan(0);
    });
});

describe('a site of the Death Star', () => {
  rule('GAP-0153', 'is related to no system that it orbits, nor that system to it', () => {
    const { state } = table(ccg, {
      at: {
        'Drill Rover: Deck': {},
        'Drill Rover: Hull': {},
        'Drill Rover': {},
        'Drill Ice: Plains': {},
        'Drill Ice': {},
      },
    });
    expect(namesIn(state, relatedTo(state, find(state, 'Drill Rover: Deck'))).sort()).toEqual([
      'Drill Rover',
      'Drill Rover: Hull',
    ]);
    expect(namesIn(state, relatedTo(state, find(state, 'Drill Ice')))).toEqual(['Drill Ice: Plains']);
  });
});

describe('a sector of the Death Star II', () => {
  const there = { [shaft]: { dark: ['Drill Twin Ion'] } };
  rule('GAP-0147', 'sees no battle', () => {
    const may = (where: string) =>
      table(ccg, {
        phase: 'battle',
        dark: { force: 3, hand: [errands.dark] },
        at: { [where]: { dark: ['Drill Twin Ion'], light: ['Drill Far Wing'] } },
      }).dark.may('initiate battle');
    expect([may(shaft), may('Drill Asteroids')]).toEqual([false, true]);
  });
  rule('GAP-0147', 'is not drained', () => {
    expect(table(ccg, { dark: { hand: [errands.dark] }, at: there }).dark.may('drain')).toBe(false);
    const elsewhere = { 'Drill Asteroids': { dark: ['Drill Twin Ion'] } };
    expect(table(ccg, { dark: { hand: [errands.dark] }, at: elsewhere }).dark.may('drain')).toBe(true);
  });
  for (const [what, card, side] of [
    ['a starfighter', 'Drill Interceptor', 'dark'],
    ['a squadron', 'Drill Ion Squad', 'dark'],
    ['a cloud car', 'Drill Cloud Car', 'light'],
    ['a capital starship', 'Drill Cruiser', 'dark'],
  ] as const)
    rule('GAP-0147', `takes no ${what} that deploys`, () => {
      const { state } = table(ccg, {
        turn: side,
        phase: 'deploy',
        [side]: { hand: [card, errands[side]], force: 12 },
        at: { [shaft]: {} },
      });
      expect(whyNot(state, side === 'dark' ? 0 : 1, find(state, card))).not.toBeNull();
    });
});

import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog.ts';
import { type CcgPosition, type CcgState, ccg } from '../src/index.ts';
import { any } from '../src/language/cards.ts';
import type { Stood } from '../src/position.ts';
import { isAlone } from '../src/rules/company.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { destinationsFor } from '../src/rules/deploying/destinations.ts';
import { isShielded } from '../src/rules/energyShield.ts';
import { isGround } from '../src/rules/grounds.ts';
import { relatedTo } from '../src/rules/layout.ts';
import { isPresentAt, locationOf } from '../src/rules/places.ts';
import { hasPresence, isBattleground } from '../src/rules/presence.ts';
import { moving } from './movingTable.ts';

type At = NonNullable<CcgPosition['at']>;
type Side = 'dark' | 'light';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const nobody = { by: 0, self: -1, locked: null } as const;
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const namesIn = (s: CcgState, cards: readonly number[]): string[] => cards.map((card) => cardOf(s, card).name);

const yard = 'Drill Yard';
const dunes = 'Drill: Dunes';
const heights = 'Drill: Cloud Heights';
const shaft = 'Death Star II: Drill Shaft';

describe('on a planet', () => {
  const planet = { [dunes]: {}, [heights]: {}, Drill: {}, 'Drill Asteroids': {} };
  const armed: Stood = { card: 'Drill Trooper', on: ['Drill Laser', 'Drill Gauge'] };
  const places: readonly (readonly [what: string, name: string, at: At, of: string, isOn: boolean])[] = [
    ['a character at a site', 'Drill Trooper', { [dunes]: { dark: [armed] } }, 'Drill', true],
    ['a weapon carried there', 'Drill Laser', { [dunes]: { dark: [armed] } }, 'Drill', true],
    ['a device carried there', 'Drill Gauge', { [dunes]: { dark: [armed] } }, 'Drill', true],
    ['a weapon at a site', 'Drill Gun Cart', { [dunes]: { dark: ['Drill Gun Cart'] } }, 'Drill', true],
    ['a device at a site', 'Observation Holocam', { [dunes]: { dark: ['Observation Holocam'] } }, 'Drill', true],
    ['a vehicle at a site', 'Drill Cart', { [dunes]: { dark: ['Drill Cart'] } }, 'Drill', true],
    ['a starship at a site', 'Drill Twin Ion', { [dunes]: { dark: ['Drill Twin Ion'] } }, 'Drill', true],
    ['a starship among its clouds', 'Drill Twin Ion', { [heights]: { dark: ['Drill Twin Ion'] } }, 'Drill', true],
    [
      'whoever is in a starship among its clouds',
      'Drill Navigator',
      { [heights]: { dark: [{ card: 'Drill Mist', pilots: ['Drill Navigator'] }] } },
      'Drill',
      true,
    ],
    [
      'whoever is in a vehicle at a site',
      'Drill Navigator',
      { [dunes]: { dark: [{ card: 'Drill Strider', pilots: ['Drill Navigator'] }] } },
      'Drill',
      true,
    ],
    [
      'a starship in the Death Star II',
      'Drill Twin Ion',
      { [shaft]: { dark: ['Drill Twin Ion'] } },
      'Death Star II',
      true,
    ],
    ['a starship at its system', 'Drill Twin Ion', { Drill: { dark: ['Drill Twin Ion'] } }, 'Drill', false],
    [
      'whoever is in a starship at its system',
      'Drill Navigator',
      { Drill: { dark: [{ card: 'Drill Mist', pilots: ['Drill Navigator'] }] } },
      'Drill',
      false,
    ],
    [
      'a starship among its asteroids',
      'Drill Twin Ion',
      { 'Drill Asteroids': { dark: ['Drill Twin Ion'] } },
      'Drill',
      false,
    ],
  ];
  for (const [what, name, at, of, isOn] of places)
    rule('GAP-0069', `is ${isOn ? '' : 'not '}${what}`, () => {
      const { state } = table(ccg, { at: { ...planet, ...at } });
      const on = any.of('character', 'starship', 'vehicle', 'weapon', 'device').on(of);
      expect(namesIn(state, on.in(state, nobody)).includes(name)).toBe(isOn);
    });

  const atSystem: readonly (readonly [what: string, name: string, at: At, isAt: boolean])[] = [
    ['at its site', 'Drill Trooper', { [dunes]: { dark: ['Drill Trooper'] } }, true],
    ['at its clouds', 'Drill Twin Ion', { [heights]: { dark: ['Drill Twin Ion'] } }, true],
    ['at its system', 'Drill Twin Ion', { Drill: { dark: ['Drill Twin Ion'] } }, true],
    [
      'in a starship at its system',
      'Drill Navigator',
      { Drill: { dark: [{ card: 'Drill Mist', pilots: ['Drill Navigator'] }] } },
      true,
    ],
    [
      'in a vehicle in the hold of a starship at its system',
      'Drill Trooper',
      {
        Drill: {
          dark: [{ card: 'Drill Flagship', cargo: [{ card: 'Drill Strider', passengers: ['Drill Trooper'] }] }],
        },
      },
      true,
    ],
    [
      'below decks in a starship at its system',
      'Drill Trooper',
      { Drill: { dark: ['Drill Flagship'] }, 'Drill Flagship: Corridor': { dark: ['Drill Trooper'] } },
      false,
    ],
    [
      'at a site of a vehicle at its site',
      'Drill Trooper',
      { [dunes]: { dark: ['Drill Crawler'] }, 'Drill Crawler: Hold': { dark: ['Drill Trooper'] } },
      false,
    ],
    [
      'at a site of a mobile system',
      'Drill Trooper',
      { 'Drill Rover': {}, 'Drill Rover: Deck': { dark: ['Drill Trooper'] } },
      false,
    ],
  ];
  for (const [what, name, at, isAt] of atSystem)
    rule(['GAP-0070', 'GAP-0071'], `at its system ${isAt ? 'is' : 'is not'} whoever is ${what}`, () => {
      const { state } = table(ccg, { at: { ...planet, ...at } });
      const there = any.of('character', 'starship', 'vehicle').at('Drill');
      expect(namesIn(state, there.in(state, nobody)).includes(name)).toBe(isAt);
    });
});

describe('present', () => {
  const inside: readonly (readonly [what: string, seat: object, vessel: string, where: string, isPresent: boolean])[] =
    [
      ['a pilot of a starship', { pilots: ['Drill Navigator'] }, 'Drill Mist', 'Drill', false],
      ['a passenger of a starship', { passengers: ['Drill Navigator'] }, 'Drill Mist', 'Drill', false],
      ['an astromech of a starship', { astromechs: ['Drill Navigator'] }, 'Drill Wing', 'Drill', false],
      ['a pilot of an enclosed vehicle', { pilots: ['Drill Navigator'] }, 'Drill Strider', yard, false],
      ['a passenger of an enclosed vehicle', { passengers: ['Drill Navigator'] }, 'Drill Strider', yard, false],
      ['a driver of an enclosed vehicle', { drivers: ['Drill Navigator'] }, 'Sandcrawler (Dark)', yard, false],
      ['a pilot of an open vehicle', { pilots: ['Drill Navigator'] }, 'Drill Small Cart', yard, true],
      ['a passenger of an open vehicle', { passengers: ['Drill Navigator'] }, 'Drill Cart', yard, true],
      ['a driver of an open vehicle', { drivers: ['Drill Navigator'] }, 'Drill Cart', yard, true],
      ['a rider of a creature vehicle', { passengers: ['Drill Navigator'] }, 'Bantha', yard, true],
    ];
  for (const [what, seat, vessel, where, isPresent] of inside)
    rule(['GAP-0064', 'GAP-0065'], `at the location is ${isPresent ? '' : 'not '}${what}`, () => {
      const { state } = table(ccg, { at: { [where]: { dark: [{ card: vessel, ...seat }] } } });
      const [who, carrier] = [find(state, 'Drill Navigator'), find(state, vessel)];
      expect([isPresentAt(state, who, find(state, where)), isPresentAt(state, who, carrier)]).toEqual([
        isPresent,
        !isPresent,
      ]);
    });

  const giving: readonly (readonly [what: string, stood: Stood, where: string, gives: boolean])[] = [
    ['a character with ability', 'Drill Trooper', yard, true],
    ['an open vehicle’s passenger', { card: 'Drill Cart', passengers: ['Drill Trooper'] }, yard, true],
    ['an enclosed vehicle’s passenger', { card: 'Drill Strider', passengers: ['Drill Trooper'] }, yard, true],
    ['a vehicle’s permanent pilot', 'Drill Ice Strider', yard, true],
    ['a starship’s permanent pilot', 'Drill Twin Ion', 'Drill', true],
    ['a squadron’s permanent pilots', 'Drill Ion Squad', 'Drill', true],
    ['a starship’s passenger', { card: 'Drill Mist', passengers: ['Drill Trooper'] }, 'Drill', true],
    ['a landed starship’s permanent pilot', 'Drill Twin Ion', yard, true],
    ['a card with a presence icon', 'Drill Idol', yard, true],
    ['a droid', 'Drill Labourer', yard, false],
    ['a ride of ability 0.5', 'Bantha', yard, false],
    ['a creature', 'Drill Wampa', yard, false],
    ['a starship without anybody', 'Drill Racer', 'Drill', false],
    ['somebody missing', { card: 'Drill Trooper', inactive: 'missing' }, yard, false],
    ['a spy under cover', { card: 'Drill Spy', inactive: 'undercover' }, yard, false],
  ];
  for (const [what, stood, where, gives] of giving)
    rule('GAP-0063', `makes ${gives ? '' : 'not '}${what}`, () => {
      const { state } = table(ccg, { at: { [where]: { dark: [stood] } } });
      expect(hasPresence(state, 0, find(state, where))).toBe(gives);
    });
});

describe('alone', () => {
  const others: readonly (readonly [
    what: string,
    flagship: object,
    others: readonly Stood[],
    where: string,
    isAlone: boolean,
  ])[] = [
    ['with its pilot', { pilots: ['Drill Navigator'] }, [], 'Drill', true],
    ['with its passenger', { passengers: ['Drill Trooper'] }, [], 'Drill', true],
    ['with a vehicle in its hold', { cargo: ['Drill Strider'] }, [], 'Drill', true],
    [
      'with whoever is in a vehicle in its hold',
      { cargo: [{ card: 'Drill Strider', passengers: ['Drill Trooper'] }] },
      [],
      'Drill',
      true,
    ],
    ['with a starfighter in its hold', { cargo: ['Drill Twin Ion'] }, [], 'Drill', true],
    ['with another starship there', {}, ['Drill Racer'], 'Drill', false],
  ];
  for (const [what, aboard, beside, where, is] of others)
    rule('GAP-0074', `is ${is ? '' : 'not '}a starship ${what}`, () => {
      const { state } = table(ccg, { at: { [where]: { dark: [{ card: 'Drill Flagship', ...aboard }, ...beside] } } });
      expect(isAlone(state, find(state, 'Drill Flagship'))).toBe(is);
    });
  const besides: readonly (readonly [what: string, other: Stood, is: boolean])[] = [
    ['another character', 'Drill Trooper', false],
    ['a droid', 'Drill Labourer', false],
    ['another vehicle', 'Drill Cart', false],
    ['a landed starship', 'Drill Racer', false],
    ['somebody missing', { card: 'Drill Trooper', inactive: 'missing' }, true],
    ['a spy under cover', { card: 'Drill Spy', inactive: 'undercover' }, true],
    ['a creature', 'Drill Wampa', true],
    ['a weapon', 'Drill Rooted Gun', true],
  ];
  for (const [what, other, is] of besides)
    rule(['GAP-0074', 'GAP-0320'], `is ${is ? '' : 'not '}a vehicle beside ${what}`, () => {
      const { state } = table(ccg, { at: { [yard]: { dark: ['Drill Ice Strider', other] } } });
      expect(isAlone(state, find(state, 'Drill Ice Strider'))).toBe(is);
    });
});

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

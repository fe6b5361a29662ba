import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { any } from '../src/language/cards/cards.ts';
import type { Stood } from '../src/position.ts';
import { isAlone } from '../src/rules/table/company.ts';
import { isPresentAt } from '../src/rules/table/places.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';

type At = NonNullable<CcgPosition['at']>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const nobody = { by: 0, self: -1, locked: null } as const;
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

import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf, definitionCalled } from '../src/catalog/catalog.ts';
import { isDrivingDroid } from '../src/catalog/traits.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { abilityInBattle } from '../src/rules/battle/battlePresence.ts';
import { seatFor } from '../src/rules/cards/capacity.ts';
import { isLanded, isPiloted } from '../src/rules/cards/piloting.ts';
import { destinationsFor } from '../src/rules/deploying/destinations.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { hostOf } from '../src/rules/table/places.ts';
import { isAirborne } from '../src/rules/table/whereCardsCanBe.ts';
import { whyNotUsable } from '../src/rules/weapons/weapons.ts';
import type { ValueName } from '../src/text/valueNames.ts';
import { ccg } from './drill.ts';
import { destinations, moving, placeOf } from './movingTable.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const yard = 'Drill Yard';
const dunes = 'Drill: Dunes';
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;

type Seat = 'pilots' | 'drivers';
/** Each kind of starship or vehicle that needs somebody, where it can be, and who sits where in it. */
const crewed: readonly (readonly [what: string, card: string, where: string, seat: Seat, who: string])[] = [
  ['a combat vehicle', 'Drill War Walker', yard, 'pilots', 'Drill Navigator'],
  ['a shuttle vehicle', 'Drill Hopper', yard, 'pilots', 'Drill Navigator'],
  ['a transport vehicle', 'Sandcrawler (Dark)', yard, 'drivers', 'Drill Trooper'],
  ['a starfighter', 'Drill Wing', 'Drill', 'pilots', 'Drill Navigator'],
  ['a capital starship', 'Drill Frigate', 'Drill', 'pilots', 'Drill Navigator'],
];

describe('a starship or vehicle without a crew', () => {
  const still: readonly ValueName[] = ['power', 'maneuver', 'hyperspeed', 'landspeed'];
  for (const [what, card, where, seat, who] of crewed)
    rule('GAP-0171', `that is ${what} has 0 of whatever it has, whatever adds to it, and armor 2`, () => {
      const valuesOf = (aboard: object) => {
        const { state } = table(ccg, {
          dark: { table: ['Drill Fast Legs'] },
          at: { [where]: { dark: [{ card, on: ['Drill Booster'], ...aboard }] } },
        });
        return (value: ValueName) => valueNow(state, find(state, card), value);
      };
      const [without, with_] = [valuesOf({}), valuesOf({ [seat]: [who] })];
      const had = still.filter((value) => (with_(value) ?? 0) > 0);
      expect(had).toContain('power');
      expect(had.map(without)).toEqual(had.map(() => 0));
      expect(without('armor')).toBe(with_('armor') === null ? null : 2);
    });

  for (const [what, card, where, seat, who] of crewed)
    rule(['GAP-0171', 'GAP-0190'], `that is ${what} uses no weapon`, () => {
      const uses = (aboard: object) => {
        const { state } = table(ccg, {
          at: { [where]: { dark: [{ card, on: ['Drill Cannon (Dark)'], ...aboard }] } },
        });
        return whyNotUsable(state, find(state, 'Drill Cannon (Dark)'))?.rule;
      };
      expect([uses({}), uses({ [seat]: [who] })]).toEqual(['GAP-0190', undefined]);
    });

  for (const [what, card, where, seat, who] of crewed)
    rule('GAP-0171', `that is ${what} uses no device`, () => {
      const uses = (aboard: object) =>
        table(ccg, {
          dark: { hand: [errands.dark] },
          light: { hand: [errands.light] },
          at: { [where]: { dark: [{ card, on: ['Drill Gadget'], ...aboard }] } },
        }).dark.may('use', 'Drill Gadget');
      expect([uses({}), uses({ [seat]: [who] })]).toEqual([false, true]);
    });

  for (const [what, card, where, seat, who] of crewed)
    rule('GAP-0171', `that is ${what} does not move`, () => {
      const goes = (aboard: object) =>
        moving({
          dark: { hand: [errands.dark] },
          at: { [dunes]: {}, [yard]: {}, Drill: {}, 'Drill Asteroids': {}, [where]: { dark: [{ card, ...aboard }] } },
        }).dark.may('move', card);
      expect([goes({}), goes({ [seat]: [who] })]).toEqual([false, true]);
    });

  for (const [what, card, where] of [
    ['a lift tube', 'Drill Tube', 'Drill Flagship: Corridor'],
    ['a creature vehicle', 'Bantha', yard],
  ] as const)
    rule(['GAP-0171', 'GAP-0369'], `is never ${what}`, () => {
      const { state } = table(ccg, { at: { [where]: { dark: [card] } } });
      expect(isPiloted(state, find(state, card))).toBe(true);
    });
});

describe('what is landed', () => {
  const flagship = (...cargo: Stood[]): Stood => ({ card: 'Drill Flagship', cargo });
  const landed: readonly (readonly [what: string, card: string, at: NonNullable<CcgPosition['at']>])[] = [
    ['a starfighter at a site', 'Drill Twin Ion', { [yard]: { dark: ['Drill Twin Ion'] } }],
    ['a capital starship at a site', 'Drill Landing Ship', { [yard]: { dark: ['Drill Landing Ship'] } }],
    ['a starfighter in a hold', 'Drill Twin Ion', { Drill: { dark: [flagship('Drill Twin Ion')] } }],
    ['a vehicle in a hold', 'Drill Ice Strider', { Drill: { dark: [flagship('Drill Ice Strider')] } }],
  ];
  for (const [what, card, at] of landed)
    rule(['GAP-0169', 'GAP-0170'], `as ${what} is unpiloted, with a permanent pilot too`, () => {
      const { state } = table(ccg, { at });
      expect([isLanded(state, find(state, card)), isPiloted(state, find(state, card))]).toEqual([true, false]);
      expect(valueNow(state, find(state, card), 'power')).toBe(0);
    });

  const acting: readonly (readonly [what: string, landed: Stood, where: string, ability: number])[] = [
    ['a permanent pilot of a starship at a site', 'Drill Mist Wing', yard, 0],
    ['a pilot of a starship at a site', { card: 'Drill Mist', pilots: ['Drill Navigator'] }, yard, 0],
    ['a permanent pilot of a starship in the hold', flagship('Drill Mist Wing'), 'Drill', 1],
    ['a permanent pilot of a vehicle in the hold', flagship('Drill Ice Strider'), 'Drill', 1],
  ];
  for (const [what, stood, where, ability] of acting)
    rule('GAP-0170', `gives battle destiny no ability of ${what}`, () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        dark: { hand: [errands.dark] },
        light: { force: 3, hand: [errands.light] },
        at: {
          [where]: {
            dark: where === yard ? [stood, 'Drill Labourer', 'Drill Trooper'] : [stood],
            light: [where === yard ? 'Drill Recruit' : 'Drill Far Wing'],
          },
        },
      });
      t.light.does('initiate battle');
      // The trooper has 1, and so have the pilots of the flagship.
      expect(abilityInBattle(t.state, 0)).toBe(where === yard ? ability + 1 : ability);
    });
});

describe('in one turn', () => {
  const carriers: readonly (readonly [what: string, carrier: Stood, where: string, most: number])[] = [
    ['a character', 'Drill Storm Guard', yard, 1],
    ['a combat vehicle', 'Drill Ice Strider', yard, 1],
    ['a transport vehicle', { card: 'Sandcrawler (Dark)', drivers: ['Drill Trooper'] }, yard, 1],
    ['a creature vehicle', 'Bantha', yard, 1],
    ['a starfighter', 'Drill Twin Ion', 'Drill', 1],
    ['a squadron', 'Drill Hive', 'Drill', 3],
    ['a capital starship', 'Drill Flagship', 'Drill', 4],
  ];
  const holding = (carrier: Stood, on: readonly string[]): Stood =>
    typeof carrier === 'string' ? { card: carrier, on } : { ...carrier, on };

  for (const [what, carrier, where, most] of carriers)
    rule('GAP-0113', `${what} uses ${most === 4 ? 'any number of devices' : `${most}, of four devices`}`, () => {
      const t = table(ccg, {
        dark: { hand: [errands.dark] },
        light: { hand: [errands.light] },
        at: {
          [where]: {
            dark: [
              holding(
                carrier,
                Array.from({ length: 4 }, () => 'Drill Gadget'),
              ),
            ],
          },
        },
      });
      const used = [1, 2, 3, 4].filter((which) => {
        if (!t.dark.may('use', `Drill Gadget #${which}`)) return false;
        t.dark.does('use', `Drill Gadget #${which}`);
        if (t.asked === 'light') t.light.passes();
        return true;
      });
      expect(used).toHaveLength(most);
    });

  for (const [what, carrier, where, most] of carriers)
    rule('GAP-0182', `${what} uses ${most === 4 ? 'any number of weapons' : `${most}, of four weapons`}`, () => {
      const foe = where === yard ? 'Drill Hauler' : 'Drill Dreadnought';
      const t = table(ccg, {
        phase: 'battle',
        dark: { hand: [errands.dark], force: 9, reserve: Array.from({ length: 8 }, () => 'Drill Omen 0') },
        light: { hand: [errands.light] },
        at: {
          [where]: {
            dark: [
              holding(
                carrier,
                Array.from({ length: 4 }, () => 'Drill Cannon (Dark)'),
              ),
              ...(where === yard ? ['Drill Trooper'] : []),
            ],
            light: [foe, ...(where === yard ? ['Drill Recruit'] : [])],
          },
        },
      });
      t.dark.does('initiate battle');
      let fired = 0;
      for (; fired < 4; fired++) {
        if (t.asked === 'light') t.light.passes();
        if (t.asked !== 'dark' || !t.dark.may('fire')) break;
        t.dark.does('fire', 'Drill Cannon (Dark)');
      }
      expect(fired).toBe(most);
    });
});

describe('at cloud sectors', () => {
  /** Each kind of card that may be there, and each that may not; with whoever it needs. */
  const kinds: readonly (readonly [
    what: string,
    card: string,
    pilot: string | null,
    side: 'dark' | 'light',
    may: boolean,
  ])[] = [
    ['a shuttle vehicle', 'Drill Hopper', 'Drill Flyer', 'light', true],
    ['a cloud car', 'Drill Cloud Car', 'Drill Flyer', 'light', true],
    ['a starfighter', 'Drill Twin Ion', null, 'dark', true],
    ['a squadron', 'Drill Ion Squad', null, 'dark', true],
    ['what deploys and moves like a starfighter', 'Drill Landing Ship', null, 'dark', true],
    ['another capital starship', 'Drill Cruiser', null, 'dark', false],
    ['a combat vehicle', 'Drill Ice Strider', null, 'dark', false],
    ['a transport vehicle', 'Drill Truck', null, 'light', false],
    ['a creature vehicle', 'Bantha', null, 'dark', false],
  ];
  for (const [what, card, pilot, side, may] of kinds)
    rule(['GAP-0146', 'GAP-0179', 'GAP-0143'], `${what} ${may ? 'may' : 'may not'} deploy`, () => {
      const { state } = table(ccg, {
        turn: side,
        phase: 'deploy',
        [side]: { hand: [card, ...(pilot === null ? [] : [pilot]), errands[side]], force: 12 },
        at: { Drill: {}, 'Drill Clouds': {} },
      });
      const by = side === 'dark' ? 0 : 1;
      const inHand = state.zones.hand[by].find((one) => cardOf(state, one).name === card) ?? -1;
      const places = destinationsFor(state, by, inHand).map(({ to }) => cardOf(state, to).name);
      expect(places.includes('Drill Clouds')).toBe(may);
    });

  for (const [what, card, pilot, side, may] of kinds)
    if (may)
      rule('GAP-0146', `${what} may battle, and move`, () => {
        const there: Stood = pilot === null ? card : { card, pilots: [pilot] };
        const foes = side === 'dark' ? { light: ['Drill Far Wing'] } : { dark: ['Drill Mist Wing'] };
        const t = table(ccg, {
          turn: side,
          phase: 'battle',
          dark: { hand: [errands.dark], force: 3 },
          light: { hand: [errands.light], force: 3 },
          at: { Drill: {}, 'Drill Clouds': { ...foes, [side]: [there] }, 'Drill High Clouds': {} },
        });
        expect(t[side].may('initiate battle', 'Drill Clouds')).toBe(true);
        const going = moving({
          turn: side,
          [side]: { hand: [errands[side]], force: 9 },
          at: { Drill: {}, 'Drill Clouds': { [side]: [there] }, 'Drill High Clouds': {} },
        });
        expect(destinations(going, 'move', card)).toContain('Drill High Clouds');
      });

  rule('GAP-0146', 'a patrol craft may be', () => {
    const strider = definitionCalled('Drill Strider').card;
    const of = (...traits: string[]) => strider.kind === 'vehicle' && isAirborne({ ...strider, traits });
    expect([of(), of('patrol craft'), of('cloud car')]).toEqual([false, true, true]);
  });
});

describe('a transport vehicle', () => {
  const drivers: readonly (readonly [what: string, who: string, may: boolean])[] = [
    ['an Imperial', 'Drill Trooper', true],
    ['an alien', 'Drill Smuggler', true],
    ['a droid of the vehicle subtype', 'R4-M9 (Arfour-Emmnine)', true],
    ['a droid of the protocol subtype', 'C-3PO (See-Threepio)', true],
    ['a maintenance droid', "WED15-I662 'Treadwell' Droid", false],
    ['a power droid', 'EG-6 (Eegee-Six)', false],
  ];
  for (const [what, who, may] of drivers)
    rule('GAP-0181', `is ${may ? '' : 'not '}driven by ${what}`, () => {
      const { state } = table(ccg, {
        phase: 'deploy',
        dark: { hand: [who, errands.dark] },
        at: { [yard]: { dark: ['Sandcrawler (Dark)'] } },
      });
      const seat = seatFor(state, find(state, who), find(state, 'Sandcrawler (Dark)'));
      expect(seat).toBe(may ? 'driver' : 'passenger');
    });

  for (const subtype of ['vehicle', 'battle', 'protocol'])
    rule('GAP-0181', `is driven by any ${subtype} droid`, () => {
      expect(isDrivingDroid({ type: 'Droid', traits: [subtype] })).toBe(true);
    });
  rule('GAP-0181', 'is driven by a droid with a pilot icon, and by no other', () => {
    expect(isDrivingDroid({ type: 'Droid', icons: ['pilot'] })).toBe(true);
    for (const subtype of ['astromech', 'maintenance', 'power droid', 'medical', 'mining'])
      expect(isDrivingDroid({ type: 'Droid', traits: [subtype] })).toBe(false);
  });
});

describe('artillery', () => {
  for (const [what, source] of [
    ['a power droid', 'Drill Power Droid'],
    ['a fusion generator', 'Fusion Generator Supply Tanks (Light)'],
  ] as const)
    rule('GAP-0188', `is powered by ${what} of its own player's that is present with it`, () => {
      const powered = (at: NonNullable<CcgPosition['at']>) => {
        const { state } = table(ccg, { at });
        return whyNotUsable(state, find(state, 'Drill Battery'))?.rule;
      };
      expect(powered({ [yard]: { light: ['Drill Battery', source] } })).toBeUndefined();
      expect(powered({ [yard]: { light: ['Drill Battery'], dark: [source] } })).toBe('GAP-0188');
      expect(powered({ [yard]: { light: ['Drill Battery'] }, [dunes]: { light: [source] } })).toBe('GAP-0188');
    });
});

describe('with somebody aboard and no nav computer', () => {
  const fighter = 'Drill Lone Fighter';
  const quay = 'Drill Harbor: Quay';
  const hold = (aboard: object): Stood => ({ card: 'Drill Liner', cargo: [{ card: fighter, ...aboard }] });
  type At = (aboard: object) => NonNullable<CcgPosition['at']>;
  const moves: readonly (readonly [what: string, verb: 'land' | 'take off' | 'move' | 'disembark', at: At])[] = [
    ['lands', 'land', (aboard) => ({ [quay]: {}, 'Drill Harbor': { light: [{ card: fighter, ...aboard }] } })],
    ['takes off', 'take off', (aboard) => ({ [quay]: { light: [{ card: fighter, ...aboard }] }, 'Drill Harbor': {} })],
    [
      'moves to a sector',
      'move',
      (aboard) => ({ 'Drill Harbor': { light: [{ card: fighter, ...aboard }] }, 'Drill Asteroids': {} }),
    ],
    [
      'moves from a sector',
      'move',
      (aboard) => ({ 'Drill Harbor': {}, 'Drill Asteroids': { light: [{ card: fighter, ...aboard }] } }),
    ],
    ['disembarks', 'disembark', (aboard) => ({ 'Drill Harbor': { light: [hold(aboard)] } })],
  ];
  for (const [what, verb, at] of moves)
    rule('GAP-0376', `a starship ${what}, and with nobody does not`, () => {
      const may = (aboard: object) =>
        moving({ turn: 'light', light: { hand: [errands.light] }, at: at(aboard) }).light.may(verb, fighter);
      expect([may({ pilots: ['Drill Flyer'] }), may({})]).toEqual([true, false]);
    });
  rule('GAP-0376', 'a starship does not go by hyperspeed', () => {
    const to = (card: string) =>
      destinations(
        moving({
          turn: 'light',
          light: { hand: [errands.light] },
          at: { 'Drill Harbor': { light: [{ card, pilots: ['Drill Flyer'] }] }, 'Drill Moon': {} },
        }),
        'move',
        card,
      );
    expect([to(fighter), to('Red 1')]).toEqual([[], ['Drill Moon']]);
  });
});

describe('between docked starships', () => {
  for (const [what, card] of [
    ['starship', 'Black 2'],
    ['vehicle', 'Drill Empty Tank'],
  ] as const)
    rule('GAP-0173', `a ${what} that nobody pilots is handed over`, () => {
      const other = 'Imperial-Class Star Destroyer';
      const t = moving({
        dark: { hand: [errands.dark] },
        at: { Drill: { dark: [{ card: 'Devastator', cargo: [card] }, other] } },
      });
      t.dark.does('dock', 'Devastator', other).does('transfer', card);
      if (t.dark.may('undock')) t.dark.does('undock');
      expect(placeOf(t, card)).toBe(other);
      expect(hostOf(t.state, find(t.state, card))).toBe(find(t.state, other));
    });
});

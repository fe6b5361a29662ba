import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { canDeployTo, reactingMove } from '../src/rules/reacting/reacting.ts';
import { locationOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';
import { cardNamed, moving, placeOf } from './movingTable.ts';

type At = NonNullable<CcgPosition['at']>;
type Side = 'dark' | 'light';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const inHand = (s: CcgState, by: 0 | 1, name: string): number =>
  s.zones.hand[by].find((card) => cardOf(s, card).name === name) ?? -1;
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const yard = 'Drill Yard';
const dunes = 'Drill: Dunes';
const hall = 'Drill: Hall';
const undercover = (card: string): Stood => ({ card, inactive: 'undercover' });

describe('a Force drain', () => {
  const armed: Stood = { card: 'Drill Trooper', on: ['Drill Laser', 'Drill Gauge'] };
  const taking: readonly (readonly [
    what: string,
    name: string,
    stood: readonly Stood[],
    where: string,
    is: boolean,
  ])[] = [
    ['a character', 'Drill Trooper', [armed], hall, true],
    ['a weapon', 'Drill Laser', [armed], hall, true],
    ['a device', 'Drill Gauge', [armed], hall, true],
    ['a vehicle', 'Drill Ice Strider', ['Drill Ice Strider'], yard, true],
    [
      'whoever is in a vehicle',
      'Drill Trooper',
      [{ card: 'Drill Ice Strider', passengers: ['Drill Trooper'] }],
      yard,
      true,
    ],
    ['a starship', 'Drill Twin Ion', ['Drill Twin Ion'], 'Drill', true],
    ['a creature', 'Drill Wampa', ['Drill Trooper', 'Drill Wampa'], yard, false],
    ['a spy under cover', 'Drill Spy', ['Drill Trooper', undercover('Drill Spy')], hall, false],
  ];
  for (const [what, name, stood, where, is] of taking)
    rule('GAP-0053', `is ${is ? '' : 'not '}one that ${what} took part in`, () => {
      const t = table(ccg, {
        dark: { hand: [errands.dark] },
        light: { hand: [errands.light] },
        at: { [where]: { dark: stood } },
      });
      t.dark.does('drain', where);
      while (t.asked === 'light' && t.light.may('lose', 'reserve')) t.light.does('lose', 'reserve');
      const took = t.state.uses.filter(({ key }) => key === 'Force drain').map(({ card }) => card?.card);
      expect(took.includes(cardNamed(t.state, name))).toBe(is);
    });
});

describe('a react', () => {
  const deploying: readonly (readonly [what: string, card: string, where: string, may: boolean])[] = [
    ['a character', 'Drill Trooper', yard, true],
    ['a vehicle', 'Drill Ice Strider', yard, true],
    ['a starship', 'Drill Twin Ion', 'Drill', true],
    ['a weapon', 'Drill Laser', yard, true],
    ['a device', 'Drill Gauge', yard, true],
    ['a creature', 'Drill Prowler', yard, false],
    ['an Effect', 'Drill Mark', yard, false],
    ['a location', 'Drill: Dunes', yard, false],
  ];
  for (const [what, card, where, may] of deploying)
    rule('GAP-0299', `${may ? 'may be' : 'is never'} the deployment of ${what}`, () => {
      const { state } = table(ccg, {
        phase: 'deploy',
        dark: { hand: [card, errands.dark], force: 9 },
        at: { [where]: { dark: [where === yard ? 'Drill Champion' : 'Drill Corsair'] } },
      });
      expect(canDeployTo(state, 0, inHand(state, 0, card), find(state, where))).toBe(may);
    });

  const [quay, market, harbor] = ['Drill Harbor: Quay', 'Drill Harbor: Market', 'Drill Harbor'];
  const going: readonly (readonly [what: string, name: string, at: At, to: string, may: boolean])[] = [
    ['by landspeed', 'Drill Recruit', { [quay]: { light: ['Drill Recruit'] }, [market]: {} }, market, true],
    ['by landspeed of a vehicle', 'Drill Glider', { [quay]: { light: ['Drill Glider'] }, [market]: {} }, market, true],
    ['by hyperspeed', 'Drill Far Wing', { [harbor]: { light: ['Drill Far Wing'] }, Drill: {} }, 'Drill', true],
    ['by landing', 'Drill Far Wing', { [quay]: {}, [harbor]: { light: ['Drill Far Wing'] } }, quay, true],
    ['by taking off', 'Drill Far Wing', { [quay]: { light: ['Drill Far Wing'] }, [harbor]: {} }, harbor, true],
    [
      'to a sector',
      'Drill Far Wing',
      { [harbor]: { light: ['Drill Far Wing'] }, 'Drill Asteroids': {} },
      'Drill Asteroids',
      true,
    ],
    [
      'out of a site of a vehicle',
      'Drill Trooper',
      { [quay]: { dark: ['Drill Wagon'] }, 'Drill Wagon: Cabin': { dark: ['Drill Trooper'] } },
      quay,
      true,
    ],
    [
      'into a site of a vehicle',
      'Drill Trooper',
      { [quay]: { dark: ['Drill Wagon', 'Drill Trooper'] }, 'Drill Wagon: Cabin': {} },
      'Drill Wagon: Cabin',
      true,
    ],
    [
      'by docking bay transit',
      'Drill Recruit',
      { 'Drill Harbor: Docking Bay': { light: ['Drill Recruit'] }, 'Drill Outpost: Docking Bay': {} },
      'Drill Outpost: Docking Bay',
      false,
    ],
    [
      'by shuttling up',
      'Drill Recruit',
      { [quay]: { light: ['Drill Recruit'] }, [harbor]: { light: ['Drill Liner'] } },
      harbor,
      false,
    ],
    [
      'by shuttling down',
      'Drill Recruit',
      { [quay]: {}, [harbor]: { light: [{ card: 'Drill Liner', passengers: ['Drill Recruit'] }] } },
      quay,
      false,
    ],
  ];
  for (const [what, name, at, to, may] of going)
    rule('GAP-0303', `is ${may ? '' : 'not '}made ${what}`, () => {
      const side: Side = name === 'Drill Trooper' ? 'dark' : 'light';
      const t = moving({ at, turn: side });
      const by = side === 'dark' ? 0 : 1;
      expect(reactingMove(t.state, by, cardNamed(t.state, name), find(t.state, to)) !== null).toBe(may);
    });
});

describe('Control', () => {
  for (const [kind, card] of [
    ['a Mobile', 'Drill Drift'],
    ['an Immediate', 'Drill Snap'],
  ] as const) {
    rule('GAP-0368', `cancels ${kind} Effect as it comes`, () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: [card, 'Drill Stew'] },
        dark: { hand: ['Drill Command (Dark)'] },
      });
      t.light.does('deploy', card);
      t.dark.does('play', 'Drill Command (Dark)');
      expect(t.light.sees('lost', 'light')).toEqual([card]);
    });
    rule('GAP-0368', `cancels ${kind} Effect later`, () => {
      const t = table(ccg, { light: { table: [card] }, dark: { hand: ['Drill Command (Dark)'] } });
      t.dark.does('play', 'Drill Command (Dark)');
      expect(t.light.sees('lost', 'light')).toEqual([card]);
    });
  }
});

describe('whoever comes to a battle in the weapons segment', () => {
  const battling = (where: string, dark: Stood, light: Stood, hand: readonly string[], more: At = {}) => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 3, hand: [errands.dark] },
      light: { force: 9, hand: [...hand, errands.light] },
      at: { ...more, [where]: { dark: [dark], light: [light] } },
    });
    t.dark.does('initiate battle', where);
    if (t.asked === 'dark') t.dark.passes();
    return t;
  };
  const deployed: readonly (readonly [what: string, card: string, where: string, foe: Stood, friend: Stood])[] = [
    ['a character', 'Drill Colonel', yard, 'Drill Baron', 'Drill Recruit'],
    ['a starship', 'Drill Plain Yacht', 'Drill Front', 'Drill Cruiser', 'Drill Far Wing'],
  ];
  for (const [what, card, where, foe, friend] of deployed)
    rule('AR6-0022', `joins it, if that is ${what} just deployed`, () => {
      const t = battling(where, foe, friend, ['Drill Reinforcements', card]);
      t.light.does('play', 'Drill Reinforcements');
      expect(isParticipating(t.state, cardNamed(t.state, card))).toBe(true);
    });
  for (const [what, card] of [
    ['a character', 'Drill Colonel'],
    ['a vehicle', 'Drill Glider'],
  ] as const)
    rule('AR6-0022', `joins it, if that is ${what} from elsewhere`, () => {
      const t = battling('Drill Battlefield', 'Drill Baron', 'Drill Recruit', ['Drill Escort (Light)'], {
        [yard]: { light: [card] },
      });
      t.light.does('play', 'Drill Escort (Light)').does('target', card);
      expect(cardOf(t.state, locationOf(t.state, cardNamed(t.state, card))).name).toBe('Drill Battlefield');
      expect(isParticipating(t.state, cardNamed(t.state, card))).toBe(true);
    });
});

describe('an attack on a creature', () => {
  for (const [what, name, where, there] of [
    ['a character', 'Drill Brute', yard, 'Drill Brute'],
    ['a droid', 'Drill Labourer', yard, 'Drill Labourer'],
    ['a vehicle', 'Drill Ice Strider', yard, 'Drill Ice Strider'],
    ['a starship', 'Drill Twin Ion', 'Drill', 'Drill Twin Ion'],
  ] as const)
    rule('AR6-0232', `is made by ${what} too, whether or not its player likes`, () => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 3, hand: [errands.dark] },
        light: { hand: [errands.light] },
        at: {
          [where]: { dark: [there, where === yard ? 'Drill Champion' : 'Drill Corsair'], light: ['Drill Lizard'] },
        },
      });
      t.dark.does('attack creature', where);
      expect(t.state.facts.attack?.attackers.map(({ card }) => cardOf(t.state, card).name)).toContain(name);
    });
});

describe('moving away', () => {
  for (const [what, related, may] of [
    ['a related site', 'Drill Harbor: Market', true],
    ['no related site', 'Drill: Dunes', false],
  ] as const)
    rule('AR7-0133', `is for a vehicle at a site with ${what} on table`, () => {
      const quayside = 'Drill Harbor: Quay';
      const t = moving({
        phase: 'battle',
        light: { hand: ['Drill Quick Exit', errands.light] },
        dark: { hand: [errands.dark] },
        at: { [quayside]: { dark: ['Drill Trooper'], light: ['Drill Glider'] }, 'Drill Harbor': {}, [related]: {} },
      });
      t.dark.does('initiate battle', quayside);
      expect(t.light.getsTo('play', 'Drill Quick Exit')).toBe(may);
    });
  for (const [what, related, may] of [
    ['a related sector', 'Drill High Clouds', true],
    ['no related sector', dunes, false],
  ] as const)
    rule('AR7-0133', `is for a vehicle at a sector with ${what} on table`, () => {
      const t = moving({
        phase: 'battle',
        light: { hand: ['Drill Quick Exit', errands.light] },
        dark: { hand: [errands.dark] },
        at: {
          'Drill Clouds': { dark: ['Drill Mist Wing'], light: [{ card: 'Drill Cloud Car', pilots: ['Drill Flyer'] }] },
          ...(may ? { [related]: {} } : {}),
          'Drill Harbor': {},
          ...(may ? {} : { [related]: {} }),
        },
      });
      t.dark.does('initiate battle', 'Drill Clouds');
      expect(t.light.getsTo('play', 'Drill Quick Exit')).toBe(may);
    });
});

describe('between a vehicle’s site and the site outside', () => {
  const quayside = 'Drill Harbor: Quay';
  for (const [what, from, to, out] of [
    ['in', quayside, 'Drill Wagon: Cabin', 0],
    ['out', 'Drill Wagon: Cabin', quayside, 0],
  ] as const)
    for (const [side, who, cost] of [
      ['dark', 'Drill Trooper', out],
      ['light', 'Drill Recruit', 2],
    ] as const)
      rule('AR7-0055', `the ${side === 'dark' ? 'owner' : 'opponent'} moves ${what} for what its site lists`, () => {
        const at: At = {
          [quayside]: { dark: ['Drill Wagon'] },
          'Drill Wagon: Cabin': {},
        };
        const there = { ...at, [from]: { ...at[from], [side]: [...(at[from]?.[side] ?? []), who] } };
        const t = moving({ turn: side, at: there });
        t[side].does('move', who, to);
        expect(placeOf(t, who)).toBe(to);
        expect(t.state.zones.force[side === 'dark' ? 0 : 1]).toHaveLength(9 - cost);
      });
});

describe('whoever is hit', () => {
  const hitting: readonly (readonly [
    what: string,
    name: string,
    where: string,
    dark: readonly Stood[],
    light: Stood,
  ])[] = [
    [
      'a character',
      'Drill Trooper',
      yard,
      ['Drill Trooper', 'Drill Brute'],
      { card: 'Drill Colonel', on: ['Drill Rifle (Light)'] },
    ],
    [
      'a vehicle',
      'Drill Patroller',
      yard,
      ['Drill Patroller', 'Drill Brute'],
      { card: 'Drill Glider', on: ['Drill Cannon (Light)'] },
    ],
    [
      'a starship',
      'Drill Mist Wing',
      'Drill',
      ['Drill Mist Wing', 'Drill Corsair'],
      { card: 'Drill Far Wing', on: ['Drill Cannon (Light)'] },
    ],
  ];
  for (const [what, name, where, dark, light] of hitting)
    rule('GAP-0197', `as ${what} stays in the battle, and is forfeited in its damage segment`, () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: {
          force: 3,
          hand: [errands.light],
          reserve: ['Drill Recruit', ...Array.from({ length: 4 }, () => 'Drill Omen 6')],
        },
        dark: { hand: [errands.dark] },
        at: { [where]: { light: [light], dark } },
      });
      t.light.does('initiate battle');
      t.light.does('fire');
      if (t.asked === 'light' && t.light.may('target', name)) t.light.does('target', name);
      const card = cardNamed(t.state, name);
      expect(t.state.cards.hit[card] ?? 0).toBeGreaterThan(0);
      expect(isParticipating(t.state, card)).toBe(true);
      for (let i = 0; i < 20 && t.state.facts.battle !== null && t.state.facts.battle.segment !== 'damage'; i++) {
        const { player, at, options } = t.decision;
        t.answer({ player, at, picks: [options.length - 1] });
      }
      for (let i = 0; i < 20 && t.state.facts.battle !== null; i++) {
        const { player, at } = t.decision;
        t.answer({ player, at, picks: [0] });
      }
      expect(t.dark.sees('lost', 'dark')).toContain(name);
    });
});

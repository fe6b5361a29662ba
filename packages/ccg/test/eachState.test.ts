import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { traitsOfCharacter } from '../src/cards/traits.ts';
import { cardOf } from '../src/catalog.ts';
import { type CcgPosition, type CcgState, ccg } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { isParticipating } from '../src/rules/battle/participants.ts';
import { isAlone, isWith } from '../src/rules/company.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { whyNotDrain } from '../src/rules/drains.ts';
import { canDeployTo, reactingMove } from '../src/rules/moving/reacting.ts';
import { hostOf, locationOf } from '../src/rules/places.ts';
import { hasUndercoverSpy } from '../src/rules/presence.ts';
import { whyNotAnother } from '../src/rules/uniqueness.ts';
import { cardNamed, moving, passUntil, placeOf } from './movingTable.ts';

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

describe('an all-cards effect', () => {
  const standing = (hand: string, at: At) => {
    const t = table(ccg, { dark: { hand: [hand, errands.dark] }, light: { hand: [errands.light] }, at });
    t.dark.does('play', hand);
    // Whoever is asked puts them where they go in any order.
    while (t.decision.options[0]?.verb === 'put') {
      const { player, at } = t.decision;
      t.answer({ player, at, picks: [0] });
    }
    return t;
  };
  const kinds: readonly (readonly [what: string, name: string, stood: Stood, where: string, is: boolean])[] = [
    ['a character', 'Drill Brute', 'Drill Brute', yard, true],
    ['a vehicle', 'Drill Cart', 'Drill Cart', yard, true],
    ['a starship at a site', 'Drill Twin', 'Drill Twin', yard, true],
    ['a starship in space', 'Drill Twin', 'Drill Twin', 'Drill', true],
    ['a weapon at a site', 'Drill Rooted Gun', 'Drill Rooted Gun', yard, true],
    ['a device at a site', 'Observation Holocam', 'Observation Holocam', yard, true],
    ['a weapon on somebody', 'Drill Laser', { card: 'Drill Brute', on: ['Drill Laser'] }, yard, true],
    ['a device on somebody', 'Drill Gauge', { card: 'Drill Brute', on: ['Drill Gauge'] }, yard, true],
    ['whoever is aboard', 'Drill Navigator', { card: 'Drill Strider', pilots: ['Drill Navigator'] }, yard, true],
    ['a creature', 'Drill Wampa', 'Drill Wampa', hall, false],
    ['a location', 'Drill Yard', 'Drill Brute', yard, false],
  ];
  for (const [what, name, stood, where, is] of kinds)
    rule(['GAP-0076', 'AR1-0006'], `of an Interrupt takes ${is ? '' : 'no '}${what}`, () => {
      const t = standing('Drill Avalanche', {
        [where]: { dark: [stood] },
        'Drill Moon: Crater': { light: ['Drill Recruit'] },
      });
      expect(t.dark.sees('lost', 'dark').includes(name)).toBe(is);
    });

  for (const side of ['dark', 'light'] as const)
    for (const inactive of ['missing', 'undercover', 'captive', 'suspended', undefined] as const)
      rule('GAP-0075', `takes those of the ${side} side that are ${inactive ?? 'active'}`, () => {
        const spy = side === 'dark' ? 'Drill Spy' : 'Drill Paladin Veiled';
        const stood: Stood = inactive === undefined ? spy : { card: spy, inactive };
        const lost = (hand: string) =>
          standing(hand, { [hall]: { [side]: [stood] } })
            [side].sees('lost', side)
            .includes(spy);
        expect(lost('Drill Blast')).toBe(true);
        expect(lost('Drill Avalanche')).toBe(true);
      });
});

describe('a card of which there is one', () => {
  const unique: readonly (readonly [what: string, card: string, by: 0 | 1, at: At | string])[] = [
    ['a character', 'Drill Hero', 1, { [yard]: { light: ['Drill Hero'] } }],
    ['a starship', 'Red 1', 1, { Drill: { light: ['Red 1'] } }],
    ['a vehicle', "Luke's X-34 Landspeeder", 1, { [yard]: { light: ["Luke's X-34 Landspeeder"] } }],
    ['a weapon', 'Drill Foil', 1, { [yard]: { light: [{ card: 'Drill Hero', on: ['Drill Foil'] }] } }],
    ['a system', 'Drill', 0, { Drill: {} }],
    ['an Effect', 'Drill Siesta', 1, 'Drill Siesta'],
  ];
  for (const [what, card, by, at] of unique)
    rule('GAP-0080', `is on table once, if it is ${what}`, () => {
      const side: Side = by === 0 ? 'dark' : 'light';
      const refusal = (there: boolean) => {
        const { state } = table(ccg, {
          [side]: { hand: [card], ...(there && typeof at === 'string' ? { table: [at] } : {}) },
          at: there && typeof at !== 'string' ? at : { 'Drill Moon': {} },
        });
        return whyNotAnother(state, by, inHand(state, by, card))?.rule;
      };
      expect(refusal(false)).toBeUndefined();
      expect(refusal(true)).toBe('GAP-0080');
    });

  rule('GAP-0080', 'is deployed once a turn, even if that was cancelled', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Siesta', 'Drill Siesta', errands.light] },
      dark: { hand: ['Drill Alter (Dark)', errands.dark] },
      at: { [yard]: {} },
    });
    t.light.does('deploy', 'Drill Siesta');
    t.dark.does('play', 'Drill Alter (Dark)');
    while (t.asked === 'light' && t.light.may('put')) t.light.does('put');
    expect(t.light.sees('lost', 'light')).toContain('Drill Siesta');
    if (t.asked === 'dark') t.dark.passes();
    expect(whyNot(t.state, 1, inHand(t.state, 1, 'Drill Siesta'))?.rule).toBe('GAP-0080');
  });

  for (const cancelled of [false, true])
    rule(
      'GAP-0080',
      `is played once a turn, if it is an Interrupt that was ${cancelled ? 'cancelled' : 'resolved'}`,
      () => {
        const t = table(ccg, {
          turn: 'light',
          phase: 'control',
          light: { hand: ['Beru Stew', 'Beru Stew', errands.light], force: 3 },
          dark: { hand: ['Drill Sense (Dark)', errands.dark] },
          at: { [yard]: {} },
        });
        t.light.does('play', 'Beru Stew #1');
        if (cancelled) t.dark.does('play', 'Drill Sense (Dark)');
        else while (t.asked === 'dark') t.dark.passes();
        passUntil(t, () => t.asked === 'light' && t.decision.options.some(({ verb }) => verb === 'play'));
        expect(t.light.may('play', errands.light)).toBe(true);
        expect(t.light.may('play', 'Beru Stew')).toBe(false);
      },
    );
});

describe('a spy under cover', () => {
  const put: readonly (readonly [what: string, card: string])[] = [
    ['an Effect', 'Drill False Papers'],
    ['a weapon', 'Drill Laser'],
    ['a device', 'Drill Gauge'],
  ];
  for (const [what, card] of put)
    rule('GAP-0315', `can be given ${what}`, () => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: { hand: [card, errands.dark], force: 9 },
        light: { hand: [errands.light] },
        at: { [hall]: { dark: [undercover('Drill Mole')] } },
      });
      t.dark.does('deploy', card);
      expect(hostOf(t.state, cardNamed(t.state, card))).toBe(find(t.state, 'Drill Mole'));
    });

  const reaching: readonly (readonly [what: string, position: CcgPosition, verb: string, by: string, may: boolean])[] =
    [
      ['an Interrupt', { dark: { hand: ['Drill Weaken'] } }, 'play', 'Drill Weaken', true],
      ['an Interrupt that has it lost', { dark: { hand: ['Drill Pebble'] } }, 'play', 'Drill Pebble', true],
      ['a text that has it lost', { at: { [yard]: { dark: ['Drill Grey Lord'] } } }, 'use', 'Drill Grey Lord', true],
      ['another text', { dark: { table: ['Drill Perch'] } }, 'use', 'Drill Perch', false],
    ];
  for (const [what, position, verb, by, may] of reaching)
    rule('GAP-0315', `${may ? 'is' : 'is not'} reached by ${what}`, () => {
      const t = (...spies: Stood[]) =>
        table(ccg, {
          ...position,
          dark: { ...position.dark, hand: [...(position.dark?.hand ?? []), errands.dark], force: 3 },
          light: { hand: [errands.light] },
          at: { ...position.at, [hall]: { dark: spies } },
        }).dark.may(verb, by);
      expect([t(undercover('Drill Mole')), t({ card: 'Drill Mole', inactive: 'missing' })]).toEqual([may, false]);
      if (what !== 'a text that has it lost') expect(t('Drill Mole')).toBe(true);
    });

  rule('GAP-0315', 'is attacked by creatures', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { hand: [errands.dark] },
      light: { hand: [errands.light] },
      at: { [yard]: { dark: ['Drill Prowler'], light: [undercover('Drill Paladin Veiled')] } },
    });
    expect(t.dark.may('attack with', 'Drill Prowler')).toBe(true);
  });

  const opened: readonly (readonly [what: string, card: string])[] = [
    ['a character', 'Drill Trooper'],
    ['a vehicle', 'Drill Ice Strider'],
  ];
  for (const [what, card] of opened)
    rule(['GAP-0316', 'GLC-0497'], `opens its site to ${what}, unless it is missing`, () => {
      const may = (...spies: Stood[]) => {
        const { state } = table(ccg, {
          phase: 'deploy',
          dark: { hand: [card, errands.dark], force: 12 },
          at: { 'Drill Bare': { dark: spies } },
        });
        return whyNot(state, 0, inHand(state, 0, card))?.rule;
      };
      const refused = may();
      expect(refused).toBeDefined();
      expect(may({ card: 'Drill Probe', inactive: 'missing' })).toBe(refused);
      expect(may(undercover('Drill Probe'))).toBeUndefined();
    });

  rule('GAP-0316', 'that is missing as well neither opens its site nor keeps anybody from draining there', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Sandstorm', errands.dark] },
      light: { hand: [errands.light] },
      at: { [hall]: { dark: [undercover('Drill Mole')], light: ['Drill Recruit'] } },
    });
    const site = find(t.state, hall);
    expect([hasUndercoverSpy(t.state, 0, site), whyNotDrain(t.state, 1, site)?.rule]).toEqual([true, 'GAP-0316']);
    t.dark.does('play', 'Drill Sandstorm').does('target', 'Drill Mole');
    expect([hasUndercoverSpy(t.state, 0, site), whyNotDrain(t.state, 1, site)]).toEqual([false, null]);
  });

  rule('GAP-0320', 'counts neither as alone, nor with anybody, nor as on table', () => {
    const { state } = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Paladin Covert', errands.light], force: 9 },
      at: { [hall]: { dark: [undercover('Drill Mole')], light: ['Drill Recruit'] } },
    });
    const [mole, recruit] = [find(state, 'Drill Mole'), find(state, 'Drill Recruit')];
    expect([isAlone(state, mole), isWith(state, mole, recruit), isWith(state, recruit, mole)]).toEqual([
      false,
      false,
      false,
    ]);
    // It deploys if an Imperial is on table.
    const may = (there: Stood) => {
      const { state: s } = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Paladin Covert', errands.light], force: 9 },
        at: { [hall]: { dark: [there] } },
      });
      return whyNot(s, 1, inHand(s, 1, 'Drill Paladin Covert')) === null;
    };
    expect([may('Drill Mole'), may(undercover('Drill Mole'))]).toEqual([true, false]);
  });

  const quay = 'Drill Harbor: Quay';
  const bay = 'Drill Harbor: Docking Bay';
  const outpost = 'Drill Outpost: Docking Bay';
  const moves: readonly (readonly [
    what: string,
    verb: string,
    to: string | null,
    from: string,
    at: At,
    cost: number,
  ])[] = [
    ['by landspeed', 'move', 'Drill Harbor: Market', quay, { [quay]: {}, 'Drill Harbor: Market': {} }, 1],
    ['by docking bay transit', 'transit', outpost, bay, { [bay]: {}, [outpost]: {} }, 1],
  ];
  for (const [what, verb, to, from, at, cost] of moves)
    rule('GAP-0318', `moves ${what} in the opponent’s move phase, for its owner’s Force`, () => {
      const there = { ...at, [from]: { dark: [undercover('Drill Spy')] } };
      const own = moving({ at: there, dark: { hand: [errands.dark] } });
      expect(own.dark.may(verb)).toBe(false);
      const t = moving({ at: there, turn: 'light', light: { hand: ['Drill Stew', errands.light] } });
      t.light.does('play', 'Drill Stew');
      if (verb === 'transit') t.dark.does('transit', from);
      else t.dark.does(verb, 'Drill Spy', to ?? undefined);
      expect(placeOf(t, 'Drill Spy')).toBe(to);
      expect(t.state.zones.force[0]).toHaveLength(9 - cost);
    });
  for (const [what, verb, vessel] of [
    ['a vehicle', 'embark', 'Drill Cart'],
    ['a landed starship', 'embark', 'Drill Landing Ship'],
  ] as const)
    rule('GAP-0318', `never boards ${what}`, () => {
      const may = (who: Stood, turn: Side) => {
        const t = moving({
          turn,
          light: { hand: ['Drill Stew', errands.light] },
          dark: { hand: [errands.dark] },
          at: { [quay]: { dark: [who, vessel] } },
        });
        if (turn === 'light') t.light.does('play', 'Drill Stew');
        return t.asked === 'dark' && t.dark.may(verb, 'Drill Spy');
      };
      expect([
        may('Drill Spy', 'dark'),
        may(undercover('Drill Spy'), 'dark'),
        may(undercover('Drill Spy'), 'light'),
      ]).toEqual([true, false, false]);
    });
});

describe('characters are called', () => {
  const troopers: readonly (readonly [kind: string, also: readonly string[]])[] = [
    ['biker scout', ['scout', 'stormtrooper', 'trooper']],
    ['clone trooper', ['trooper']],
    ['Cloud City trooper', ['trooper']],
    ['Death Star trooper', ['trooper']],
    ['death trooper', ['stormtrooper', 'trooper']],
    ['Echo Base trooper', ['trooper']],
    ['sandtrooper', ['stormtrooper', 'trooper']],
    ['snowtrooper', ['stormtrooper', 'trooper']],
    ['stormtrooper', ['trooper']],
  ];
  for (const [kind, also] of troopers)
    rule('GAP-0327', `${also.join(' and ')}, if they are a ${kind}`, () => {
      const traits = traitsOfCharacter({ title: 'Nobody', traits: [kind], type: 'Imperial', side: 'dark' });
      expect([...traits].sort()).toEqual([kind, ...also].sort());
    });
  for (const [type, side, is] of [
    ['Rebel', 'light', true],
    ['Alien', 'light', false],
    ['Republic', 'light', false],
    ['Imperial', 'dark', false],
  ] as const)
    rule('GAP-0327', `Rebel troopers ${is ? 'if they are troopers of that type' : `not as ${type} troopers`}`, () => {
      const traits = traitsOfCharacter({ title: 'Nobody', traits: ['trooper'], type, side });
      expect(traits.includes('Rebel trooper')).toBe(is);
    });

  const skywalkers: readonly (readonly [persona: string, side: Side, is: boolean])[] = [
    ['Shmi', 'light', true],
    ['Shmi', 'dark', true],
    ...['Leia', 'Luke', 'Anakin Skywalker', 'Ben Solo'].flatMap((persona) => [
      [persona, 'light', true] as const,
      [persona, 'dark', false] as const,
    ]),
    ['Vader', 'dark', false],
    ['Han', 'light', false],
  ];
  for (const [persona, side, is] of skywalkers)
    rule('GAP-0340', `${is ? '' : 'no '}Skywalker, if they are ${persona} of the ${side} side`, () => {
      const traits = traitsOfCharacter({ title: 'Nobody', type: 'Alien', side, personas: [persona], traits: [] });
      expect(traits.includes('Skywalker')).toBe(is);
    });
});

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

describe('breaking cover', () => {
  const cover = ['Drill False Papers', 'Drill Laser', 'Drill Gauge'] as const;
  for (const [what, turn, phase, may] of [
    ['one’s own deploy phase', 'dark', 'deploy', true],
    ['one’s own control phase', 'dark', 'control', false],
    ['one’s own move phase', 'dark', 'move', false],
    ['the opponent’s deploy phase', 'light', 'deploy', false],
  ] as const)
    rule('GAP-0319', `is ${may ? '' : 'not '}for ${what}, is free, and keeps all but what gave cover`, () => {
      const t = table(ccg, {
        turn,
        phase,
        dark: { hand: [errands.dark], force: 3 },
        light: { hand: ['Drill Stew', errands.light] },
        at: { [yard]: { dark: [{ card: 'Drill Mole', inactive: 'undercover', on: cover }] } },
      });
      if (turn === 'light') t.light.does('play', 'Drill Stew');
      expect(t.asked).toBe('dark');
      expect(t.dark.may('break cover', 'Drill Mole')).toBe(may);
      if (!may) return;
      t.dark.does('break cover', 'Drill Mole');
      expect(t.dark.sees('on', 'dark')).toEqual(['Drill Laser', 'Drill Gauge']);
      expect(t.dark.sees('lost', 'dark')).toEqual(['Drill False Papers']);
      expect(t.state.zones.force[0]).toHaveLength(3);
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

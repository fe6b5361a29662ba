import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import { traitsOfCharacter } from '../src/catalog/traits.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { whyNotAnother } from '../src/rules/cards/uniqueness.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { whyNotDrain } from '../src/rules/force/drains.ts';
import { isAlone, isWith } from '../src/rules/table/company.ts';
import { hostOf } from '../src/rules/table/places.ts';
import { hasUndercoverSpy } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';
import { cardNamed, moving, passUntil, placeOf } from './movingTable.ts';

type At = NonNullable<CcgPosition['at']>;
type Side = 'dark' | 'light';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const inHand = (s: CcgState, by: 0 | 1, name: string): number =>
  s.zones.hand[by].find((card) => cardOf(s, card).name === name) ?? -1;
const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const yard = 'Drill Yard';
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

  const reaching: readonly (readonly [
    what: string,
    position: CcgPosition,
    verb: 'play' | 'use',
    by: string,
    may: boolean,
  ])[] = [
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
    verb: 'move' | 'transit',
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

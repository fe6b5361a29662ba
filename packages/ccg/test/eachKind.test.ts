import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog.ts';
import { type CcgPosition, type CcgState, ccg } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { isParticipating, ownBarring } from '../src/rules/battle/participants.ts';
import { hostOf } from '../src/rules/places.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

const yard = 'Drill Yard';
/** Somebody of the Light Side whom each can battle. */
const foe = { [yard]: 'Drill Recruit', Drill: 'Drill Red Wing' } as const;
type Where = keyof typeof foe;

const against = (where: Where, dark: readonly Stood[], light: CcgPosition['light'] = {}) => {
  const t = table(ccg, {
    phase: 'battle',
    dark: { force: 3, hand: ['Drill Errand (Dark)'] },
    light: { hand: ['Drill Truce', 'Drill Errand (Light)'], ...light },
    at: { [where]: { dark, light: [foe[where]] } },
  });
  t.dark.does('initiate battle');
  return t;
};

/** Each kind of card that fights, where it can be. */
const fighters: readonly (readonly [what: string, name: string, where: Where, there: Stood])[] = [
  ['a character', 'Drill Champion', yard, 'Drill Champion'],
  ['a vehicle', 'Drill Ice Strider', yard, 'Drill Ice Strider'],
  ['a starship', 'Drill Corsair', 'Drill', 'Drill Corsair'],
];
const equipment: readonly (readonly [what: string, name: string, where: Where, there: Stood])[] = [
  ['a weapon', 'Drill Blaster (Dark)', yard, { card: 'Drill Champion', on: ['Drill Blaster (Dark)'] }],
  ['a device', 'Drill Range Finder', yard, { card: 'Drill Ice Strider', on: ['Drill Range Finder'] }],
];

describe('a battle', () => {
  for (const [what, name, where, there] of fighters)
    rule('AR6-0008', `is all that ${what} may be in this turn, even if it was cancelled`, () => {
      const t = against(where, [there]);
      expect(ownBarring(t.state, find(t.state, name))).toBeNull();
      t.light.does('play', 'Drill Truce');
      expect(t.state.facts.battle).toBeNull();
      expect(ownBarring(t.state, find(t.state, name))?.rule).toBe('AR6-0008');
    });

  for (const [what, name, where, there] of equipment)
    rule('AR6-0010', `does not keep ${what} from another`, () => {
      const t = against(where, [there]);
      expect(isParticipating(t.state, find(t.state, name))).toBe(true);
      t.light.does('play', 'Drill Truce');
      expect(ownBarring(t.state, find(t.state, name))).toBeNull();
    });

  const inside: readonly (readonly [what: string, name: string, where: Where, there: Stood])[] = [
    ...fighters,
    ...equipment,
    ['whoever is inside a vehicle', 'Stormtrooper', yard, { card: 'Drill Ice Strider', passengers: ['Stormtrooper'] }],
    ['whoever is inside a starship', 'Stormtrooper', 'Drill', { card: 'Devastator', passengers: ['Stormtrooper'] }],
    ['a vehicle in the hold', 'Drill Ice Strider', 'Drill', { card: 'Devastator', cargo: ['Drill Ice Strider'] }],
    ['a starship in the hold', 'TIE Fighter', 'Drill', { card: 'Devastator', cargo: ['TIE Fighter'] }],
  ];
  for (const [what, name, where, there] of inside)
    rule('AR6-0157', `has ${what} take part`, () => {
      const t = against(where, [there]);
      expect(isParticipating(t.state, find(t.state, name))).toBe(true);
    });

  const outside: readonly (readonly [what: string, name: string, where: Where, there: readonly Stood[]])[] = [
    ['a creature', 'Drill Wampa', yard, ['Drill Champion', 'Drill Wampa']],
    ['an Effect', 'Drill False Papers', yard, [{ card: 'Drill Champion', on: ['Drill False Papers'] }]],
    ['whoever is missing', 'Drill Mole', yard, ['Drill Champion', { card: 'Drill Mole', inactive: 'missing' }]],
    [
      'whoever is inside a vehicle in the hold',
      'Stormtrooper',
      'Drill',
      [{ card: 'Devastator', cargo: [{ card: 'Drill Ice Strider', passengers: ['Stormtrooper'] }] }],
    ],
  ];
  for (const [what, name, where, there] of outside)
    rule(['AR6-0157', 'GAP-0375'], `does not have ${what} take part`, () => {
      const t = against(where, there);
      expect(isParticipating(t.state, find(t.state, name))).toBe(false);
    });
});

describe('immunity to attrition of a starship or an enclosed vehicle', () => {
  const covered: readonly (readonly [where: string, name: string, aboard: object])[] = [
    ['itself', 'Devastator', {}],
    ['whoever pilots it', 'Imperial Pilot', { pilots: ['Imperial Pilot'] }],
    ['a passenger', 'Stormtrooper', { passengers: ['Stormtrooper'] }],
    ['a vehicle in its hold', 'Drill Ice Strider', { cargo: ['Drill Ice Strider'] }],
    ['a starship in its hold', 'TIE Fighter', { cargo: ['TIE Fighter'] }],
  ];
  const immuneWith = (cloak: readonly string[], aboard: object): readonly string[] => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: { force: 1, reserve: ['Drill Recruit', ...omens(3)] },
      at: {
        Drill: {
          light: [{ card: 'Drill Liner', pilots: ['Drill Colonel'] }],
          dark: [{ card: 'Devastator', on: cloak, ...aboard }],
        },
      },
    });
    t.light.does('initiate battle').does('draw battle destiny');
    if (t.dark.may('decline')) t.dark.does('decline');
    return (t.state.facts.battle?.immune ?? []).map(({ card }) => cardOf(t.state, card).name);
  };
  for (const [who, name, aboard] of covered)
    rule('AR6-0190', `covers ${who}`, () => {
      expect(immuneWith(['Drill Cloak 5'], aboard)).toContain(name);
      expect(immuneWith([], aboard)).not.toContain(name);
    });
});

describe('a creature that is attacked', () => {
  const hunters: readonly (readonly [what: string, there: Stood, where: Where])[] = [
    ['a character', 'Drill Brute', yard],
    ['a vehicle', 'Drill Ice Strider', yard],
    ['a starship', 'Drill Trio', 'Drill'],
  ];
  for (const [what, there, where] of hunters)
    rule(['AR6-0236', 'AR6-0258'], `is lost if ${what} defeats it, which may battle as well`, () => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 3, hand: ['Drill Errand (Dark)'] },
        light: { hand: ['Drill Truce', 'Drill Errand (Light)'] },
        at: { [where]: { dark: [there], light: ['Drill Lizard', foe[where]] } },
      });
      t.dark.does('initiate battle');
      t.light.does('play', 'Drill Truce');
      while (t.asked === 'light') t.light.passes();
      t.dark.does('attack creature');
      while (t.state.facts.attack !== null) {
        const side = t[t.asked ?? 'dark'];
        if (side.may('decline')) side.does('decline');
        else side.passes();
      }
      expect(t.light.sees('lost', 'light')).toContain('Drill Lizard');
    });
});

describe('ship-docking', () => {
  const laden: Stood = {
    card: 'Devastator',
    pilots: ['Imperial Pilot'],
    passengers: ['Stormtrooper'],
    cargo: ['Drill Ice Strider', 'TIE Fighter'],
  };
  const other = 'Imperial-Class Star Destroyer';
  for (const place of ['Drill Harbor', 'Drill Asteroids'])
    for (const [what, name] of [
      ['a pilot', 'Imperial Pilot'],
      ['a passenger', 'Stormtrooper'],
      ['a vehicle', 'Drill Ice Strider'],
      ['a starship', 'TIE Fighter'],
    ] as const)
      rule('AR7-0080', `at ${place === 'Drill Harbor' ? 'a system' : 'a sector'} hands over ${what}`, () => {
        const t = table(ccg, {
          phase: 'move',
          dark: { force: 3, hand: ['Drill Errand (Dark)'] },
          at: { 'Drill Harbor': {}, [place]: { dark: [laden, other] } },
        });
        t.dark.does('dock', 'Devastator', other);
        t.dark.does('transfer', name);
        if (t.dark.may('undock')) t.dark.does('undock');
        expect(hostOf(t.state, find(t.state, name))).toBe(find(t.state, other));
        expect(t.state.zones.force[0]).toHaveLength(2);
      });
});

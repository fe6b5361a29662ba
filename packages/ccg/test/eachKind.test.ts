import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgPosition, CcgState, CcgVerb } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { isParticipating, ownBarring } from '../src/rules/battle/participants.ts';
import { hostOf, slotOf } from '../src/rules/table/places.ts';
import { ccg } from './drill.ts';

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
    if (t.asked === 'dark' && t.dark.may('decline')) t.dark.does('decline');
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

describe('getting on and off', () => {
  const trooper = 'Stormtrooper';
  const strider = 'Drill Ice Strider';
  const ship = 'Drill Landing Ship';
  const dunes = 'Drill: Dunes';
  /** Who steps from where to what, what that may be, and how that is written while they are outside and inside. */
  type Step = readonly [
    id: 'AR7-0070' | 'AR7-0071' | 'AR7-0073',
    what: string,
    who: string,
    into: string,
    from: string,
  ];
  const steps: readonly (readonly [...Step, outside: CcgPosition['at'], inside: CcgPosition['at']])[] = [
    [
      'AR7-0070',
      'a character and a vehicle',
      trooper,
      strider,
      dunes,
      { [dunes]: { dark: [trooper, strider] } },
      { [dunes]: { dark: [{ card: strider, passengers: [trooper] }] } },
    ],
    [
      'AR7-0070',
      'a character and a landed starship',
      trooper,
      ship,
      dunes,
      { [dunes]: { dark: [trooper, ship] } },
      { [dunes]: { dark: [{ card: ship, passengers: [trooper] }] } },
    ],
    [
      'AR7-0070',
      'a vehicle and a landed starship',
      strider,
      ship,
      dunes,
      { [dunes]: { dark: [strider, ship] } },
      { [dunes]: { dark: [{ card: ship, cargo: [strider] }] } },
    ],
    [
      'AR7-0071',
      'a starship and the hold of another',
      'TIE Fighter',
      'Devastator',
      'Drill',
      { Drill: { dark: ['TIE Fighter', 'Devastator'] } },
      { Drill: { dark: [{ card: 'Devastator', cargo: ['TIE Fighter'] }] } },
    ],
    [
      'AR7-0073',
      'a character on the bridge and a vehicle in the hold',
      trooper,
      strider,
      'Devastator',
      { Drill: { dark: [{ card: 'Devastator', passengers: [trooper], cargo: [strider] }] } },
      { Drill: { dark: [{ card: 'Devastator', cargo: [{ card: strider, passengers: [trooper] }] }] } },
    ],
    [
      'AR7-0073',
      'a character on the bridge and a starship in the hold',
      trooper,
      'TIE Scout',
      'Devastator',
      { Drill: { dark: [{ card: 'Devastator', passengers: [trooper], cargo: ['TIE Scout'] }] } },
      { Drill: { dark: [{ card: 'Devastator', cargo: [{ card: 'TIE Scout', passengers: [trooper] }] }] } },
    ],
  ];
  for (const [id, what, who, into, from, outside, inside] of steps)
    rule(id, `is free for ${what}, either way`, () => {
      const step = (at: CcgPosition['at'], verb: CcgVerb) => {
        const t = table(ccg, {
          phase: 'move',
          dark: { force: 3, hand: ['Drill Errand (Dark)'] },
          ...(at === undefined ? {} : { at }),
        });
        t.dark.does(verb, who);
        expect(t.state.zones.force[0]).toHaveLength(3);
        return cardOf(t.state, hostOf(t.state, find(t.state, who))).name;
      };
      expect([step(outside, 'embark'), step(inside, 'disembark')]).toEqual([into, from]);
    });

  const seated: readonly (readonly [what: string, at: NonNullable<CcgPosition['at']>])[] = [
    ['a starship', { Drill: { dark: [{ card: 'Devastator', pilots: ['Imperial Pilot'] }] } }],
    ['a combat vehicle', { [dunes]: { dark: [{ card: 'Drill Empty Tank', pilots: ['Imperial Pilot'] }] } }],
    ['a shuttle vehicle', { [dunes]: { dark: [{ card: 'Drill Hopper', pilots: ['Imperial Pilot'] }] } }],
  ];
  for (const [what, at] of seated)
    for (const phase of ['deploy', 'move'] as const)
      rule('AR7-0076', `in ${what} means changing seats as well, for free, in the ${phase} phase`, () => {
        const t = table(ccg, { phase, dark: { force: 3, hand: ['Drill Errand (Dark)'] }, at });
        t.dark.does('sit as passenger', 'Imperial Pilot');
        expect(slotOf(t.state, find(t.state, 'Imperial Pilot'))).toBe('passenger');
        while (t.asked === 'light') t.light.passes();
        t.dark.does('sit as pilot', 'Imperial Pilot');
        expect(slotOf(t.state, find(t.state, 'Imperial Pilot'))).toBe('pilot');
        expect(t.state.zones.force[0]).toHaveLength(3);
      });
});

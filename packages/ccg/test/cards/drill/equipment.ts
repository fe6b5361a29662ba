import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  character,
  deploysOn,
  device,
  during,
  fires,
  hits,
  host,
  interrupt,
  it,
  may,
  opponents,
  type Side,
  starship,
  steals,
  used,
  vehicle,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const person = { ...common, deploy: 1, power: 2, ability: 2, forfeit: 2 } as const;

const allegiances = ['Independent', 'Republic', 'Trade Federation', 'Separatist', 'Clone Army', 'Resistance'] as const;

const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

const thieves: readonly Card[] = [
  ...both((side) =>
    character('Drill Thief', {
      ...person,
      side,
      onBothSides: true,
      type: 'Alien',
      traits: ['thief', 'spy'],
      text: [
        may
          .act(during('your', 'control', 'deploy'))
          .target(any.of('weapon', 'device').here)
          .do(steals(it)),
      ],
    }),
  ),
  ...both((side) =>
    interrupt('Drill Seizure', {
      ...common,
      side,
      onBothSides: true,
      functions: [used(may.act(atAnyTime).target(opponents.of('vehicle', 'starship')).do(steals(it)))],
    }),
  ),
  interrupt('Drill Weapons Check', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.characters.having(any.weapons)).do(activate(1)))],
  }),
];

const weapons: readonly Card[] = [
  /** For one person only. */
  weapon('Drill Signet Blade', {
    ...common,
    side: 'dark',
    type: 'character',
    limit: 1,
    personas: ['Drill Signet Blade'],
    text: [
      deploysOn(your.characters.persona('Vader')),
      always(adds(2).to('power').of(host)),
      fires({ at: any.characters, do: [hits(it)] }),
    ],
  }),
  weapon('Drill Popgun', {
    ...common,
    side: 'dark',
    type: 'character',
    text: [deploysOn(your.characters).for(2), always(adds(1).to('power').of(host))],
  }),
  weapon('Drill Fixed Gun', { ...common, side: 'dark', type: 'artillery', text: [deploysOn(any.locations)] }),
  weapon('Drill Torpedoes', { ...common, side: 'dark', type: 'vehicle', text: [deploysOn(your.vehicles)] }),
  device('Drill Gun Scope', { ...common, side: 'dark', text: [deploysOn(your.weapons)] }),
];

const gauge = (title: string): Card =>
  device(title, {
    ...common,
    side: 'dark',
    text: [deploysOn(your.characters).for(1), may.act(during('your', 'control')).do(activate(1))],
  });

const devices: readonly Card[] = [
  gauge('Drill Gauge'),
  gauge('Drill Meter'),
  device('Drill Padding', {
    ...common,
    side: 'dark',
    text: [deploysOn(your.characters), always(adds(1).to('power').of(host))],
  }),
];

const vessels: readonly Card[] = [
  vehicle('Drill Big Hauler', {
    ...common,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    deploy: 2,
    power: 3,
    forfeit: 3,
    landspeed: 1,
    capacity: { pilots: 1, passengers: 2, vehicles: 1 },
  }),
  vehicle('Drill Small Cart', {
    ...common,
    side: 'dark',
    type: 'combat',
    deploy: 1,
    power: 1,
    forfeit: 1,
    landspeed: 1,
    capacity: { pilots: 1 },
  }),
  starship('Drill Corsair', {
    ...common,
    side: 'dark',
    type: 'starfighter',
    icons: ['First Order'],
    deploy: 2,
    power: 2,
    forfeit: 2,
    hyperspeed: 4,
    permanentPilots: [2],
  }),
  ...allegiances.map((icon) =>
    starship(`Drill ${icon} Clipper`, {
      ...common,
      side: 'dark',
      type: 'starfighter',
      icons: [icon],
      deploy: 2,
      power: 2,
      forfeit: 2,
      hyperspeed: 4,
      permanentPilots: [2],
    }),
  ),
];

/** Weapons, devices, and those who take them from others. */
export const equipment: readonly Card[] = [...thieves, ...weapons, ...devices, ...vessels];

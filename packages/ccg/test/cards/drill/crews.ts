import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  character,
  deploysOn,
  effect,
  host,
  interrupt,
  it,
  may,
  opponents,
  sends,
  starship,
  used,
  vehicle,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { permanentPilotsAbility } from './own/amounts.ts';

const light = { ...common, side: 'light' } as const;
const dark = { ...common, side: 'dark' } as const;
const ship = { ...light, deploy: 4, power: 4, forfeit: 4, hyperspeed: 3 } as const;

/** Seats, and who sits in them. */
export const crews: readonly Card[] = [
  starship('Drill Two-Seater', {
    ...ship,
    type: 'starfighter',
    maneuver: 3,
    capacity: { pilots: 2, passengers: 1 },
  }),
  /** Three of them, with ability 4 in all. */
  starship('Drill Dreadnought', {
    ...ship,
    type: 'capital',
    armor: 5,
    permanentPilots: [2, 1, 1],
    pilotsShare: true,
    capacity: { passengers: 2 },
  }),
  /** Flown by a droid, whose ability nobody states. */
  starship('Drill Droid Ship', { ...ship, type: 'starfighter', maneuver: 2, permanentPilots: [0] }),
  /** Another version of the Falcon, which names others than Han. */
  starship('Drill Golden Falcon', {
    ...ship,
    type: 'starfighter',
    limit: 1,
    maneuver: 4,
    personas: ['Falcon'],
    matching: ['Lando', 'Nien Nunb'],
    capacity: { pilots: 2 },
  }),
  /** Another version of Han, which names no starship. */
  character('Drill Armed Han', {
    ...light,
    type: 'Rebel',
    limit: 1,
    deploy: 4,
    power: 4,
    ability: 3,
    forfeit: 6,
    icons: ['pilot', 'warrior'],
    personas: ['Han'],
  }),
  starship('Drill Crimson Five', {
    ...ship,
    type: 'starfighter',
    limit: 1,
    maneuver: 4,
    personas: ['Red 5'],
    capacity: { pilots: 1 },
  }),
  vehicle('Drill Rogue Speeder', {
    ...light,
    type: 'combat',
    limit: 1,
    deploy: 2,
    power: 3,
    forfeit: 3,
    landspeed: 3,
    matching: ['Luke'],
    capacity: { pilots: 1 },
  }),
  /** For Skywalkers who are able enough. */
  weapon('Drill Old Saber', {
    ...light,
    type: 'character',
    limit: 1,
    traits: ['lightsaber'],
    matching: ['Skywalker'],
    text: [deploysOn(your.characters.trait('Skywalker').abilityOver(3))],
  }),
  /** Has no back that it could show. */
  starship('Drill Two-Faced Ship', {
    ...ship,
    type: 'capital',
    armor: 4,
    permanentPilots: [1],
    neverInLifeForce: true,
  }),
  effect('Drill Cramped Cockpit', {
    ...dark,
    text: [deploysOn(opponents.starships), always(adds(-1).to('pilot capacity').of(host))],
  }),
  effect('Drill Freight Aboard', {
    ...dark,
    text: [deploysOn(opponents.starships), always(adds(-1).to('passenger capacity').of(host))],
  }),
  interrupt('Drill Ship Home', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(any.starships).do(sends(it, 'hand')))],
  }),
  interrupt('Drill Roll Call', {
    ...dark,
    functions: [
      used(may.act(atAnyTime).target(opponents.starships.permanentlyPiloted).do(activate(permanentPilotsAbility))),
    ],
  }),
];

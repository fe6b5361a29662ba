import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  cancelsText,
  character,
  deploysFrom,
  deploysOn,
  duringYour,
  effect,
  fires,
  forbids,
  hits,
  interrupt,
  it,
  makes,
  may,
  mayAddToDrain,
  opponents,
  pilots,
  reserveDeck,
  sends,
  starship,
  this_,
  used,
  vehicle,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const light = { ...common, side: 'light' } as const;
const dark = { ...common, side: 'dark' } as const;
const person = { deploy: 2, power: 2, ability: 2, forfeit: 2 } as const;

const ships: readonly Card[] = [
  starship('Drill Wing Squad', {
    ...light,
    type: 'squadron',
    deploy: 6,
    power: 9,
    forfeit: 9,
    maneuver: 3,
    hyperspeed: 5,
    traits: ['Y-wing'],
    capacity: { pilots: 3 },
    icons: ['nav computer'],
  }),
  starship('Drill Slow Boat', {
    ...light,
    type: 'starfighter',
    deploy: 2,
    power: 2,
    forfeit: 2,
    armor: 4,
    hyperspeed: 3,
    permanentPilots: [1],
    traits: ['B-wing'],
    capacity: { passengers: 2 },
  }),
  starship('Drill Lone Fighter', {
    ...light,
    type: 'starfighter',
    deploy: 2,
    power: 2,
    forfeit: 2,
    maneuver: 2,
    hyperspeed: 3,
    capacity: { pilots: 1 },
  }),
  effect('Drill Shipyard', {
    ...light,
    text: [may.act(duringYour('deploy')).do(deploysFrom(reserveDeck, any.starships))],
  }),
  character('Drill Bush Pilot', { ...light, ...person, type: 'Rebel', icons: ['pilot'], text: [pilots(2)] }),
  vehicle('Drill Riding Beast', {
    ...light,
    type: 'creature',
    deploy: 1,
    power: 1,
    forfeit: 1,
    landspeed: 2,
    ability: 1,
    maneuver: 2,
    capacity: { passengers: 2 },
  }),
  character('Drill Spy Droid', { ...light, ...person, ability: null, type: 'Droid', traits: ['spy'] }),
  character('Drill Sand Operative', { ...light, ...person, type: 'Rebel' }),
  character('Drill Repair Droid', { ...light, ...person, ability: null, type: 'Droid', icons: ['astromech'] }),
  /** Called a trooper by its own text. */
  character('Drill Corporal', {
    ...light,
    ...person,
    type: 'Rebel',
    traits: ['trooper'],
    text: [always(adds(1).to('power').of(your.characters.trait('trooper').other.here))],
  }),
];

const texts: readonly Card[] = [
  interrupt('Drill Armor Plates', {
    ...light,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.of('starship', 'vehicle'))
          .do(makes(adds(2).to('armor').of(it), 'turn')),
      ),
    ],
  }),
  interrupt('Drill Swerve', {
    ...light,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.of('starship', 'vehicle'))
          .do(makes(adds(2).to('maneuver').of(it), 'turn')),
      ),
    ],
  }),
  interrupt('Drill Boost', {
    ...light,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(makes(adds(3).to('power').of(it), 'turn')),
      ),
    ],
  }),
  interrupt('Drill Muzzle', {
    ...dark,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(makes(cancelsText(it), 'turn')),
      ),
    ],
  }),
  interrupt('Drill Spy Hunt', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(opponents.characters.trait('spy')).do(activate(1)))],
  }),
  /** Fires, and helps to drain. */
  weapon('Drill Training Saber', {
    ...light,
    type: 'character',
    traits: ['lightsaber'],
    text: [
      deploysOn(your.characters),
      mayAddToDrain(1),
      fires({ at: any.of('character', 'creature'), draw: 2, do: [hits(it)] }),
    ],
  }),
];

const protection: readonly Card[] = [
  interrupt('Drill Avalanche', { ...dark, functions: [used(may.act(atAnyTime).do(sends(any.all, 'lost')))] }),
  interrupt('Drill Downed Wing', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(opponents.starships.trait('Y-wing')).do(sends(it, 'lost')))],
  }),
  interrupt('Drill Downed Fighter', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(opponents.starships.type('starfighter')).do(sends(it, 'lost')))],
  }),
  interrupt('Drill Carcass', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(any.vehicles).do(sends(it, 'lost')))],
  }),
  interrupt('Drill Pebble', {
    ...dark,
    functions: [used(may.act(atAnyTime).target(any.characters).do(sends(it, 'lost')))],
  }),
  character('Drill Survivor', { ...light, ...person, type: 'Rebel', text: [always(forbids('be lost', this_))] }),
  character('Drill Immortal', {
    ...light,
    ...person,
    type: 'Rebel',
    text: [always(forbids('be lost', this_, undefined, { never: true }))],
  }),
  effect('Drill Milestone', { ...light, text: [deploysOn(any.locations)] }),
];

/** Starships, vehicles, and what is done with them. */
export const vessels: readonly Card[] = [...ships, ...texts, ...protection];

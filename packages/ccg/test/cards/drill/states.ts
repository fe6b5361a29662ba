import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  atEndOfTurn,
  automatically,
  becomes,
  type Card,
  cancelIt,
  cancelsText,
  character,
  deployed,
  duringYour,
  effect,
  forbids,
  forEach,
  interrupt,
  isDeploying,
  isFree,
  it,
  justLost,
  makes,
  may,
  type Side,
  saves,
  sends,
  stacksIt,
  suspends,
  thereIs,
  this_,
  used,
  uses,
  vehicle,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { justOutOfPlay, stacksTopOf } from './own/states.ts';

const person = { ...common, deploy: 1, power: 2, ability: 2, forfeit: 2 } as const;

const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

/** Cards that make others inactive, and active again. */
const inactive: readonly Card[] = [
  interrupt('Drill Sandstorm', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.characters).do(becomes(it, 'missing')))],
  }),
  interrupt('Drill Search', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.characters.that('missing')).do(becomes(it, 'no longer missing')))],
  }),
  interrupt('Drill Theft', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.weapons).do(becomes(it, 'stolen')))],
  }),
  interrupt('Drill Blast', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).do(sends(any.characters.all, 'lost')))],
  }),
  interrupt('Drill Sweep', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).do(sends(any.characters, 'lost')))],
  }),
  interrupt('Drill Banish', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.characters).do(sends(it, 'outOfPlay')))],
  }),
  character('Drill Beggar', {
    ...person,
    side: 'dark',
    type: 'Alien',
    text: [
      may
        .act(duringYour('control'))
        .once('turn')
        .do(activate(1), atEndOfTurn(sends(this_, 'lost'))),
    ],
  }),
  /** Needs the Champion to be deployed. */
  effect('Drill Charter', {
    ...common,
    side: 'dark',
    text: [{ kind: 'deploys', on: null, only: [thereIs(your.called('Drill Champion'))], cost: 2 }],
  }),
  effect('Drill Subsidy', { ...common, side: 'dark', text: [always(isFree('deploy').of(your.effects))] }),
  /** Works on somebody who is missing. */
  effect('Drill Bounty', {
    ...common,
    side: 'dark',
    text: [
      { kind: 'deploys', on: any.characters, only: [], cost: 0, worksOn: ['missing'] },
      may.act(duringYour('control')).once('phase').do(activate(1)),
    ],
  }),
  effect('Drill Anthem', {
    ...common,
    side: 'dark',
    limit: 1,
    text: [
      always(adds(1).to('power').of(your.characters)),
      may
        .act(atAnyTime)
        .once('game')
        .do(makes(adds(3).to('power').of(your.characters), 'turn')),
    ],
  }),
  effect('Drill Embargo', { ...common, side: 'light', text: [always(suspends(any.effects.called('Drill Anthem')))] }),
  interrupt('Drill Repeal', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.effects.called('Drill Embargo')).do(sends(it, 'lost')))],
  }),
];

/** Cards that name inactive ones. */
const naming: readonly Card[] = [
  effect('Drill Warrant', {
    ...common,
    side: 'dark',
    text: [{ kind: 'deploys', on: any.characters.that('missing'), only: [], cost: 0, worksOn: ['missing'] }],
  }),
  effect('Drill Citation', {
    ...common,
    side: 'dark',
    text: [{ kind: 'deploys', on: any.characters, only: [], cost: 0 }],
  }),
  interrupt('Drill Disarming', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).do(sends(any.weapons, 'used')))],
  }),
  interrupt('Drill Recovery', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.weapons.that('stolen')).do(becomes(it, 'no longer stolen')))],
  }),
  interrupt('Drill Ransom', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.characters.that('captive')).do(sends(it, 'hand')))],
  }),
  effect('Drill Worry', {
    ...common,
    side: 'dark',
    text: [
      always(
        adds(forEach(any.characters.that('missing')))
          .to('power')
          .of(your.type('Imperial')),
      ),
    ],
  }),
  interrupt('Drill Abolish', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.effects).do(sends(it, 'lost')))],
  }),
  interrupt('Drill Refuse', {
    ...common,
    side: 'light',
    functions: [used(may.respond(isDeploying('opponent', any)).do(cancelIt))],
  }),
  interrupt('Drill Exile', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(justLost(any.characters)).do(saves(it, 'outOfPlay')))],
  }),
  /** Rings for whoever is placed out of play. */
  effect('Drill Knell', {
    ...common,
    side: 'dark',
    text: [automatically(justOutOfPlay(any.characters)).do(activate(1))],
  }),
];

/** Cards that others are stacked on. */
const stacked: readonly Card[] = [
  effect('Drill Clasp', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(atAnyTime)
        .target(your.characters)
        .do(stacksIt({ onGrabber: true })),
    ],
  }),
  effect('Drill Infirmary', {
    ...common,
    side: 'dark',
    text: [may.respond(justLost(your.characters)).do(stacksIt({ justLost: true }))],
  }),
  effect('Drill Perch', {
    ...common,
    side: 'dark',
    text: [may.act(atAnyTime).target(your.characters).do(stacksIt())],
  }),
  effect('Drill Roost', {
    ...common,
    side: 'dark',
    text: [may.act(atAnyTime).target(your.all.characters).do(stacksIt())],
  }),
  effect('Drill Cellar', { ...common, side: 'dark', text: [may.act(atAnyTime).do(stacksTopOf('reserve'))] }),
  effect('Drill Strongbox', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(atAnyTime)
        .target(your.characters)
        .do(stacksIt({ faceDown: true })),
    ],
  }),
];

/** Cards whose text is cancelled, and those that cancel it. */
const texts: readonly Card[] = [
  interrupt('Drill Gag', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(makes(cancelsText(it), 'phase')),
      ),
    ],
  }),
  effect('Drill Hush', { ...common, side: 'light', text: [always(cancelsText(any.characters.other))] }),
  character('Drill Speaker', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always(adds(1).to('power').of(this_)), may.act(duringYour('control')).do(activate(1))],
  }),
  character('Drill Outspoken', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always(forbids('have its text cancelled', this_)), always(adds(1).to('power').of(this_))],
  }),
  /** Gives 1 Force when it comes. */
  character('Drill Envoy', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [automatically(deployed('you', this_)).do(activate(1))],
  }),
  /** Never rides, and should it, it is lost. */
  character('Drill Footman', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always({ rule: 'forbids', act: 'be on', who: this_, where: any.vehicles })],
  }),
  character('Drill Hermit', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always(forbids('be on', this_, any.vehicles, { never: true }))],
  }),
  vehicle('Drill Patroller', {
    ...common,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    deploy: 1,
    power: 3,
    forfeit: 2,
    landspeed: 1,
    maneuver: 3,
    permanentPilots: [2],
    personas: ['Patroller One'],
    capacity: { passengers: 2 },
    text: [always(adds(2).to('power').of(this_))],
  }),
  effect('Drill Curfew', { ...common, side: 'light', text: [always(cancelsText(any.vehicles))] }),
  vehicle('Drill Cart', {
    ...common,
    side: 'dark',
    type: 'transport',
    deploy: 1,
    power: 0,
    forfeit: 1,
    landspeed: 1,
    capacity: { passengers: 4, pilots: 1 },
  }),
];

/** Cards that may be used so often. */
const limited: readonly Card[] = [
  character('Drill Usher', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [may.act(atAnyTime).use(1).do(activate(1))],
  }),
  character('Drill Broker', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [may.act(duringYour('control')).use(1).do(activate(1))],
  }),
  ...both((side) =>
    effect('Drill Race', {
      ...common,
      side,
      onBothSides: true,
      text: [may.act(atAnyTime).once('game').do(activate(1))],
    }),
  ),
  effect('Drill Pair', { ...common, side: 'dark', text: [may.act(atAnyTime).times(2, 'game').do(activate(1))] }),
  interrupt('Drill Veto', {
    ...common,
    side: 'light',
    functions: [used(may.respond(uses('opponent', any)).do(cancelIt))],
  }),
  interrupt('Drill Levy Force', {
    ...common,
    side: 'dark',
    functions: [used(may.act(duringYour('control')).do(activate(1)))],
  }),
];

/** Cards for the rules of card states, game text and limits. */
export const states: readonly Card[] = [...inactive, ...naming, ...stacked, ...texts, ...limited];

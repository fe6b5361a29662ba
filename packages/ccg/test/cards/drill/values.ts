import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  character,
  chooseNumber,
  defines,
  device,
  during,
  duringBattle,
  effect,
  forEach,
  host,
  type Instruction,
  interrupt,
  isFree,
  isUnmodifiable,
  it,
  limits,
  lost,
  makes,
  makesA,
  may,
  multiplies,
  opponents,
  resets,
  rounded,
  type Side,
  sends,
  starship,
  substitutes,
  this_,
  times,
  used,
  weapon,
  whenever,
  x,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { allYourAbilityIsProvidedBy } from './own/conditions.ts';
import { separateCost } from './own/costs.ts';

const person = { ...common, deploy: 2, ability: 2, forfeit: 2 } as const;

/** An Interrupt of the Dark Side that does something to a character, or to what it is told. */
const onSomebody = (title: string, does: Instruction, who = any.characters): Card =>
  interrupt(title, { ...common, side: 'dark', functions: [used(may.act(atAnyTime).target(who).do(does))] });

const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

/** People whose values are changed. */
const people: readonly Card[] = [
  character('Drill Champion', { ...person, side: 'dark', type: 'Imperial', power: 6 }),
  character('Drill Hero', { ...person, side: 'light', type: 'Rebel', power: 3, limit: 1, personas: ['Hero'] }),
  character('Drill Hero in Disguise', {
    ...person,
    side: 'light',
    type: 'Alien',
    power: 3,
    limit: 1,
    personas: ['Hero'],
  }),
  character('Drill Smuggler', { ...person, side: 'dark', type: 'Alien', power: 2 }),
  character('Drill Labourer', {
    ...person,
    ability: null,
    side: 'dark',
    type: 'Droid',
    power: 1,
  }),
  /** Its power is the number of its kind on table. */
  character('Drill Scavenger', {
    ...person,
    side: 'dark',
    type: 'Alien',
    power: null,
    traits: ['scavenger'],
    text: [
      always(
        defines(forEach(your.trait('scavenger')))
          .to('power')
          .of(this_),
      ),
    ],
  }),
  character('Drill Rigid', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    power: 2,
    text: [always(isUnmodifiable('power').of(this_))],
  }),
  starship('Drill Racer', {
    ...common,
    side: 'dark',
    type: 'starfighter',
    deploy: 2,
    power: 2,
    forfeit: 2,
    hyperspeed: 3,
    maneuver: 3,
  }),
  starship('Drill Patrol', {
    ...common,
    side: 'dark',
    type: 'starfighter',
    deploy: 2,
    power: 2,
    forfeit: 2,
    hyperspeed: null,
    maneuver: 3,
  }),
];

/** Cards that change values for a while. */
const changers: readonly Card[] = [
  onSomebody('Drill Weaken', makes(adds(-2).to('power').of(it), 'turn')),
  onSomebody('Drill Daze', makes(adds(-2).to('power').of(it), 'phase')),
  onSomebody('Drill Cripple', makes(adds(-3).to('power').of(it), 'turn')),
  onSomebody('Drill Cheer', makes(adds(2).to('power').of(it), 'turn')),
  onSomebody('Drill Double Up', makes(multiplies(2).to('power').of(it), 'turn')),
  onSomebody('Drill Halve', makes(multiplies(0.5).to('power').of(it), 'turn')),
  onSomebody('Drill Set Five', makes(resets(5).to('power').of(it), 'turn')),
  onSomebody('Drill Set Three', makes(resets(3).to('power').of(it), 'turn')),
  onSomebody('Drill Furlough', sends(it, 'hand')),
  onSomebody('Drill Train', makes(adds(1).to('power').of(it))),
  onSomebody('Drill Bargain', makes(resets(5).to('deploy').of(any.persona('Hero')), 'turn'), any.characters),
  onSomebody('Drill Inspire', makes(adds(6).to('power').of(any.persona('Hero')), 'turn')),
  onSomebody('Drill Tune', makes(adds(2).to('hyperspeed').of(it), 'turn'), any.starships),
  onSomebody('Drill Stall', makes(resets(0).to('hyperspeed').of(it), 'turn'), any.starships),
];

/** Cards that change values as long as they are on table. */
const fixtures: readonly Card[] = [
  device('Drill Belt', { ...common, side: 'dark', text: [always(adds(2).to('power').of(host))] }),
  device('Drill Medal', { ...common, side: 'dark', text: [always(adds(1).to('power').cumulatively.of(host))] }),
  device('Drill Armor', { ...common, side: 'dark', text: [always(defines(5).to('armor').of(host))] }),
  device('Drill Licence', { ...common, side: 'dark', text: [always(makesA('pilot', host))] }),
  effect('Drill Legion', { ...common, side: 'dark', text: [always(defines(4).to('armor').of(your.type('Imperial')))] }),
  effect('Drill Plating', { ...common, side: 'dark', text: [always(adds(1).to('armor').of(your.type('Imperial')))] }),
  effect('Drill Low Roof', { ...common, side: 'dark', text: [always(limits(3).to('power').of(your.characters))] }),
  effect('Drill Waiver', { ...common, side: 'dark', text: [always(substitutes(1).to('forfeit').of(your.characters))] }),
  effect('Drill Honour', { ...common, side: 'dark', text: [always(adds(1).to('forfeit').of(your.characters))] }),
  effect('Drill Dread', { ...common, side: 'dark', text: [always(adds(2).to('deploy').of(any.persona('Hero')))] }),
  effect('Drill Welcome', { ...common, side: 'light', text: [always(isFree('deploy').of(your.persona('Hero')))] }),
  effect('Drill Checkpoint', {
    ...common,
    side: 'dark',
    text: [always(separateCost('deploy', opponents.characters, 1))],
  }),
  effect('Drill War Tax', { ...common, side: 'light', text: [always(resets(4).to('battle cost').for('opponent'))] }),
  effect('Drill Excise', { ...common, side: 'light', text: [always(adds(2).to('battle cost').for('opponent'))] }),
  effect('Drill Warpath', { ...common, side: 'dark', text: [always(isFree('battle cost').for('your'))] }),
  effect('Drill Censor', { ...common, side: 'light', text: [always(separateCost('play', opponents.interrupts, 1))] }),
  effect('Drill Barracks', {
    ...common,
    side: 'dark',
    text: [always(adds(2).to('destiny').of(your.trait('trooper')))],
  }),
  effect('Drill Scum', {
    ...common,
    side: 'dark',
    text: [whenever([allYourAbilityIsProvidedBy(your.type('Alien'))], adds(1).to('power').of(your.type('Alien')))],
  }),
  effect('Drill Fog', {
    ...common,
    side: 'light',
    text: [always(resets(0).to('total ability').for('opponent'))],
  }),
  effect('Drill Crowd', {
    ...common,
    side: 'dark',
    text: [
      always(
        adds(times(0.5, forEach(any.characters)))
          .to('forfeit')
          .of(your.type('Imperial')),
      ),
    ],
  }),
  effect('Drill Census', {
    ...common,
    side: 'dark',
    text: [
      always(
        adds(rounded(times(0.5, forEach(any.characters))))
          .to('ability')
          .of(your.type('Imperial')),
      ),
    ],
  }),
  weapon('Drill Brand', {
    ...common,
    side: 'dark',
    type: 'character',
    text: [
      may
        .act(duringBattle())
        .target(opponents.characters)
        .do(makes(resets(0).to('forfeit').of(it))),
    ],
  }),
  weapon('Drill Torch', {
    ...common,
    side: 'dark',
    type: 'character',
    text: [
      may
        .act(during('your', 'control'))
        .target(any.characters)
        .do(makes(resets(0).to('forfeit').of(it))),
    ],
  }),
];

const errand = both((side) =>
  interrupt('Drill Errand', {
    ...common,
    side,
    onBothSides: true,
    functions: [lost(may.act(atAnyTime).do(chooseNumber({ most: 3, cardsIn: 'reserve' }), activate(x)))],
  }),
);

/** Cards for the rules of values and numbers. */
export const values: readonly Card[] = [...people, ...changers, ...fixtures, ...errand];

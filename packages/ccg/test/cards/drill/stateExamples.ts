import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  carriesOff,
  character,
  creature,
  deploysFrom,
  deploysOn,
  duringBattle,
  duringYour,
  effect,
  fires,
  forbids,
  goesTo,
  hand,
  interrupt,
  isIncreased,
  isReduced,
  it,
  leavesTable,
  loses,
  makes,
  may,
  multiplies,
  opponents,
  places,
  reserveDeck,
  resets,
  reshuffles,
  sends,
  stacks,
  stacksIt,
  starship,
  takes,
  thereIs,
  this_,
  used,
  weapon,
  whenever,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { foundBy } from './own/piles.ts';

const dark = { ...common, side: 'dark' } as const;
const light = { ...common, side: 'light' } as const;
const person = { deploy: 2, power: 2, ability: 2, forfeit: 2 } as const;

/** Cards that something is the matter with. */
const inactive: readonly Card[] = [
  // Death Mark
  effect('Drill Contract', {
    ...dark,
    type: 'utinni',
    text: [
      deploysOn(any.type('site')).targeting(opponents.characters),
      may.act(duringYour('control', 'deploy')).once('phase').do(loses(1)),
    ],
  }),
  interrupt('Drill Clear Away', {
    ...light,
    functions: [used(may.act(atAnyTime).target(any.effectsOfAnyKind).do(sends(it, 'lost')))],
  }),
  // Leia With Blaster Rifle
  character('Drill Sharpshooter', {
    ...light,
    type: 'Rebel',
    deploy: 4,
    power: 4,
    ability: 4,
    forfeit: 5,
    text: [
      whenever([thereIs(any.persona('Hero').here)], adds(1).to('battle destinies').for('your', { kind: 'battle' })),
    ],
  }),
  // Death Star Assault Squadron
  starship('Drill Trio', {
    ...dark,
    type: 'squadron',
    limit: 1,
    deploy: 6,
    power: 9,
    forfeit: 9,
    hyperspeed: null,
    permanentPilots: [6, 2, 2],
    personas: ['Drill Black Two', 'Drill Black Three'],
    contains: ['Vader', 'Drill Second'],
  }),
  starship('Drill Black Three', {
    ...dark,
    type: 'starfighter',
    limit: 1,
    deploy: 2,
    power: 2,
    forfeit: 3,
    hyperspeed: null,
    permanentPilots: [2],
    personas: ['Drill Black Three'],
  }),
  character('Drill Second', {
    ...dark,
    ...person,
    type: 'Imperial',
    limit: 1,
    personas: ['Drill Second'],
  }),
];

/** Cards stacked on others. */
const stacked: readonly Card[] = [
  // Weather Vane, and what brings somebody back from it
  effect('Drill Weathercock', {
    ...light,
    text: [
      // Once a turn, or nobody who likes to use it ever comes to anything else.
      may.act(atAnyTime).target(any.characters).once('turn').do(stacksIt()),
      may.act(atAnyTime).target(any.characters.that('stacked')).once('turn').do(sends(it, 'hand')),
    ],
  }),
  // I Will Not Defer
  effect('Drill Resolution', {
    ...dark,
    text: [
      may.act(atAnyTime).do(stacks('any card', hand, { face: 'up' })),
      may.act(atAnyTime).do(takes('any card', 'stacked here')),
    ],
  }),
  // A Step Backward
  interrupt('Drill Back Step', {
    ...light,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.effects.called('Drill Resolution'))
          .do(places('any card', 'stacked on it', 'used', { count: 'all' })),
      ),
    ],
  }),
  // Rebel Fleet
  effect('Drill Fleet', {
    ...light,
    text: [
      may.act(atAnyTime).do(stacks('any card', hand, { face: 'up' })),
      may.act(atAnyTime).do(deploysFrom('stacked here', any.starships)),
    ],
  }),
];

/** What is found, and what lets itself be found. */
const found: readonly Card[] = [
  // Mara Jade; Tatooine: Jabba's Palace
  character('Drill Hand', {
    ...light,
    ...person,
    type: 'Alien',
    text: [may.act(atAnyTime).once('game').do(deploysFrom(reserveDeck, any.weapons), reshuffles())],
  }),
  character('Drill Quartermaster', {
    ...dark,
    ...person,
    type: 'Imperial',
    text: [may.act(duringYour('control')).do(takes(any.weapons, reserveDeck), reshuffles())],
  }),
  /** No weapon, but whoever looks for weapons may find it. */
  effect('Drill Blueprint', { ...dark, text: [always(foundBy('Drill Quartermaster'))] }),
];

/** What lasts, what is saved, and who is one person. */
const others: readonly Card[] = [
  interrupt('Drill Lifeline', {
    ...light,
    functions: [used(may.respond(leavesTable(your.characters)).do(sends(it, 'hand')))],
  }),
  // Dark Jedi Presence, Power Pivot
  interrupt('Drill Grey Presence', {
    ...dark,
    functions: [
      used(may.act(duringBattle()).do(makes(multiplies(2).to('power').of(your.characters.type('Imperial'))))),
    ],
  }),
  interrupt('Drill Half Turn', {
    ...dark,
    functions: [
      used(
        may
          .act(duringBattle())
          .target(opponents.characters)
          .do(makes(resets(0).to('power').of(it))),
      ),
    ],
  }),
  // Amidala's Blaster
  weapon('Drill Stunner', {
    ...dark,
    type: 'character',
    text: [fires({ at: any.characters, do: [makes(resets(0).to('forfeit').of(it))] })],
  }),
  // Sidious
  character('Drill Emperor', { ...dark, ...person, type: 'Imperial', limit: 1, personas: ['Sidious'] }),
  character('Drill Senator Palpatine', { ...dark, ...person, type: 'Imperial', limit: 1, personas: ['Sidious'] }),
  interrupt('Drill Ask Sidious', {
    ...light,
    functions: [used(may.act(atAnyTime).target(any.persona('Sidious')).do(activate(1)))],
  }),
  interrupt('Drill Ask Palpatine', {
    ...light,
    functions: [used(may.act(atAnyTime).target(any.persona('Sidious').withTitle('Palpatine')).do(activate(1)))],
  }),
  /** Takes its prey home. */
  creature('Drill Hoarder', {
    ...dark,
    deploy: 1,
    ferocity: 9,
    defense: 9,
    text: [always(carriesOff(any.locations.called('Drill: Hall')))],
  }),
  character('Drill Immovable', { ...light, ...person, type: 'Rebel', text: [always(forbids('move', this_))] }),
  /** Lives at sites of one kind only. */
  creature('Drill Cave Bear', {
    ...dark,
    deploy: 1,
    ferocity: 2,
    defense: 2,
    text: [deploysOn(any.locations.called('Drill: Hall'))],
  }),
  interrupt('Drill Shift', {
    ...light,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(your.characters)
          .do(goesTo(any.locations.called('Drill: Hall'))),
      ),
    ],
  }),
];

/** What asks whether a value is more or less than it was. */
const changed: readonly Card[] = [
  effect('Drill Bragging', {
    ...dark,
    text: [may.act(atAnyTime).if(isIncreased('power', your.characters)).once('turn').do(activate(1))],
  }),
  effect('Drill Pity', {
    ...dark,
    text: [may.act(atAnyTime).if(isReduced('power', your.characters)).once('turn').do(activate(1))],
  }),
  character('Drill Ordinary', { ...dark, ...person, type: 'Imperial', text: [always(adds(0).to('power').of(this_))] }),
];

/** Cards for the examples of card states. */
export const stateExamples: readonly Card[] = [...inactive, ...stacked, ...found, ...others, ...changed];

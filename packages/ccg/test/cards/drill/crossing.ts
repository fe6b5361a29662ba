import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  type Card,
  character,
  deploys,
  deploysFromHand,
  deploysOn,
  during,
  effect,
  interrupt,
  it,
  losing,
  may,
  type Side,
  sends,
  thereIs,
  used,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { crossesOver } from './own/states.ts';

const person = { ...common, limit: 1, deploy: 3, power: 4, forfeit: 4 } as const;

/** Those who may give in to the other side. */
const people: readonly Card[] = [
  character('Drill Captain Knight', {
    ...person,
    side: 'light',
    type: 'Rebel',
    ability: 6,
    icons: ['warrior'],
    traits: ['commander', 'captain'],
    traitsByTitle: ['captain'],
    personas: ['Luke'],
    text: [
      may
        .act(during('your', 'deploy'))
        .if(thereIs(any.persona('Luke')))
        .once('game')
        .do(deploysFromHand(your.weapons.trait('lightsaber'), true)),
    ],
  }),
  /** Luke, with a weapon of his own. */
  character('Drill Armed Knight', {
    ...person,
    side: 'light',
    type: 'Rebel',
    ability: 6,
    personas: ['Luke'],
    contains: ['Luke’s Lightsaber'],
  }),
  character('Drill Duchess', {
    ...person,
    side: 'light',
    type: 'Rebel',
    ability: 4,
    personas: ['Leia'],
    text: [
      may
        .act(atAnyTime)
        .paying(losing(1))
        .do(sends(any.characters.persona('Leia'), 'used')),
    ],
  }),
  character('Drill Chosen', { ...person, side: 'light', type: 'Republic', ability: 5, personas: ['Anakin Skywalker'] }),
  character('Drill Scion', {
    ...person,
    side: 'light',
    type: 'Resistance',
    alsoType: 'Jedi Master',
    ability: 4,
    icons: ['Clone Army', 'pilot', 'Jedi Master'],
    personas: ['Ben Solo'],
  }),
  /** Chokes Imperials. */
  character('Drill Grey Lord', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    ability: 6,
    personas: ['Vader'],
    text: [may.act(atAnyTime).target(any.characters.type('Imperial').other).do(sends(it, 'lost'))],
  }),
];

const things: readonly Card[] = [
  weapon('Drill Foil', {
    ...common,
    side: 'light',
    type: 'character',
    limit: 1,
    traits: ['lightsaber'],
    text: [deploysOn(your.characters.persona('Luke'))],
  }),
  weapon('Drill Grey Foil', {
    ...common,
    side: 'dark',
    type: 'character',
    traits: ['lightsaber'],
    text: [deploysOn(your.characters).for(3)],
  }),
  weapon('Drill Light Foil', {
    ...common,
    side: 'light',
    type: 'character',
    traits: ['lightsaber'],
    text: [deploysOn(your.characters).for(3)],
  }),
  weapon('Drill Kin Foil', {
    ...common,
    side: 'light',
    type: 'character',
    traits: ['lightsaber'],
    matching: ['Skywalker'],
    text: [deploysOn(your.characters.trait('Skywalker').abilityOver(3))],
  }),
  /** For any warrior; stronger in the right hands. */
  weapon('Drill Heirloom', {
    ...common,
    side: 'light',
    type: 'character',
    text: [deploysOn(your.characters.icon('warrior')), always(adds(2).to('power').of(any.characters.persona('Luke')))],
  }),
  effect('Drill Fury', { ...common, side: 'dark', text: [deploysOn(any.characters.persona('Vader'))] }),
  effect('Drill Grudge', { ...common, side: 'dark', text: [deploysOn(any.characters.type('Rebel'))] }),
  effect('Drill Vigil', { ...common, side: 'dark', text: [deploysOn(any.characters)] }),
  effect('Drill Calling', {
    ...common,
    side: 'light',
    type: 'utinni',
    text: [deploys.targeting(any.characters.persona('Luke'))],
  }),
];

const turning: readonly Card[] = [
  ...(['light', 'dark'] as const).map(
    (side: Side): Card =>
      interrupt('Drill Temptation', {
        ...common,
        side,
        onBothSides: true,
        functions: [used(may.act(atAnyTime).target(any.characters).do(crossesOver(it)))],
      }),
  ),
  interrupt('Drill Purge', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).target(any.characters.sensitive('Jedi')).do(activate(1)))],
  }),
  interrupt('Drill Lineage', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).target(any.characters.trait('Skywalker')).do(activate(1)))],
  }),
];

/** Cards for crossing over. */
export const crossing: readonly Card[] = [...people, ...things, ...turning];

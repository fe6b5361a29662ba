import { highestAbilityOf } from '../../../src/cards/premiere/own/sensing.ts';
import {
  activate,
  adds,
  any,
  atAnyTime,
  type Card,
  character,
  interrupt,
  it,
  makes,
  may,
  multiplies,
  sends,
  used,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const person = { ...common, deploy: 2, power: 2, forfeit: 2 } as const;
const light = { ...person, side: 'light', type: 'Rebel' } as const;

const people: readonly Card[] = [
  character('Drill Novice', { ...light, ability: 3 }),
  character('Drill Adept', { ...light, ability: 5, traits: ['Padawan'] }),
  character('Drill Elder', { ...light, ability: 7, traits: ['Padawan'] }),
  character('Drill Walking Carpet', { ...person, side: 'light', type: 'Alien', alsoType: 'Rebel', ability: 2 }),
  character('Drill Forest Scout', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    ability: 1,
    traits: ['biker scout'],
  }),
  character('Drill Bouncer', { ...light, ability: 1, traits: ['bodyguard'] }),
  character('Drill Elder Guardian', { ...light, ability: 1, traits: ['guardian'] }),
  character('Drill Home Guard', { ...light, ability: 1, traits: ['trooper'] }),
];

const asking = (title: string, who = any.characters): Card =>
  interrupt(title, { ...common, side: 'dark', functions: [used(may.act(atAnyTime).target(who).do(activate(1)))] });

const askers: readonly Card[] = [
  asking('Drill Ask Attuned', any.characters.sensitive('Force-attuned')),
  asking('Drill Ask Sensitive', any.characters.sensitive('Force-sensitive')),
  asking('Drill Ask Knight', any.characters.sensitive('Jedi Knight')),
  asking('Drill Ask Jedi', any.characters.sensitive('Jedi')),
  asking('Drill Ask Dark Jedi', any.characters.sensitive('Dark Jedi')),
  asking('Drill Ask Alien', any.characters.type('Alien')),
  asking('Drill Ask Rebel', any.characters.type('Rebel')),
  asking('Drill Ask Non-Rebel', any.characters.non('Rebel')),
  asking('Drill Ask Stormtrooper', any.characters.trait('stormtrooper')),
  asking('Drill Ask Guard', any.characters.trait('guard')),
  asking('Drill Ask Rebel Trooper', any.characters.trait('Rebel trooper')),
  asking('Drill Ask Padawan', any.characters.trait('Padawan')),
  interrupt('Drill Awaken', {
    ...common,
    side: 'dark',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(makes(adds(1).to('ability').of(it), 'turn')),
      ),
    ],
  }),
  interrupt('Drill Double Mind', {
    ...common,
    side: 'dark',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(your.characters)
          .do(makes(multiplies(2).to('ability').of(it), 'turn')),
      ),
    ],
  }),
  /** Whoever is the most able. */
  interrupt('Drill Cut Down', {
    ...common,
    side: 'dark',
    functions: [used(may.act(atAnyTime).aimedAt(highestAbilityOf(your.characters)).do(sends(it, 'lost')))],
  }),
];

/** Cards that ask what others are. */
export const characteristics: readonly Card[] = [...people, ...askers];

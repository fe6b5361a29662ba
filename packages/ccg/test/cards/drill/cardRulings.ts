import {
  adds,
  addsBattleDestiny,
  always,
  any,
  type Card,
  character,
  deployCost,
  deploysOn,
  duringBattle,
  effect,
  forEach,
  interrupt,
  isDefendingAlone,
  location,
  lost,
  may,
  opponents,
  starship,
  thereIs,
  this_,
  weapon,
  whenever,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { drainedFrom } from './own/piles.ts';

const dark = { ...common, side: 'dark' } as const;
const light = { ...common, side: 'light' } as const;

/** Two starfighters that a pilot's text names. */
const squadron: readonly Card[] = (['Fifth', 'Sixth'] as const).map((which) =>
  starship(`Drill ${which} Wing`, {
    ...light,
    type: 'starfighter',
    limit: 1,
    deploy: 2,
    power: 3,
    forfeit: 4,
    maneuver: 4,
    hyperspeed: 5,
    icons: ['nav computer'],
    capacity: { pilots: 1, astromechs: 1 },
    personas: [which === 'Fifth' ? 'Red 5' : 'Red 6'],
  }),
);

/** Cards with the effect of those that rulings of the Glossary name. */
export const cardRulings: readonly Card[] = [
  ...squadron,
  // A seeker of the Light Side
  weapon('Drill Sleuth', { ...light, type: 'automated', defense: 1, traits: ['seeker'] }),
  // Dengar
  character('Drill Headhunter', {
    ...dark,
    type: 'Alien',
    deploy: 4,
    power: 2,
    ability: 2,
    forfeit: 4,
    text: [always(adds(forEach(opponents.characters.present)).to('power').of(this_))],
  }),
  // Chewbacca
  character('Drill First Mate', {
    ...light,
    type: 'Alien',
    deploy: 6,
    power: 6,
    ability: 2,
    forfeit: 6,
    traits: ['Wookiee', 'smuggler'],
    text: [whenever([thereIs(any.characters.persona('Han').here)], adds(1).to('power').of(this_))],
  }),
  // Kashyyyk
  location('Drill Woods', {
    ...light,
    type: 'system',
    system: 'Drill Woods',
    parsec: 6,
    planet: true,
    force: { light: 2, dark: 1 },
    text: {
      light: [
        always(
          deployCost(your.characters.trait('Wookiee').or(your.characters.trait('smuggler')), -2, any.locations.here),
        ),
      ],
    },
  }),
  // A system where the Light Side has no Force icons
  location('Drill Void', {
    ...dark,
    type: 'system',
    system: 'Drill Void',
    parsec: 3,
    planet: true,
    force: { light: 0, dark: 2 },
  }),
  // Lone Rogue
  interrupt('Drill Lone Flight', {
    ...light,
    functions: [
      lost(
        may
          .act(duringBattle())
          .if(isDefendingAlone(your.vehicles.trait('T-47')))
          .do(addsBattleDestiny(1)),
      ),
    ],
  }),
  // SW-4 Ion Cannon; what is about any ion cannon, and what is about the card of that title
  weapon('Drill Pulse Gun', {
    ...dark,
    type: 'starship',
    traits: ['ion cannon'],
    text: [deploysOn(your.starships).for(2)],
  }),
  effect('Drill Armory', { ...dark, text: [always(adds(-1).to('deploy').of(any.weapons.trait('ion cannon')))] }),
  effect('Drill Foundry', { ...dark, text: [always(adds(-1).to('deploy').of(any.weapons.called('Ion Cannon')))] }),
  // Mosep
  character('Drill Bookkeeper', {
    ...dark,
    type: 'Alien',
    deploy: 2,
    power: 1,
    ability: 1,
    forfeit: 3,
    text: [always(drainedFrom('reserve', any.type('site').here.or(any.type('site').adjacent)))],
  }),
  // Jeroen Webb
  character('Drill Shadow Pilot', {
    ...light,
    type: 'Rebel',
    deploy: 2,
    power: 2,
    ability: 2,
    forfeit: 3,
    icons: ['pilot'],
    traits: ['spy'],
  }),
];

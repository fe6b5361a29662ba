import {
  any,
  type Condition,
  deploysOn,
  fires,
  hits,
  type Instruction,
  ifSo,
  it,
  thereIs,
  this_,
  weapon,
  your,
} from '../../../language/index.ts';
import { so } from '../../../text/saying/clauses.ts';
import { thing } from '../../../text/saying/nouns.ts';
import {
  anybodysLightsaber,
  firesAsBlaster,
  firesAsBlasterRifle,
  goesOffNextTurn,
  lightsaberOf,
  prey,
  worthNothing,
  yourWarrior,
} from '../counterparts/weapons.ts';
import { light, unique } from './facts.ts';

/** The one whose weapon it is has fired it. */
const isFiredBy = (persona: string): Condition => ({
  ...thereIs(any.characters.persona(persona).having(this_)),
  says: () => so(thing('this weapon'), 'was', `fired by ${persona}`),
});
const ifHitBy = (persona: string, ...then: Instruction[]): Instruction => ifSo(isFiredBy(persona), then);

export const blaster = weapon('Blaster', {
  ...light,
  type: 'character',
  id: '1_152',
  rarity: 'C2',
  destiny: 3,
  traits: ['blaster'],
  text: firesAsBlaster,
});

export const blasterRifle = weapon('Blaster Rifle', {
  ...light,
  type: 'character',
  onBothSides: true,
  id: '1_153',
  rarity: 'C1',
  destiny: 3,
  traits: ['blaster rifle', 'rifle'],
  text: firesAsBlasterRifle,
});

export const hansHeavyBlasterPistol = weapon("Han's Heavy Blaster Pistol", {
  ...unique,
  type: 'character',
  id: '1_154',
  rarity: 'R2',
  destiny: 2,
  traits: ['blaster'],
  personas: ["Han's Heavy Blaster Pistol"],
  matching: ['Han'],
  text: [
    deploysOn(your.characters.persona('Han').or(yourWarrior)).for(3).costing(-2, your.characters.persona('Han')),
    fires({
      at: prey,
      use: 1,
      plus: [{ who: any, amount: 1 }],
      do: [hits(it), ifHitBy('Han', ...worthNothing)],
    }),
  ],
});

export const jediLightsaber = weapon('Jedi Lightsaber', {
  ...light,
  type: 'character',
  id: '1_155',
  rarity: 'U1',
  destiny: 2,
  traits: ['lightsaber'],
  text: anybodysLightsaber,
});

export const leiasSportingBlaster = weapon("Leia's Sporting Blaster", {
  ...unique,
  type: 'character',
  id: '1_156',
  rarity: 'U1',
  destiny: 5,
  traits: ['blaster'],
  matching: ['Leia'],
  text: [
    deploysOn(your.characters.persona('Leia').or(yourWarrior)).for(2).costing(-1, your.characters.persona('Leia')),
    fires({ at: prey, plus: [{ who: any, amount: -1 }], do: [hits(it), ifHitBy('Leia', ...worthNothing)] }),
  ],
});

export const obiWansLightsaber = weapon("Obi-Wan's Lightsaber", {
  ...unique,
  type: 'character',
  id: '1_157',
  rarity: 'R1',
  destiny: 1,
  traits: ['lightsaber'],
  personas: ["Obi-Wan's Lightsaber"],
  matching: ['Obi-Wan'],
  text: lightsaberOf('Obi-Wan'),
});

export const protonTorpedoes = weapon('Proton Torpedoes', {
  ...light,
  type: 'starship',
  id: '1_158',
  rarity: 'C2',
  destiny: 4,
  traits: ['proton torpedoes'],
  text: [
    deploysOn(your.starships.trait('X-wing').or(your.starships.trait('Y-wing')).or(your.starships.trait('B-wing'))).for(
      1,
    ),
    fires({ at: any.starships, use: 1, do: [hits(it)] }),
  ],
});

export const quadLaserCannon = weapon('Quad Laser Cannon', {
  ...light,
  type: 'starship',
  id: '1_159',
  rarity: 'U1',
  destiny: 4,
  traits: ['cannon', 'laser cannon'],
  text: [
    deploysOn(your.starships.trait('Corellian corvette').or(your.starships.persona('Falcon'))).for(2),
    fires({ at: any.starships, use: 1, plus: [{ who: any.type('starfighter'), amount: 1 }], do: [hits(it)] }),
  ],
});

export const timerMine = weapon('Timer Mine', {
  ...light,
  type: 'automated',
  onBothSides: true,
  id: '1_162',
  rarity: 'C2',
  destiny: 2,
  traits: ['mine'],
  text: goesOffNextTurn,
});

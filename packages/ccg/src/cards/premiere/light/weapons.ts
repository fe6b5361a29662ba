import { mayAddToDrain } from '../../../language/bonuses.ts';
import { any, it, opponents, this_, your } from '../../../language/cards.ts';
import { choosesSeveral } from '../../../language/choosing.ts';
import { thereIs } from '../../../language/conditions.ts';
import { deploysOn } from '../../../language/deploying.ts';
import { drawDestiny, totalIsX } from '../../../language/destiny.ts';
import { sends } from '../../../language/effects.ts';
import { ifSo } from '../../../language/flow.ts';
import type { Condition, Instruction } from '../../../language/program.ts';
import { automatically } from '../../../language/text.ts';
import { turnBegins } from '../../../language/turns.ts';
import { less, makes, resets, valueOfBearer, x } from '../../../language/values.ts';
import { fires, hits } from '../../../language/weapons.ts';
import { weapon } from '../../card.ts';
import { light, unique } from './facts.ts';

const yourWarrior = your.characters.icon('warrior');
const prey = any.of('character', 'creature', 'vehicle');
const forfeitIsNothing = makes(resets(0).to('forfeit').of(it));

/** The one whose weapon it is has fired it. */
const isFiredBy = (persona: string): Condition => ({
  ...thereIs(any.characters.persona(persona).having(this_)),
  words: () => `fired by ${persona}`,
});
const ifHitBy = (persona: string, ...then: Instruction[]): Instruction => ifSo(isFiredBy(persona), then);

export const blaster = weapon('Blaster', {
  ...light,
  type: 'character',
  id: '1_152',
  rarity: 'C2',
  destiny: 3,
  traits: ['blaster'],
  text: [deploysOn(yourWarrior).for(1), fires({ at: prey, use: 1, do: [hits(it)] })],
});

export const blasterRifle = weapon('Blaster Rifle', {
  ...light,
  type: 'character',
  onBothSides: true,
  id: '1_153',
  rarity: 'C1',
  destiny: 3,
  traits: ['blaster rifle', 'rifle'],
  text: [deploysOn(yourWarrior).for(2), fires({ at: prey, use: 2, plus: [{ who: any, amount: 1 }], do: [hits(it)] })],
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
      do: [hits(it), ifHitBy('Han', forfeitIsNothing)],
    }),
  ],
});

const sevenLessAbility = less(7, valueOfBearer('ability'));

export const jediLightsaber = weapon('Jedi Lightsaber', {
  ...light,
  type: 'character',
  id: '1_155',
  rarity: 'U1',
  destiny: 2,
  traits: ['lightsaber'],
  text: [
    deploysOn(yourWarrior).for(sevenLessAbility),
    mayAddToDrain(1),
    fires({ at: any.of('character', 'creature'), use: sevenLessAbility, draw: 2, do: [hits(it)] }),
  ],
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
    fires({ at: prey, plus: [{ who: any, amount: -1 }], do: [hits(it), ifHitBy('Leia', forfeitIsNothing)] }),
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
  text: [
    deploysOn(your.characters.persona('Obi-Wan')),
    mayAddToDrain(1),
    fires({ at: any.of('character', 'creature'), draw: 2, do: [hits(it), forfeitIsNothing] }),
  ],
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
    deploysOn(your.starships.called('Corellian Corvette').or(your.starships.persona('Falcon'))).for(2),
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
  text: [
    deploysOn(any.type('site').having(your.characters.trait('mining droid'))), // GLB-0472
    automatically(turnBegins('your')).do(
      drawDestiny(),
      totalIsX,
      choosesSeveral(opponents.characters.present, x, 'opponent', [sends(it, 'lost')]),
      sends(this_, 'lost'),
    ),
  ],
});

import {
  allows,
  always,
  any,
  deploysOn,
  drawDestiny,
  fires,
  forbids,
  hits,
  ifDestiny,
  initiatesBattle,
  it,
  makes,
  may,
  opponents,
  resets,
  sends,
  thereIs,
  this_,
  thisBattle,
  usingWeapon,
  weapon,
  your,
} from '../../../language/index.ts';
import {
  anybodysLightsaber,
  firesAsBlaster,
  firesAsBlasterRifle,
  goesOffNextTurn,
  lightsaberOf,
  prey,
  yourWarrior,
} from '../counterparts/weapons.ts';
import { seeks } from '../own/seeking.ts';
import { dark, unique } from './facts.ts';

export const assaultRifle = weapon('Assault Rifle', {
  ...dark,
  id: '1_311',
  rarity: 'R2',
  type: 'character',
  destiny: 2,
  traits: ['blaster rifle', 'rifle'],
  text: [
    deploysOn(yourWarrior).for(3),
    fires({ at: prey, use: 2, plus: [{ who: any, amount: 1 }], range: any.type('site').adjacent, do: [hits(it)] }),
  ],
});

export const blasterRifle = weapon('Blaster Rifle', {
  ...dark,
  onBothSides: true,
  id: '1_312',
  rarity: 'C2',
  type: 'character',
  destiny: 3,
  traits: ['blaster rifle', 'rifle'],
  text: firesAsBlasterRifle,
});

export const boostedTIECannon = weapon('Boosted TIE Cannon', {
  ...dark,
  id: '1_313',
  rarity: 'U1',
  type: 'starship',
  destiny: 4,
  traits: ['cannon'],
  text: [
    deploysOn(your.starships.trait('TIE Advanced x1')).for(1),
    fires({
      at: any.starships,
      use: 1,
      plus: [
        { who: any.type('capital'), amount: -1 },
        { who: any.type('starfighter'), amount: 1 },
      ],
      do: [hits(it)],
    }),
  ],
});

export const darkJediLightsaber = weapon('Dark Jedi Lightsaber', {
  ...dark,
  id: '1_314',
  rarity: 'U1',
  type: 'character',
  destiny: 2,
  traits: ['lightsaber'],
  text: anybodysLightsaber,
});

export const gaderffiiStick = weapon('Gaderffii Stick', {
  ...dark,
  id: '1_315',
  rarity: 'C2',
  type: 'character',
  destiny: 4,
  traits: ['gaderffii stick'],
  text: [
    deploysOn(opponents.trait('Tusken Raider').or(your.trait('Tusken Raider'))).for(2),
    may
      .respond(initiatesBattle('anyone', any.locations.wherePresent))
      .target(opponents.characters.inBattle.presentWithThis)
      .paying(usingWeapon)
      .do(drawDestiny(2, { kind: 'weapon' }), ifDestiny('>', 5, [thisBattle(forbids('use weapons', it))])),
  ],
});

export const hanSeeker = weapon('Han Seeker', {
  ...dark,
  id: '1_316',
  rarity: 'R2',
  type: 'automated',
  destiny: 3,
  defense: 1,
  traits: ['seeker', 'moves like a character'],
  text: [
    deploysOn(any.type('site').where('unoccupied')).for(1).asUndercoverSpy,
    ...seeks(any.characters.persona('Han').abilityUnder(3), any.type('Alien').abilityUnder(3)),
  ],
});

export const imperialBlaster = weapon('Imperial Blaster', {
  ...dark,
  id: '1_317',
  rarity: 'C2',
  type: 'character',
  destiny: 3,
  traits: ['blaster', 'DH-17 blaster'],
  text: firesAsBlaster,
});

export const ionCannon = weapon('Ion Cannon', {
  ...dark,
  id: '1_318',
  rarity: 'U1',
  type: 'starship',
  destiny: 5,
  traits: ['cannon', 'ion cannon'],
  text: [
    deploysOn(your.starships.trait('Star Destroyer')).for(2),
    fires({
      at: any.starships,
      use: 1,
      plus: [{ who: any, amount: 2 }],
      do: [
        makes(resets(0).to('armor').of(it)),
        makes(resets(0).to('maneuver').of(it)),
        makes(resets(0).to('hyperspeed').of(it)),
        sends(any.weapons.type('starship').onIt, 'lost'),
      ],
    }),
  ],
});

export const laserProjector = weapon('Laser Projector', {
  ...dark,
  id: '1_319',
  rarity: 'U2',
  type: 'automated',
  destiny: 3,
  defense: 1,
  traits: ['laser projector'],
  text: [
    deploysOn(any.type('site').where('interior')).for(2),
    fires({
      at: any.of('character', 'creature').or(any.weapons.trait('seeker')),
      plus: [{ who: any, amount: -1 }],
      do: [hits(it)],
    }),
    always(allows('be targeted by any weapon', this_)),
  ],
});

export const lightRepeatingBlasterRifle = weapon('Light Repeating Blaster Rifle', {
  ...dark,
  id: '1_320',
  rarity: 'R1',
  type: 'character',
  destiny: 2,
  traits: ['blaster rifle', 'rifle'],
  text: [
    deploysOn(yourWarrior).for(2),
    fires({
      at: prey,
      use: 2,
      plus: [{ who: any, amount: 1 }],
      only: [thereIs(your.trait('power droid').present.or(your.trait('fusion generator').present))],
      repeatedly: true,
      do: [hits(it)],
    }),
  ],
});

export const lukeSeeker = weapon('Luke Seeker', {
  ...dark,
  id: '1_321',
  rarity: 'R2',
  type: 'automated',
  destiny: 3,
  defense: 1,
  traits: ['seeker', 'moves like a character'],
  text: [
    deploysOn(any.type('site').where('unoccupied')).for(1).asUndercoverSpy,
    ...seeks(any.characters.persona('Luke').abilityUnder(4), any.characters.icon('pilot').abilityUnder(3)),
  ],
});

export const timerMine = weapon('Timer Mine', {
  ...dark,
  onBothSides: true,
  id: '1_322',
  rarity: 'C2',
  type: 'automated',
  destiny: 2,
  traits: ['mine'],
  text: goesOffNextTurn,
});

export const turbolaserBattery = weapon('Turbolaser Battery', {
  ...dark,
  id: '1_323',
  rarity: 'R2',
  type: 'starship',
  destiny: 2,
  traits: ['turbolaser battery'],
  text: [
    deploysOn(your.starships.trait('Star Destroyer').or(any.type('system').where('mobile'))).for(3),
    fires({
      at: any.starships,
      use: 2,
      draw: 2,
      plus: [
        { who: any.type('capital'), amount: -2 },
        { who: any.type('starfighter', 'squadron'), amount: -5 },
      ],
      do: [hits(it)],
    }),
  ],
});

export const vadersLightsaber = weapon("Vader's Lightsaber", {
  ...unique,
  id: '1_324',
  rarity: 'R1',
  type: 'character',
  destiny: 1,
  traits: ['lightsaber'],
  personas: ["Vader's Lightsaber"],
  matching: ['Vader'],
  text: lightsaberOf('Vader'),
});

import {
  andThen,
  asLongAs,
  cardOfKind,
  criticalHit,
  discardCards,
  draw,
  gets,
  ground,
  inArena,
  ionCannon,
  pay,
  search,
  shields,
  speed,
  tap,
  your,
} from '../../language/index.ts';

export const luxuryAirspeeder = ground('Luxury Airspeeder', {
  side: 'neutral',
  number: 28,
  rarity: 'uncommon',
  subtypes: 'Coruscant Speeder',
  cost: 3,
  speed: 60,
  power: 2,
  health: 2,
  text: [asLongAs(inArena('ground'), gets(your.other.groundUnits, speed(+10)))],
});

export const nabooDefenseStation = ground('Naboo Defense Station', {
  side: 'light',
  number: 30,
  rarity: 'rare',
  subtypes: 'Naboo Fortification',
  cost: 8,
  speed: 10,
  power: 6,
  health: 12,
});

export const tradeFederationBattleshipCore = ground('Trade Federation Battleship Core', {
  side: 'dark',
  number: 50,
  rarity: 'rare',
  subtypes: 'Trade Federation Fortification',
  cost: 9,
  speed: 10,
  power: 10,
  health: 12,
});

export const tyranussGeonosianSpeederA = ground("Tyranus's Geonosian Speeder", 'A', {
  side: 'dark',
  number: 52,
  rarity: 'rare',
  subtypes: 'Geonosian Speeder',
  cost: 6,
  speed: 40,
  power: 2,
  health: 1,
  text: [pay(tap).to(search(cardOfKind('battle'))).duringYourBuildStep],
});

export const atTEWalker23X = ground('AT-TE Walker 23X', {
  side: 'light',
  number: 64,
  rarity: 'uncommon',
  subtypes: 'Republic Assault Walker',
  cost: 6,
  speed: 50,
  power: 5,
  health: 4,
  text: [criticalHit(2)],
});

export const atTEWalker71E = ground('AT-TE Walker 71E', {
  side: 'light',
  number: 65,
  rarity: 'rare',
  subtypes: 'Republic Assault Walker',
  cost: 6,
  speed: 60,
  power: 5,
  health: 4,
  text: [shields(1)],
});

export const commerceGuildDroidPlatoon = ground('Commerce Guild Droid Platoon', {
  side: 'dark',
  number: 75,
  rarity: 'uncommon',
  subtypes: 'Commerce Guild Droid',
  cost: 7,
  speed: 30,
  power: 5,
  health: 6,
  text: [ionCannon(3)],
});

export const jawaSandcrawler = ground('Jawa Sandcrawler', {
  side: 'neutral',
  number: 90,
  rarity: 'uncommon',
  subtypes: 'Tatooine Sandcrawler',
  cost: 4,
  speed: 10,
  power: 2,
  health: 7,
  text: [pay(tap).to(draw(2), andThen(discardCards(2))).duringYourBuildStep],
});

export const jediPatrol = ground('Jedi Patrol', {
  side: 'light',
  number: 91,
  rarity: 'uncommon',
  subtypes: 'Jedi Knight',
  cost: 3,
  speed: 30,
  power: 3,
  health: 3,
  text: [pay(tap).to(draw(1), andThen(discardCards(1))).duringYourBuildStep],
});

export const nabooSpaceport = ground('Naboo Spaceport', {
  side: 'light',
  number: 96,
  rarity: 'uncommon',
  subtypes: 'Naboo Fortification',
  cost: 9,
  speed: 10,
  power: 7,
  health: 9,
  text: [ionCannon(4)],
});

export const reek = ground('Reek', {
  side: 'dark',
  number: 102,
  rarity: 'uncommon',
  subtypes: 'Geonosian Creature',
  cost: 3,
  speed: 50,
  power: 2,
  health: 2,
  text: [pay(tap).to(draw(1), andThen(discardCards(1))).duringYourBuildStep],
});

export const zamsAirspeederA = ground("Zam's Airspeeder", 'A', {
  side: 'dark',
  number: 120,
  rarity: 'uncommon',
  subtypes: 'Coruscant Speeder',
  cost: 2,
  speed: 60,
  power: 1,
  health: 1,
  text: [criticalHit(3)],
});

export const battleDroidSquad = ground('Battle Droid Squad', {
  side: 'dark',
  number: 122,
  rarity: 'common',
  subtypes: 'Trade Federation Droid',
  cost: 2,
  speed: 10,
  power: 2,
  health: 3,
});

export const chancellorsGuardSquad = ground("Chancellor's Guard Squad", {
  side: 'light',
  number: 124,
  rarity: 'common',
  subtypes: 'Republic Soldier',
  cost: 3,
  speed: 30,
  power: 2,
  health: 3,
  text: [criticalHit(2)],
});

export const clonePlatoon = ground('Clone Platoon', {
  side: 'light',
  number: 125,
  rarity: 'common',
  subtypes: 'Clone Soldier',
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
});

export const cloneSquad = ground('Clone Squad', {
  side: 'light',
  number: 126,
  rarity: 'common',
  subtypes: 'Clone Soldier',
  cost: 3,
  speed: 10,
  power: 3,
  health: 3,
});

export const commerceGuildDroid81 = ground('Commerce Guild Droid 81', {
  side: 'dark',
  number: 127,
  rarity: 'common',
  subtypes: 'Commerce Guild Droid',
  cost: 6,
  speed: 30,
  power: 7,
  health: 5,
});

export const destroyerDroidSquad = ground('Destroyer Droid Squad', {
  side: 'dark',
  number: 131,
  rarity: 'common',
  subtypes: 'Trade Federation Droid',
  cost: 5,
  speed: 40,
  power: 5,
  health: 5,
});

export const eliteJediSquad = ground('Elite Jedi Squad', {
  side: 'light',
  number: 135,
  rarity: 'common',
  subtypes: 'Jedi Knight',
  cost: 3,
  speed: 40,
  power: 3,
  health: 2,
  text: [criticalHit(2)],
});

export const flyingGeonosianSquad = ground('Flying Geonosian Squad', {
  side: 'dark',
  number: 136,
  rarity: 'common',
  subtypes: 'Geonosian Soldier',
  cost: 6,
  speed: 30,
  power: 4,
  health: 6,
});

export const geonosianDefensePlatform = ground('Geonosian Defense Platform', {
  side: 'dark',
  number: 137,
  rarity: 'common',
  subtypes: 'Geonosian Fortification',
  cost: 7,
  speed: 20,
  power: 7,
  health: 7,
});

export const geonosianSquad = ground('Geonosian Squad', {
  side: 'dark',
  number: 139,
  rarity: 'common',
  subtypes: 'Geonosian Soldier',
  cost: 4,
  speed: 30,
  power: 2,
  health: 3,
  text: [criticalHit(3)],
});

export const nabooSenatorialEscort = ground('Naboo Senatorial Escort', {
  side: 'light',
  number: 155,
  rarity: 'common',
  subtypes: 'Naboo Soldier',
  cost: 2,
  speed: 10,
  power: 2,
  health: 3,
});

export const patrolSpeeder = ground('Patrol Speeder', {
  side: 'neutral',
  number: 160,
  rarity: 'common',
  subtypes: 'Naboo Speeder',
  cost: 4,
  speed: 20,
  power: 3,
  health: 4,
});

export const reconSpeeder = ground('Recon Speeder', {
  side: 'neutral',
  number: 163,
  rarity: 'uncommon',
  subtypes: 'Republic Speeder',
  cost: 5,
  speed: 30,
  power: 4,
  health: 3,
  text: [shields(1)],
});

export const republicAttackGunshipUH478 = ground('Republic Attack Gunship UH-478', {
  side: 'light',
  number: 164,
  rarity: 'common',
  subtypes: 'Republic Gunship',
  cost: 6,
  speed: 40,
  power: 6,
  health: 6,
});

export const rickshaw = ground('Rickshaw', {
  side: 'neutral',
  number: 167,
  rarity: 'common',
  subtypes: 'Tatooine Vehicle',
  cost: 2,
  speed: 20,
  power: 2,
  health: 2,
});

export const speederBikeSquadron = ground('Speeder Bike Squadron', {
  side: 'light',
  number: 170,
  rarity: 'common',
  subtypes: 'Republic Speeder',
  cost: 5,
  speed: 60,
  power: 3,
  health: 4,
  text: [shields(1)],
});

export const swoopBike = ground('Swoop Bike', {
  side: 'neutral',
  number: 173,
  rarity: 'common',
  subtypes: 'Tatooine Speeder',
  cost: 2,
  speed: 50,
  power: 2,
  health: 1,
});

export const walkingDroidFighter = ground('Walking Droid Fighter', {
  side: 'dark',
  number: 179,
  rarity: 'common',
  subtypes: 'Trade Federation Droid',
  cost: 4,
  speed: 20,
  power: 6,
  health: 2,
  text: [shields(1)],
});

import {
  ability,
  accuracy,
  always,
  any,
  attacks,
  battle,
  battleStepStarts,
  buildPoints,
  cardOfType,
  character,
  criticalHit,
  deploys,
  discardKindFromHand,
  doDamage,
  draw,
  each,
  equipment,
  evade,
  extraPilots,
  force,
  gainForce,
  gets,
  give,
  ground,
  health,
  location,
  mission,
  numberOf,
  one,
  onlySubtypes,
  opponents,
  pay,
  pilot,
  pilotedUnit,
  power,
  putDamage,
  putInto,
  reserves,
  returnToHand,
  space,
  speed,
  subtype,
  takeControl,
  tap,
  tapThem,
  this_,
  thisTurn,
  unit,
  untilEndOfBattle,
  upkeep,
  when,
  whenPiloting,
  whilePiloting,
  your,
} from '../../../src/language/index.ts';

/** Pilots, Equipment and Locations, and what plays with them. */
const plain = { side: 'neutral', rarity: 'common' } as const;

/* Pilots */

export const drillPilot = character('Drill Pilot', {
  ...plain,
  number: 400,
  subtypes: 'Drill Officer',
  cost: 3,
  speed: 30,
  power: 2,
  health: 3,
  text: [pilot('Starfighter', speed(+20), ability(pay(force(1)).to(evade(2))))],
});
export const drillRider = character('Drill Rider', {
  ...plain,
  number: 401,
  subtypes: 'Drill Scout',
  cost: 2,
  speed: 40,
  power: 2,
  health: 2,
  text: [pilot('Speeder', power(+2))],
});
export const drillDriver = character('Drill Driver', {
  ...plain,
  number: 402,
  subtypes: 'Drill Officer',
  cost: 3,
  speed: 30,
  power: 2,
  health: 3,
  text: [pilot('Walker', health(+2), criticalHit(1))],
});
/** Rides what lives in the Character arena. */
export const drillHandler = character('Drill Handler', {
  ...plain,
  number: 403,
  subtypes: 'Drill Scout',
  cost: 2,
  speed: 20,
  power: 1,
  health: 2,
  text: [pilot('Mount', speed(+10), power(+1))],
});
export const drillMount = character('Drill Mount', {
  ...plain,
  number: 404,
  subtypes: 'Drill Creature Mount',
  cost: 3,
  speed: 40,
  power: 2,
  health: 4,
});
export const hiredPilot = character('Hired Pilot', {
  ...plain,
  number: 405,
  subtypes: 'Drill Smuggler',
  cost: 2,
  speed: 40,
  power: 3,
  health: 2,
  text: [upkeep(force(2), tap), pilot('Starfighter', power(+2))],
});
/** What it gives works in the build zone, but for the power. */
export const reservePilot = character('Reserve Pilot', {
  ...plain,
  number: 406,
  subtypes: 'Drill Officer',
  cost: 3,
  speed: 20,
  power: 2,
  health: 2,
  text: [
    pilot(
      'Starfighter',
      power(+1),
      ability(reserves(pay(force(1)).to(draw(1)).duringYourBuildStep)),
      ability(upkeep(force(1))),
    ),
  ],
});
/** The first text is off while it pilots, the others are on only then. */
export const drillAce = character('Drill Ace', {
  ...plain,
  number: 407,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 50,
  power: 4,
  health: 4,
  text: [
    always(gets(your.other.characters, power(+1))),
    pilot('Starfighter', speed(+10)),
    whilePiloting(gets(pilotedUnit, health(+2))),
    whenPiloting(attacks(pilotedUnit), gainForce(1)),
  ],
});
export const drillNavigator = character('Drill Navigator', {
  ...plain,
  number: 408,
  subtypes: 'Drill Droid',
  cost: 2,
  speed: 10,
  power: 1,
  health: 2,
  text: [pilot('Starfighter', accuracy(1))],
});
/** Has room for two. */
export const drillBomber = space('Drill Bomber', {
  ...plain,
  number: 409,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 30,
  power: 4,
  health: 4,
  text: [always(gets(this_, extraPilots(1)))],
});

/* One person as four different Pilots */

export const tarnVeloA = character('Tarn Velo', 'A', {
  ...plain,
  number: 410,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
  text: [pilot('Starfighter', power(+2))],
});
export const tarnVeloB = character('Tarn Velo', 'B', {
  ...plain,
  number: 411,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 3,
  health: 3,
  text: [pilot('Speeder', power(+1))],
});
export const tarnVeloC = character('Tarn Velo', 'C', {
  ...plain,
  number: 412,
  subtypes: 'Drill Jedi',
  cost: 6,
  speed: 60,
  power: 5,
  health: 5,
  text: [pilot('Starfighter', speed(+30))],
});
/** As a ship of his own he is no Pilot. */
export const tarnVeloD = space('Tarn Velo', 'D', {
  ...plain,
  number: 413,
  subtypes: 'Drill Transport',
  cost: 4,
  speed: 30,
  power: 4,
  health: 4,
});
export const tarnVeloE = unit(['space', 'ground'], 'Tarn Velo', 'E', {
  ...plain,
  number: 499,
  subtypes: 'Drill Transport',
  cost: 4,
  speed: 20,
  power: 5,
  health: 4,
});

/* One ship in three shapes */

export const starLancerA = space('Star Lancer', 'A', {
  ...plain,
  number: 414,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 50,
  power: 4,
  health: 4,
});
export const starLancerB = space('Star Lancer', 'B', {
  ...plain,
  number: 415,
  subtypes: 'Drill Capital Ship',
  cost: 4,
  speed: 30,
  power: 5,
  health: 6,
});
export const starLancerC = ground('Star Lancer', 'C', {
  ...plain,
  number: 416,
  subtypes: 'Drill Speeder',
  cost: 4,
  speed: 40,
  power: 3,
  health: 4,
});
/** A Speeder as the third is, for space as the first two are. */
export const starLancerD = space('Star Lancer', 'D', {
  ...plain,
  number: 417,
  subtypes: 'Drill Speeder',
  cost: 4,
  speed: 40,
  power: 3,
  health: 4,
});

/** Commands big ships, not every ship. */
export const drillCaptain = character('Drill Captain', {
  ...plain,
  number: 418,
  subtypes: 'Drill Officer',
  cost: 4,
  speed: 20,
  power: 3,
  health: 3,
  text: [pilot('Capital Ship', power(+1), criticalHit(1))],
});

/* What is done to Pilots and piloted units */

export const refitOrder = mission('Refit Order', {
  ...plain,
  number: 420,
  cost: 1,
  text: [give(one(any.units.with_('Drill')), thisTurn, onlySubtypes('Drill Speeder'))],
});
export const droidBrain = battle('Droid Brain', {
  ...plain,
  number: 421,
  text: pay(force(1)).to(give(one(any.spaceOrGroundUnits), thisTurn, subtype('Droid'))),
});
export const boardingParty = mission('Boarding Party', {
  ...plain,
  number: 422,
  cost: 2,
  text: [takeControl(one(opponents.units.inAnyArena), thisTurn)],
});
export const ejection = battle('Ejection', {
  ...plain,
  number: 423,
  text: pay(force(1)).to(putInto('character', one(any.pilots))),
});
export const wayHome = battle('Way Home', {
  ...plain,
  number: 424,
  text: pay(force(1)).to(returnToHand(one(any.units.inAnyArena))),
});
export const cockpitFire = battle('Cockpit Fire', {
  ...plain,
  number: 425,
  text: pay(force(2)).to(putDamage(3, one(any.pilots))),
});
export const ionStorm = battle('Ion Storm', {
  ...plain,
  number: 426,
  text: pay(force(2)).to(putDamage(1, each(any.units.inAnyArena))),
});
export const stunField = battle('Stun Field', {
  ...plain,
  number: 427,
  text: pay(force(1)).to(tapThem(one(any.characters))),
});
export const jediCount = mission('Jedi Count', {
  ...plain,
  number: 428,
  cost: 1,
  text: [gainForce(numberOf(any.subtype('Jedi').inAnyArena))],
});
export const jediCharacterCount = mission('Jedi Character Count', {
  ...plain,
  number: 429,
  cost: 1,
  text: [gainForce(numberOf(any.characters.with_('Jedi').inAnyArena))],
});

/* Equipment */

export const drillBlade = equipment('Drill Blade', null, {
  ...plain,
  number: 430,
  cost: 2,
  equip: [force(1)],
  fits: any.characters,
  gains: [power(+2)],
});
export const drillPlating = equipment('Drill Plating', null, {
  ...plain,
  number: 431,
  cost: 2,
  equip: [buildPoints(1)],
  fits: any.groundUnits,
  gains: [health(+2), speed(+10)],
});
/** For Soldiers, who can then fire it. */
export const drillLauncher = equipment('Drill Launcher', null, {
  ...plain,
  number: 432,
  cost: 3,
  equip: [buildPoints(1), force(1)],
  fits: any.characters.with_('Soldier'),
  gains: [ability(pay(tap).to(doDamage(1, one(opponents.characters.inAnyArena))))],
});
export const emberBladeA = equipment('Ember Blade', 'A', {
  ...plain,
  number: 433,
  cost: 3,
  equip: [force(2)],
  fits: any.characters,
  gains: [power(+2)],
});
export const emberBladeB = equipment('Ember Blade', 'B', {
  ...plain,
  number: 434,
  cost: 5,
  equip: [force(1), buildPoints(1)],
  fits: any.characters,
  gains: [speed(+20)],
});
/** Too heavy for anybody but Soldiers and Officers. */
export const emberBladeC = equipment('Ember Blade', 'C', {
  ...plain,
  number: 435,
  cost: 3,
  equip: [force(1)],
  fits: any.subtype('Soldier', 'Officer'),
  gains: [power(+3)],
});

/* Locations */

export const drillNebula = location('Drill Nebula', {
  ...plain,
  number: 440,
  arenas: ['space'],
  cost: 2,
  text: [always(gets(any.units.in('space'), speed(+10)))],
});
export const drillPlain = location('Drill Plain', {
  ...plain,
  number: 441,
  arenas: ['ground'],
  cost: 4,
  text: [when(battleStepStarts('ground'), gainForce(1))],
});
export const drillHall = location('Drill Hall', {
  ...plain,
  number: 442,
  arenas: ['character'],
  cost: 3,
  text: [pay(force(1)).to(give(one(your.characters.in('character')), untilEndOfBattle, power(+1)))],
});
export const drillFrontier = location('Drill Frontier', {
  ...plain,
  number: 443,
  arenas: ['space', 'ground', 'character'],
  cost: 3,
  text: [always(gets(any.units.inSameArena, power(+1)))],
});
export const drillCamp = location('Drill Camp', {
  ...plain,
  number: 444,
  arenas: ['ground'],
  text: [always(gets(your.groundUnits, health(+1)))],
});
export const drillGateway = location('Drill Gateway', {
  ...plain,
  number: 445,
  arenas: ['space'],
  anywhere: true,
  cost: 3,
  text: [always(gets(your.units.inSameArena, speed(+10)))],
});
export const drillCourt = location('Drill Court', {
  ...plain,
  number: 446,
  arenas: ['character'],
  cost: 3,
  text: [always(gets(any.characters.in('character'), speed(+10)))],
});
export const drillLookout = character('Drill Lookout', {
  ...plain,
  number: 447,
  subtypes: 'Drill Scout',
  cost: 2,
  speed: 30,
  power: 1,
  health: 2,
  text: [when(deploys(any.units), gainForce(1))],
});
export const drillLevy = battle('Drill Levy', {
  ...plain,
  number: 448,
  text: pay(discardKindFromHand(cardOfType('character'))).to(draw(2)),
});

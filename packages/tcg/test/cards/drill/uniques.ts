import {
  ability,
  accuracy,
  always,
  any,
  armor,
  battle,
  cannot,
  cardOfType,
  cardsUnderThis,
  cardWith,
  character,
  criticalHit,
  discardKindFromHand,
  discardThem,
  draw,
  each,
  equipment,
  evade,
  force,
  forTheRestOfTheGame,
  gainForce,
  gets,
  give,
  ground,
  health,
  ifYouPay,
  isValue,
  itself,
  later,
  location,
  mission,
  numberOf,
  one,
  opponents,
  pay,
  pilot,
  power,
  putInto,
  putIntoHandAfterDiscard,
  putTopCardUnder,
  removeFromGame,
  retreatThem,
  returnAllAfterDiscard,
  returnIt,
  returnSetAside,
  returnToHand,
  search,
  setAside,
  shields,
  space,
  speed,
  stackFromHand,
  stackLimit,
  subtype,
  switchAbilities,
  switching,
  takeControl,
  tap,
  tapThem,
  this_,
  thisIsDiscarded,
  thisRetreats,
  thisTurn,
  treatAs,
  treatAsType,
  unit,
  unitAbove,
  untilEndOfBattle,
  upTo,
  when,
  whenBeneath,
  whileBeneath,
  whileInPlay,
  youDeployThis,
  your,
} from '../../../src/language/index.ts';

const plain = { side: 'neutral', rarity: 'uncommon' } as const;

/** One person in five versions. */
export const drillHeroA = character('Drill Hero', 'A', {
  ...plain,
  number: 500,
  subtypes: 'Drill Rebel',
  cost: 5,
  speed: 40,
  power: 4,
  health: 4,
  text: [pay(force(1)).to(give(itself, untilEndOfBattle, power(+1)))],
});
export const drillHeroB = character('Drill Hero', 'B', {
  ...plain,
  number: 501,
  subtypes: 'Drill Pilot',
  cost: 4,
  speed: 30,
  power: 3,
  health: 3,
  text: [whileBeneath(gets(unitAbove, criticalHit(2))), whenBeneath(youDeployThis, gainForce(3))],
});
export const drillHeroC = character('Drill Hero', 'C', {
  ...plain,
  number: 502,
  subtypes: 'Drill Jedi',
  cost: 7,
  speed: 50,
  power: 6,
  health: 5,
  text: [when(youDeployThis, gainForce(2)), when(thisIsDiscarded(), gainForce(1))],
});
export const drillHeroD = character('Drill Hero', 'D', {
  ...plain,
  number: 503,
  subtypes: 'Drill General',
  cost: 6,
  speed: 20,
  power: 5,
  health: 6,
});
export const drillHeroE = character('Drill Hero', 'E', {
  ...plain,
  number: 504,
  subtypes: 'Drill Boy',
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
});
export const drillHerosSpiritA = character("Drill Hero's Spirit", 'A', {
  ...plain,
  number: 505,
  subtypes: 'Drill Spirit',
  cost: 3,
  speed: 60,
  power: 2,
  health: 3,
});
export const drillHerosSpeederA = ground("Drill Hero's Speeder", 'A', {
  ...plain,
  number: 506,
  subtypes: 'Drill Speeder',
  cost: 4,
  speed: 50,
  power: 3,
  health: 3,
});

/** People who are the same for the rules for unique cards, and not for anything else. */
export const anakinSkywalkerV = character('Anakin Skywalker', 'V', {
  ...plain,
  number: 507,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 50,
  power: 5,
  health: 4,
});
export const anakinSkywalkerW = character('Anakin Skywalker', 'W', {
  ...plain,
  number: 508,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 40,
  power: 4,
  health: 3,
});
export const anakinSkywalkerX = character('Anakin Skywalker', 'X', {
  ...plain,
  number: 509,
  subtypes: 'Drill Jedi',
  cost: 7,
  speed: 60,
  power: 6,
  health: 5,
});
export const darthVaderV = character('Darth Vader', 'V', {
  ...plain,
  number: 510,
  subtypes: 'Drill Sith',
  cost: 10,
  speed: 60,
  power: 8,
  health: 8,
});
export const lukeSkywalkerV = character('Luke Skywalker', 'V', {
  ...plain,
  number: 511,
  subtypes: 'Drill Rebel',
  cost: 3,
  speed: 40,
  power: 2,
  health: 2,
});
export const lukeSkywalkerW = character('Luke Skywalker', 'W', {
  ...plain,
  number: 512,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 50,
  power: 4,
  health: 4,
});
/** Has a soft spot for one name only. */
export const padmeAmidalaV = character('Padmé Amidala', 'V', {
  ...plain,
  number: 513,
  subtypes: 'Drill Senator',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
  called: 'Padmé',
  text: [always(gets(any.named('Anakin Skywalker'), power(+2)))],
});

/** A vehicle that was rebuilt: its versions have different types. */
export const drillPrototypeA = ground('Drill Prototype', 'A', {
  ...plain,
  number: 514,
  subtypes: 'Drill Walker',
  cost: 4,
  speed: 30,
  power: 3,
  health: 4,
});
export const drillPrototypeB = space('Drill Prototype', 'B', {
  ...plain,
  number: 515,
  subtypes: 'Drill Starfighter',
  cost: 5,
  speed: 50,
  power: 4,
  health: 3,
});
export const drillPrototypeC = unit(['space', 'character'], 'Drill Prototype', 'C', {
  ...plain,
  number: 562,
  subtypes: 'Drill Droid',
  cost: 4,
  speed: 40,
  power: 3,
  health: 4,
  text: [when(youDeployThis, gainForce(2))],
});

/** Changes sides for a turn. */
export const drillTurncoatA = character('Drill Turncoat', 'A', {
  ...plain,
  number: 516,
  subtypes: 'Drill Scoundrel',
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
  text: [pay(force(1)).to(takeControl(itself, thisTurn, 'opponent'), gainForce(3)).duringYourBuildStep],
});
export const drillTurncoatB = character('Drill Turncoat', 'B', {
  ...plain,
  number: 517,
  subtypes: 'Drill Scoundrel',
  cost: 4,
  speed: 30,
  power: 5,
  health: 4,
});

/** Comes back when it is discarded. */
export const drillSageA = character('Drill Sage', 'A', {
  ...plain,
  number: 518,
  subtypes: 'Drill Jedi',
  cost: 6,
  speed: 50,
  power: 4,
  health: 3,
  text: [when(thisIsDiscarded(), gainForce(4), putIntoHandAfterDiscard)],
});
export const drillSageB = character('Drill Sage', 'B', {
  ...plain,
  number: 519,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 40,
  power: 4,
  health: 4,
});
export const drillAceFighterA = space('Drill Ace Fighter', 'A', {
  ...plain,
  number: 520,
  subtypes: 'Drill Starfighter',
  cost: 5,
  speed: 60,
  power: 4,
  health: 4,
  text: [when(thisIsDiscarded('space'), ifYouPay(2, [returnAllAfterDiscard]))],
});
export const drillAceFighterB = space('Drill Ace Fighter', 'B', {
  ...plain,
  number: 521,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 50,
  power: 4,
  health: 3,
});
export const drillRookie = character('Drill Rookie', {
  ...plain,
  number: 522,
  subtypes: 'Drill Pilot',
  cost: 2,
  speed: 30,
  power: 1,
  health: 2,
  text: [pilot('Starfighter', power(+1))],
});

/** Hides cards under itself. */
export const drillHoarderA = character('Drill Hoarder', 'A', {
  ...plain,
  number: 523,
  subtypes: 'Drill Scavenger',
  cost: 3,
  speed: 20,
  power: 2,
  health: 3,
  text: [pay(force(1)).to(putTopCardUnder(itself)).duringYourBuildStep, always(gets(this_, power(cardsUnderThis)))],
});
export const drillHoarderB = character('Drill Hoarder', 'B', {
  ...plain,
  number: 524,
  subtypes: 'Drill Scavenger',
  cost: 3,
  speed: 30,
  power: 3,
  health: 3,
});
export const drillHoarderC = character('Drill Hoarder', 'C', {
  ...plain,
  number: 525,
  subtypes: 'Drill Scavenger',
  cost: 3,
  speed: 30,
  power: 2,
  health: 3,
  text: [always(gets(this_, health(cardsUnderThis)))],
});

export const drillSaberA = equipment('Drill Saber', 'A', {
  ...plain,
  number: 526,
  cost: 2,
  equip: [force(1)],
  fits: your.characters,
  gains: [power(+1)],
});
export const drillSaberB = equipment('Drill Saber', 'B', {
  ...plain,
  number: 527,
  cost: 3,
  equip: [force(1)],
  fits: your.characters,
  gains: [power(+2)],
});

/** Its values are what its text says: as many as there are Droids. */
export const drillSwarm = ground('Drill Swarm', {
  ...plain,
  number: 530,
  subtypes: 'Drill Droid Swarm',
  cost: 4,
  speed: null,
  power: null,
  health: null,
  text: [
    always(
      gets(
        this_,
        isValue('speed', 20),
        isValue('power', numberOf(your.subtype('Droid'))),
        isValue('health', numberOf(your.subtype('Droid'))),
      ),
    ),
  ],
});
export const drillHoverDroid = unit(['character'], 'Drill Hover Droid', null, {
  ...plain,
  number: 531,
  subtypes: 'Drill Droid Speeder',
  cost: 3,
  speed: null,
  power: 1,
  health: 2,
  text: [always(gets(this_, isValue('speed', numberOf(your.subtype('Droid'))))), pilot('Walker', power(+1))],
});
/** A man with a machine in his head. */
export const drillAide = character('Drill Aide', {
  ...plain,
  number: 532,
  subtypes: 'Drill Civilian',
  cost: 2,
  speed: 30,
  power: 1,
  health: 2,
  text: [treatAs('Droid')],
});
/** Has the word in its name alone. */
export const drillDroidTrainer = character('Drill Droid Trainer', {
  ...plain,
  number: 533,
  subtypes: 'Drill Civilian',
  cost: 3,
  speed: 30,
  power: 2,
  health: 2,
  text: [always(gets(any.subtype('Droid'), speed(+10))), pay(tap).to(search(cardWith('Droid'))).duringYourBuildStep],
});
export const drillStrider = ground('Drill Strider', {
  ...plain,
  number: 534,
  subtypes: 'Drill Droid Walker',
  cost: 4,
  speed: 20,
  power: 3,
  health: 4,
  text: [always(gets(this_, treatAsType('space')))],
});
/** A Ground unit all the same. */
export const drillPuppet = ground('Drill Puppet', {
  ...plain,
  number: 535,
  subtypes: 'Drill - Character - Effigy',
  cost: 2,
  speed: 10,
  power: 1,
  health: 3,
});
export const drillAdmiral = character('Drill Admiral', {
  ...plain,
  number: 536,
  subtypes: 'Drill Naval Officer',
  cost: 5,
  speed: 20,
  power: 3,
  health: 4,
  text: [
    always(gets(your.other.subtype('Naval Officer'), speed(+20))),
    pay(force(2)).to(give(each(your.spaceUnits), thisTurn, power(+2))).duringYourBuildStep,
  ],
});
export const drillEnsign = character('Drill Ensign', {
  ...plain,
  number: 537,
  subtypes: 'Officer - Drill - Naval',
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
});
/** Loud, and heard everywhere. */
export const drillHerald = character('Drill Herald', {
  ...plain,
  number: 538,
  subtypes: 'Drill Civilian',
  cost: 3,
  speed: 20,
  power: 2,
  health: 2,
  text: [always(gets(any.named('Drill Hero'), speed(+10))), always(gets(any.named('Drill Guard'), speed(+10)))],
});
export const drillMarshal = character('Drill Marshal', {
  ...plain,
  number: 539,
  subtypes: 'Drill Officer',
  cost: 4,
  speed: 20,
  power: 2,
  health: 3,
  text: [
    always(gets(any.characters, speed(+10))),
    whileInPlay(gets(any.spaceUnits, speed(+10))),
    always(cannot(opponents.units, 'retreat')),
  ],
});
/** Two cards that share a name and nothing else. */
export const drillGuard = character('Drill Guard', {
  ...plain,
  number: 540,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
  text: [pay(force(1)).to(give(itself, untilEndOfBattle, power(+1)))],
});
export const drillGuardVeteran = character('Drill Guard', {
  ...plain,
  number: 541,
  edition: 'veteran',
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
});

/** Another unit in each arena. */
export const drillChangeling = unit(['space', 'ground', 'character'], 'Drill Changeling', null, {
  ...plain,
  number: 542,
  subtypes: 'Drill Droid',
  cost: 5,
  speed: 40,
  power: 4,
  health: 4,
  text: [
    switching({ space: [criticalHit(2), pay(force(1)).to(evade(1))], ground: [], character: [armor, accuracy(1)] }),
  ],
});
export const drillMimic = character('Drill Mimic', {
  ...plain,
  number: 543,
  subtypes: 'Drill Changeling',
  cost: 4,
  speed: 30,
  power: 3,
  health: 3,
  text: [shields(1), pay(force(1)).to(switchAbilities(one(any.other.characters), thisTurn)).duringYourBuildStep],
});

/** Wins others over. */
export const drillAgitator = character('Drill Agitator', {
  ...plain,
  number: 544,
  subtypes: 'Drill Diplomat',
  cost: 4,
  speed: 30,
  power: 2,
  health: 3,
  text: [
    pay(force(2)).to(takeControl(one(opponents.units.inAnyArena), thisTurn)).duringYourBuildStep,
    pay(force(1)).to(takeControl(one(opponents.units.inAnyArena), thisTurn)),
  ],
});
export const drillDefection = mission('Drill Defection', {
  ...plain,
  number: 545,
  cost: 3,
  text: [takeControl(one(opponents.units), forTheRestOfTheGame)],
});
/** Locks others up. */
export const drillJailer = character('Drill Jailer', {
  ...plain,
  number: 546,
  subtypes: 'Drill Soldier',
  cost: 5,
  speed: 20,
  power: 3,
  health: 4,
  text: [
    pay(force(1)).to(setAside(one(any.other.units))).duringYourBuildStep,
    pay(force(1)).to(returnSetAside).duringYourBuildStep,
  ],
});
export const drillStasis = battle('Drill Stasis', {
  ...plain,
  number: 547,
  text: pay(force(2)).to(setAside(upTo(2, opponents.units.inAnyArena)), later('turn ends', returnIt)),
});
export const drillExile = mission('Drill Exile', {
  ...plain,
  number: 548,
  cost: 3,
  text: [removeFromGame(one(any.units))],
});
export const drillAirlift = mission('Drill Airlift', {
  ...plain,
  number: 549,
  cost: 1,
  text: [putInto('ground', one(your.characters))],
});
export const drillRecall = mission('Drill Recall', {
  ...plain,
  number: 550,
  cost: 1,
  text: [returnToHand(one(any.units))],
});
export const drillAmbush = mission('Drill Ambush', {
  ...plain,
  number: 551,
  cost: 2,
  text: [discardThem(one(any.units))],
});
export const drillReunion = mission('Drill Reunion', {
  ...plain,
  number: 552,
  cost: 1,
  text: [stackFromHand],
});
export const drillArchivist = character('Drill Archivist', {
  ...plain,
  number: 553,
  subtypes: 'Drill Civilian',
  cost: 3,
  speed: 10,
  power: 1,
  health: 3,
  text: [always(stackLimit(your.units, 5))],
});
/** What is learned stays learned. */
export const drillTraining = mission('Drill Training', {
  ...plain,
  number: 554,
  cost: 1,
  text: [
    give(
      one(your.units),
      forTheRestOfTheGame,
      power(+1),
      subtype('Technician'),
      ability(pay(force(1)).to(draw(1)).duringYourBuildStep),
    ),
  ],
});
/** Looks for the small, the slow and the weak. */
export const drillInspector = character('Drill Inspector', {
  ...plain,
  number: 555,
  subtypes: 'Drill Officer',
  cost: 3,
  speed: 20,
  power: 9,
  health: 9,
  text: [
    pay(force(1)).to(tapThem(each(opponents.units.atMost('power', 3)))).duringYourBuildStep,
    pay(force(1)).to(tapThem(each(opponents.units.atMost('speed', 30)))).duringYourBuildStep,
    pay(force(1)).to(tapThem(each(opponents.units.atMost('health', 3)))).duringYourBuildStep,
    pay(force(1)).to(tapThem(each(opponents.units.atMost('remaining health', 1)))).duringYourBuildStep,
    pay(force(1)).to(tapThem(each(opponents.units.atMost('build cost', 5)))).duringYourBuildStep,
  ],
});
export const drillQuartermaster = character('Drill Quartermaster', {
  ...plain,
  number: 556,
  subtypes: 'Drill Civilian',
  cost: 3,
  speed: 20,
  power: 2,
  health: 3,
  text: [pay(discardKindFromHand(cardOfType('character'))).to(draw(2)).duringYourBuildStep],
});
export const drillPlaza = location('Drill Plaza', {
  ...plain,
  number: 557,
  arenas: ['character'],
  cost: 2,
  text: [always(gets(any.characters, speed(+10)))],
});
export const drillHaven = location('Drill Haven', {
  ...plain,
  number: 558,
  arenas: ['space', 'ground'],
  cost: 2,
  text: [always(gets(your.units, speed(+10)))],
});
/** Glad to be gone. */
export const drillDeserter = character('Drill Deserter', 'A', {
  ...plain,
  number: 559,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
  text: [when(thisRetreats, gainForce(5))],
});
export const drillWithdrawal = mission('Drill Withdrawal', {
  ...plain,
  number: 560,
  cost: 1,
  text: [retreatThem(one(your.units.inAnyArena))],
});
/** Lifts everybody's spirits. */
export const drillDrummer = character('Drill Drummer', {
  ...plain,
  number: 561,
  subtypes: 'Drill Civilian',
  cost: 3,
  speed: 20,
  power: 1,
  health: 2,
  text: [always(gets(your.other.units, criticalHit(1), health(+1)))],
});

import {
  ability,
  accuracy,
  always,
  any,
  armor,
  asLongAs,
  attacker,
  attacking,
  battle,
  battlePhaseEnds,
  battleStepStarts,
  bombard,
  buildPoints,
  cannot,
  cannotWhile,
  character,
  choose,
  criticalHit,
  defender,
  deflect,
  diceAreRolledAtThis,
  discardFromHand,
  disrupt,
  doDamage,
  doDiceOfDamage,
  doesNotControl,
  doubleStrike,
  draw,
  each,
  evade,
  force,
  forThisAttack,
  free,
  fury,
  gainForce,
  getsWhile,
  give,
  ground,
  haveItAttack,
  ifYouDo,
  inArena,
  insteadOfDiscard,
  intercept,
  ionCannon,
  itself,
  later,
  location,
  lucky,
  may,
  moveDamage,
  mustAttack,
  one,
  opponents,
  overkill,
  ownPower,
  parry,
  pay,
  power,
  prevent,
  preventsDamage,
  putDamage,
  redirectAttack,
  removeDamage,
  rerollAttackDice,
  retaliate,
  retreatThem,
  ruling,
  shields,
  space,
  speed,
  stealth,
  stun,
  tap,
  that,
  this_,
  thisAttackEnds,
  thisAttacks,
  thisIsAttacked,
  thisIsDiscarded,
  thisTurn,
  thisWouldBeDamaged,
  turnEnds,
  untapThem,
  untilEndOfBattle,
  when,
  youHaveNo,
  your,
} from '../../../src/language/index.ts';

const plain = { side: 'neutral', rarity: 'common' } as const;

// One unit for each fighting keyword.

export const sparringMarksman = character('Sparring Marksman', {
  ...plain,
  number: 200,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
  text: [accuracy(1)],
});
export const sparringRecruit = character('Sparring Recruit', {
  ...plain,
  number: 201,
  subtypes: 'Drill Soldier',
  cost: 1,
  speed: 30,
  power: 3,
  health: 2,
  text: [accuracy(-1), criticalHit(1)],
});
export const sparringGuard = character('Sparring Guard', {
  ...plain,
  number: 202,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 20,
  power: 2,
  health: 4,
  text: [armor],
});
export const sparringDuelist = character('Sparring Duelist', {
  ...plain,
  number: 203,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 60,
  power: 3,
  health: 3,
  text: [criticalHit(2)],
});
export const sparringBerserker = character('Sparring Berserker', {
  ...plain,
  number: 204,
  subtypes: 'Drill Alien',
  cost: 4,
  speed: 60,
  power: 2,
  health: 4,
  text: [fury(2)],
});
export const sparringGambler = character('Sparring Gambler', {
  ...plain,
  number: 205,
  subtypes: 'Drill Scoundrel',
  cost: 4,
  speed: 60,
  power: 3,
  health: 5,
  text: [lucky(2)],
});
export const sparringFencer = character('Sparring Fencer', {
  ...plain,
  number: 206,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 2,
  health: 4,
  text: [parry(2)],
});
export const sparringScout = character('Sparring Scout', {
  ...plain,
  number: 207,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 20,
  power: 2,
  health: 2,
  text: [stealth],
});
export const sparringStunner = character('Sparring Stunner', {
  ...plain,
  number: 208,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 3,
  health: 3,
  text: [stun(2)],
});
export const sparringBrute = character('Sparring Brute', {
  ...plain,
  number: 209,
  subtypes: 'Drill Alien',
  cost: 6,
  speed: 60,
  power: 6,
  health: 4,
  text: [overkill],
});
export const sparringBlademaster = character('Sparring Blademaster', {
  ...plain,
  number: 210,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 60,
  power: 2,
  health: 4,
  text: [doubleStrike],
});
export const sparringBodyguard = character('Sparring Bodyguard', {
  ...plain,
  number: 211,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 30,
  power: 2,
  health: 5,
  text: [pay(force(1)).to(intercept), pay(force(2)).to(retaliate(2))],
});
/** Its Retaliate has no cost. */
export const sparringAvenger = character('Sparring Avenger', {
  ...plain,
  number: 212,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 20,
  power: 2,
  health: 3,
  text: [free(retaliate(3))],
});
export const sparringDodger = character('Sparring Dodger', {
  ...plain,
  number: 213,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 3,
  health: 4,
  text: [pay(force(2)).to(evade(2))],
});
export const sparringDeflector = character('Sparring Deflector', {
  ...plain,
  number: 214,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 30,
  power: 3,
  health: 4,
  text: [pay(force(1)).to(...deflect(2))],
});
export const sparringShockblade = character('Sparring Shockblade', {
  ...plain,
  number: 215,
  subtypes: 'Drill Jedi',
  cost: 6,
  speed: 30,
  power: 3,
  health: 4,
  text: [stun(1), pay(force(1)).to(...deflect(2))],
});
export const sparringBomber = space('Sparring Bomber', {
  ...plain,
  number: 216,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 60,
  power: 4,
  health: 3,
  text: [bombard(2)],
});
/** Two versions, to be stacked. */
export const sparringFlagshipA = space('Sparring Flagship', 'A', {
  ...plain,
  rarity: 'rare',
  number: 217,
  subtypes: 'Drill Capital Ship',
  cost: 7,
  speed: 50,
  power: 6,
  health: 7,
  text: [bombard(3), criticalHit(1)],
});
export const sparringFlagshipB = space('Sparring Flagship', 'B', {
  ...plain,
  rarity: 'rare',
  number: 218,
  subtypes: 'Drill Capital Ship',
  cost: 6,
  speed: 40,
  power: 5,
  health: 6,
});
export const sparringIonBattery = ground('Sparring Ion Battery', {
  ...plain,
  number: 219,
  subtypes: 'Drill Vehicle',
  cost: 4,
  speed: 60,
  power: 1,
  health: 4,
  text: [ionCannon(3), accuracy(1)],
});
export const sparringShieldship = space('Sparring Shieldship', {
  ...plain,
  number: 220,
  subtypes: 'Drill Capital Ship',
  cost: 5,
  speed: 20,
  power: 3,
  health: 5,
  text: [shields(2)],
});
export const sparringEscort = space('Sparring Escort', {
  ...plain,
  number: 221,
  subtypes: 'Drill Starfighter',
  cost: 3,
  speed: 30,
  power: 2,
  health: 2,
  text: [pay(force(1)).to(evade(1))],
});

// Abilities around attacks and damage.

export const sparringAsteroids = location('Sparring Asteroids', {
  ...plain,
  number: 222,
  arenas: ['space'],
  cost: 2,
  text: [when(battleStepStarts('space'), doDiceOfDamage(1, each(any.units.in('space')), 'nobody'))],
});
export const sparringHothead = character('Sparring Hothead', {
  ...plain,
  number: 223,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 60,
  power: 2,
  health: 3,
  text: [
    when(thisAttacks(), ifYouDo([give(itself, forThisAttack, power(+2))], [later('attack ends', doDamage(2, itself))])),
    pay(force(1)).to(evade(1)),
  ],
});
export const sparringBulwark = character('Sparring Bulwark', {
  ...plain,
  number: 224,
  subtypes: 'Drill Droid',
  cost: 5,
  speed: 10,
  power: 1,
  health: 4,
  text: [always(preventsDamage(2, this_)), when(thisWouldBeDamaged, prevent(1, this_)), pay(force(1)).to(evade(1))],
});
export const sparringTrickster = character('Sparring Trickster', {
  ...plain,
  number: 225,
  subtypes: 'Drill Scoundrel',
  cost: 4,
  speed: 10,
  power: 2,
  health: 4,
  text: [when(diceAreRolledAtThis, rerollAttackDice('any of those')), lucky(1)],
});
/** Its ability does not tap it: it may attack afterwards. */
export const sparringChanneler = character('Sparring Channeler', {
  ...plain,
  number: 226,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 60,
  power: 2,
  health: 3,
  text: [pay(force(2)).to(doDamage(1, one(opponents.units.inAnyArena))).whenItWouldAttack],
});
export const sparringSniper = character('Sparring Sniper', {
  ...plain,
  number: 227,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 2,
  health: 2,
  text: [accuracy(1), pay(tap).to(doDiceOfDamage(2, one(opponents.units.in('character')))).whenItWouldAttack],
});
export const sparringDisciple = character('Sparring Disciple', {
  ...plain,
  number: 228,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 60,
  power: 4,
  health: 3,
  text: [always(cannot(this_, 'attack', any.subtype('Jedi')))],
});
export const sparringFollower = character('Sparring Follower', {
  ...plain,
  number: 229,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 60,
  power: 3,
  health: 3,
  text: [always(cannotWhile(this_, 'attack', youHaveNo(your.other.units.inSameArena)))],
});
export const sparringBunker = ground('Sparring Bunker', {
  ...plain,
  number: 230,
  subtypes: 'Drill Vehicle',
  cost: 4,
  speed: 10,
  power: 1,
  health: 5,
  text: [asLongAs(inArena('ground'), cannot(your.subtype('Soldier'), 'be attacked'))],
});
export const sparringTaunter = character('Sparring Taunter', {
  ...plain,
  number: 231,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 5,
  text: [always(mustAttack(opponents.characters.with_('Jedi'), this_))],
});
export const sparringExecutioner = character('Sparring Executioner', {
  ...plain,
  number: 232,
  subtypes: 'Drill Soldier',
  cost: 5,
  speed: 60,
  power: 3,
  health: 3,
  text: [always(cannot(this_, 'be prevented'))],
});
export const sparringPursuer = character('Sparring Pursuer', {
  ...plain,
  number: 233,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 3,
  health: 3,
  text: [asLongAs(attacking(any.units), cannot(opponents.units, 'evade', this_))],
});
export const sparringSurgeon = character('Sparring Surgeon', {
  ...plain,
  number: 234,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 4,
  text: [stun(1), pay(force(1)).to(moveDamage(2, one(any.other.units.in('character'))))],
});
export const sparringSpotter = character('Sparring Spotter', {
  ...plain,
  number: 235,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 40,
  power: 2,
  health: 3,
  text: [pay(tap).to(give(attacker, forThisAttack, power(+2)))],
});
export const sparringGrenadier = character('Sparring Grenadier', {
  ...plain,
  number: 236,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 2,
  health: 3,
  text: [
    accuracy(1),
    criticalHit(2),
    stun(1),
    pay(force(1)).to(doDiceOfDamage(2, one(opponents.units.in('character')))),
  ],
});
export const sparringGhost = character('Sparring Ghost', {
  ...plain,
  number: 237,
  subtypes: 'Drill Spirit',
  cost: 2,
  speed: 20,
  power: 1,
  health: 2,
  text: [always(doesNotControl(this_))],
});
export const sparringTreasurer = character('Sparring Treasurer', {
  ...plain,
  number: 238,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 2,
  text: [when(battlePhaseEnds, may(gainForce(1)))],
});
export const sparringNightwatch = character('Sparring Nightwatch', {
  ...plain,
  number: 239,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 2,
  text: [when(turnEnds, may(gainForce(1)))],
});
export const sparringPhoenix = character('Sparring Phoenix', {
  ...plain,
  number: 240,
  subtypes: 'Drill Alien',
  cost: 4,
  speed: 20,
  power: 2,
  health: 2,
  text: [insteadOfDiscard('hand', true)],
});
export const sparringMartyr = character('Sparring Martyr', {
  ...plain,
  number: 241,
  subtypes: 'Drill Alien',
  cost: 2,
  speed: 20,
  power: 1,
  health: 1,
  text: [when(thisIsDiscarded(), may(gainForce(2)))],
});
export const sparringWatcher = character('Sparring Watcher', {
  ...plain,
  number: 242,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 20,
  power: 1,
  health: 3,
  text: [when(thisIsAttacked, may(gainForce(1))), pay(force(1)).to(intercept)],
});
export const sparringMirror = character('Sparring Mirror', {
  ...plain,
  number: 243,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 20,
  power: 2,
  health: 5,
  text: [pay(force(1)).to(retaliate(ownPower))],
});
export const sparringHunter = character('Sparring Hunter', {
  ...plain,
  number: 244,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 2,
  health: 3,
  text: [always(getsWhile(this_, attacking(any.subtype('Jedi')), power(+2)))],
});
export const sparringQuartermaster = character('Sparring Quartermaster', {
  ...plain,
  number: 245,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 3,
  text: [pay(buildPoints(1)).to(draw(1)).duringYourBuildStep, pay(discardFromHand(1)).to(gainForce(2))],
});
/** Not an activated ability: a Location is no unit. */
export const sparringArmory = location('Sparring Armory', {
  ...plain,
  number: 246,
  arenas: ['character'],
  cost: 2,
  text: [pay(force(1)).to(give(one(your.units.in('character')), untilEndOfBattle, power(+1)))],
});
export const sparringSteward = character('Sparring Steward', {
  ...plain,
  number: 247,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 2,
  health: 3,
  text: [when(thisAttackEnds, may(gainForce(1)))],
});

// Battle cards.

export const sparringTruce = battle('Sparring Truce', {
  ...plain,
  number: 260,
  text: pay(force(1)).to(choose(one(your.characters.inAnyArena)), ruling(thisTurn, cannot(that, 'be attacked'))),
});
export const sparringChallenge = battle('Sparring Challenge', {
  ...plain,
  number: 261,
  text: pay(force(1)).to(choose(one(your.units.inAnyArena)), ruling(thisTurn, mustAttack(opponents.units, that))),
});
export const sparringMisdirection = battle('Sparring Misdirection', {
  ...plain,
  number: 262,
  text: pay(force(2)).to(
    choose(one(opponents.units.in('space'))),
    haveItAttack(thisTurn, opponents.other.units.in('space')),
  ),
});
/** Better late than never: what it gives serves the next attack. */
export const sparringSecondWind = battle('Sparring Second Wind', {
  ...plain,
  number: 263,
  text: pay(force(1)).to(
    rerollAttackDice('all of yours'),
    give(attacker, untilEndOfBattle, accuracy(1), criticalHit(2), fury(2), power(+2), lucky(1)),
  ),
});
export const sparringFeint = battle('Sparring Feint', {
  ...plain,
  number: 264,
  text: pay(force(1)).to(rerollAttackDice('any of those'), give(defender, untilEndOfBattle, parry(2), shields(2))),
});
export const sparringWithdrawal = battle('Sparring Withdrawal', {
  ...plain,
  number: 265,
  text: pay(force(1)).to(rerollAttackDice('any of those'), retreatThem(defender)),
});
export const sparringCover = battle('Sparring Cover', {
  ...plain,
  number: 266,
  text: pay(force(2)).to(prevent(5, your.units)),
});
export const sparringFieldDressing = battle('Sparring Field Dressing', {
  ...plain,
  number: 267,
  text: pay(force(2))
    .to(removeDamage('all', one(your.units.damaged)))
    .at('discard'),
});
export const sparringCountermand = battle('Sparring Countermand', {
  ...plain,
  number: 268,
  text: pay(force(1)).to(disrupt('battle card')),
});
export const sparringSprint = battle('Sparring Sprint', {
  ...plain,
  number: 269,
  text: pay(force(1)).to(give(one(your.units.inAnyArena), untilEndOfBattle, speed(+20))),
});
export const sparringRally = battle('Sparring Rally', {
  ...plain,
  number: 270,
  text: pay(force(2)).to(untapThem(one(your.tapped.inAnyArena))),
});
export const sparringCharge = battle('Sparring Charge', {
  ...plain,
  number: 271,
  text: pay(force(1)).to(give(one(your.units.inAnyArena), untilEndOfBattle, power(+2))),
});
export const sparringJamming = battle('Sparring Jamming', {
  ...plain,
  number: 272,
  text: pay(force(3)).to(give(attacker, forThisAttack, power(-9))),
});
export const sparringSabotage = battle('Sparring Sabotage', {
  ...plain,
  number: 273,
  text: pay(force(2)).to(putDamage(2, one(opponents.units.inAnyArena))),
});
export const sparringBarrage = battle('Sparring Barrage', {
  ...plain,
  number: 274,
  text: pay(force(3)).to(doDiceOfDamage(2, each(any.units.in('character')), 'nobody')),
});
export const sparringVolley = battle('Sparring Volley', {
  ...plain,
  number: 275,
  text: pay(force(2)).to(doDamage(2, one(opponents.units.inAnyArena), 'nobody')),
});
export const sparringStatic = battle('Sparring Static', {
  ...plain,
  number: 276,
  text: pay(force(1)).to(disrupt('ability', 'attack')),
});
/** One of each numbered keyword, on top of what a unit has. */
export const sparringMasterclass = battle('Sparring Masterclass', {
  ...plain,
  number: 277,
  text: pay(force(1)).to(
    give(
      one(your.units.inAnyArena),
      untilEndOfBattle,
      accuracy(1),
      bombard(1),
      criticalHit(1),
      fury(1),
      ionCannon(1),
      lucky(1),
      parry(1),
      shields(1),
      stun(1),
    ),
  ),
});
export const sparringGear = battle('Sparring Gear', {
  ...plain,
  number: 278,
  text: pay(force(1)).to(give(one(your.units.inAnyArena), untilEndOfBattle, armor, doubleStrike, overkill, stealth)),
});
export const sparringReflexes = battle('Sparring Reflexes', {
  ...plain,
  number: 279,
  text: pay(force(1)).to(
    give(
      one(your.units.inAnyArena),
      untilEndOfBattle,
      ability(pay(force(1)).to(evade(1))),
      ability(pay(force(1)).to(...deflect(1))),
      ability(pay(force(1)).to(intercept)),
      ability(pay(force(1)).to(retaliate(1))),
    ),
  ),
});
export const sparringConfusion = battle('Sparring Confusion', {
  ...plain,
  number: 280,
  text: pay(force(1)).to(
    give(
      one(opponents.units.inAnyArena),
      untilEndOfBattle,
      fury(-9),
      lucky(-9),
      parry(-9),
      shields(-9),
      speed(-40),
      stun(-9),
    ),
  ),
});
export const sparringDecoy = battle('Sparring Decoy', {
  ...plain,
  number: 281,
  text: pay(force(1)).to(redirectAttack(one(your.units.inAttackersArena))),
});
/** Preventing damage makes new damage. */
export const sparringRiposte = battle('Sparring Riposte', {
  ...plain,
  number: 282,
  text: pay(force(1)).to(prevent(1, your.units), doDamage(1, attacker, 'nobody')),
});
export const sparringFortification = battle('Sparring Fortification', {
  ...plain,
  number: 283,
  text: pay(force(3)).to(choose(one(your.units.inAnyArena)), ruling(thisTurn, preventsDamage('all', that))),
});
export const sparringBriefing = battle('Sparring Briefing', {
  ...plain,
  number: 284,
  text: pay(force(1))
    .to(give(one(your.units.inAnyArena), untilEndOfBattle, speed(+20)))
    .at('start of battle'),
});

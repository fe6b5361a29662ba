import { any, opponents, that, this_, your } from '../../language/cards.ts';
import {
  choose,
  forThisAttack,
  give,
  haveItAttack,
  moveDamage,
  putDamage,
  removeDamage,
  retreatThem,
  ruling,
  thisTurn,
  untapThem,
  untilEndOfBattle,
} from '../../language/changes.ts';
import { attacking, inArena, youHaveNo } from '../../language/conditions.ts';
import { buildPoints, discardFromHand, force, tap } from '../../language/costs.ts';
import {
  deflect,
  disrupt,
  doDamage,
  doDiceOfDamage,
  evade,
  intercept,
  ownPower,
  prevent,
  redirectAttack,
  rerollAnyOfThoseDice,
  rerollYourAttackDice,
  retaliate,
} from '../../language/fighting.ts';
import { ifYouDo, later, may } from '../../language/flow.ts';
import {
  ability,
  accuracy,
  armor,
  bombard,
  criticalHit,
  doubleStrike,
  fury,
  ionCannon,
  lucky,
  overkill,
  parry,
  power,
  shields,
  speed,
  stealth,
  stun,
} from '../../language/gains.ts';
import { draw, gainForce } from '../../language/resources.ts';
import { attacker, defender, each, itself, one } from '../../language/targets.ts';
import {
  always,
  asLongAs,
  cannot,
  cannotWhile,
  doesNotControl,
  free,
  getsWhile,
  insteadOfDiscard,
  mustAttack,
  pay,
  preventsDamage,
  when,
} from '../../language/text.ts';
import {
  battlePhaseEnds,
  battleStepStarts,
  diceAreRolledAtThis,
  thisAttackEnds,
  thisAttacks,
  thisIsAttacked,
  thisIsDiscarded,
  thisWouldBeDamaged,
  turnEnds,
} from '../../language/triggers.ts';
import { battle, character, ground, location, space } from '../card.ts';

const plain = { side: 'neutral', rarity: 'common' } as const;

// One unit for each fighting keyword.

export const drillMarksman = character('Drill Marksman', {
  ...plain,
  number: 200,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
  text: [accuracy(1)],
});
export const drillRecruit = character('Drill Recruit', {
  ...plain,
  number: 201,
  subtypes: 'Drill Soldier',
  cost: 1,
  speed: 30,
  power: 3,
  health: 2,
  text: [accuracy(-1), criticalHit(1)],
});
export const drillGuard = character('Drill Guard', {
  ...plain,
  number: 202,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 20,
  power: 2,
  health: 4,
  text: [armor],
});
export const drillDuelist = character('Drill Duelist', {
  ...plain,
  number: 203,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 60,
  power: 3,
  health: 3,
  text: [criticalHit(2)],
});
export const drillBerserker = character('Drill Berserker', {
  ...plain,
  number: 204,
  subtypes: 'Drill Alien',
  cost: 4,
  speed: 60,
  power: 2,
  health: 4,
  text: [fury(2)],
});
export const drillGambler = character('Drill Gambler', {
  ...plain,
  number: 205,
  subtypes: 'Drill Scoundrel',
  cost: 4,
  speed: 60,
  power: 3,
  health: 5,
  text: [lucky(2)],
});
export const drillFencer = character('Drill Fencer', {
  ...plain,
  number: 206,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 2,
  health: 4,
  text: [parry(2)],
});
export const drillScout = character('Drill Scout', {
  ...plain,
  number: 207,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 20,
  power: 2,
  health: 2,
  text: [stealth],
});
export const drillStunner = character('Drill Stunner', {
  ...plain,
  number: 208,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 3,
  health: 3,
  text: [stun(2)],
});
export const drillBrute = character('Drill Brute', {
  ...plain,
  number: 209,
  subtypes: 'Drill Alien',
  cost: 6,
  speed: 60,
  power: 6,
  health: 4,
  text: [overkill],
});
export const drillBlademaster = character('Drill Blademaster', {
  ...plain,
  number: 210,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 60,
  power: 2,
  health: 4,
  text: [doubleStrike],
});
export const drillBodyguard = character('Drill Bodyguard', {
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
export const drillAvenger = character('Drill Avenger', {
  ...plain,
  number: 212,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 20,
  power: 2,
  health: 3,
  text: [free(retaliate(3))],
});
export const drillDodger = character('Drill Dodger', {
  ...plain,
  number: 213,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 3,
  health: 4,
  text: [pay(force(2)).to(evade(2))],
});
export const drillDeflector = character('Drill Deflector', {
  ...plain,
  number: 214,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 30,
  power: 3,
  health: 4,
  text: [pay(force(1)).to(...deflect(2))],
});
export const drillShockblade = character('Drill Shockblade', {
  ...plain,
  number: 215,
  subtypes: 'Drill Jedi',
  cost: 6,
  speed: 30,
  power: 3,
  health: 4,
  text: [stun(1), pay(force(1)).to(...deflect(2))],
});
export const drillBomber = space('Drill Bomber', {
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
export const drillFlagshipA = space('Drill Flagship', 'A', {
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
export const drillFlagshipB = space('Drill Flagship', 'B', {
  ...plain,
  rarity: 'rare',
  number: 218,
  subtypes: 'Drill Capital Ship',
  cost: 6,
  speed: 40,
  power: 5,
  health: 6,
});
export const drillIonBattery = ground('Drill Ion Battery', {
  ...plain,
  number: 219,
  subtypes: 'Drill Vehicle',
  cost: 4,
  speed: 60,
  power: 1,
  health: 4,
  text: [ionCannon(3), accuracy(1)],
});
export const drillShieldship = space('Drill Shieldship', {
  ...plain,
  number: 220,
  subtypes: 'Drill Capital Ship',
  cost: 5,
  speed: 20,
  power: 3,
  health: 5,
  text: [shields(2)],
});
export const drillEscort = space('Drill Escort', {
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

export const drillAsteroids = location('Drill Asteroids', {
  ...plain,
  number: 222,
  arenas: ['space'],
  cost: 2,
  text: [when(battleStepStarts('space'), doDiceOfDamage(1, each(any.units.in('space')), 'nobody'))],
});
export const drillHothead = character('Drill Hothead', {
  ...plain,
  number: 223,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 60,
  power: 2,
  health: 3,
  text: [
    when(thisAttacks, ifYouDo([give(itself, forThisAttack, power(+2))], [later('attack ends', doDamage(2, itself))])),
    pay(force(1)).to(evade(1)),
  ],
});
export const drillBulwark = character('Drill Bulwark', {
  ...plain,
  number: 224,
  subtypes: 'Drill Droid',
  cost: 5,
  speed: 10,
  power: 1,
  health: 4,
  text: [always(preventsDamage(2, this_)), when(thisWouldBeDamaged, prevent(1, this_)), pay(force(1)).to(evade(1))],
});
export const drillTrickster = character('Drill Trickster', {
  ...plain,
  number: 225,
  subtypes: 'Drill Scoundrel',
  cost: 4,
  speed: 10,
  power: 2,
  health: 4,
  text: [when(diceAreRolledAtThis, rerollAnyOfThoseDice), lucky(1)],
});
/** Its ability does not tap it: it may attack afterwards. */
export const drillChanneler = character('Drill Channeler', {
  ...plain,
  number: 226,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 60,
  power: 2,
  health: 3,
  text: [pay(force(2)).to(doDamage(1, one(opponents.units.in('character')))).whenItWouldAttack],
});
export const drillSniper = character('Drill Sniper', {
  ...plain,
  number: 227,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 2,
  health: 2,
  text: [accuracy(1), pay(tap).to(doDiceOfDamage(2, one(opponents.units.in('character')))).whenItWouldAttack],
});
export const drillDisciple = character('Drill Disciple', {
  ...plain,
  number: 228,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 60,
  power: 4,
  health: 3,
  text: [always(cannot(this_, 'attack', any.subtype('Jedi')))],
});
export const drillFollower = character('Drill Follower', {
  ...plain,
  number: 229,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 60,
  power: 3,
  health: 3,
  text: [always(cannotWhile(this_, 'attack', youHaveNo(your.other.units.inSameArena)))],
});
export const drillBunker = ground('Drill Bunker', {
  ...plain,
  number: 230,
  subtypes: 'Drill Vehicle',
  cost: 4,
  speed: 10,
  power: 1,
  health: 5,
  text: [asLongAs(inArena('ground'), cannot(your.subtype('Soldier'), 'be attacked'))],
});
export const drillTaunter = character('Drill Taunter', {
  ...plain,
  number: 231,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 5,
  text: [always(mustAttack(opponents.characters.with_('Jedi'), this_))],
});
export const drillExecutioner = character('Drill Executioner', {
  ...plain,
  number: 232,
  subtypes: 'Drill Soldier',
  cost: 5,
  speed: 60,
  power: 3,
  health: 3,
  text: [always(cannot(this_, 'be prevented'))],
});
export const drillPursuer = character('Drill Pursuer', {
  ...plain,
  number: 233,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 3,
  health: 3,
  text: [asLongAs(attacking(any.units), cannot(opponents.units, 'evade', this_))],
});
export const drillSurgeon = character('Drill Surgeon', {
  ...plain,
  number: 234,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 4,
  text: [stun(1), pay(force(1)).to(moveDamage(2, one(any.other.units.in('character'))))],
});
export const drillSpotter = character('Drill Spotter', {
  ...plain,
  number: 235,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 40,
  power: 2,
  health: 3,
  text: [pay(tap).to(give(attacker, forThisAttack, power(+2)))],
});
export const drillGrenadier = character('Drill Grenadier', {
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
export const drillGhost = character('Drill Ghost', {
  ...plain,
  number: 237,
  subtypes: 'Drill Spirit',
  cost: 2,
  speed: 20,
  power: 1,
  health: 2,
  text: [always(doesNotControl(this_))],
});
export const drillTreasurer = character('Drill Treasurer', {
  ...plain,
  number: 238,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 2,
  text: [when(battlePhaseEnds, may(gainForce(1)))],
});
export const drillNightwatch = character('Drill Nightwatch', {
  ...plain,
  number: 239,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 2,
  text: [when(turnEnds, may(gainForce(1)))],
});
export const drillPhoenix = character('Drill Phoenix', {
  ...plain,
  number: 240,
  subtypes: 'Drill Alien',
  cost: 4,
  speed: 20,
  power: 2,
  health: 2,
  text: [insteadOfDiscard('hand', true)],
});
export const drillMartyr = character('Drill Martyr', {
  ...plain,
  number: 241,
  subtypes: 'Drill Alien',
  cost: 2,
  speed: 20,
  power: 1,
  health: 1,
  text: [when(thisIsDiscarded, may(gainForce(2)))],
});
export const drillWatcher = character('Drill Watcher', {
  ...plain,
  number: 242,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 20,
  power: 1,
  health: 3,
  text: [when(thisIsAttacked, may(gainForce(1))), pay(force(1)).to(intercept)],
});
export const drillMirror = character('Drill Mirror', {
  ...plain,
  number: 243,
  subtypes: 'Drill Jedi',
  cost: 5,
  speed: 20,
  power: 2,
  health: 5,
  text: [pay(force(1)).to(retaliate(ownPower))],
});
export const drillHunter = character('Drill Hunter', {
  ...plain,
  number: 244,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 60,
  power: 2,
  health: 3,
  text: [always(getsWhile(this_, attacking(any.subtype('Jedi')), power(+2)))],
});
export const drillQuartermaster = character('Drill Quartermaster', {
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
export const drillArmory = location('Drill Armory', {
  ...plain,
  number: 246,
  arenas: ['character'],
  cost: 2,
  text: [pay(force(1)).to(give(one(your.units.in('character')), untilEndOfBattle, power(+1)))],
});
export const drillSteward = character('Drill Steward', {
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

export const drillTruce = battle('Drill Truce', {
  ...plain,
  number: 260,
  text: pay(force(1)).to(choose(one(your.characters.inAnyArena)), ruling(thisTurn, cannot(that, 'be attacked'))),
});
export const drillChallenge = battle('Drill Challenge', {
  ...plain,
  number: 261,
  text: pay(force(1)).to(choose(one(your.units.inAnyArena)), ruling(thisTurn, mustAttack(opponents.units, that))),
});
export const drillMisdirection = battle('Drill Misdirection', {
  ...plain,
  number: 262,
  text: pay(force(2)).to(
    choose(one(opponents.units.in('space'))),
    haveItAttack(thisTurn, opponents.other.units.in('space')),
  ),
});
/** Better late than never: what it gives serves the next attack. */
export const drillSecondWind = battle('Drill Second Wind', {
  ...plain,
  number: 263,
  text: pay(force(1)).to(
    rerollYourAttackDice,
    give(attacker, untilEndOfBattle, accuracy(1), criticalHit(2), fury(2), power(+2), lucky(1)),
  ),
});
export const drillFeint = battle('Drill Feint', {
  ...plain,
  number: 264,
  text: pay(force(1)).to(rerollAnyOfThoseDice, give(defender, untilEndOfBattle, parry(2), shields(2))),
});
export const drillWithdrawal = battle('Drill Withdrawal', {
  ...plain,
  number: 265,
  text: pay(force(1)).to(rerollAnyOfThoseDice, retreatThem(defender)),
});
export const drillCover = battle('Drill Cover', {
  ...plain,
  number: 266,
  text: pay(force(2)).to(prevent(5, your.units)),
});
export const drillFieldDressing = battle('Drill Field Dressing', {
  ...plain,
  number: 267,
  text: pay(force(2))
    .to(removeDamage(3, one(your.units.damaged)))
    .at('discard'),
});
export const drillCountermand = battle('Drill Countermand', {
  ...plain,
  number: 268,
  text: pay(force(1)).to(disrupt('battle card')),
});
export const drillSprint = battle('Drill Sprint', {
  ...plain,
  number: 269,
  text: pay(force(1)).to(give(one(your.units.inAnyArena), untilEndOfBattle, speed(+20))),
});
export const drillRally = battle('Drill Rally', {
  ...plain,
  number: 270,
  text: pay(force(2)).to(untapThem(one(your.tapped.inAnyArena))),
});
export const drillCharge = battle('Drill Charge', {
  ...plain,
  number: 271,
  text: pay(force(1)).to(give(one(your.units.inAnyArena), untilEndOfBattle, power(+2))),
});
export const drillJamming = battle('Drill Jamming', {
  ...plain,
  number: 272,
  text: pay(force(3)).to(give(attacker, forThisAttack, power(-9))),
});
export const drillSabotage = battle('Drill Sabotage', {
  ...plain,
  number: 273,
  text: pay(force(2)).to(putDamage(2, one(opponents.units.inAnyArena))),
});
export const drillBarrage = battle('Drill Barrage', {
  ...plain,
  number: 274,
  text: pay(force(3)).to(doDiceOfDamage(2, each(any.units.in('character')), 'nobody')),
});
export const drillVolley = battle('Drill Volley', {
  ...plain,
  number: 275,
  text: pay(force(2)).to(doDamage(2, one(opponents.units.inAnyArena), 'nobody')),
});
export const drillStatic = battle('Drill Static', {
  ...plain,
  number: 276,
  text: pay(force(1)).to(disrupt('ability', 'attack')),
});
/** One of each numbered keyword, on top of what a unit has. */
export const drillMasterclass = battle('Drill Masterclass', {
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
export const drillGear = battle('Drill Gear', {
  ...plain,
  number: 278,
  text: pay(force(1)).to(give(one(your.units.inAnyArena), untilEndOfBattle, armor, doubleStrike, overkill, stealth)),
});
export const drillReflexes = battle('Drill Reflexes', {
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
export const drillConfusion = battle('Drill Confusion', {
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
export const drillDecoy = battle('Drill Decoy', {
  ...plain,
  number: 281,
  text: pay(force(1)).to(redirectAttack(one(your.units.inSameArena))),
});
/** Preventing damage makes new damage. */
export const drillRiposte = battle('Drill Riposte', {
  ...plain,
  number: 282,
  text: pay(force(1)).to(prevent(1, your.units), doDamage(1, attacker, 'nobody')),
});
export const drillFortification = battle('Drill Fortification', {
  ...plain,
  number: 283,
  text: pay(force(3)).to(choose(one(your.units.inAnyArena)), ruling(thisTurn, preventsDamage('all', that))),
});

import {
  andThen,
  any,
  asLongAs,
  attacking,
  battlePhaseEnds,
  battleStepStarts,
  buildRollMade,
  buildsFaceUp,
  character,
  choose,
  chooseOne,
  costsMore,
  criticalHit,
  deflect,
  diceAreRolledAtThis,
  discardCards,
  discardFromHand,
  discardThis,
  doDamage,
  draw,
  each,
  evade,
  force,
  forThisAttack,
  gainForce,
  getPoints,
  gets,
  give,
  inArena,
  it,
  itself,
  loseForce,
  may,
  one,
  oneOfTheirs,
  opponentHas,
  opponents,
  pay,
  power,
  prevent,
  putDamageOnThis,
  removeDamage,
  rerollAttackDice,
  retreatThem,
  retreatThis,
  shields,
  sideGetsPoints,
  speed,
  tap,
  tapThem,
  thatMuch,
  thereIs,
  this_,
  thisIsDiscarded,
  unlessOpponentPays,
  untilEndOfBattle,
  when,
  whenIf,
  youDeployThis,
  youHave,
  youHaveNo,
  your,
} from '../../language/index.ts';

export const anakinSkywalkerA = character('Anakin Skywalker', 'A', {
  side: 'light',
  number: 1,
  rarity: 'rare',
  subtypes: 'Jedi Padawan',
  cost: 7,
  speed: 60,
  power: 6,
  health: 5,
  called: 'Anakin',
  text: [pay(force(3)).to(evade(3))],
});

export const anakinSkywalkerB = character('Anakin Skywalker', 'B', {
  side: 'light',
  number: 2,
  rarity: 'rare',
  subtypes: 'Jedi Padawan',
  cost: 5,
  speed: 50,
  power: 4,
  health: 4,
  called: 'Anakin',
  text: [
    pay(tap).to(give(one(your.units.in('ground')), untilEndOfBattle, speed(+20), power(+2))).duringYourBuildStep,
    pay(force(1)).to(evade(1)),
  ],
});

export const assassinDroidASN121A = character('Assassin Droid ASN-121', 'A', {
  side: 'dark',
  number: 3,
  rarity: 'rare',
  subtypes: 'Assassin Droid',
  cost: 3,
  speed: 50,
  power: 4,
  health: 1,
  called: 'ASN-121',
  text: [
    pay(tap).to(
      choose(one(opponents.units.in('character'))),
      unlessOpponentPays(2, [doDamage(3, it)], opponentHas(opponents.subtype('Jedi').in('character'))),
    ).whenItWouldAttack,
  ],
});

export const bailOrganaA = character('Bail Organa', 'A', {
  side: 'light',
  number: 4,
  rarity: 'rare',
  subtypes: 'Alderaanian Diplomat',
  cost: 4,
  speed: 40,
  power: 3,
  health: 2,
  called: 'Bail',
  text: [
    pay(tap).to(choose(oneOfTheirs(opponents.units.in('character'))), unlessOpponentPays(3, [tapThem(it)]))
      .duringYourBuildStep,
  ],
});

export const bobaFettA = character('Boba Fett', 'A', {
  side: 'neutral',
  number: 6,
  rarity: 'rare',
  subtypes: 'Clone Boy',
  cost: 2,
  speed: 40,
  power: 2,
  health: 1,
  called: 'Boba',
  text: [asLongAs(inArena('character'), gets(any.subtype('Bounty Hunter'), speed(-10)))],
});

export const captainTyphoA = character('Captain Typho', 'A', {
  side: 'light',
  number: 7,
  rarity: 'rare',
  subtypes: 'Naboo Soldier',
  cost: 5,
  speed: 40,
  power: 5,
  health: 5,
  called: 'Typho',
  text: [asLongAs(inArena('character'), gets(your.other.subtype('Naboo Soldier'), speed(+10)))],
});

export const cloneOfficer = character('Clone Officer', {
  side: 'light',
  number: 9,
  rarity: 'rare',
  subtypes: 'Clone Soldier',
  cost: 5,
  speed: 40,
  power: 5,
  health: 4,
  text: [asLongAs(inArena('character'), gets(your.subtype('Clone'), power(+1)))],
});

export const darthSidiousA = character('Darth Sidious', 'A', {
  side: 'dark',
  number: 13,
  rarity: 'rare',
  subtypes: 'Dark Jedi Master',
  cost: 8,
  speed: 40,
  power: 5,
  health: 6,
  called: 'Sidious',
  text: [
    whenIf(battlePhaseEnds, inArena('character'), gainForce(1)),
    asLongAs(inArena('character'), buildsFaceUp('opponent')),
    pay(force(2)).to(evade(3)),
  ],
});

export const darthTyranusA = character('Darth Tyranus', 'A', {
  side: 'dark',
  number: 14,
  rarity: 'rare',
  subtypes: 'Dark Jedi Master',
  cost: 9,
  speed: 50,
  power: 7,
  health: 5,
  called: 'Tyranus',
  text: [
    pay(force(1)).to(give(itself, forThisAttack, power(+2))),
    pay(force(3)).to(evade(3)),
    pay(force(2)).to(...deflect(1)),
  ],
});

export const dexterJettsterA = character('Dexter Jettster', 'A', {
  side: 'neutral',
  number: 16,
  rarity: 'rare',
  subtypes: 'Diner Owner',
  cost: 4,
  speed: 50,
  power: 1,
  health: 4,
  called: 'Dexter',
  text: [pay(tap).to(give(one(your.characters), untilEndOfBattle, power(+3))).whenItWouldAttack],
});

export const geonosianSentry = character('Geonosian Sentry', {
  side: 'dark',
  number: 17,
  rarity: 'rare',
  subtypes: 'Geonosian Soldier',
  cost: 6,
  speed: 40,
  power: 4,
  health: 4,
  text: [asLongAs(inArena('character'), gets(your.other.subtype('Geonosian'), speed(+10)))],
});

export const jangoFettA = character('Jango Fett', 'A', {
  side: 'dark',
  number: 21,
  rarity: 'rare',
  subtypes: 'Bounty Hunter',
  cost: 8,
  speed: 60,
  power: 7,
  health: 6,
  called: 'Jango',
  text: [asLongAs(attacking(any.subtype('Jedi')), gets(this_, criticalHit(2)))],
});

export const jangoFettB = character('Jango Fett', 'B', {
  side: 'dark',
  number: 22,
  rarity: 'rare',
  subtypes: 'Bounty Hunter',
  cost: 6,
  speed: 60,
  power: 6,
  health: 4,
  called: 'Jango',
  text: [asLongAs(attacking(any.subtype('Jedi')), gets(this_, power(+1), criticalHit(1)))],
});

export const jarJarBinksA = character('Jar Jar Binks', 'A', {
  side: 'light',
  number: 23,
  rarity: 'rare',
  subtypes: 'Gungan Diplomat',
  cost: 3,
  speed: 40,
  power: 2,
  health: 2,
  called: 'Jar Jar',
  text: [when(diceAreRolledAtThis, rerollAttackDice('any of those'))],
});

export const lamaSuA = character('Lama Su', 'A', {
  side: 'neutral',
  number: 27,
  rarity: 'rare',
  subtypes: 'Kaminoan Diplomat',
  cost: 4,
  speed: 20,
  power: 3,
  health: 3,
  called: 'Lama',
  text: [asLongAs(inArena('character'), costsMore('build', any.subtype('Clone'), -1))],
});

export const obiWanKenobiA = character('Obi-Wan Kenobi', 'A', {
  side: 'light',
  number: 31,
  rarity: 'rare',
  subtypes: 'Jedi Knight',
  cost: 7,
  speed: 40,
  power: 6,
  health: 7,
  called: 'Obi-Wan',
  text: [
    pay(force(2)).to(evade(2)),
    pay(discardThis('character')).to(prevent('all', your.characters), gainForce(thatMuch)),
  ],
});

export const padmeAmidalaA = character('Padmé Amidala', 'A', {
  side: 'light',
  number: 34,
  rarity: 'rare',
  subtypes: 'Naboo Diplomat',
  cost: 5,
  speed: 60,
  power: 4,
  health: 4,
  called: 'Padmé',
  text: [
    asLongAs(
      inArena('character'),
      gets(your.subtype('Jedi'), speed(+10)),
      gets(any.named('Anakin Skywalker'), power(+2)),
    ),
  ],
});

export const padmeAmidalaB = character('Padmé Amidala', 'B', {
  side: 'light',
  number: 35,
  rarity: 'rare',
  subtypes: 'Naboo Diplomat',
  cost: 4,
  speed: 40,
  power: 3,
  health: 2,
  called: 'Padmé',
  text: [whenIf(buildRollMade, inArena('character'), sideGetsPoints('Dark', -1))],
});

export const ploKoonA = character('Plo Koon', 'A', {
  side: 'light',
  number: 37,
  rarity: 'rare',
  subtypes: 'Kel Dor Jedi Master',
  cost: 6,
  speed: 50,
  power: 5,
  health: 5,
  called: 'Plo',
  text: [
    asLongAs(youHave(your.other.subtype('Jedi').in('character')), gets(this_, power(+1))),
    pay(force(2)).to(evade(2)),
  ],
});

export const queenJamilliaA = character('Queen Jamillia', 'A', {
  side: 'light',
  number: 40,
  rarity: 'rare',
  subtypes: 'Naboo Diplomat',
  cost: 4,
  speed: 30,
  power: 3,
  health: 2,
  called: 'Jamillia',
  text: [pay(tap).to(retreatThem(one(your.subtype('Diplomat').inAnyArena))).whenItWouldAttack],
});

export const r2D2A = character('R2-D2', 'A', {
  side: 'light',
  number: 41,
  rarity: 'rare',
  subtypes: 'Astromech Droid',
  cost: 3,
  speed: 10,
  power: 2,
  health: 3,
  text: [pay(tap).to(give(each(your.units.in('space')), untilEndOfBattle, criticalHit(1))).duringYourBuildStep],
});

export const sanHillA = character('San Hill', 'A', {
  side: 'dark',
  number: 42,
  rarity: 'uncommon',
  subtypes: 'IG Banking Clan Diplomat',
  cost: 2,
  speed: 20,
  power: 1,
  health: 2,
  called: 'San',
  text: [pay(tap).to(getPoints(+2, 'you'), getPoints(+1, 'opponent')).duringYourBuildStep],
});

export const shuMaiA = character('Shu Mai', 'A', {
  side: 'dark',
  number: 45,
  rarity: 'uncommon',
  subtypes: 'Commerce Guild Diplomat',
  cost: 3,
  speed: 30,
  power: 3,
  health: 2,
  called: 'Shu',
  text: [pay(tap).to(draw(1), andThen(discardCards(1))).duringYourBuildStep],
});

export const taunWeA = character('Taun We', 'A', {
  side: 'neutral',
  number: 49,
  rarity: 'rare',
  subtypes: 'Kaminoan Diplomat',
  cost: 2,
  speed: 20,
  power: 2,
  health: 3,
  called: 'Taun',
  text: [asLongAs(inArena('character'), gets(your.subtype('Clone'), speed(+10)))],
});

export const yodaA = character('Yoda', 'A', {
  side: 'light',
  number: 58,
  rarity: 'rare',
  subtypes: 'Jedi Master',
  cost: 9,
  speed: 40,
  power: 6,
  health: 6,
  text: [
    whenIf(battlePhaseEnds, inArena('character'), gainForce(1)),
    pay(force(2)).to(evade(3)),
    pay(force(10)).to(...deflect(3)),
  ],
});

export const zamWesellA = character('Zam Wesell', 'A', {
  side: 'dark',
  number: 60,
  rarity: 'rare',
  subtypes: 'Clawdite Bounty Hunter',
  cost: 6,
  speed: 60,
  power: 6,
  health: 4,
  called: 'Zam',
  text: [
    whenIf(
      battleStepStarts('character'),
      inArena('character'),
      chooseOne([removeDamage(1, itself)], [give(itself, untilEndOfBattle, criticalHit(2))]),
    ),
  ],
});

export const acklay = character('Acklay', {
  side: 'dark',
  number: 61,
  rarity: 'uncommon',
  subtypes: 'Geonosian Creature',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
  text: [asLongAs(youHaveNo(your.other.units.in('character')), gets(this_, speed(+30)))],
});

export const anakinSkywalkerC = character('Anakin Skywalker', 'C', {
  side: 'light',
  number: 62,
  rarity: 'uncommon',
  subtypes: 'Jedi Padawan',
  cost: 5,
  speed: 60,
  power: 5,
  health: 4,
  called: 'Anakin',
  text: [pay(force(2)).to(evade(2))],
});

export const c3poA = character('C-3PO', 'A', {
  side: 'light',
  number: 67,
  rarity: 'uncommon',
  subtypes: 'Protocol Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 3,
  text: [pay(tap, discardFromHand(2)).to(draw(2)).duringYourBuildStep],
});

export const chancellorPalpatineA = character('Chancellor Palpatine', 'A', {
  side: 'light',
  number: 69,
  rarity: 'rare',
  subtypes: 'Coruscant Diplomat',
  cost: 4,
  speed: 30,
  power: 4,
  health: 4,
  called: 'Palpatine',
  text: [asLongAs(inArena('character'), gets(opponents.characters, speed(-10)))],
});

export const clieggLarsA = character('Cliegg Lars', 'A', {
  side: 'light',
  number: 72,
  rarity: 'uncommon',
  subtypes: 'Tatooine Farmer',
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
  called: 'Cliegg',
  text: [when(youDeployThis, loseForce(1, 'you'))],
});

export const cloneWarrior4163 = character('Clone Warrior 4/163', {
  side: 'light',
  number: 73,
  rarity: 'uncommon',
  subtypes: 'Clone Soldier',
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
});

export const cloneWarrior5373 = character('Clone Warrior 5/373', {
  side: 'light',
  number: 74,
  rarity: 'uncommon',
  subtypes: 'Clone Soldier',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
});

export const cordeA = character('Cordé', 'A', {
  side: 'light',
  number: 76,
  rarity: 'uncommon',
  subtypes: 'Naboo Handmaiden',
  cost: 2,
  speed: 30,
  power: 2,
  health: 1,
  text: [criticalHit(1), pay(discardThis('character')).to(prevent('all', any.other.characters.non('Jedi')))],
});

export const darthTyranusB = character('Darth Tyranus', 'B', {
  side: 'dark',
  number: 79,
  rarity: 'uncommon',
  subtypes: 'Dark Jedi Master',
  cost: 7,
  speed: 50,
  power: 6,
  health: 4,
  called: 'Tyranus',
  text: [pay(force(2)).to(give(itself, forThisAttack, criticalHit(2))), pay(force(3)).to(evade(3))],
});

export const destroyerDroidPSeries = character('Destroyer Droid, P Series', {
  side: 'dark',
  number: 81,
  rarity: 'uncommon',
  subtypes: 'Trade Federation Droid',
  cost: 7,
  speed: 40,
  power: 5,
  health: 4,
  text: [
    whenIf(
      battleStepStarts('character'),
      inArena('character'),
      chooseOne([give(itself, untilEndOfBattle, speed(+20))], [give(itself, untilEndOfBattle, power(+2))]),
    ),
    shields(1),
  ],
});

export const elanSleazebagganoA = character('Elan Sleazebaggano', 'A', {
  side: 'neutral',
  number: 84,
  rarity: 'rare',
  subtypes: 'Coruscant Merchant',
  cost: 3,
  speed: 50,
  power: 3,
  health: 1,
  called: 'Elan',
  text: [
    asLongAs(inArena('character'), gets(your.other.characters, speed(+20))),
    when(battlePhaseEnds, doDamage(1, each(your.other.characters))),
  ],
});

export const geonosianGuard = character('Geonosian Guard', {
  side: 'dark',
  number: 85,
  rarity: 'uncommon',
  subtypes: 'Geonosian Soldier',
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
});

export const geonosianWarrior = character('Geonosian Warrior', {
  side: 'dark',
  number: 86,
  rarity: 'uncommon',
  subtypes: 'Geonosian Soldier',
  cost: 3,
  speed: 50,
  power: 3,
  health: 2,
});

export const infantryBattleDroidB1Series = character('Infantry Battle Droid, B1 Series', {
  side: 'dark',
  number: 88,
  rarity: 'uncommon',
  subtypes: 'Trade Federation Droid',
  cost: 2,
  speed: 40,
  power: 2,
  health: 1,
  text: [when(thisIsDiscarded('character'), draw(1))],
});

export const jangoFettC = character('Jango Fett', 'C', {
  side: 'dark',
  number: 89,
  rarity: 'uncommon',
  subtypes: 'Bounty Hunter',
  cost: 5,
  speed: 60,
  power: 4,
  health: 4,
  called: 'Jango',
  text: [asLongAs(attacking(any.subtype('Jedi')), gets(this_, power(+2)))],
});

export const kaminoanGuard = character('Kaminoan Guard', {
  side: 'neutral',
  number: 92,
  rarity: 'uncommon',
  subtypes: 'Kaminoan Soldier',
  cost: 4,
  speed: 50,
  power: 3,
  health: 3,
  text: [asLongAs(thereIs(any.subtype('Clone').inAnyArena), gets(this_, power(+1)))],
});

export const kitFistoA = character('Kit Fisto', 'A', {
  side: 'light',
  number: 93,
  rarity: 'uncommon',
  subtypes: 'Nautolan Jedi Master',
  cost: 5,
  speed: 40,
  power: 4,
  health: 5,
  called: 'Kit',
  text: [pay(force(2)).to(evade(2))],
});

export const nabooSecurityGuard = character('Naboo Security Guard', {
  side: 'light',
  number: 95,
  rarity: 'uncommon',
  subtypes: 'Naboo Soldier',
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
});

export const nexu = character('Nexu', {
  side: 'dark',
  number: 97,
  rarity: 'uncommon',
  subtypes: 'Geonosian Creature',
  cost: 5,
  speed: 50,
  power: 4,
  health: 3,
  text: [asLongAs(inArena('character'), costsMore('abilities', opponents.units, 1))],
});

export const nuteGunrayA = character('Nute Gunray', 'A', {
  side: 'dark',
  number: 98,
  rarity: 'uncommon',
  subtypes: 'Trade Federation Diplomat',
  cost: 3,
  speed: 20,
  power: 2,
  health: 3,
  called: 'Nute',
  text: [pay(tap).to(discardCards(1, 'opponent')).duringYourBuildStep],
});

export const obiWanKenobiB = character('Obi-Wan Kenobi', 'B', {
  side: 'light',
  number: 99,
  rarity: 'uncommon',
  subtypes: 'Jedi Knight',
  cost: 5,
  speed: 40,
  power: 5,
  health: 5,
  called: 'Obi-Wan',
  text: [
    pay(force(2)).to(give(itself, forThisAttack, criticalHit(2))),
    pay(force(2)).to(evade(2)),
    pay(force(1)).to(prevent(1, any.named('Anakin Skywalker'))),
  ],
});

export const padmeAmidalaC = character('Padmé Amidala', 'C', {
  side: 'light',
  number: 100,
  rarity: 'uncommon',
  subtypes: 'Naboo Diplomat',
  cost: 4,
  speed: 50,
  power: 3,
  health: 3,
  called: 'Padmé',
  text: [pay(putDamageOnThis(1), retreatThis).to(prevent('all', this_))],
});

export const poggleTheLesserA = character('Poggle the Lesser', 'A', {
  side: 'dark',
  number: 101,
  rarity: 'uncommon',
  subtypes: 'Geonosian Diplomat',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
  called: 'Poggle',
  text: [
    pay(tap).to(choose(one(opponents.units.in('character'))), unlessOpponentPays(3, [tapThem(it)])).whenItWouldAttack,
  ],
});

export const shaakTiA = character('Shaak Ti', 'A', {
  side: 'light',
  number: 105,
  rarity: 'uncommon',
  subtypes: 'Togruta Jedi Master',
  cost: 4,
  speed: 50,
  power: 3,
  health: 5,
  called: 'Shaak',
  text: [pay(force(1)).to(evade(1))],
});

export const superBattleDroid8EX = character('Super Battle Droid 8EX', {
  side: 'dark',
  number: 110,
  rarity: 'uncommon',
  subtypes: 'Trade Federation Droid',
  cost: 5,
  speed: 40,
  power: 5,
  health: 5,
  text: [asLongAs(youHave(your.other.subtype('Droid').inAnyArena), gets(this_, speed(+10), power(+1)))],
});

export const watTamborA = character('Wat Tambor', 'A', {
  side: 'dark',
  number: 115,
  rarity: 'uncommon',
  subtypes: 'Techno Union Diplomat',
  cost: 4,
  speed: 30,
  power: 2,
  health: 3,
  called: 'Wat',
  text: [whenIf(buildRollMade, inArena('character'), sideGetsPoints('Light', -1))],
});

export const wattoA = character('Watto', 'A', {
  side: 'neutral',
  number: 116,
  rarity: 'uncommon',
  subtypes: 'Tatooine Merchant',
  cost: 4,
  speed: 20,
  power: 3,
  health: 3,
  text: [
    whenIf(
      battlePhaseEnds,
      inArena('character'),
      may(removeDamage(1, one(your.damaged.subtype('Droid', 'Speeder', 'Starfighter')))),
    ),
  ],
});

export const yodaB = character('Yoda', 'B', {
  side: 'light',
  number: 119,
  rarity: 'uncommon',
  subtypes: 'Jedi Master',
  cost: 5,
  speed: 40,
  power: 4,
  health: 4,
  text: [pay(force(3)).to(evade(4)), pay(force(5)).to(...deflect(2)), pay(tap).to(gainForce(1)).duringYourBuildStep],
});

export const anakinSkywalkerD = character('Anakin Skywalker', 'D', {
  side: 'light',
  number: 121,
  rarity: 'common',
  subtypes: 'Jedi Padawan',
  cost: 4,
  speed: 50,
  power: 4,
  health: 3,
  called: 'Anakin',
  text: [pay(force(1)).to(evade(1))],
});

export const darthTyranusC = character('Darth Tyranus', 'C', {
  side: 'dark',
  number: 130,
  rarity: 'common',
  subtypes: 'Dark Jedi Master',
  cost: 5,
  speed: 50,
  power: 5,
  health: 4,
  called: 'Tyranus',
  text: [pay(force(2)).to(evade(2))],
});

export const jangoFettD = character('Jango Fett', 'D', {
  side: 'dark',
  number: 146,
  rarity: 'common',
  subtypes: 'Bounty Hunter',
  cost: 4,
  speed: 50,
  power: 4,
  health: 3,
  called: 'Jango',
  text: [criticalHit(1)],
});

export const obiWanKenobiC = character('Obi-Wan Kenobi', 'C', {
  side: 'light',
  number: 157,
  rarity: 'common',
  subtypes: 'Jedi Knight',
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
  called: 'Obi-Wan',
  text: [pay(force(2)).to(evade(2))],
});

export const padmeAmidalaD = character('Padmé Amidala', 'D', {
  side: 'light',
  number: 159,
  rarity: 'common',
  subtypes: 'Naboo Diplomat',
  cost: 3,
  speed: 50,
  power: 3,
  health: 3,
  called: 'Padmé',
});

export const zamWesellB = character('Zam Wesell', 'B', {
  side: 'dark',
  number: 180,
  rarity: 'common',
  subtypes: 'Clawdite Bounty Hunter',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
  called: 'Zam',
});

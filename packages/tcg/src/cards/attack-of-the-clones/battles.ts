import {
  any,
  anyNumberOf,
  attacker,
  attacking,
  battle,
  beforeAttacksIn,
  cannotWhile,
  choose,
  chooseArena,
  criticalHit,
  deflectFor,
  discardThem,
  each,
  force,
  forThisAttack,
  free,
  getsWhile,
  give,
  haveItAttack,
  it,
  later,
  noUnitAttacks,
  one,
  opponents,
  pay,
  power,
  prevent,
  preventsDamage,
  putInto,
  redirectAttack,
  rerollAttackDice,
  retreatThem,
  ruling,
  speed,
  tapThem,
  that,
  thisTurn,
  untapThem,
  untilEndOfBattle,
  upTo,
  youHave,
  your,
  yoursWasDiscardedFrom,
} from '../../language/index.ts';
import { chooseArenaWithoutAttacks } from './own/arenas.ts';
import { opponentRollsNext } from './own/moments.ts';

export const battleFatigue = battle('Battle Fatigue', {
  side: 'neutral',
  number: 5,
  rarity: 'rare',
  text: pay(force(2)).to(chooseArenaWithoutAttacks, give(each(any.inChosenArena), untilEndOfBattle, power(-1))),
});

export const darkSidesCommand = battle("Dark Side's Command", {
  side: 'dark',
  number: 11,
  rarity: 'rare',
  text: pay(force(8)).to(
    choose(one(opponents.tapped.in('space'))),
    untapThem(it),
    haveItAttack(thisTurn, opponents.other.in('space')),
  ),
});

export const darkSidesCompulsion = battle("Dark Side's Compulsion", {
  side: 'dark',
  number: 12,
  rarity: 'rare',
  text: pay(force(8)).to(
    choose(one(opponents.tapped.in('ground'))),
    untapThem(it),
    haveItAttack(thisTurn, opponents.other.in('ground')),
  ),
});

export const herosDuty = battle("Hero's Duty", {
  side: 'light',
  number: 18,
  rarity: 'rare',
  text: pay(force(4)).to(give(one(your), forThisAttack, power(+5)), later('attack ends', discardThem(it))),
});

export const herosFlaw = battle("Hero's Flaw", {
  side: 'neutral',
  number: 19,
  rarity: 'rare',
  text: pay(force(3)).to(
    choose(one(opponents.characters)),
    ruling(thisTurn, getsWhile(your.characters, attacking(that), criticalHit(2))),
  ),
});

export const interferenceInTheSenate = battle('Interference in the Senate', {
  side: 'dark',
  number: 20,
  rarity: 'rare',
  text: pay(force(10)).to(chooseArena, give(each(opponents.inChosenArena), untilEndOfBattle, speed(-20), power(-2))),
});

export const jediKnightsDeflection = battle("Jedi Knight's Deflection", {
  side: 'light',
  number: 26,
  rarity: 'rare',
  text: pay(force(6)).to(...deflectFor(2, your)),
});

export const powerDive = battle('Power Dive', {
  side: 'neutral',
  number: 39,
  rarity: 'rare',
  text: pay(force(3)).to(
    untapThem(one(your.tapped.subtype('Starfighter').in('space').or(your.tapped.subtype('Speeder').in('ground')))),
  ),
});

export const secondEffort = battle('Second Effort', {
  side: 'neutral',
  number: 43,
  rarity: 'rare',
  text: pay(force(5)).to(rerollAttackDice('some of yours')),
});

export const spiritOfTheFallen = battle('Spirit of the Fallen', {
  side: 'light',
  number: 47,
  rarity: 'rare',
  text: pay(force(2))
    .to(give(each(your.characters), untilEndOfBattle, power(+2)))
    .onlyIf(yoursWasDiscardedFrom('character')),
});

export const tyranussWrath = battle("Tyranus's Wrath", {
  side: 'dark',
  number: 54,
  rarity: 'rare',
  text: pay(force(8)).to(give(attacker, forThisAttack, power(+7))),
});

export const warWillFollow = battle('War Will Follow', {
  side: 'dark',
  number: 55,
  rarity: 'rare',
  text: pay(force(3)).to(choose(one(opponents.spaceUnits.inBuildZone)), putInto('space', it), untapThem(it)),
});

export const wardOfTheJedi = battle('Ward of the Jedi', {
  side: 'light',
  number: 56,
  rarity: 'rare',
  text: pay(force(4)).to(
    choose(one(your)),
    ruling(thisTurn, cannotWhile(that, 'be attacked', youHave(your.other.inSameArena))),
  ),
});

export const windusSolution = battle("Windu's Solution", {
  side: 'light',
  number: 57,
  rarity: 'rare',
  text: pay(force(2)).to(give(one(your), untilEndOfBattle, speed(+30), power(+2))),
});

export const yodasIntervention = battle("Yoda's Intervention", {
  side: 'light',
  number: 59,
  rarity: 'rare',
  text: pay(force(3)).to(prevent(3, your)),
});

export const anakinsInspiration = battle("Anakin's Inspiration", {
  side: 'light',
  number: 63,
  rarity: 'uncommon',
  text: pay(force(2)).to(chooseArena, give(each(your.inChosenArena), untilEndOfBattle, speed(+20))),
});

export const attractEnemyFire = battle('Attract Enemy Fire', {
  side: 'neutral',
  number: 66,
  rarity: 'uncommon',
  text: pay(force(2))
    .to(choose(one(your.inAttackersArena)), redirectAttack(it))
    .onlyIf(opponentRollsNext),
});

export const cheatTheGame = battle('Cheat the Game', {
  side: 'neutral',
  number: 71,
  rarity: 'uncommon',
  text: pay(force(3)).to(rerollAttackDice('all of yours')),
});

export const darkSpeed = battle('Dark Speed', {
  side: 'dark',
  number: 78,
  rarity: 'uncommon',
  text: free(give(one(your), untilEndOfBattle, speed(+30))),
});

export const downInFlames = battle('Down in Flames', {
  side: 'neutral',
  number: 82,
  rarity: 'uncommon',
  text: pay(force(4)).to(choose(one(opponents.subtype('Speeder').in('ground'))), discardThem(it, 'opponent')),
});

export const goToTheTemple = battle('Go to the Temple', {
  side: 'light',
  number: 87,
  rarity: 'uncommon',
  text: pay(force(2))
    .to(chooseArena, retreatThem(anyNumberOf(your.inChosenArena)))
    .onlyIf(noUnitAttacks),
});

export const masterAndApprentice = battle('Master and Apprentice', {
  side: 'light',
  number: 94,
  rarity: 'uncommon',
  text: pay(force(3)).to(give(upTo(2, your), untilEndOfBattle, power(+2))),
});

export const strengthOfHate = battle('Strength of Hate', {
  side: 'dark',
  number: 108,
  rarity: 'uncommon',
  text: pay(force(2)).to(give(one(your), forThisAttack, power(+3))),
});

export const tyranussGift = battle("Tyranus's Gift", {
  side: 'dark',
  number: 113,
  rarity: 'uncommon',
  text: pay(force(3)).to(give(attacker, forThisAttack, power(-5))),
});

export const weaponResponse = battle('Weapon Response', {
  side: 'neutral',
  number: 117,
  rarity: 'uncommon',
  text: pay(force(1)).to(give(attacker, forThisAttack, power(-2))),
});

export const herosDodge = battle("Hero's Dodge", {
  side: 'neutral',
  number: 142,
  rarity: 'common',
  text: pay(force(1)).to(prevent(2, your.characters)),
});

export const highForceDodge = battle('High-Force Dodge', {
  side: 'neutral',
  number: 143,
  rarity: 'common',
  text: pay(force(5)).to(prevent(5, your)),
});

export const knockdown = battle('Knockdown', {
  side: 'neutral',
  number: 148,
  rarity: 'common',
  text: pay(force(4)).to(tapThem(one(any.untapped.characters))),
});

export const lostInTheAsteroids = battle('Lost in the Asteroids', {
  side: 'neutral',
  number: 149,
  rarity: 'common',
  text: free(ruling(thisTurn, preventsDamage('all', any, any.spaceUnits))).onlyIf(beforeAttacksIn('space')),
});

export const lullInTheFighting = battle('Lull in the Fighting', {
  side: 'neutral',
  number: 150,
  rarity: 'common',
  text: free(ruling(thisTurn, preventsDamage('all', any, any.characters))).onlyIf(beforeAttacksIn('character')),
});

export const padawansDeflection = battle("Padawan's Deflection", {
  side: 'neutral',
  number: 158,
  rarity: 'common',
  text: pay(force(3)).to(...deflectFor(1, your)),
});

export const peaceOnNaboo = battle('Peace on Naboo', {
  side: 'neutral',
  number: 161,
  rarity: 'common',
  text: free(ruling(thisTurn, preventsDamage('all', any, any.groundUnits))).onlyIf(beforeAttacksIn('ground')),
});

export const pilotsDodge = battle("Pilot's Dodge", {
  side: 'neutral',
  number: 162,
  rarity: 'common',
  text: pay(force(2)).to(prevent(2, your.spaceOrGroundUnits)),
});

export const repulsorliftMalfunction = battle('Repulsorlift Malfunction', {
  side: 'neutral',
  number: 165,
  rarity: 'common',
  text: pay(force(5)).to(tapThem(one(any.untapped.groundUnits))),
});

export const sonicShockwave = battle('Sonic Shockwave', {
  side: 'neutral',
  number: 169,
  rarity: 'common',
  text: pay(force(5)).to(tapThem(one(any.untapped.spaceUnits))),
});

export const surgeOfPower = battle('Surge of Power', {
  side: 'neutral',
  number: 172,
  rarity: 'common',
  text: pay(force(1)).to(give(one(your), forThisAttack, power(+2))),
});

export const targetLocked = battle('Target Locked', {
  side: 'neutral',
  number: 175,
  rarity: 'common',
  text: pay(force(2)).to(give(one(your), forThisAttack, criticalHit(2))),
});

import { any, opponents, that, this_, your } from '../../language/cards.ts';
import {
  choose,
  discardThem,
  forThisAttack,
  give,
  putTokens,
  returnToHand,
  ruling,
  saveFromDiscard,
  takeControl,
  tapThem,
  thisTurn,
  untapThem,
  untilEndOfBattle,
  untilEndOfNextTurn,
} from '../../language/changes.ts';
import { inArena, isUnequipped, noUnitAttacks, youHave, yoursWasDiscardedFrom } from '../../language/conditions.ts';
import {
  discardFromHand,
  discardThis,
  discardThisFromHand,
  force,
  forceX,
  removeTokens,
  tap,
} from '../../language/costs.ts';
import {
  disrupt,
  doDamage,
  evade,
  intercept,
  ownPower,
  prevent,
  rerollAnyOfThoseDice,
  rerollBuildRoll,
  rerollYourAttackDice,
} from '../../language/fighting.ts';
import { chooseOne, later, may, mayCompleteAMission, unlessItsControllerPays } from '../../language/flow.ts';
import {
  ability,
  cardsInStack,
  criticalHit,
  numberOf,
  parry,
  power,
  speed,
  subtype,
  tokensOnThis,
  x,
} from '../../language/gains.ts';
import type { Clause } from '../../language/program.ts';
import {
  bidForControl,
  discardHand,
  draw,
  extraBuildStep,
  gainForce,
  getPoints,
  loseForce,
  revealDrawn,
  revealTop,
  showDrawn,
} from '../../language/resources.ts';
import { attacker, itself, one, oneCostingX } from '../../language/targets.ts';
import {
  always,
  asLongAs,
  cannot,
  costsMore,
  dividesDamage,
  free,
  gets,
  getsWhile,
  insteadOfDiscard,
  losesText,
  pay,
  pilot,
  reserves,
  staysTapped,
  treatAs,
  upkeep,
  when,
  whenIf,
} from '../../language/text.ts';
import {
  battlePhaseEnds,
  battlePhaseStarts,
  battleStepEnds,
  battleStepStarts,
  diceAreRolledAtThis,
  opponentDraws,
  opponentMayBeDisrupted,
  opponentPlaysABattleCard,
  opponentsBuildStepStarts,
  thisAttackEnds,
  thisAttacks,
  thisAttacksA,
  thisIsDamaged,
  thisIsDiscardedFrom,
  thisIsTapped,
  thisWouldBeDamaged,
  turnEnds,
  youDraw,
} from '../../language/triggers.ts';
import { battle, character, equipment, location, mission, space } from '../card.ts';

/** Cards for what texts do: costs, triggers, chances to play, disrupting. */
const plain = { side: 'neutral', rarity: 'uncommon' } as const;

/** A middling Character with these texts. */
const drilled = (name: string, number: number, subtypes: string, ...text: Clause[]) =>
  character(name, { ...plain, number, subtypes, cost: 3, speed: 30, power: 2, health: 3, text });

// Static texts.
export const drillOfficer = drilled('Drill Officer', 300, 'Drill Officer', always(gets(your.characters, speed(+10))));
export const drillCaptain = drilled(
  'Drill Captain',
  301,
  'Drill Officer',
  always(gets(your.other.characters, power(+1))),
);
export const drillJammer = drilled('Drill Jammer', 302, 'Drill Droid', always(gets(opponents.characters, speed(-10))));
export const drillMaster = drilled(
  'Drill Master',
  303,
  'Drill Master',
  always(getsWhile(your.subtype('Jedi'), isUnequipped, parry(1))),
);
export const drillBlade = equipment('Drill Blade', null, {
  ...plain,
  number: 304,
  cost: 2,
  equip: [force(1)],
  fits: your.subtype('Jedi'),
  gains: [power(+1)],
});
/** Gives all of its kind, itself among them, an ability. */
export const drillInstructor = drilled(
  'Drill Instructor',
  305,
  'Drill Recruit',
  always(gets(your.subtype('Recruit'), ability(pay(force(1)).to(evade(1))))),
);
export const drillRecruit = drilled('Drill Recruit', 306, 'Drill Recruit');
export const drillSilencer = drilled(
  'Drill Silencer',
  307,
  'Drill Agent',
  always(cannot(opponents.characters, 'use abilities')),
);

// Triggered texts.
export const drillHerald = drilled('Drill Herald', 310, 'Drill Scout', when(thisAttacks, draw(1)));
export const drillTracker = drilled(
  'Drill Tracker',
  311,
  'Drill Scout',
  when(thisAttacksA(any.characters), gainForce(1)),
);
export const drillBrawler = drilled(
  'Drill Brawler',
  312,
  'Drill Soldier',
  when(thisAttacks, give(itself, untilEndOfBattle, power(+2))),
);
export const drillVigil = space('Drill Vigil', {
  ...plain,
  number: 313,
  subtypes: 'Drill Starfighter',
  cost: 3,
  speed: 30,
  power: 2,
  health: 2,
  text: [whenIf(battlePhaseStarts, inArena('space'), gainForce(3))],
});
/** Strikes at once when the battle phase starts. */
export const drillAmbusher = space('Drill Ambusher', {
  ...plain,
  number: 314,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 20,
  power: 1,
  health: 3,
  text: [when(battlePhaseStarts, discardThem(one(opponents.spaceUnits)))],
});
export const drillTrickster = drilled(
  'Drill Trickster',
  315,
  'Drill Scout',
  when(diceAreRolledAtThis, rerollAnyOfThoseDice),
);
export const drillBulwark = drilled('Drill Bulwark', 316, 'Drill Soldier', when(thisWouldBeDamaged, prevent(1, this_)));
export const drillMartyr = drilled(
  'Drill Martyr',
  317,
  'Drill Soldier',
  when(thisIsDiscardedFrom('character'), gainForce(2)),
);
export const drillGrudge = drilled('Drill Grudge', 318, 'Drill Soldier', when(thisIsDamaged, gainForce(1)));
export const drillStoic = drilled('Drill Stoic', 319, 'Drill Soldier', when(thisIsTapped, gainForce(1)));
export const drillArchivist = drilled('Drill Archivist', 320, 'Drill Scholar', when(youDraw, gainForce(1)));
export const drillCensor = drilled('Drill Censor', 321, 'Drill Agent', when(opponentDraws, showDrawn));
export const drillGambler = drilled(
  'Drill Gambler',
  322,
  'Drill Smuggler',
  when(youDraw, may(revealDrawn, gainForce(2))),
);
export const drillWatcher = drilled('Drill Watcher', 323, 'Drill Agent', when(opponentPlaysABattleCard, gainForce(1)));
export const drillSaboteur = drilled(
  'Drill Saboteur',
  324,
  'Drill Agent',
  when(opponentMayBeDisrupted('battle card'), may(disrupt('battle card'), loseForce(2, 'you'))),
);
export const drillEnvoy = drilled(
  'Drill Envoy',
  325,
  'Drill Diplomat',
  when(opponentsBuildStepStarts, mayCompleteAMission),
);
export const drillDrummer = drilled(
  'Drill Drummer',
  326,
  'Drill Officer',
  when(battleStepStarts('character'), gainForce(1)),
  when(battleStepEnds('character'), gainForce(2)),
  when(battlePhaseEnds, gainForce(3)),
  when(turnEnds, gainForce(4)),
);
export const drillLookout = drilled('Drill Lookout', 327, 'Drill Scout', when(thisAttackEnds, gainForce(3)));
/** Its wound wounds others, and so on. */
export const drillFirebrand = drilled(
  'Drill Firebrand',
  328,
  'Drill Agent',
  when(thisIsDamaged, doDamage(1, one(opponents.characters))),
);

// Activated texts.
export const drillClerk = drilled('Drill Clerk', 330, 'Drill Clerk', pay(tap).to(draw(1)).duringYourBuildStep);
export const drillMiner = drilled('Drill Miner', 331, 'Drill Miner', pay(force(1)).to(getPoints(2, 'you')));
export const drillGuide = drilled('Drill Guide', 332, 'Drill Scout', pay(tap).to(gainForce(2)));
export const drillDodger = drilled('Drill Dodger', 333, 'Drill Scout', pay(force(1)).to(evade(2)));
export const drillBodyguard = drilled('Drill Bodyguard', 334, 'Drill Soldier', pay(force(1)).to(intercept));
export const drillSniper = drilled(
  'Drill Sniper',
  335,
  'Drill Soldier',
  pay(force(1)).to(doDamage(1, one(opponents.characters))).whenItWouldAttack,
);
export const drillFencer = drilled(
  'Drill Fencer',
  336,
  'Drill Adept',
  pay(force(1)).to(give(itself, forThisAttack, power(+2))),
);
export const drillLucky = drilled('Drill Retryer', 337, 'Drill Scout', pay(force(1)).to(rerollYourAttackDice));
export const drillStatic = drilled('Drill Static', 338, 'Drill Droid', pay(force(1)).to(disrupt('ability')));
export const drillSentry = drilled(
  'Drill Sentry',
  339,
  'Drill Soldier',
  pay(force(1))
    .to(give(itself, thisTurn, power(+1)))
    .onlyIf(noUnitAttacks),
);
/** Gets stronger, and stays tapped for it. */
export const drillTrance = drilled(
  'Drill Trance',
  340,
  'Drill Adept',
  pay(tap).to(
    give(itself, untilEndOfNextTurn, power(+3)),
    give(itself, untilEndOfNextTurn, speed(+20)),
    ruling(untilEndOfNextTurn, staysTapped(this_)),
  ),
);
/** Discarding it is a cost that may not be met. */
export const drillPhoenix = drilled(
  'Drill Phoenix',
  341,
  'Drill Adept',
  pay(discardThis('character')).to(gainForce(5)),
  insteadOfDiscard('build zone'),
);
export const drillCharger = drilled(
  'Drill Charger',
  342,
  'Drill Droid',
  pay(tap).to(putTokens(1, itself)).duringYourBuildStep,
  pay(removeTokens(1)).to(gainForce(2)),
  always(gets(this_, power(tokensOnThis))),
);
export const drillReservist = drilled(
  'Drill Reservist',
  343,
  'Drill Soldier',
  reserves(pay(force(1)).to(gainForce(2)).duringYourBuildStep),
  when(battlePhaseStarts, gainForce(1)),
  pay(force(1)).to(draw(1)),
  criticalHit(2),
  treatAs('Reserve'),
  upkeep(force(1)),
  pilot('Starfighter', power(+1)),
);
export const drillCourier = drilled(
  'Drill Courier',
  344,
  'Drill Scout',
  pay(discardThisFromHand).to(draw(1)).duringYourBuildStep.fromHand,
);
export const drillHomer = drilled('Drill Homer', 345, 'Drill Scout', pay(force(1)).to(returnToHand(itself)).anyTime);
/** Two ways to spend Force, at different times. */
export const drillVersatile = drilled(
  'Drill Versatile',
  346,
  'Drill Adept',
  pay(force(1)).to(chooseOne([gainForce(2)], [give(itself, forThisAttack, power(+2))], [prevent(2, this_)])),
);
export const drillEarly = drilled(
  'Drill Early Riser',
  347,
  'Drill Officer',
  pay(force(1)).to(draw(1)).at('start of build step'),
  pay(force(1)).to(draw(1)).at('start of battle'),
  pay(force(1)).to(draw(1)).at('start of battle step'),
  pay(force(1)).to(draw(1)).at('end of battle step'),
  pay(force(1)).to(draw(1)).at('end of turn'),
);
export const drillMender = drilled(
  'Drill Mender',
  348,
  'Drill Droid',
  pay(force(2)).to(saveFromDiscard(your.characters, 'build zone')),
);
export const drillBlocker = drilled('Drill Blocker', 349, 'Drill Agent', pay(force(1)).to(disrupt('attack')));
/** The last word of a unique unit: as strong as its stack. */
export const drillSageA = character('Drill Sage', 'A', {
  ...plain,
  number: 350,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 2,
  health: 4,
  text: [pay(force(1)).to(doDamage(ownPower, one(opponents.characters)))],
});
export const drillSageB = character('Drill Sage', 'B', {
  ...plain,
  number: 351,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 2,
  health: 4,
  text: [pay(force(1)).to(gainForce(cardsInStack))],
});

// Prices.
export const drillSpirit = drilled(
  'Drill Spirit',
  352,
  'Drill Spirit',
  always(costsMore('Force abilities', your.characters, -1)),
);
export const drillTyrant = drilled(
  'Drill Tyrant',
  353,
  'Drill Sith',
  always(costsMore('Force abilities', any.characters, +2)),
);
export const drillConverter = drilled(
  'Drill Converter',
  354,
  'Drill Jedi',
  pay(forceX).to(takeControl(oneCostingX(opponents.characters), thisTurn)),
  pay(forceX).to(draw(x)).duringYourBuildStep,
);
export const drillTaxman = drilled(
  'Drill Taxman',
  355,
  'Drill Clerk',
  always(costsMore('battle cards', any.units, +1)),
);
export const drillPatron = drilled(
  'Drill Patron',
  356,
  'Drill Clerk',
  always(costsMore('battle cards', your.units, -1)),
);

// Battle cards.
export const drillTraining = battle('Drill Training', {
  ...plain,
  number: 360,
  text: pay(force(1)).to(give(one(your.characters), thisTurn, ability(pay(force(1)).to(evade(1))))),
});
export const drillHaste = battle('Drill Haste', {
  ...plain,
  number: 361,
  text: pay(force(1)).to(give(one(your.characters), thisTurn, speed(+10), criticalHit(1))),
});
export const drillRequisition = battle('Drill Requisition', {
  ...plain,
  number: 362,
  text: pay(force(2)).to(getPoints(1, 'you')),
});
export const drillSnare = battle('Drill Snare', {
  ...plain,
  number: 363,
  text: free(tapThem(one(opponents.units.inAnyArena)), ruling(thisTurn, cannot(that, 'untap'))),
});
export const drillRally = battle('Drill Rally', {
  ...plain,
  number: 364,
  text: pay(force(1)).to(untapThem(one(your.units.tapped))),
});
export const drillFocus = battle('Drill Focus', {
  ...plain,
  number: 365,
  text: pay(force(1)).to(give(attacker, forThisAttack, power(+2))),
});
export const drillBarrage = battle('Drill Barrage', {
  ...plain,
  number: 366,
  text: pay(force(2)).to(doDamage(2, one(opponents.characters), 'nobody'), draw(1), gainForce(1)),
});
export const drillSplit = battle('Drill Split Fire', {
  ...plain,
  number: 367,
  text: pay(force(1)).to(ruling(forThisAttack, dividesDamage(your.attacking))),
});
export const drillSwarm = battle('Drill Swarm', {
  ...plain,
  number: 368,
  text: pay(force(1)).to(give(one(your.characters), thisTurn, power(numberOf(your.with_('Droid').in('character'))))),
});
export const drillShield = battle('Drill Shield', {
  ...plain,
  number: 369,
  text: pay(force(1)).to(prevent(1, your.characters)),
});
export const drillAgain = battle('Drill Again', {
  ...plain,
  number: 370,
  text: pay(force(1)).to(rerollYourAttackDice),
});
export const drillCounter = battle('Drill Counter', {
  ...plain,
  number: 371,
  text: pay(force(1)).to(disrupt('battle card')),
});
export const drillToll = battle('Drill Toll', {
  ...plain,
  number: 372,
  text: free(unlessItsControllerPays(2, disrupt('battle card'))),
});
export const drillDenial = battle('Drill Denial', {
  ...plain,
  number: 373,
  text: pay(force(1)).to(disrupt('mission', 'location', 'deployment')),
});
export const drillStandDown = battle('Drill Stand Down', {
  ...plain,
  number: 374,
  text: pay(force(1)).to(disrupt('attack', 'ability')),
});
export const drillSurge = battle('Drill Surge', {
  ...plain,
  number: 375,
  text: pay(force(1)).to(draw(1)),
  enhanced: pay(force(4)).to(draw(3)),
});
export const drillTrade = battle('Drill Trade', {
  ...plain,
  number: 376,
  text: pay(discardFromHand(1), force(1)).to(gainForce(3)),
});
export const drillAuction = battle('Drill Auction', {
  ...plain,
  number: 377,
  text: free(choose(one(any.characters)), bidForControl),
});
export const drillAmnesia = battle('Drill Amnesia', {
  ...plain,
  number: 378,
  text: pay(force(1)).to(choose(one(opponents.characters)), ruling(thisTurn, losesText(that))),
});
export const drillGag = battle('Drill Gag', {
  ...plain,
  number: 379,
  text: pay(force(1)).to(ruling(thisTurn, cannot(opponents.characters, 'use abilities'))),
});
export const drillRevenge = battle('Drill Revenge', {
  ...plain,
  number: 380,
  text: pay(force(1)).to(gainForce(4)).onlyIf(yoursWasDiscardedFrom('character')),
});
export const drillDrain = battle('Drill Drain', { ...plain, number: 381, text: free(loseForce(5, 'opponent')) });
export const drillDrop = battle('Drill Ejection', {
  ...plain,
  number: 382,
  text: pay(force(2)).to(discardThem(one(opponents.characters))),
});
export const drillSecondRoll = battle('Drill Second Roll', {
  ...plain,
  number: 383,
  text: pay(force(1)).to(rerollBuildRoll),
});
export const drillPeek = battle('Drill Peek', { ...plain, number: 384, text: free(revealTop) });
export const drillBrand = battle('Drill Brand', {
  ...plain,
  number: 385,
  text: pay(force(1)).to(give(one(your.characters), 'game', subtype('Branded'), power(+1))),
});
export const drillPartisan = drilled(
  'Drill Partisan',
  386,
  'Drill Soldier',
  asLongAs(youHave(your.subtype('Branded')), gets(this_, power(+1))),
);

// Missions, Locations.
export const drillOverhaul = mission('Drill Overhaul', {
  ...plain,
  number: 390,
  cost: 2,
  text: [discardHand, draw(2)],
});
export const drillBargain = mission('Drill Bargain', {
  ...plain,
  number: 391,
  cost: 1,
  toComplete: [discardFromHand(1)],
  text: [gainForce(3)],
  enhanced: { toComplete: [discardFromHand(1), force(2)], do: [gainForce(3), draw(2)] },
});
export const drillOvertime = mission('Drill Overtime', { ...plain, number: 392, cost: 1, text: [extraBuildStep] });
export const drillPlot = mission('Drill Plot', {
  ...plain,
  number: 393,
  cost: 1,
  text: [later('battle phase starts', loseForce(2, 'opponent'))],
});
export const drillGrounds = location('Drill Grounds', {
  ...plain,
  number: 394,
  arenas: ['character'],
  cost: 1,
  text: [pay(force(1)).to(draw(1)), always(gets(any.characters, speed(+10)))],
});

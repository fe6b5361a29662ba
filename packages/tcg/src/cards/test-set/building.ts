import { any, opponents, this_, your } from '../../language/cards.ts';
import { discardThem, putDamage, removeFromGame, retreatThem, tapThem } from '../../language/changes.ts';
import { youHave } from '../../language/conditions.ts';
import { anotherBuildStep, removeBuildCounters, revealPartiallyBuilt } from '../../language/construction.ts';
import { buildPoints, discardFromHand, discardOne, force, tap } from '../../language/costs.ts';
import { disrupt, rerollBuildRoll } from '../../language/fighting.ts';
import { health, hiddenCost, power, speed } from '../../language/gains.ts';
import { discardCards, draw, gainForce, getPoints } from '../../language/resources.ts';
import { each, itself, one } from '../../language/targets.ts';
import {
  always,
  asLongAs,
  bounty,
  costsMore,
  free,
  gets,
  insteadOfDiscard,
  pay,
  pilot,
  reserves,
  treatAs,
  upkeep,
  when,
} from '../../language/text.ts';
import {
  buildRollMade,
  deploys,
  youDeployThis,
  youDraw,
  yourBuildStepStarts,
  yourDrawStepStarts,
} from '../../language/triggers.ts';
import { battle, character, equipment, ground, location, mission, space } from '../card.ts';

/** For the build step and what comes before and after it. */
const plain = { side: 'neutral', rarity: 'common' } as const;

const soldier = { ...plain, subtypes: 'Drill Soldier', speed: 30, power: 2, health: 3 } as const;

// Missions.
export const supplyRun = mission('Drill Supply Run', { ...plain, number: 130, cost: 3, text: [draw(2)] });
export const drillSabotage = mission('Drill Sabotage', {
  ...plain,
  number: 131,
  cost: 2,
  text: [removeBuildCounters(3, 'opponent')],
});
export const drillInspection = mission('Drill Inspection', {
  ...plain,
  number: 132,
  cost: 1,
  text: [revealPartiallyBuilt('opponent')],
});
export const nightShift = mission('Drill Night Shift', { ...plain, number: 133, cost: 2, text: [anotherBuildStep] });
export const drillAccident = mission('Drill Accident', {
  ...plain,
  number: 134,
  cost: 2,
  text: [putDamage(2, one(any.units))],
});
export const drillWithdrawal = mission('Drill Withdrawal', {
  ...plain,
  number: 135,
  cost: 1,
  text: [retreatThem(one(any.units.inAnyArena))],
});
export const drillExile = mission('Drill Exile', {
  ...plain,
  number: 136,
  cost: 5,
  text: [removeFromGame(one(opponents.units))],
});
export const drillCutback = mission('Drill Cutback', {
  ...plain,
  number: 137,
  cost: 1,
  toComplete: [discardOne(your.units)],
  text: [draw(3)],
});
export const drillFine = mission('Drill Fine', { ...plain, number: 138, cost: 1, text: [discardCards(1, 'opponent')] });
export const secretOrders = mission('Drill Secret Orders', {
  ...plain,
  number: 139,
  cost: 4,
  keywords: [hiddenCost(2)],
  only: youHave(your.subtype('Soldier').in('character')),
  text: [tapThem(each(opponents.characters.in('character')))],
});

// Locations.
export const drillYard = location('Drill Yard', {
  ...plain,
  number: 140,
  arenas: ['character'],
  cost: 2,
  text: [always(gets(any.characters.in('character'), speed(+10)))],
});
export const drillFort = location('Drill Fort', {
  ...plain,
  number: 141,
  arenas: ['character'],
  cost: 4,
  text: [always(gets(your.characters.in('character'), health(+1)))],
});
export const drillBelt = location('Drill Belt', {
  ...plain,
  number: 142,
  arenas: ['space'],
  cost: 3,
  text: [always(gets(any.spaceUnits.in('space'), speed(-10)))],
});
/** Has no build cost printed. */
export const drillFlats = location('Drill Flats', {
  ...plain,
  number: 143,
  arenas: ['ground'],
  text: [always(gets(any.groundUnits.in('ground'), speed(+10)))],
});
/** May be put into any arena. */
export const drillFrontier = location('Drill Frontier', {
  ...plain,
  number: 144,
  arenas: ['space', 'ground', 'character'],
  cost: 2,
  text: [when(buildRollMade, gainForce(1))],
});
export const drillAmbushSite = location('Drill Ambush Site', {
  ...plain,
  number: 145,
  arenas: ['ground'],
  cost: 3,
  text: [hiddenCost(1), always(gets(your.groundUnits.in('ground'), power(+1)))],
});

// Equipment.
export const drillKit = equipment('Drill Kit', null, {
  ...plain,
  number: 146,
  cost: 2,
  equip: [force(1)],
  fits: your.units,
  gains: [power(+1)],
});

// Hidden Cost.
export const drillAmbusher = character('Drill Ambusher', { ...soldier, number: 147, cost: 5, text: [hiddenCost(2)] });
export const drillMole = character('Drill Mole', {
  ...soldier,
  number: 148,
  cost: 5,
  text: [hiddenCost(1), hiddenCost(2)],
});
export const drillGhost = space('Drill Ghost', 'A', {
  ...plain,
  number: 149,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
});
export const drillGhostB = space('Drill Ghost', 'B', {
  ...plain,
  number: 150,
  subtypes: 'Drill Starfighter',
  cost: 6,
  speed: 50,
  power: 4,
  health: 4,
  text: [hiddenCost(1)],
});

// Upkeep.
export const drillMercenary = character('Drill Mercenary', {
  ...soldier,
  number: 151,
  cost: 2,
  power: 4,
  text: [upkeep(force(2), buildPoints(1), tap)],
});
export const drillHireling = character('Drill Hireling', {
  ...soldier,
  number: 152,
  cost: 1,
  power: 4,
  text: [upkeep(buildPoints(1)), upkeep(buildPoints(2))],
});
export const drillContractor = ground('Drill Contractor', {
  ...plain,
  number: 153,
  subtypes: 'Drill Speeder',
  cost: 2,
  speed: 40,
  power: 4,
  health: 3,
  text: [upkeep(discardFromHand(1), buildPoints(1))],
});

// Bounty.
export const drillHunter = character('Drill Hunter', {
  ...soldier,
  number: 154,
  cost: 4,
  speed: 50,
  power: 5,
  text: [bounty(getPoints(+2, 'you'))],
});
export const drillTracker = character('Drill Tracker', {
  ...soldier,
  number: 155,
  cost: 5,
  speed: 50,
  power: 5,
  text: [bounty(getPoints(+1, 'you')), bounty(gainForce(2))],
});

// What happens at the start of a step, at the build roll, when a card is drawn.
export const drillClerk = character('Drill Clerk', {
  ...soldier,
  number: 156,
  cost: 3,
  text: [when(yourBuildStepStarts, gainForce(1))],
});
export const drillScribe = character('Drill Scribe', {
  ...soldier,
  number: 157,
  cost: 3,
  text: [when(yourDrawStepStarts, gainForce(2))],
});
export const drillReader = character('Drill Reader', {
  ...soldier,
  number: 158,
  cost: 3,
  text: [when(youDraw, gainForce(3))],
});
export const drillForeman = character('Drill Foreman', {
  ...soldier,
  number: 159,
  cost: 3,
  text: [pay(force(1)).to(rerollBuildRoll)],
});
export const drillSurveyor = ground('Drill Surveyor', {
  ...plain,
  number: 160,
  subtypes: 'Drill Scout',
  cost: 3,
  speed: 30,
  power: 2,
  health: 3,
  text: [when(buildRollMade, getPoints(+1, 'you'))],
});

// The build zone.
export const drillReservist = character('Drill Reservist', {
  ...soldier,
  number: 161,
  cost: 3,
  text: [
    reserves(pay(tap).to(draw(1)).duringYourBuildStep),
    pay(tap).to(gainForce(1)).duringYourBuildStep,
    when(yourBuildStepStarts, gainForce(1)),
    always(gets(your.other.characters.in('character'), speed(+20))),
  ],
});
export const drillNovice = character('Drill Novice', { ...soldier, number: 162, cost: 2, text: [treatAs('Jedi')] });
/** Faster beside a Jedi, stronger beside a Space unit. */
export const drillDisciple = character('Drill Disciple', {
  ...soldier,
  number: 163,
  cost: 3,
  text: [
    asLongAs(youHave(your.other.subtype('Jedi')), gets(this_, speed(+20))),
    asLongAs(youHave(your.spaceUnits), gets(this_, power(+2))),
  ],
});
export const drillHerald = character('Drill Herald', {
  ...soldier,
  number: 164,
  cost: 2,
  text: [when(youDeployThis, gainForce(2))],
});
export const drillGreeter = character('Drill Greeter', {
  ...soldier,
  number: 165,
  cost: 3,
  text: [when(deploys(your.other.units), gainForce(1))],
});
/** Returns to the hand whenever it would be discarded. */
export const drillSurvivor = character('Drill Survivor', {
  ...soldier,
  number: 166,
  cost: 4,
  text: [insteadOfDiscard('hand')],
});
/** Slips away, though not from what is about to hit it. */
export const drillDodger = character('Drill Dodger', {
  ...soldier,
  number: 167,
  cost: 3,
  text: [pay(force(1)).to(retreatThem(itself)).at('prevention')],
});
/** Makes Walkers much cheaper. */
export const drillShipwright = ground('Drill Shipwright', {
  ...plain,
  number: 168,
  subtypes: 'Drill Transport',
  cost: 4,
  speed: 10,
  power: 1,
  health: 4,
  text: [always(costsMore('build', your.subtype('Walker'), -4))],
});
export const drillRecall = battle('Drill Recall', {
  ...plain,
  number: 169,
  text: pay(force(1)).to(retreatThem(one(any.units.inAnyArena))),
});
export const drillRoster = battle('Drill Roster', {
  ...plain,
  number: 170,
  text: free(gainForce(1)).at('start of build step'),
});
export const drillPurge = mission('Drill Purge', {
  ...plain,
  number: 171,
  cost: 6,
  text: [discardThem(each(any.units.with_('Soldier')))],
});

// Upkeep of a Pilot, and of one version only of a person.
export const drillFreelancer = character('Drill Freelancer', {
  ...soldier,
  number: 172,
  cost: 2,
  text: [pilot('Starfighter', power(+2)), upkeep(force(1))],
});
export const drillVeteranA = character('Drill Veteran', 'A', {
  ...soldier,
  number: 173,
  cost: 3,
  power: 4,
  text: [upkeep(force(1))],
});
export const drillVeteranB = character('Drill Veteran', 'B', { ...soldier, number: 174, cost: 4, power: 4 });
export const drillTrader = character('Drill Trader', {
  ...soldier,
  number: 175,
  cost: 2,
  text: [pay(buildPoints(2)).to(gainForce(3)).duringYourBuildStep],
});
export const drillCountermand = battle('Drill Countermand', {
  ...plain,
  number: 176,
  text: pay(force(1)).to(disrupt('mission')),
});

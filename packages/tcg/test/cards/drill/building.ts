import {
  ability,
  always,
  any,
  asLongAs,
  battle,
  bounty,
  buildPoints,
  buildRollMade,
  buildStepStarts,
  character,
  costsMore,
  deploys,
  discardCards,
  discardFromHand,
  discardOne,
  discardThem,
  disrupt,
  draw,
  each,
  equipment,
  extraBuildStep,
  force,
  free,
  gainForce,
  getPoints,
  gets,
  give,
  ground,
  health,
  hiddenCost,
  insteadOfDiscard,
  itself,
  location,
  mission,
  one,
  opponents,
  pay,
  pilot,
  playerDraws,
  power,
  putDamage,
  removeBuildCounters,
  removeFromGame,
  rerollBuildRoll,
  reserves,
  retreatThem,
  revealPartiallyBuilt,
  space,
  speed,
  tap,
  tapThem,
  this_,
  thisTurn,
  treatAs,
  upkeep,
  when,
  youDeployThis,
  youHave,
  your,
  yourDrawStepStarts,
} from '../../../src/language/index.ts';

/** For the build step and what comes before and after it. */
const plain = { side: 'neutral', rarity: 'common' } as const;

const soldier = { ...plain, subtypes: 'Drill Soldier', speed: 30, power: 2, health: 3 } as const;

// Missions.
export const supplyRun = mission('Depot Supply Run', { ...plain, number: 130, cost: 3, text: [draw(2)] });
export const depotSabotage = mission('Depot Sabotage', {
  ...plain,
  number: 131,
  cost: 2,
  text: [removeBuildCounters(3, 'opponent')],
});
export const depotInspection = mission('Depot Inspection', {
  ...plain,
  number: 132,
  cost: 1,
  text: [revealPartiallyBuilt('opponent')],
});
export const nightShift = mission('Depot Night Shift', { ...plain, number: 133, cost: 2, text: [extraBuildStep] });
export const depotAccident = mission('Depot Accident', {
  ...plain,
  number: 134,
  cost: 2,
  text: [putDamage(2, one(any.units))],
});
export const depotWithdrawal = mission('Depot Withdrawal', {
  ...plain,
  number: 135,
  cost: 1,
  text: [retreatThem(one(any.units.inAnyArena))],
});
export const depotExile = mission('Depot Exile', {
  ...plain,
  number: 136,
  cost: 5,
  text: [removeFromGame(one(opponents.units))],
});
export const depotCutback = mission('Depot Cutback', {
  ...plain,
  number: 137,
  cost: 1,
  toComplete: [discardOne(your.units)],
  text: [draw(3)],
});
export const depotFine = mission('Depot Fine', { ...plain, number: 138, cost: 1, text: [discardCards(1, 'opponent')] });
export const secretOrders = mission('Depot Secret Orders', {
  ...plain,
  number: 139,
  cost: 4,
  keywords: [hiddenCost(2)],
  only: youHave(your.subtype('Soldier').in('character')),
  text: [tapThem(each(opponents.characters.in('character')))],
});

// Locations.
export const depotYard = location('Depot Yard', {
  ...plain,
  number: 140,
  arenas: ['character'],
  cost: 2,
  text: [always(gets(any.characters.in('character'), speed(+10)))],
});
export const depotFort = location('Depot Fort', {
  ...plain,
  number: 141,
  arenas: ['character'],
  cost: 4,
  text: [always(gets(your.characters.in('character'), health(+1)))],
});
export const depotBelt = location('Depot Belt', {
  ...plain,
  number: 142,
  arenas: ['space'],
  cost: 3,
  text: [always(gets(any.spaceUnits.in('space'), speed(-10)))],
});
/** Has no build cost printed. */
export const depotFlats = location('Depot Flats', {
  ...plain,
  number: 143,
  arenas: ['ground'],
  text: [always(gets(any.groundUnits.in('ground'), speed(+10)))],
});
/** May be put into any arena. */
export const depotFrontier = location('Depot Frontier', {
  ...plain,
  number: 144,
  arenas: ['space', 'ground', 'character'],
  cost: 2,
  text: [when(buildRollMade, gainForce(1))],
});
export const depotAmbushSite = location('Depot Ambush Site', {
  ...plain,
  number: 145,
  arenas: ['ground'],
  cost: 3,
  text: [hiddenCost(1), always(gets(your.groundUnits.in('ground'), power(+1)))],
});

// Equipment.
export const depotKit = equipment('Depot Kit', null, {
  ...plain,
  number: 146,
  cost: 2,
  equip: [force(1)],
  fits: your.units,
  gains: [power(+1)],
});

// Hidden Cost.
export const depotAmbusher = character('Depot Ambusher', { ...soldier, number: 147, cost: 5, text: [hiddenCost(2)] });
export const depotMole = character('Depot Mole', {
  ...soldier,
  number: 148,
  cost: 5,
  text: [hiddenCost(1), hiddenCost(2)],
});
export const depotGhost = space('Depot Ghost', 'A', {
  ...plain,
  number: 149,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
});
export const depotGhostB = space('Depot Ghost', 'B', {
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
export const depotMercenary = character('Depot Mercenary', {
  ...soldier,
  number: 151,
  cost: 2,
  power: 4,
  text: [upkeep(force(2), buildPoints(1), tap)],
});
export const depotHireling = character('Depot Hireling', {
  ...soldier,
  number: 152,
  cost: 1,
  power: 4,
  text: [upkeep(buildPoints(1)), upkeep(buildPoints(2))],
});
export const depotContractor = ground('Depot Contractor', {
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
export const depotHunter = character('Depot Hunter', {
  ...soldier,
  number: 154,
  cost: 4,
  speed: 50,
  power: 5,
  text: [bounty(getPoints(+2, 'you'))],
});
export const depotTracker = character('Depot Tracker', {
  ...soldier,
  number: 155,
  cost: 5,
  speed: 50,
  power: 5,
  text: [bounty(getPoints(+1, 'you')), bounty(gainForce(2))],
});

export const depotContract = battle('Depot Contract', {
  ...plain,
  number: 180,
  text: pay(force(1)).to(give(one(your.characters), thisTurn, ability(bounty(gainForce(4))))),
});

// What happens at the start of a step, at the build roll, when a card is drawn.
export const depotClerk = character('Depot Clerk', {
  ...soldier,
  number: 156,
  cost: 3,
  text: [when(buildStepStarts('your'), gainForce(1))],
});
export const depotScribe = character('Depot Scribe', {
  ...soldier,
  number: 157,
  cost: 3,
  text: [when(yourDrawStepStarts, gainForce(2))],
});
export const depotReader = character('Depot Reader', {
  ...soldier,
  number: 158,
  cost: 3,
  text: [when(playerDraws('you'), gainForce(3))],
});
export const depotForeman = character('Depot Foreman', {
  ...soldier,
  number: 159,
  cost: 3,
  text: [pay(force(1)).to(rerollBuildRoll)],
});
export const depotSurveyor = ground('Depot Surveyor', {
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
export const depotReservist = character('Depot Reservist', {
  ...soldier,
  number: 161,
  cost: 3,
  text: [
    reserves(pay(tap).to(draw(1)).duringYourBuildStep),
    pay(tap).to(gainForce(1)).duringYourBuildStep,
    when(buildStepStarts('your'), gainForce(1)),
    always(gets(your.other.characters.in('character'), speed(+20))),
  ],
});
export const depotNovice = character('Depot Novice', { ...soldier, number: 162, cost: 2, text: [treatAs('Jedi')] });
/** Faster beside a Jedi, stronger beside a Space unit. */
export const depotDisciple = character('Depot Disciple', {
  ...soldier,
  number: 163,
  cost: 3,
  text: [
    asLongAs(youHave(your.other.subtype('Jedi')), gets(this_, speed(+20))),
    asLongAs(youHave(your.spaceUnits), gets(this_, power(+2))),
  ],
});
export const depotHerald = character('Depot Herald', {
  ...soldier,
  number: 164,
  cost: 2,
  text: [when(youDeployThis, gainForce(2))],
});
export const depotGreeter = character('Depot Greeter', {
  ...soldier,
  number: 165,
  cost: 3,
  text: [when(deploys(your.other.units), gainForce(1))],
});
/** Returns to the hand whenever it would be discarded. */
export const depotSurvivor = character('Depot Survivor', {
  ...soldier,
  number: 166,
  cost: 4,
  text: [insteadOfDiscard('hand')],
});
/** Slips away, though not from what is about to hit it. */
export const depotDodger = character('Depot Dodger', {
  ...soldier,
  number: 167,
  cost: 3,
  text: [pay(force(1)).to(retreatThem(itself)).at('prevention')],
});
/** Makes Walkers much cheaper. */
export const depotShipwright = ground('Depot Shipwright', {
  ...plain,
  number: 168,
  subtypes: 'Drill Transport',
  cost: 4,
  speed: 10,
  power: 1,
  health: 4,
  text: [always(costsMore('build', your.subtype('Walker'), -4))],
});
/** Makes Ground Locations cheaper. */
export const depotPioneer = character('Depot Pioneer', {
  ...soldier,
  number: 181,
  cost: 3,
  text: [always(costsMore('build', your.subtype('Ground'), -1))],
});
export const depotRecall = battle('Depot Recall', {
  ...plain,
  number: 169,
  text: pay(force(1)).to(retreatThem(one(any.units.inAnyArena))),
});
export const depotRoster = battle('Depot Roster', {
  ...plain,
  number: 170,
  text: free(gainForce(1)).at('start of build step'),
});
export const depotPurge = mission('Depot Purge', {
  ...plain,
  number: 171,
  cost: 6,
  text: [discardThem(each(any.units.with_('Soldier')))],
});

// Upkeep of a Pilot, and of one version only of a person.
export const depotFreelancer = character('Depot Freelancer', {
  ...soldier,
  number: 172,
  cost: 2,
  text: [pilot('Starfighter', power(+2)), upkeep(force(1))],
});
export const depotVeteranA = character('Depot Veteran', 'A', {
  ...soldier,
  number: 173,
  cost: 3,
  power: 4,
  text: [upkeep(force(1))],
});
export const depotVeteranB = character('Depot Veteran', 'B', { ...soldier, number: 174, cost: 4, power: 4 });
export const depotTrader = character('Depot Trader', {
  ...soldier,
  number: 175,
  cost: 2,
  text: [pay(buildPoints(2)).to(gainForce(3)).duringYourBuildStep],
});
export const depotCountermand = battle('Depot Countermand', {
  ...plain,
  number: 176,
  text: pay(force(1)).to(disrupt('mission')),
});
export const depotJammer = battle('Depot Jammer', {
  ...plain,
  number: 177,
  text: pay(force(1)).to(disrupt('ability')),
});
export const depotStowaway = character('Depot Stowaway', {
  ...soldier,
  number: 178,
  cost: 3,
  text: [hiddenCost(1), pilot('Starfighter', power(+1))],
});
export const depotNightwatch = character('Depot Nightwatch', {
  ...soldier,
  number: 179,
  cost: 3,
  text: [
    pay(force(2))
      .to(retreatThem(one(any.units.inAnyArena)))
      .at('end of turn'),
  ],
});

import {
  ability,
  always,
  any,
  asLongAs,
  attacker,
  battle,
  battlePhaseEnds,
  battlePhaseStarts,
  battleStepEnds,
  battleStepStarts,
  bidForControl,
  buildStepStarts,
  type Clause,
  cannot,
  cardsInStack,
  character,
  choose,
  chooseOne,
  costsMore,
  criticalHit,
  diceAreRolledAtThis,
  discardFromHand,
  discardHand,
  discardThem,
  discardThis,
  discardThisFromHand,
  disrupt,
  dividesDamage,
  doDamage,
  draw,
  each,
  equipment,
  evade,
  extraBuildStep,
  force,
  forceX,
  forThisAttack,
  free,
  gainForce,
  getPoints,
  gets,
  getsWhile,
  give,
  inArena,
  insteadOfDiscard,
  intercept,
  isUnequipped,
  itself,
  later,
  location,
  loseForce,
  losesText,
  may,
  mayCompleteAMission,
  mission,
  noUnitAttacks,
  numberOf,
  one,
  oneCostingX,
  opponentMayBeDisrupted,
  opponentPlays,
  opponents,
  ownPower,
  parry,
  pay,
  pilot,
  playerDraws,
  power,
  prevent,
  putTokens,
  removeTokens,
  rerollAttackDice,
  rerollBuildRoll,
  reserves,
  returnToHand,
  revealDrawn,
  revealTop,
  ruling,
  saveFromDiscard,
  showDrawn,
  space,
  speed,
  staysTapped,
  subtype,
  takeControl,
  tap,
  tapThem,
  that,
  this_,
  thisAttackEnds,
  thisAttacks,
  thisIsAttacked,
  thisIsDamaged,
  thisIsDiscarded,
  thisIsTapped,
  thisTurn,
  thisWouldBeDamaged,
  tokensOnThis,
  treatAs,
  turnEnds,
  unlessItsControllerPays,
  untapThem,
  untilEndOfBattle,
  untilEndOfNextTurn,
  upkeep,
  when,
  whenIf,
  x,
  youHave,
  your,
  yoursWasDiscardedFrom,
} from '../../../src/language/index.ts';

/** Cards for what texts do: costs, triggers, chances to play, disrupting. */
const plain = { side: 'neutral', rarity: 'uncommon' } as const;

/** A middling Character with these texts. */
const practised = (name: string, number: number, subtypes: string, ...text: Clause[]) =>
  character(name, { ...plain, number, subtypes, cost: 3, speed: 30, power: 2, health: 3, text });

// Static texts.
export const practiceOfficer = practised(
  'Practice Officer',
  300,
  'Practice Officer',
  always(gets(your.characters, speed(+10))),
);
export const practiceCaptain = practised(
  'Practice Captain',
  301,
  'Practice Officer',
  always(gets(your.other.characters, power(+1))),
);
export const practiceJammer = practised(
  'Practice Jammer',
  302,
  'Drill Droid',
  always(gets(opponents.characters, speed(-10))),
);
export const practiceMaster = practised(
  'Practice Master',
  303,
  'Practice Master',
  always(getsWhile(your.subtype('Jedi'), isUnequipped, parry(1))),
);
export const practiceBlade = equipment('Practice Blade', null, {
  ...plain,
  number: 304,
  cost: 2,
  equip: [force(1)],
  fits: your.subtype('Jedi'),
  gains: [power(+1)],
});
/** Gives all of its kind, itself among them, an ability. */
export const practiceInstructor = practised(
  'Practice Instructor',
  305,
  'Practice Recruit',
  always(gets(your.subtype('Recruit'), ability(pay(force(1)).to(evade(1))))),
);
export const practiceRecruit = practised('Practice Recruit', 306, 'Practice Recruit');
export const practiceSilencer = practised(
  'Practice Silencer',
  307,
  'Drill Agent',
  always(cannot(opponents.characters, 'use abilities')),
);

// Triggered texts.
export const practiceHerald = practised('Practice Herald', 310, 'Drill Scout', when(thisAttacks(), draw(1)));
export const practiceTracker = practised(
  'Practice Tracker',
  311,
  'Drill Scout',
  when(thisAttacks(any.characters), gainForce(1)),
);
export const practiceBrawler = practised(
  'Practice Brawler',
  312,
  'Drill Soldier',
  when(thisAttacks(), give(itself, untilEndOfBattle, power(+2))),
);
export const practiceVigil = space('Practice Vigil', {
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
export const practiceAmbusher = space('Practice Ambusher', {
  ...plain,
  number: 314,
  subtypes: 'Drill Starfighter',
  cost: 4,
  speed: 20,
  power: 1,
  health: 3,
  text: [when(battlePhaseStarts, discardThem(one(opponents.spaceUnits)))],
});
export const practiceTrickster = practised(
  'Practice Trickster',
  315,
  'Drill Scout',
  when(diceAreRolledAtThis, rerollAttackDice('any of those')),
);
export const practiceBulwark = practised(
  'Practice Bulwark',
  316,
  'Drill Soldier',
  when(thisWouldBeDamaged, prevent(1, this_)),
);
export const practiceMartyr = practised(
  'Practice Martyr',
  317,
  'Drill Soldier',
  when(thisIsDiscarded('character'), gainForce(2)),
);
export const practiceGrudge = practised('Practice Grudge', 318, 'Drill Soldier', when(thisIsDamaged, gainForce(1)));
export const practiceStoic = practised('Practice Stoic', 319, 'Drill Soldier', when(thisIsTapped, gainForce(1)));
export const practiceArchivist = practised(
  'Practice Archivist',
  320,
  'Drill Scholar',
  when(playerDraws('you'), gainForce(1)),
);
export const practiceCensor = practised(
  'Practice Censor',
  321,
  'Drill Agent',
  when(playerDraws('opponent'), showDrawn),
);
export const practiceGambler = practised(
  'Practice Gambler',
  322,
  'Drill Smuggler',
  when(playerDraws('you'), may(revealDrawn, gainForce(2))),
);
export const practiceWatcher = practised(
  'Practice Watcher',
  323,
  'Drill Agent',
  when(opponentPlays('a Battle card'), gainForce(1)),
);
export const practiceListener = practised(
  'Practice Listener',
  359,
  'Drill Agent',
  when(opponentPlays('an activated ability'), gainForce(1)),
);
export const practiceSaboteur = practised(
  'Practice Saboteur',
  324,
  'Drill Agent',
  when(opponentMayBeDisrupted('battle card'), may(disrupt('battle card'), loseForce(2, 'you'))),
);
export const practiceEnvoy = practised(
  'Practice Envoy',
  325,
  'Drill Diplomat',
  when(buildStepStarts('opponent'), mayCompleteAMission),
);
export const practiceLegate = practised(
  'Practice Legate',
  399,
  'Drill Diplomat',
  when(buildStepStarts('opponent'), mayCompleteAMission, may(gainForce(1))),
);
export const practiceDrummer = practised(
  'Practice Drummer',
  326,
  'Practice Officer',
  when(battleStepStarts('character'), gainForce(1)),
  when(battleStepEnds('character'), gainForce(2)),
  when(battlePhaseEnds, gainForce(3)),
  when(turnEnds, gainForce(4)),
);
export const practiceLookout = practised('Practice Lookout', 327, 'Drill Scout', when(thisAttackEnds, gainForce(3)));
/** Its wound wounds others, and so on. */
export const practiceFirebrand = practised(
  'Practice Firebrand',
  328,
  'Drill Agent',
  when(thisIsDamaged, doDamage(1, one(opponents.characters))),
);

export const practiceProvoked = practised(
  'Practice Provoked',
  329,
  'Drill Soldier',
  when(thisIsAttacked, gainForce(1)),
);

// Activated texts.
export const practiceClerk = practised(
  'Practice Clerk',
  330,
  'Practice Clerk',
  pay(tap).to(draw(1)).duringYourBuildStep,
);
export const practiceMiner = practised('Practice Miner', 331, 'Practice Miner', pay(force(1)).to(getPoints(2, 'you')));
export const practiceGuide = practised('Practice Guide', 332, 'Drill Scout', pay(tap).to(gainForce(2)));
export const practiceDodger = practised('Practice Dodger', 333, 'Drill Scout', pay(force(1)).to(evade(2)));
export const practiceBodyguard = practised('Practice Bodyguard', 334, 'Drill Soldier', pay(force(1)).to(intercept));
export const practiceSniper = practised(
  'Practice Sniper',
  335,
  'Drill Soldier',
  pay(force(1)).to(doDamage(1, one(opponents.characters))).whenItWouldAttack,
);
export const practiceFencer = practised(
  'Practice Fencer',
  336,
  'Drill Adept',
  pay(force(1)).to(give(itself, forThisAttack, power(+2))),
);
export const practiceLucky = practised(
  'Practice Retryer',
  337,
  'Drill Scout',
  pay(force(1)).to(rerollAttackDice('all of yours')),
);
export const practiceStatic = practised('Practice Static', 338, 'Drill Droid', pay(force(1)).to(disrupt('ability')));
export const practiceSentry = practised(
  'Practice Sentry',
  339,
  'Drill Soldier',
  pay(force(1))
    .to(give(itself, thisTurn, power(+1)))
    .onlyIf(noUnitAttacks),
);
/** Gets stronger, and stays tapped for it. */
export const practiceTrance = practised(
  'Practice Trance',
  340,
  'Drill Adept',
  pay(tap).to(
    give(itself, untilEndOfNextTurn, power(+3)),
    give(itself, untilEndOfNextTurn, speed(+20)),
    ruling(untilEndOfNextTurn, staysTapped(this_)),
  ),
);
/** Discarding it is a cost that may not be met. */
export const practicePhoenix = practised(
  'Practice Phoenix',
  341,
  'Drill Adept',
  pay(discardThis('character')).to(gainForce(5)),
  insteadOfDiscard('build zone'),
);
export const practiceCharger = practised(
  'Practice Charger',
  342,
  'Drill Droid',
  pay(tap).to(putTokens(1, itself)).duringYourBuildStep,
  pay(removeTokens(1)).to(gainForce(2)),
  always(gets(this_, power(tokensOnThis))),
);
export const practiceReservist = practised(
  'Practice Reservist',
  343,
  'Drill Soldier',
  reserves(pay(force(1)).to(gainForce(2)).duringYourBuildStep),
  when(battlePhaseStarts, gainForce(1)),
  pay(force(1)).to(draw(1)),
  criticalHit(2),
  treatAs('Hutt'),
  upkeep(force(1)),
  pilot('Starfighter', power(+1)),
);
export const practiceCourier = practised(
  'Practice Courier',
  344,
  'Drill Scout',
  pay(discardThisFromHand).to(draw(1)).duringYourBuildStep.fromHand,
);
export const practiceHomer = practised(
  'Practice Homer',
  345,
  'Drill Scout',
  pay(force(1)).to(returnToHand(itself)).anyTime,
);
/** Two ways to spend Force, at different times. */
export const practiceVersatile = practised(
  'Practice Versatile',
  346,
  'Drill Adept',
  pay(force(1)).to(chooseOne([gainForce(2)], [give(itself, forThisAttack, power(+2))], [prevent(2, this_)])),
);
export const practiceEarly = practised(
  'Practice Early Riser',
  347,
  'Practice Officer',
  pay(force(1)).to(draw(1)).at('start of build step'),
  pay(force(1)).to(draw(1)).at('start of battle'),
  pay(force(1)).to(draw(1)).at('start of battle step'),
  pay(force(1)).to(draw(1)).at('end of battle step'),
  pay(force(1)).to(draw(1)).at('end of turn'),
);
export const practiceMender = practised(
  'Practice Mender',
  348,
  'Drill Droid',
  pay(force(2)).to(saveFromDiscard(your.characters, 'build zone')),
);
export const practiceBlocker = practised('Practice Blocker', 349, 'Drill Agent', pay(force(1)).to(disrupt('attack')));
/** The last word of a unique unit: as strong as its stack. */
export const practiceSageA = character('Practice Sage', 'A', {
  ...plain,
  number: 350,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 30,
  power: 2,
  health: 4,
  text: [pay(force(1)).to(doDamage(ownPower, one(opponents.characters)))],
});
export const practiceSageB = character('Practice Sage', 'B', {
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
export const practiceSpirit = practised(
  'Practice Spirit',
  352,
  'Practice Spirit',
  always(costsMore('Force abilities', your.characters, -1)),
);
export const practiceTyrant = practised(
  'Practice Tyrant',
  353,
  'Drill Sith',
  always(costsMore('Force abilities', any.characters, +2)),
);
export const practiceConverter = practised(
  'Practice Converter',
  354,
  'Drill Jedi',
  pay(forceX).to(takeControl(oneCostingX(opponents.characters), thisTurn)),
  pay(forceX).to(draw(x)).duringYourBuildStep,
);
export const practiceTaxman = practised(
  'Practice Taxman',
  355,
  'Practice Clerk',
  always(costsMore('battle cards', any.units, +1)),
);
export const practicePatron = practised(
  'Practice Patron',
  356,
  'Practice Clerk',
  always(costsMore('battle cards', your.units, -1)),
);

export const practiceWarden = practised(
  'Practice Warden',
  357,
  'Drill Agent',
  always(costsMore('abilities', opponents.characters, +1)),
);
export const practiceMentor = practised(
  'Practice Mentor',
  358,
  'Drill Master',
  always(costsMore('abilities', your.characters, -2), costsMore('build', your.characters, -1), gets(this_, speed(+10))),
);

// Battle cards.
export const practiceTraining = battle('Practice Training', {
  ...plain,
  number: 360,
  text: pay(force(1)).to(give(one(your.characters), thisTurn, ability(pay(force(1)).to(evade(1))))),
});
export const practiceHaste = battle('Practice Haste', {
  ...plain,
  number: 361,
  text: pay(force(1)).to(give(one(your.characters), thisTurn, speed(+10), criticalHit(1))),
});
export const practiceRequisition = battle('Practice Requisition', {
  ...plain,
  number: 362,
  text: pay(force(2)).to(getPoints(1, 'you')),
});
export const practiceSnare = battle('Practice Snare', {
  ...plain,
  number: 363,
  text: free(tapThem(one(opponents.units.inAnyArena)), ruling(thisTurn, cannot(that, 'untap'))),
});
export const practiceRally = battle('Practice Rally', {
  ...plain,
  number: 364,
  text: pay(force(1)).to(untapThem(one(your.units.tapped))),
});
export const practiceFocus = battle('Practice Focus', {
  ...plain,
  number: 365,
  text: pay(force(1)).to(give(attacker, forThisAttack, power(+2))),
});
export const practiceBarrage = battle('Practice Barrage', {
  ...plain,
  number: 366,
  text: pay(force(2)).to(doDamage(2, one(opponents.characters), 'nobody'), draw(1), gainForce(1)),
});
export const practiceSplit = battle('Practice Split Fire', {
  ...plain,
  number: 367,
  text: pay(force(1)).to(ruling(forThisAttack, dividesDamage(your.attacking))),
});
export const practiceSwarm = battle('Practice Swarm', {
  ...plain,
  number: 368,
  text: pay(force(1)).to(give(one(your.characters), thisTurn, power(numberOf(your.with_('Droid').in('character'))))),
});
export const practiceShield = battle('Practice Shield', {
  ...plain,
  number: 369,
  text: pay(force(1)).to(prevent(1, your.characters)),
});
export const practiceAgain = battle('Practice Again', {
  ...plain,
  number: 370,
  text: pay(force(1)).to(rerollAttackDice('all of yours')),
});
export const practiceCounter = battle('Practice Counter', {
  ...plain,
  number: 371,
  text: pay(force(1)).to(disrupt('battle card')),
});
export const practiceToll = battle('Practice Toll', {
  ...plain,
  number: 372,
  text: free(unlessItsControllerPays(2, disrupt('battle card'))),
});
export const practiceDenial = battle('Practice Denial', {
  ...plain,
  number: 373,
  text: pay(force(1)).to(disrupt('mission', 'location', 'deployment')),
});
export const practiceStandDown = battle('Practice Stand Down', {
  ...plain,
  number: 374,
  text: pay(force(1)).to(disrupt('attack', 'ability')),
});
export const practiceSurge = battle('Practice Surge', {
  ...plain,
  number: 375,
  text: pay(force(1)).to(draw(1)),
  enhanced: pay(force(4)).to(draw(3)),
});
export const practiceTrade = battle('Practice Trade', {
  ...plain,
  number: 376,
  text: pay(discardFromHand(1), force(1)).to(gainForce(3)),
});
export const practiceAuction = battle('Practice Auction', {
  ...plain,
  number: 377,
  text: free(choose(one(any.characters)), bidForControl),
});
export const practiceAmnesia = battle('Practice Amnesia', {
  ...plain,
  number: 378,
  text: pay(force(1)).to(choose(one(opponents.characters)), ruling(thisTurn, losesText(that))),
});
export const practiceGag = battle('Practice Gag', {
  ...plain,
  number: 379,
  text: pay(force(1)).to(ruling(thisTurn, cannot(opponents.characters, 'use abilities'))),
});
export const practiceRevenge = battle('Practice Revenge', {
  ...plain,
  number: 380,
  text: pay(force(1)).to(gainForce(4)).onlyIf(yoursWasDiscardedFrom('character')),
});
export const practiceDrain = battle('Practice Drain', { ...plain, number: 381, text: free(loseForce(5, 'opponent')) });
export const practiceDrop = battle('Practice Ejection', {
  ...plain,
  number: 382,
  text: pay(force(2)).to(discardThem(one(opponents.characters))),
});
export const practiceSecondRoll = battle('Practice Second Roll', {
  ...plain,
  number: 383,
  text: pay(force(1)).to(rerollBuildRoll),
});
export const practicePeek = battle('Practice Peek', { ...plain, number: 384, text: free(revealTop) });
export const practiceBrand = battle('Practice Brand', {
  ...plain,
  number: 385,
  text: pay(force(1)).to(give(one(your.characters), 'game', subtype('Gambler'), power(+1))),
});
export const practicePartisan = practised(
  'Practice Partisan',
  386,
  'Drill Soldier',
  asLongAs(youHave(your.subtype('Gambler')), gets(this_, power(+1))),
);

export const practiceStorm = battle('Practice Storm', {
  ...plain,
  number: 387,
  text: pay(force(2)).to(doDamage(1, each(any.characters.in('character')), 'nobody')),
});

// Missions, Locations.
export const practiceOverhaul = mission('Practice Overhaul', {
  ...plain,
  number: 390,
  cost: 2,
  text: [discardHand, draw(2)],
});
export const practiceBargain = mission('Practice Bargain', {
  ...plain,
  number: 391,
  cost: 1,
  toComplete: [discardFromHand(1)],
  text: [gainForce(3)],
  enhanced: { toComplete: [discardFromHand(1), force(2)], do: [gainForce(3), draw(2)] },
});
export const practiceOvertime = mission('Practice Overtime', {
  ...plain,
  number: 392,
  cost: 1,
  text: [extraBuildStep],
});
export const practicePlot = mission('Practice Plot', {
  ...plain,
  number: 393,
  cost: 1,
  text: [later('battle phase starts', loseForce(2, 'opponent'))],
});
export const practiceGrounds = location('Practice Grounds', {
  ...plain,
  number: 394,
  arenas: ['character'],
  cost: 1,
  text: [pay(force(1)).to(draw(1)), always(gets(any.characters, speed(+10)))],
});

import {
  always,
  any,
  asLongAs,
  attacking,
  battle,
  cannot,
  cannotWhile,
  character,
  chooseArena,
  costsMore,
  equipment,
  force,
  forThisAttack,
  free,
  gets,
  getsWhile,
  give,
  inArena,
  it,
  location,
  numberOf,
  one,
  opponents,
  pilot,
  power,
  ruling,
  speed,
  subtype,
  tapThem,
  this_,
  thisIsAttacked,
  thisTurn,
  treatAs,
  unit,
  upkeep,
  when,
  youHave,
  your,
} from '../../../src/language/index.ts';

/** What texts can say beside what the sets so far say: each means all of it. */
const plain = { side: 'neutral', rarity: 'common' } as const;
const recruit = { ...plain, subtypes: 'Drill Recruit', cost: 3, speed: 30, power: 2, health: 3 } as const;

/* Two abilities of a kind */

export const drillAllRounder = character('Drill All-Rounder', {
  ...recruit,
  number: 700,
  text: [pilot('Starfighter', speed(+20)), pilot('Speeder', power(+2))],
});

/* Subtypes of two words */

export const drillImpostor = character('Drill Impostor', { ...recruit, number: 701, text: [treatAs('Drill Jedi')] });
export const drillDisguise = battle('Drill Disguise', {
  ...plain,
  number: 702,
  text: free(give(one(any.units.inAnyArena), thisTurn, subtype('Drill Jedi'))),
});
export const drillJediWatch = character('Drill Jedi Watch', {
  ...recruit,
  number: 703,
  text: [always(gets(any.subtype('Drill Jedi'), speed(+10)))],
});
export const drillInsignia = equipment('Drill Insignia', null, {
  ...plain,
  number: 704,
  cost: 1,
  equip: [force(0)],
  fits: any.characters,
  gains: [subtype('Drill Jedi')],
});

/* Prices */

export const drillNameFan = character('Drill Name Fan', {
  ...recruit,
  number: 710,
  text: [always(costsMore('build', any.named('Drill Trooper'), -1))],
});
export const drillSnob = character('Drill Snob', {
  ...recruit,
  number: 711,
  text: [always(costsMore('build', any.characters.non('Recruit'), +1))],
});
export const drillMiser = character('Drill Miser', {
  ...recruit,
  number: 712,
  text: [always(costsMore('build', any.units.withCostAtMost(3), -1))],
});
export const drillBroker = character('Drill Broker', {
  ...recruit,
  number: 713,
  text: [always(costsMore('build', your.subtype('Walker').or(your.subtype('Recruit')), -1))],
});

/* Places */

export const drillZone = battle('Drill Zone', {
  ...plain,
  number: 720,
  text: free(chooseArena, ruling(thisTurn, cannot(opponents.units.inChosenArena, 'attack'))),
});
export const drillCounted = battle('Drill Counted', {
  ...plain,
  number: 721,
  text: free(chooseArena, ruling(thisTurn, gets(your.inChosenArena, power(numberOf(your.inChosenArena))))),
});
export const drillObservatory = location('Drill Observatory', {
  ...plain,
  number: 722,
  arenas: ['space', 'ground'],
  text: [asLongAs(inArena('ground'), gets(your.units, speed(+10)))],
});
export const drillPair = battle('Drill Pair', {
  ...plain,
  number: 723,
  text: free(tapThem(one(opponents.units.inAnyArena)), tapThem(one(opponents.besideThatUnit))),
});

/* Who attacks whom */

export const drillDreaded = character('Drill Dreaded', {
  ...recruit,
  number: 730,
  text: [always(getsWhile(opponents.units, attacking(this_), power(-2)))],
});
export const drillBitter = character('Drill Bitter', {
  ...recruit,
  number: 731,
  text: [when(thisIsAttacked, give(it, forThisAttack, power(-1)))],
});
export const drillTelling = character('Drill Telling', {
  ...recruit,
  number: 732,
  text: [always(cannotWhile(this_, 'be prevented', youHave(your.other.subtype('Recruit'))))],
});
export const drillPiercing = character('Drill Piercing', {
  ...recruit,
  number: 733,
  text: [always(cannot(this_, 'be prevented', any.subtype('Recruit')))],
});
export const drillSlippery = character('Drill Slippery', {
  ...recruit,
  number: 734,
  text: [always(cannotWhile(opponents.units, 'evade', youHave(your.units.in('ground'))))],
});
export const drillChosen = character('Drill Chosen', {
  ...recruit,
  number: 735,
  text: [always(gets(this_.or(your.subtype('Walker')), power(+1)))],
});

/** At home anywhere, at a price each turn. */
export const drillHauler = unit(['space', 'ground', 'character'], 'Drill Hauler', null, {
  ...recruit,
  number: 740,
  text: [upkeep(force(2))],
});

import {
  andThen,
  any,
  cannot,
  cardOfKind,
  cardWith,
  choose,
  chooseType,
  costsMore,
  discardCards,
  discardFromTheirHand,
  discardHand,
  discardThem,
  doDiceOfDamage,
  draw,
  eachPlayer,
  gainForce,
  getPoints,
  ifYouDo,
  it,
  later,
  lookAtHand,
  loseForce,
  mission,
  one,
  opponents,
  preventsDamage,
  removeDamage,
  returnFromDiscard,
  revealUntilUnit,
  ruling,
  search,
  that,
  thisTurn,
  unitCardsOf,
  youHave,
  your,
} from '../../language/index.ts';
import { inEachArenaWith } from './own/arenas.ts';
import { sameNameAsYourUnit } from './own/kinds.ts';

export const clearTheSkies = mission('Clear the Skies', {
  side: 'neutral',
  number: 8,
  rarity: 'rare',
  cost: 3,
  text: [eachPlayer(inEachArenaWith(4, your, discardThem(one(your.inChosenArena))))],
});

export const darkRendezvous = mission('Dark Rendezvous', {
  side: 'dark',
  number: 10,
  rarity: 'rare',
  cost: 4,
  text: [loseForce(7, 'opponent')],
});

export const destructionOfHope = mission('Destruction of Hope', {
  side: 'dark',
  number: 15,
  rarity: 'rare',
  cost: 2,
  text: [discardCards(2, 'opponent'), gainForce(1)],
});

export const jediCallForHelp = mission('Jedi Call for Help', {
  side: 'light',
  number: 24,
  rarity: 'rare',
  cost: 3,
  only: youHave(your.subtype('Jedi').in('character')),
  text: [search(cardOfKind('unit'))],
});

export const jediCouncilSummons = mission('Jedi Council Summons', {
  side: 'light',
  number: 25,
  rarity: 'rare',
  cost: 2,
  text: [search(cardWith('Jedi')), gainForce(1)],
});

export const aMomentsRest = mission("A Moment's Rest", {
  side: 'light',
  number: 29,
  rarity: 'rare',
  cost: 3,
  text: [choose(one(your)), ruling(thisTurn, preventsDamage('all', that))],
});

export const orderHere = mission('Order Here', {
  side: 'neutral',
  number: 33,
  rarity: 'rare',
  cost: 2,
  text: [ruling(thisTurn, costsMore('battle cards', any, 3))],
});

export const plotTheSecession = mission('Plot the Secession', {
  side: 'dark',
  number: 38,
  rarity: 'rare',
  cost: 3,
  text: [discardHand, andThen(draw(5))],
});

export const seekTheCouncilsWisdom = mission("Seek the Council's Wisdom", {
  side: 'light',
  number: 44,
  rarity: 'rare',
  cost: 2,
  text: [gainForce(4)],
});

export const targetTheSenator = mission('Target the Senator', {
  side: 'dark',
  number: 48,
  rarity: 'rare',
  cost: 3,
  text: [later('battle phase starts', choose(one(opponents.inAnyArena)), doDiceOfDamage(4, it, 'card'))],
});

export const tyranussEdict = mission("Tyranus's Edict", {
  side: 'dark',
  number: 51,
  rarity: 'rare',
  cost: 3,
  text: [choose(one(your)), ruling(thisTurn, cannot(your.besideThatUnit, 'be attacked'))],
});

export const captureObiWan = mission('Capture Obi-Wan', {
  side: 'dark',
  number: 68,
  rarity: 'uncommon',
  cost: 2,
  text: [loseForce(2, 'opponent'), gainForce(2)],
});

export const chaseTheVillain = mission('Chase the Villain', {
  side: 'light',
  number: 70,
  rarity: 'uncommon',
  cost: 2,
  text: [ruling(thisTurn, cannot(opponents.characters, 'retreat'))],
});

export const departureTime = mission('Departure Time', {
  side: 'neutral',
  number: 80,
  rarity: 'uncommon',
  cost: 2,
  text: [ifYouDo([discardThem(one(your.inAnyArena))], [getPoints(+4, 'you')])],
});

export const shipArrival = mission('Ship Arrival', {
  side: 'neutral',
  number: 106,
  rarity: 'uncommon',
  cost: 2,
  text: [chooseType, revealUntilUnit],
});

export const splinterTheRepublic = mission('Splinter the Republic', {
  side: 'dark',
  number: 107,
  rarity: 'uncommon',
  cost: 1,
  text: [search(sameNameAsYourUnit)],
});

export const subtleAssassination = mission('Subtle Assassination', {
  side: 'dark',
  number: 109,
  rarity: 'uncommon',
  cost: 3,
  text: [choose(one(opponents.in('character').withPowerAtMost(3))), discardThem(it, 'opponent')],
});

export const underworldConnections = mission('Underworld Connections', {
  side: 'light',
  number: 114,
  rarity: 'uncommon',
  cost: 1,
  text: [lookAtHand, gainForce(1)],
});

export const weddingOfDestiny = mission('Wedding of Destiny', {
  side: 'light',
  number: 118,
  rarity: 'uncommon',
  cost: 2,
  text: [draw(3), gainForce(1)],
});

export const hatchAClone = mission('Hatch a Clone', {
  side: 'neutral',
  number: 141,
  rarity: 'common',
  cost: 1,
  text: [returnFromDiscard(2, unitCardsOf('ground'))],
});

export const mending = mission('Mending', {
  side: 'neutral',
  number: 151,
  rarity: 'common',
  cost: 2,
  text: [removeDamage(4, one(your.characters)), gainForce(1)],
});

export const returnToSpaceport = mission('Return to Spaceport', {
  side: 'neutral',
  number: 166,
  rarity: 'common',
  cost: 1,
  text: [removeDamage(4, one(your.groundUnits))],
});

export const slummingOnCoruscant = mission('Slumming on Coruscant', {
  side: 'neutral',
  number: 168,
  rarity: 'common',
  cost: 1,
  text: [lookAtHand, discardFromTheirHand(cardOfKind('battle', 'mission'))],
});

export const starshipRefit = mission('Starship Refit', {
  side: 'neutral',
  number: 171,
  rarity: 'common',
  cost: 1,
  text: [removeDamage(4, one(your.spaceUnits))],
});

export const takeTheInitiative = mission('Take the Initiative', {
  side: 'neutral',
  number: 174,
  rarity: 'common',
  cost: 1,
  text: [returnFromDiscard(2, unitCardsOf('space'))],
});

import {
  andThen,
  asLongAs,
  battlePhaseStarts,
  bombard,
  cannot,
  criticalHit,
  discardCards,
  doDamage,
  draw,
  each,
  gets,
  inArena,
  itself,
  may,
  opponents,
  pay,
  power,
  removeDamage,
  retreatThem,
  shields,
  space,
  speed,
  tap,
  this_,
  thisAttackEnds,
  thisIsDiscarded,
  when,
  whenIf,
  youHave,
  your,
} from '../../language/index.ts';

export const obiWansStarfighterA = space("Obi-Wan's Starfighter", 'A', {
  side: 'light',
  number: 32,
  rarity: 'rare',
  subtypes: 'Jedi Starfighter',
  cost: 4,
  speed: 50,
  power: 3,
  health: 3,
  text: [criticalHit(2), whenIf(battlePhaseStarts, inArena('space'), removeDamage('all', itself))],
});

export const padmesYachtA = space("Padmé's Yacht", 'A', {
  side: 'light',
  number: 36,
  rarity: 'rare',
  subtypes: 'Naboo Transport',
  cost: 5,
  speed: 40,
  power: 3,
  health: 5,
  text: [shields(1)],
});

export const slaveIA = space('Slave I', 'A', {
  side: 'dark',
  number: 46,
  rarity: 'rare',
  subtypes: 'Patrol Ship',
  cost: 4,
  speed: 40,
  power: 5,
  health: 3,
  text: [asLongAs(inArena('space'), cannot(opponents.spaceUnits.damaged, 'retreat'))],
});

export const tyranussSolarSailerA = space("Tyranus's Solar Sailer", 'A', {
  side: 'dark',
  number: 53,
  rarity: 'rare',
  subtypes: 'Geonosian Starfighter',
  cost: 4,
  speed: 60,
  power: 2,
  health: 2,
  text: [criticalHit(2), when(thisAttackEnds, may(retreatThem(itself)))],
});

export const coruscantFreighterAA9A = space('Coruscant Freighter AA-9', 'A', {
  side: 'neutral',
  number: 77,
  rarity: 'uncommon',
  subtypes: 'Independent Transport',
  cost: 7,
  speed: 20,
  power: 1,
  health: 8,
  text: [pay(tap).to(draw(3), andThen(discardCards(2))).duringYourBuildStep],
});

export const droidControlShip = space('Droid Control Ship', {
  side: 'dark',
  number: 83,
  rarity: 'uncommon',
  subtypes: 'Trade Federation Capital Ship',
  cost: 9,
  speed: 10,
  power: 9,
  health: 9,
  text: [
    asLongAs(inArena('space'), gets(your.subtype('Droid'), speed(+10))),
    when(thisIsDiscarded('space'), doDamage(1, each(your.subtype('Droid').inAnyArena))),
  ],
});

export const republicAssaultShip = space('Republic Assault Ship', {
  side: 'light',
  number: 103,
  rarity: 'uncommon',
  subtypes: 'Republic Capital Ship',
  cost: 7,
  speed: 30,
  power: 6,
  health: 7,
  text: [bombard(2)],
});

export const republicCruiser = space('Republic Cruiser', {
  side: 'light',
  number: 104,
  rarity: 'common',
  subtypes: 'Republic Transport',
  cost: 4,
  speed: 30,
  power: 4,
  health: 3,
  text: [shields(1)],
});

export const tradeFederationBattleship = space('Trade Federation Battleship', {
  side: 'dark',
  number: 111,
  rarity: 'uncommon',
  subtypes: 'Trade Federation Capital Ship',
  cost: 6,
  speed: 10,
  power: 4,
  health: 6,
  text: [bombard(4)],
});

export const tradeFederationC9979 = space('Trade Federation C-9979', {
  side: 'dark',
  number: 112,
  rarity: 'uncommon',
  subtypes: 'Trade Federation Transport',
  cost: 4,
  speed: 20,
  power: 2,
  health: 5,
  text: [pay(tap).to(draw(1)).duringYourBuildStep],
});

export const bravoN1Starfighter = space('Bravo N-1 Starfighter', {
  side: 'light',
  number: 123,
  rarity: 'common',
  subtypes: 'Naboo Starfighter',
  cost: 3,
  speed: 50,
  power: 3,
  health: 2,
  text: [criticalHit(1)],
});

export const commerceGuildStarship = space('Commerce Guild Starship', {
  side: 'dark',
  number: 128,
  rarity: 'common',
  subtypes: 'Commerce Guild Transport',
  cost: 4,
  speed: 30,
  power: 3,
  health: 4,
  text: [shields(1)],
});

export const corellianStarShuttle = space('Corellian Star Shuttle', {
  side: 'light',
  number: 129,
  rarity: 'common',
  subtypes: 'Republic Transport',
  cost: 4,
  speed: 20,
  power: 3,
  health: 4,
  text: [pay(tap).to(draw(1)).duringYourBuildStep],
});

export const droidStarfighterDFS4CT = space('Droid Starfighter DFS-4CT', {
  side: 'dark',
  number: 132,
  rarity: 'common',
  subtypes: 'Trade Federation Droid Starfighter',
  cost: 2,
  speed: 50,
  power: 2,
  health: 1,
});

export const droidStarfighterSquadron = space('Droid Starfighter Squadron', {
  side: 'dark',
  number: 133,
  rarity: 'common',
  subtypes: 'Trade Federation Droid Starfighter',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
});

export const droidStarfighterWing = space('Droid Starfighter Wing', {
  side: 'dark',
  number: 134,
  rarity: 'common',
  subtypes: 'Trade Federation Droid Starfighter',
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
});

export const geonosianFighter = space('Geonosian Fighter', {
  side: 'dark',
  number: 138,
  rarity: 'common',
  subtypes: 'Geonosian Starfighter',
  cost: 3,
  speed: 50,
  power: 2,
  health: 2,
  text: [criticalHit(1)],
});

export const gozantiCruiser = space('Gozanti Cruiser', {
  side: 'neutral',
  number: 140,
  rarity: 'common',
  subtypes: 'Independent Transport',
  cost: 6,
  speed: 10,
  power: 5,
  health: 6,
});

export const hyperdriveRing = space('Hyperdrive Ring', {
  side: 'light',
  number: 144,
  rarity: 'common',
  subtypes: 'Republic Device',
  cost: 3,
  speed: 30,
  power: 1,
  health: 3,
  text: [asLongAs(youHave(your.subtype('Starfighter').in('space')), gets(this_, power(+2)))],
});

export const intergalacticBankingClanStarship = space('Intergalactic Banking Clan Starship', {
  side: 'dark',
  number: 145,
  rarity: 'common',
  subtypes: 'IG Banking Clan Transport',
  cost: 5,
  speed: 20,
  power: 4,
  health: 5,
  text: [shields(1)],
});

export const jediStarfighter3R3 = space('Jedi Starfighter 3R3', {
  side: 'light',
  number: 147,
  rarity: 'common',
  subtypes: 'Jedi Starfighter',
  cost: 3,
  speed: 50,
  power: 3,
  health: 3,
});

export const n1Starfighter = space('N-1 Starfighter', {
  side: 'light',
  number: 152,
  rarity: 'common',
  subtypes: 'Naboo Starfighter',
  cost: 2,
  speed: 60,
  power: 2,
  health: 1,
});

export const nabooCruiser = space('Naboo Cruiser', {
  side: 'light',
  number: 153,
  rarity: 'common',
  subtypes: 'Naboo Transport',
  cost: 6,
  speed: 10,
  power: 6,
  health: 7,
});

export const nabooRoyalStarship = space('Naboo Royal Starship', {
  side: 'light',
  number: 154,
  rarity: 'common',
  subtypes: 'Naboo Transport',
  cost: 5,
  speed: 20,
  power: 5,
  health: 6,
});

export const nabooStarfighterSquadron = space('Naboo Starfighter Squadron', {
  side: 'light',
  number: 156,
  rarity: 'common',
  subtypes: 'Naboo Starfighter',
  cost: 4,
  speed: 40,
  power: 4,
  health: 4,
});

export const taylanderShuttle = space('Taylander Shuttle', {
  side: 'neutral',
  number: 176,
  rarity: 'common',
  subtypes: 'Independent Transport',
  cost: 2,
  speed: 20,
  power: 2,
  health: 2,
});

export const technoUnionStarship = space('Techno Union Starship', {
  side: 'dark',
  number: 177,
  rarity: 'common',
  subtypes: 'Techno Union Capital Ship',
  cost: 6,
  speed: 30,
  power: 6,
  health: 6,
});

export const tradeFederationWarFreighter = space('Trade Federation War Freighter', {
  side: 'dark',
  number: 178,
  rarity: 'common',
  subtypes: 'Trade Federation Capital Ship',
  cost: 7,
  speed: 30,
  power: 5,
  health: 7,
  text: [bombard(3)],
});

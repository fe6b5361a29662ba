import { always, character, costsMore, ground, pilot, power, space, unit, your } from '../../../src/language/index.ts';

/** For decks and for the start of the game: cards of either side, more Ground units, a person of many versions. */
const plain = { side: 'neutral', rarity: 'common' } as const;
const dusk = { side: 'dark', rarity: 'common' } as const;
const dawn = { side: 'light', rarity: 'common' } as const;

export const duskRaider = space('Dusk Raider', {
  ...dusk,
  number: 100,
  subtypes: 'Dusk Starfighter',
  cost: 3,
  speed: 60,
  power: 3,
  health: 2,
});
export const duskWalker = ground('Dusk Walker', {
  ...dusk,
  number: 101,
  subtypes: 'Dusk Walker',
  cost: 4,
  speed: 20,
  power: 4,
  health: 4,
});
export const duskGuard = character('Dusk Guard', {
  ...dusk,
  number: 102,
  subtypes: 'Dusk Soldier',
  cost: 3,
  speed: 30,
  power: 3,
  health: 3,
});
export const dawnRaider = space('Dawn Raider', {
  ...dawn,
  number: 103,
  subtypes: 'Dawn Starfighter',
  cost: 3,
  speed: 50,
  power: 3,
  health: 3,
});
export const dawnWalker = ground('Dawn Walker', {
  ...dawn,
  number: 104,
  subtypes: 'Dawn Walker',
  cost: 4,
  speed: 30,
  power: 3,
  health: 5,
});
export const dawnGuard = character('Dawn Guard', {
  ...dawn,
  number: 105,
  subtypes: 'Dawn Soldier',
  cost: 3,
  speed: 40,
  power: 2,
  health: 4,
});
export const depotHauler = ground('Depot Hauler', {
  ...plain,
  number: 106,
  subtypes: 'Drill Transport',
  cost: 4,
  speed: 10,
  power: 2,
  health: 6,
});
export const depotBuggy = ground('Depot Buggy', {
  ...plain,
  number: 107,
  subtypes: 'Drill Speeder',
  cost: 3,
  speed: 60,
  power: 2,
  health: 3,
});
export const depotTank = ground('Depot Tank', {
  ...plain,
  number: 108,
  subtypes: 'Depot Tank',
  cost: 6,
  speed: 20,
  power: 6,
  health: 6,
});
export const depotStrider = ground('Depot Strider', {
  ...plain,
  number: 109,
  subtypes: 'Drill Walker',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
});
/** Fights on the ground or among Characters. */
export const depotRover = unit(['ground', 'character'], 'Depot Rover', null, {
  ...plain,
  number: 110,
  subtypes: 'Drill Scout',
  cost: 3,
  speed: 40,
  power: 2,
  health: 3,
});
/** Fights in space or among Characters. */
export const depotBoarder = unit(['space', 'character'], 'Depot Boarder', null, {
  ...plain,
  number: 111,
  subtypes: 'Drill Soldier',
  cost: 3,
  speed: 30,
  power: 3,
  health: 2,
});

/** One person, plain, better, as good but different, and in a vehicle. */
const captain = { ...plain, rarity: 'rare', speed: 40 } as const;
export const captainDepotA = character('Captain Depot', 'A', {
  ...captain,
  number: 112,
  subtypes: 'Drill Officer',
  cost: 4,
  power: 4,
  health: 4,
});
export const captainDepotB = character('Captain Depot', 'B', {
  ...captain,
  number: 113,
  subtypes: 'Drill Officer',
  cost: 6,
  power: 6,
  health: 5,
});
export const captainDepotC = character('Captain Depot', 'C', {
  ...captain,
  number: 114,
  subtypes: 'Drill Officer',
  cost: 4,
  power: 3,
  health: 5,
});
export const captainDepotD = ground('Captain Depot', 'D', {
  ...captain,
  number: 115,
  subtypes: 'Drill Speeder',
  cost: 7,
  power: 6,
  health: 6,
});
/** Makes units cheaper, once abilities work. */
export const depotQuartermaster = character('Depot Quartermaster', {
  ...plain,
  number: 116,
  subtypes: 'Drill Officer',
  cost: 4,
  speed: 10,
  power: 1,
  health: 3,
  text: [always(costsMore('build', your.units, -1))],
});
export const depotWingmate = character('Depot Wingmate', {
  ...plain,
  number: 117,
  subtypes: 'Drill Crew',
  cost: 2,
  speed: 30,
  power: 1,
  health: 2,
  text: [pilot('Starfighter', power(+2))],
});
export const depotRecruit = character('Depot Recruit', {
  ...plain,
  number: 118,
  subtypes: 'Drill Soldier',
  cost: 1,
  speed: 20,
  power: 1,
  health: 1,
});
export const depotVolunteer = character('Depot Volunteer', {
  ...plain,
  number: 119,
  subtypes: 'Drill Soldier',
  cost: 0,
  speed: 10,
  power: 1,
  health: 1,
});

import { character, ground, space, unit } from '../../../src/language/index.ts';

/** Plain units of each arena, to set a scene with. */
const plain = { side: 'neutral', rarity: 'common' } as const;

export const drillFighter = space('Drill Fighter', {
  ...plain,
  number: 1,
  subtypes: 'Drill Starfighter',
  cost: 2,
  speed: 50,
  power: 2,
  health: 2,
});
export const drillCruiser = space('Drill Cruiser', {
  ...plain,
  number: 2,
  subtypes: 'Drill Capital Ship',
  cost: 5,
  speed: 20,
  power: 4,
  health: 6,
});
export const drillProbe = space('Drill Probe', {
  ...plain,
  number: 3,
  subtypes: 'Drill Droid Starfighter',
  cost: 3,
  speed: 40,
  power: 3,
  health: 3,
});
export const drillSpeeder = ground('Drill Speeder', {
  ...plain,
  number: 4,
  subtypes: 'Drill Speeder',
  cost: 2,
  speed: 50,
  power: 2,
  health: 2,
});
export const drillWalker = ground('Drill Walker', {
  ...plain,
  number: 5,
  subtypes: 'Drill Walker',
  cost: 5,
  speed: 20,
  power: 4,
  health: 6,
});
export const drillCrawler = ground('Drill Crawler', {
  ...plain,
  number: 6,
  subtypes: 'Drill Droid Vehicle',
  cost: 3,
  speed: 10,
  power: 3,
  health: 4,
});
export const drillTrooper = character('Drill Trooper', {
  ...plain,
  number: 7,
  subtypes: 'Drill Soldier',
  cost: 2,
  speed: 30,
  power: 2,
  health: 2,
});
export const drillSergeant = character('Drill Sergeant', {
  ...plain,
  number: 8,
  subtypes: 'Drill Soldier',
  cost: 5,
  speed: 40,
  power: 5,
  health: 5,
});
export const drillAdept = character('Drill Adept', {
  ...plain,
  number: 9,
  subtypes: 'Drill Jedi',
  cost: 4,
  speed: 50,
  power: 4,
  health: 4,
});
export const drillMechanic = character('Drill Mechanic', {
  ...plain,
  number: 10,
  subtypes: 'Drill Droid',
  cost: 3,
  speed: 10,
  power: 1,
  health: 3,
});
/** Fights in space or on the ground. */
export const drillShuttle = unit(['space', 'ground'], 'Drill Shuttle', null, {
  ...plain,
  number: 11,
  subtypes: 'Drill Transport',
  cost: 4,
  speed: 30,
  power: 3,
  health: 4,
});
/** Fights anywhere. */
export const drillCommando = unit(['space', 'ground', 'character'], 'Drill Commando', null, {
  ...plain,
  number: 12,
  subtypes: 'Drill Soldier',
  cost: 4,
  speed: 40,
  power: 3,
  health: 3,
});

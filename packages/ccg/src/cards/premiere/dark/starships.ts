import { any, deploys, immuneToAttrition, starship, thereIs, this_, whenever } from '../../../language/index.ts';
import { dark, unique } from './facts.ts';

export const black2 = starship('Black 2', {
  ...unique,
  id: '1_299',
  rarity: 'R1',
  type: 'starfighter',
  destiny: 2,
  deploy: 1,
  power: 1,
  maneuver: 4,
  hyperspeed: null,
  forfeit: 3,
  traits: ['TIE', 'TIE/ln', 'Black Squadron'],
  personas: ['Black 2'],
  capacity: { pilots: 1 },
});

export const black3 = starship('Black 3', {
  ...unique,
  id: '1_300',
  rarity: 'U1',
  type: 'starfighter',
  destiny: 3,
  deploy: 1,
  power: 1,
  maneuver: 3,
  hyperspeed: null,
  forfeit: 3,
  traits: ['TIE', 'TIE/ln', 'Black Squadron'],
  personas: ['Black 3'],
  capacity: { pilots: 1 },
});

export const devastator = starship('Devastator', {
  ...unique,
  id: '1_301',
  rarity: 'R1',
  type: 'capital',
  destiny: 1,
  deploy: 8,
  power: 9,
  armor: 6,
  hyperspeed: 3,
  forfeit: 9,
  icons: ['nav computer', 'scomp link'],
  traits: ['Imperial-class Star Destroyer', 'ship-docking capability'],
  capacity: { pilots: 6, passengers: 8, vehicles: 2, starfighters: 4, onlyStarfighters: 'TIE' },
  permanentPilots: [2],
});

export const imperialClassStarDestroyer = starship('Imperial-Class Star Destroyer', {
  ...dark,
  id: '1_302',
  rarity: 'U1',
  type: 'capital',
  destiny: 1,
  deploy: 8,
  power: 8,
  armor: 6,
  hyperspeed: 3,
  forfeit: 9,
  icons: ['nav computer', 'scomp link'],
  traits: ['Imperial-class Star Destroyer', 'ship-docking capability'],
  capacity: { pilots: 6, passengers: 8, vehicles: 2, starfighters: 4, onlyStarfighters: 'TIE' },
  permanentPilots: [1],
});

export const tieAdvancedX1 = starship('TIE Advanced x1', {
  ...dark,
  id: '1_303',
  rarity: 'U2',
  type: 'starfighter',
  destiny: 3,
  deploy: 2,
  power: 2,
  maneuver: 2,
  hyperspeed: null,
  forfeit: 3,
  traits: ['TIE', 'TIE Advanced x1'],
  permanentPilots: [1],
});

export const tieFighter = starship('TIE Fighter', {
  ...dark,
  id: '1_304',
  rarity: 'C2',
  type: 'starfighter',
  destiny: 1,
  deploy: 1,
  power: 1,
  maneuver: 3,
  hyperspeed: null,
  forfeit: 2,
  traits: ['TIE', 'TIE/ln'],
  permanentPilots: [1],
  text: [deploys.costing(-1, any.type('system').having(any.allegiance('Imperial').type('capital')))],
});

export const tieScout = starship('TIE Scout', {
  ...dark,
  id: '1_305',
  rarity: 'C2',
  type: 'starfighter',
  destiny: 4,
  deploy: 2,
  power: 1,
  maneuver: 1,
  hyperspeed: 5,
  forfeit: 3,
  icons: ['nav computer'],
  traits: ['TIE', 'TIE/sr'],
  permanentPilots: [1],
  capacity: { passengers: 1, either: 1 },
});

export const vadersCustomTIE = starship("Vader's Custom TIE", {
  ...unique,
  id: '1_306',
  rarity: 'R1',
  type: 'starfighter',
  destiny: 2,
  deploy: 2,
  power: 2,
  maneuver: 3,
  hyperspeed: 2,
  forfeit: 4,
  icons: ['nav computer'],
  traits: ['TIE', 'TIE Advanced x1', 'Black Squadron'],
  personas: ["Vader's Custom TIE"],
  capacity: { pilots: 1 },
  text: [whenever([thereIs(any.persona('Vader').pilotingThis)], immuneToAttrition(this_, 4))],
});

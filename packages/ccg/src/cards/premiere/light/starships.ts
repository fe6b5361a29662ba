import { immuneToAttrition, starship, thereIs, this_, whenever, your } from '../../../language/index.ts';
import { light, unique } from './facts.ts';

const xWing = {
  type: 'starfighter',
  deploy: 2,
  power: 3,
  maneuver: 4,
  hyperspeed: 5,
  icons: ['nav computer', 'scomp link'],
} as const;
const yWing = {
  type: 'starfighter',
  deploy: 1,
  power: 2,
  maneuver: 3,
  hyperspeed: 4,
  icons: ['nav computer', 'scomp link'],
} as const;

export const corellianCorvette = starship('Corellian Corvette', {
  ...light,
  id: '1_140',
  rarity: 'U2',
  type: 'capital',
  destiny: 1,
  deploy: 4,
  power: 5,
  armor: 4,
  hyperspeed: 3,
  forfeit: 8,
  icons: ['nav computer', 'scomp link'],
  traits: ['Corellian corvette', 'ship-docking capability'],
  capacity: { pilots: 3, passengers: 4, vehicles: 1 },
  permanentPilots: [1],
});

export const gold1 = starship('Gold 1', {
  ...unique,
  ...yWing,
  id: '1_141',
  rarity: 'R2',
  destiny: 3,
  forfeit: 3,
  traits: ['Y-wing', 'Gold Squadron'],
  personas: ['Gold 1'],
  capacity: { either: 2 },
});

export const gold5 = starship('Gold 5', {
  ...unique,
  ...yWing,
  id: '1_142',
  rarity: 'R2',
  destiny: 4,
  forfeit: 3,
  traits: ['Y-wing', 'Gold Squadron'],
  personas: ['Gold 5'],
  capacity: { either: 2, astromechs: 1 },
});

export const millenniumFalcon = starship('Millennium Falcon', {
  ...unique,
  id: '1_143',
  rarity: 'R1',
  type: 'starfighter',
  destiny: 2,
  deploy: 3,
  power: 3,
  maneuver: 4,
  hyperspeed: 6,
  forfeit: 7,
  icons: ['nav computer', 'scomp link'],
  traits: ['modified light freighter', 'ship-docking capability'],
  personas: ['Falcon'],
  matching: ['Han', 'Chewie', 'Lando'],
  capacity: { pilots: 2, passengers: 2 },
  text: [
    whenever([thereIs(your.characters.persona('Han', 'Chewie', 'Lando').pilotingThis)], immuneToAttrition(this_, 5)),
  ],
});

export const red1 = starship('Red 1', {
  ...unique,
  ...xWing,
  id: '1_144',
  rarity: 'U1',
  destiny: 2,
  forfeit: 5,
  traits: ['X-wing', 'Red Squadron'],
  personas: ['Red 1'],
  capacity: { pilots: 1 },
});

export const red3 = starship('Red 3', {
  ...unique,
  ...xWing,
  id: '1_145',
  rarity: 'R2',
  destiny: 3,
  forfeit: 5,
  traits: ['X-wing', 'Red Squadron'],
  personas: ['Red 3'],
  capacity: { pilots: 1, astromechs: 1 },
});

export const aXWing = starship('X-wing', {
  ...light,
  ...xWing,
  id: '1_146',
  rarity: 'C2',
  destiny: 2,
  forfeit: 4,
  traits: ['X-wing'],
  permanentPilots: [1],
});

export const aYWing = starship('Y-wing', {
  ...light,
  ...yWing,
  id: '1_147',
  rarity: 'C2',
  destiny: 3,
  forfeit: 2,
  traits: ['Y-wing'],
  capacity: { either: 1 },
  permanentPilots: [1],
});

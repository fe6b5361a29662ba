import type { Card } from '../../../language/index.ts';
import * as aliens from './aliens.ts';
import * as characters from './characters.ts';
import * as devices from './devices.ts';
import * as droids from './droids.ts';
import * as effects from './effects.ts';
import * as interrupts from './interrupts/index.ts';
import * as locations from './locations.ts';
import * as starships from './starships.ts';
import * as vehicles from './vehicles.ts';
import * as weapons from './weapons.ts';

/** The Dark Side cards of the first set, and of its introductory game. */
export const darkCards: readonly Card[] = [
  ...Object.values(characters),
  ...Object.values(droids),
  ...Object.values(aliens),
  ...Object.values(vehicles),
  ...Object.values(starships),
  ...Object.values(weapons),
  ...Object.values(devices),
  ...Object.values(effects),
  ...Object.values(interrupts),
  ...Object.values(locations),
];

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

/** The Light Side of the first set. */
export const lightCards: readonly Card[] = [
  characters,
  droids,
  aliens,
  vehicles,
  starships,
  weapons,
  devices,
  effects,
  interrupts,
  locations,
].flatMap((of): readonly Card[] => Object.values(of));

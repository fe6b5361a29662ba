import type { Card } from '../../../src/language/index.ts';
import * as base from './base.ts';
import * as building from './building.ts';
import * as effects from './effects.ts';
import * as fighting from './fighting.ts';
import * as meaning from './meaning.ts';
import * as riders from './riders.ts';
import * as starting from './starting.ts';
import * as uniques from './uniques.ts';

/**
 * Cards of ours, in the same language as all others, for what the first set does not use: every keyword, Pilots,
 * Equipment, Locations, multi-arena units. They prove rules, and make a deck to try things with.
 */
export const drill: readonly Card[] = [base, starting, building, fighting, effects, meaning, riders, uniques].flatMap(
  (file) => Object.values(file) as Card[],
);

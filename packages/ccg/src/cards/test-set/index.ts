import type { Card } from '../card.ts';
import { base } from './base.ts';
import { battle } from './battle.ts';
import { battleTexts } from './battleTexts.ts';
import { creatures } from './creatures.ts';
import { deploying } from './deploying.ts';
import { destiny } from './destiny.ts';
import { forces } from './forces.ts';
import { personas } from './personas.ts';
import { piles } from './piles.ts';
import { places } from './places.ts';
import { stack } from './stack.ts';
import { states } from './states.ts';
import { values } from './values.ts';
import { weapons } from './weapons.ts';

/** Cards of our own that prove rules, and do nothing else. */
export const testSet: readonly Card[] = [
  ...base,
  ...stack,
  ...states,
  ...values,
  ...places,
  ...deploying,
  ...personas,
  ...destiny,
  ...piles,
  ...forces,
  ...battle,
  ...battleTexts,
  ...weapons,
  ...creatures,
];

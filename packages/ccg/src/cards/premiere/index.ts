import type { Card } from '../../language/index.ts';
import { darkCards } from './dark/index.ts';
import { lightCards } from './light/index.ts';

/** The first set, with the cards that its introductory game added. */
export const premiere: readonly Card[] = [...lightCards, ...darkCards];

/** The apprentice of the Customizable Card Game; by itself, so that a page with one game does not load the other. */
import { apprentice } from '../apprentice.ts';
import { patience, training } from './training.ts';

export const ccgApprentice = apprentice(training, patience);

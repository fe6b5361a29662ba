/** Those who play the Customizable Card Game; by itself, so that a page with one game does not load the other. */
import type { CcgGame } from '@binary-sunset/ccg';
import type { Seed } from '@binary-sunset/kernel';
import type { Agent } from '../agent.ts';
import { apprentice } from '../apprentice.ts';
import { youngling } from '../youngling.ts';
import { patience, trainingFor } from './training.ts';

export { bestStart, shareInSpace } from './habits/starting.ts';

export const ccgApprentice = (game: CcgGame): ((seed: Seed) => Agent) => apprentice(trainingFor(game), patience);

export const ccgYoungling = (game: CcgGame): ((seed: Seed) => Agent) => youngling(trainingFor(game));

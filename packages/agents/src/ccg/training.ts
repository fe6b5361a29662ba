import type { CcgGame, CcgState, CcgVerb } from '@binary-sunset/ccg';
import type { Patience } from '../lookAhead.ts';
import type { Training } from '../training.ts';
import { evenDestiny, supposed } from './destiny.ts';
import { activating } from './habits/activating.ts';
import { battling } from './habits/battling.ts';
import { danger } from './habits/danger.ts';
import { deploying } from './habits/deploying.ts';
import { drawing } from './habits/drawing.ts';
import { firing } from './habits/firing.ts';
import { forfeiting } from './habits/forfeiting.ts';
import { keepForce } from './habits/keepForce.ts';
import { nothing, restraint } from './habits/restraint.ts';
import { starting } from './habits/starting.ts';
import { judge } from './judging.ts';
import { say } from './saying.ts';
import { isSettled } from './settled.ts';
import { nameOfOption, type Situation, situation } from './situation.ts';

/** A battle is many answers long. */
export const patience: Patience = { width: 10, innerWidth: 4, lines: 12, depth: 2, answers: 80, longest: 60 };

/** What an apprentice has learned of the Customizable Card Game. */
export const trainingFor = (game: CcgGame): Training<CcgState, Situation, CcgVerb> => ({
  game,
  imagine: (view, seed) => supposed(game, view, seed),
  luck: (s, { player }, seed) => evenDestiny(s, player, seed),
  situation,
  nameOf: nameOfOption,
  rules: [
    ...starting,
    ...activating,
    ...deploying,
    ...battling,
    ...firing,
    ...forfeiting,
    ...keepForce,
    ...danger,
    ...drawing,
    ...restraint,
  ],
  nothing,
  judge,
  say,
  isSettled,
});

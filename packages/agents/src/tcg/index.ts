/** Those who play the Trading Card Game; by itself, so that a page with one game does not load the other. */
import type { Seed } from '@binary-sunset/kernel';
import type { TcgGame, TcgState, TcgVerb } from '@binary-sunset/tcg';
import type { Agent } from '../agent.ts';
import { apprentice } from '../apprentice.ts';
import { luckOfDice } from '../dice.ts';
import type { Training } from '../training.ts';
import { youngling } from '../youngling.ts';
import { attack } from './habits/attack.ts';
import { bluff } from './habits/bluff.ts';
import { finishing } from './habits/finishing.ts';
import { keepForce } from './habits/keepForce.ts';
import { prevention } from './habits/prevention.ts';
import { nothing, restraint } from './habits/restraint.ts';
import { retreat } from './habits/retreat.ts';
import { starting } from './habits/starting.ts';
import { twoArenas } from './habits/twoArenas.ts';
import { judge } from './judging.ts';
import { say } from './saying.ts';
import { isSettled } from './settled.ts';
import { nameOfOption, type Situation, situation } from './situation.ts';

const trainingFor = (game: TcgGame): Training<TcgState, Situation, TcgVerb> => ({
  game,
  imagine: game.imagine,
  luck: (_s, _decision, seed) => luckOfDice(seed),
  situation,
  nameOf: nameOfOption,
  rules: [
    ...starting,
    ...twoArenas,
    ...finishing,
    ...bluff,
    ...prevention,
    ...keepForce,
    ...attack,
    ...retreat,
    ...restraint,
  ],
  nothing,
  judge,
  say,
  isSettled,
});

export const tcgApprentice = (game: TcgGame): ((seed: Seed) => Agent) => apprentice(trainingFor(game));

export const tcgYoungling = (game: TcgGame): ((seed: Seed) => Agent) => youngling(trainingFor(game));

/** The apprentice of the Trading Card Game; by itself, so that a page with one game does not load the other. */
import type { Seed } from '@binary-sunset/kernel';
import type { TcgGame } from '@binary-sunset/tcg';
import type { Agent } from '../agent.ts';
import { apprentice } from '../apprentice.ts';
import { luckOfDice } from '../dice.ts';
import { attack } from './habits/attack.ts';
import { bluff } from './habits/bluff.ts';
import { keepForce } from './habits/keepForce.ts';
import { prevention } from './habits/prevention.ts';
import { nothing, restraint } from './habits/restraint.ts';
import { retreat } from './habits/retreat.ts';
import { starting } from './habits/starting.ts';
import { twoArenas } from './habits/twoArenas.ts';
import { judge } from './judging.ts';
import { say } from './saying.ts';
import { isSettled } from './settled.ts';
import { nameOfOption, situation } from './situation.ts';

export const tcgApprentice = (game: TcgGame): ((seed: Seed) => Agent) =>
  apprentice({
    game,
    imagine: game.imagine,
    luck: (_s, _decision, seed) => luckOfDice(seed),
    situation,
    nameOf: nameOfOption,
    rules: [...starting, ...twoArenas, ...bluff, ...prevention, ...keepForce, ...attack, ...retreat, ...restraint],
    nothing,
    judge,
    say,
    isSettled,
  });

import { tcg } from '@binary-sunset/tcg';
import { apprentice } from '../apprentice.ts';
import { luckOfDice } from '../dice.ts';
import { attack } from './habits/attack.ts';
import { bluff } from './habits/bluff.ts';
import { keepForce } from './habits/keepForce.ts';
import { prevention } from './habits/prevention.ts';
import { restraint } from './habits/restraint.ts';
import { retreat } from './habits/retreat.ts';
import { starting } from './habits/starting.ts';
import { twoArenas } from './habits/twoArenas.ts';
import { judge } from './judging.ts';
import { isSettled } from './settled.ts';
import { nameOfOption, situation } from './situation.ts';

/** The apprentice of the Trading Card Game. */
export const tcgApprentice = apprentice({
  game: tcg,
  imagine: tcg.imagine,
  luck: (_s, _decision, seed) => luckOfDice(seed),
  situation,
  nameOf: nameOfOption,
  rules: [...starting, ...twoArenas, ...bluff, ...prevention, ...keepForce, ...attack, ...retreat, ...restraint],
  judge,
  isSettled,
});

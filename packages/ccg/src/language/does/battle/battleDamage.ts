import { frameById, next } from '@binary-sunset/kernel';
import { type Amount, amountOf, amountWords, type Instruction } from '../../../text/program.ts';
import { multiplies } from '../../amounts/values.ts';
import { thisBattle } from './battle.ts';

/** A factor that a response may have multiplied in its turn. */
const factor = (times: Amount): Amount => ({
  words: amountWords(times),
  of: (s, speaker, x) => amountOf(times, s, speaker, x) * (x === 0 ? 1 : x),
});

/** "Triple the resulting battle damage for the eventual loser", or for the opponent alone. Attrition stays. */ // GLB-0004
export const multipliesDamage = (times: Amount, whose: 'opponent' | 'each player'): Instruction =>
  thisBattle(multiplies(factor(times)).to('battle damage').for(whose));

/** "Triple the result" of the card that was just played. */
export const multipliesResult = (times: number): Instruction => ({
  words: () => `multiply its result by ${times}`,
  possible: (s, l) => frameById(s, l.responding) !== null,
  run(s, l) {
    const locals = frameById(s, l.responding)?.locals;
    if (locals !== undefined && 'x' in locals) locals.x = (Number(locals.x) || 1) * times;
    return next;
  },
});

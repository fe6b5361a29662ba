import { call, next } from '@binary-sunset/kernel';
import { innerResult } from '../../../rules/actions/acting.ts';
import type { Condition, Instruction } from '../../../text/program.ts';
import { ifSo } from '../../flow.ts';
import { whenBattleEnds } from '../actions/scheduling.ts';

/** One of the players is named as the winner of the battle, to be remembered until it ends. */
const predicts: Instruction = {
  words: () => 'predict the winner',
  ask: (_s, l) => ({ player: l.by, kind: 'choice', options: [{ verb: 'you win' }, { verb: 'opponent wins' }] }),
  note(_s, l, [picked]) {
    l.x = picked?.verb === 'you win' ? 1 : 0;
  },
  run: () => next,
};

/** Whoever was named has won; a battle without a winner was not foreseen. */
const foreseen = (winner: 'you' | 'opponent'): Condition => ({
  words: () => `${winner} won`,
  holds: ({ facts: { battle } }, { by }) =>
    battle !== null && battle.winner !== null && (battle.winner === by) === (winner === 'you'),
});

const ifNamed = (ifRight: Instruction, ifWrong: Instruction): Instruction => {
  const judged = [ifSo(foreseen('opponent'), [ifRight], [ifWrong]), ifSo(foreseen('you'), [ifRight], [ifWrong])];
  return {
    words: (self) => `if correct, ${ifRight.words(self)}; if incorrect, ${ifWrong.words(self)}`,
    inner: judged.map((one) => [one]),
    run: (_s, l) => call(innerResult(l, l.x === 1 ? 1 : 0)),
  };
};

/** "Predict the winner": something is done at the end of the battle, as it was right or wrong. */
export const predictsWinner = (ifRight: Instruction, ifWrong: Instruction): readonly Instruction[] => [
  predicts,
  whenBattleEnds(ifNamed(ifRight, ifWrong)),
];

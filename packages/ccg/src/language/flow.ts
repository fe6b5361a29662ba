import { call, callAll, next, refTo } from '@binary-sunset/kernel';
import { innerResult } from '../rules/actions/acting.ts';
import { forceOf, useForce } from '../rules/force/force.ts';
import type { State } from '../state/state.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Instruction,
  speakerOf,
} from '../text/program.ts';
import type { Cards } from './cards/cards.ts';

/** Something is done if something is so at that moment, or else another thing. */
export const ifSo = (
  condition: Condition,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
): Instruction => ({
  words(self) {
    const said = (list: readonly Instruction[]): string => list.map((one) => one.words(self)).join(', ');
    return `if ${condition.words(self)}, ${said(then)}${otherwise.length === 0 ? '' : `; otherwise ${said(otherwise)}`}`;
  },
  inner: [then, otherwise],
  run(s, l) {
    if (condition.holds(s, speakerOf(s, l))) return call(innerResult(l, 0));
    return otherwise.length === 0 ? next : call(innerResult(l, 1));
  },
});

/** The same for each of them, one after the other. */
export const eachInTurn = (who: Cards, ...then: Instruction[]): Instruction => ({
  words: (self) =>
    `for each ${who.whose === 'any' ? who.bareWords(self) : `of ${who.words(self, true)}`}, ${then.map((one) => one.words(self)).join(', ')}`,
  inner: [then],
  run(s, l) {
    const found = who.in(s, speakerOf(s, l)).reverse();
    return found.length === 0 ? next : callAll(found.map((card) => innerResult({ ...l, it: [refTo(s, card)] }, 0)));
  },
});

/** "You may …", asked when it comes to that. */
export const mayChoose = (...then: Instruction[]): Instruction => ({
  words: (self) =>
    `you may ${then
      .map((one) => one.words(self))
      .join('; ')
      .replace(/^you may /, '')}`,
  inner: [then],
  ask: (_s, l) => ({ player: l.by, kind: 'choice', options: [{ verb: 'do it' }, { verb: 'decline' }] }),
  note(_s, l, [picked]) {
    l.result = picked?.verb ?? null;
  },
  run: (_s, l) => (l.result === 'do it' ? call(innerResult(l, 0)) : next),
});

/** Done where it can be, and no hindrance where it can't. */ // AR1-0241
export function perhaps(instruction: Instruction): Instruction {
  const { possible: _, ...rest } = instruction;
  return { ...rest, words: (self) => `${instruction.words(self)} (if any)` };
}

/** "Use that much Force to …", if its player wants to and can. */
export const mayPay = (amount: Amount, ...then: Instruction[]): Instruction => {
  const price = (s: State, l: Acting): number => amountOf(amount, s, speakerOf(s, l), l.x);
  const pays: Instruction = {
    words: () => '',
    run: (s, l) => call(useForce({ who: l.by, left: price(s, l) })),
  };
  return {
    words: (self) =>
      `you may use Force equal to ${amountWords(amount)} to ${then.map((one) => one.words(self)).join(', ')}`,
    inner: [[pays, ...then]],
    ask: (s, l) =>
      price(s, l) > forceOf(s, l.by)
        ? null
        : {
            player: l.by,
            kind: 'choice',
            options: [{ verb: 'pay', cost: { Force: price(s, l) } }, { verb: 'decline' }],
          },
    note(_s, l, [picked]) {
      l.result = picked?.verb ?? null;
    },
    run: (_s, l) => (l.result === 'pay' ? call(innerResult(l, 0)) : next),
  };
};

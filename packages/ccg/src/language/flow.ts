/** What is done in which order: if something is so, for each of several, if a player chooses, if it can be. */
import { call, callAll, impossible, next, other, type Player, refTo } from '@binary-sunset/kernel';
import { innerResult } from '../rules/actions/acting.ts';
import { forceOf, loseForce, useForce } from '../rules/force/force.ts';
import { lifeForce } from '../rules/force/lifeForce.ts';
import type { State } from '../state/state.ts';
import { type Acting, type Amount, amountOf, type Condition, type Instruction, speakerOf } from '../text/program.ts';
import { causing, isClause, lasting, type Saying, said } from '../text/saying/clauses.ts';
import { ofForce } from '../text/saying/figures.ts';
import { joined } from '../text/saying/lists.ts';
import type { Self } from '../text/saying/self.ts';
import type { Cards } from './cards/cards.ts';
import { inOneSentence, states } from './words/deeds.ts';

/** Something is done if something is so at that moment, or else another thing. */
export const ifSo = (
  condition: Condition,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
): Instruction => ({
  opens: 'if',
  words: (self) =>
    joined(
      [
        `if ${said(condition.says(self))}, ${inOneSentence(then, self)}`,
        otherwise.length === 0 ? '' : `otherwise ${inOneSentence(otherwise, self)}`,
      ],
      '; ',
    ),
  inner: [then, otherwise],
  run(s, l) {
    if (condition.holds(s, speakerOf(s, l))) return call(innerResult(l, 0));
    return otherwise.length === 0 ? next : call(innerResult(l, 1));
  },
});

/** What follows is done for each of them, one after the other. */
export const eachInTurn = (who: Cards, ...then: Instruction[]): Instruction => ({
  opens: 'a sentence',
  words: (self) =>
    `for each ${who.whose === 'any' ? who.bareWords(self) : `of ${who.words(self, 'some')}`}, ${inOneSentence(then, self)}`,
  inner: [then],
  run(s, l) {
    const found = who.in(s, speakerOf(s, l)).reverse();
    return found.length === 0 ? next : callAll(found.map((card) => innerResult({ ...l, it: [refTo(s, card)] }, 0)));
  },
});

/** Who may do something, for what price, and what is done if they don't or can't. */
interface Choice {
  readonly who?: 'you' | 'opponent';
  /** Force that it takes. */
  readonly use?: Amount;
  /** Force that is lost for it. */
  readonly lose?: Amount;
  readonly otherwise?: readonly Instruction[];
}

/** "You may …", "opponent may use 2 Force to …; otherwise …". */
function choiceWords(then: readonly Instruction[], { who, use, lose, otherwise = [] }: Choice, self: Self): string {
  const price = use ?? lose;
  const isMine = who !== 'opponent';
  const instead = inOneSentence(otherwise, self, '; ');
  const verb = use === undefined ? 'lose' : 'use';
  if (then.length === 0 && price !== undefined)
    return `unless ${isMine ? `you ${verb}` : `opponent ${verb}s`} ${ofForce(price, self)}, ${instead}`;
  const done = inOneSentence(then, self, '; ');
  const chooser = isMine ? 'you' : 'opponent';
  const first =
    price !== undefined
      ? `${chooser} may ${verb} ${ofForce(price, self)} to ${done}`
      : isMine
        ? mayWords(then, self, done)
        : `if opponent chooses, ${done}`;
  return otherwise.length === 0 ? first : `${first}; otherwise ${instead}`;
}

/** "You may draw destiny"; what is said to be possible is said so already. */
const mayWords = ([first]: readonly Instruction[], self: Self, done: string): string => {
  const saying = first?.says?.(self);
  if (saying === undefined) return first?.opens === 'you may' ? done : `you may ${done}`;
  if (isClause(saying) && saying.verb === 'may') return done;
  const caused = causing(saying);
  return caused === null ? `if you choose, ${done}` : `you may ${caused}`;
};

/**
 * "You may …", asked when it comes to that: of either player, free or for Force, and with what is done if it is not
 * chosen or can't be paid. `mayDo([], { who: 'opponent', use: 2, otherwise })` is "unless opponent uses 2 Force, …".
 */
export function mayDo(then: readonly Instruction[], choice: Choice = {}): Instruction {
  const { who, use, lose, otherwise = [] } = choice;
  const price = use ?? lose;
  if (use !== undefined && lose !== undefined)
    impossible('A choice takes Force to use or Force to lose, not both: the second would not be paid.');
  if (then.length === 0 && (price === undefined || otherwise.length === 0))
    impossible('A choice of nothing: say what is done, or what it costs to prevent what is done otherwise.');
  const chooser = (l: Acting): Player => (who === 'opponent' ? other(l.by) : l.by);
  const needed = (s: State, l: Acting): number => (price === undefined ? 0 : amountOf(price, s, speakerOf(s, l), l.x));
  const canPay = (s: State, l: Acting): boolean => {
    const by = chooser(l);
    return needed(s, l) <= (lose === undefined ? forceOf(s, by) : lifeForce(s, by) + s.zones.hand[by].length);
  };
  const pays: Instruction = {
    words: () => '',
    run: (s, l) =>
      call(
        lose === undefined
          ? useForce({ who: chooser(l), left: needed(s, l) })
          : loseForce({ who: chooser(l), left: needed(s, l), source: l.source, why: 'cost' }),
      ),
  };
  const chosen = price === undefined ? 'do it' : 'pay';
  return {
    opens: who === 'opponent' || then.length === 0 ? 'a sentence' : 'you may',
    words: (self) => choiceWords(then, choice, self),
    inner: [price === undefined ? then : [pays, ...then], ...(otherwise.length === 0 ? [] : [otherwise])],
    ask: (s, l) =>
      canPay(s, l)
        ? {
            player: chooser(l),
            kind: 'choice',
            options: [
              { verb: chosen, ...(use === undefined ? {} : { cost: { Force: needed(s, l) } }) },
              { verb: 'decline' },
            ],
          }
        : null,
    note(_s, l, [picked]) {
      l.result = picked?.verb ?? null;
    },
    run(s, l) {
      if (l.result === chosen && canPay(s, l)) return call(innerResult(l, 0));
      return otherwise.length === 0 ? next : call(innerResult(l, 1));
    },
  };
}

/** What may not be there at all. */
const ifAny = (saying: Saying): Saying =>
  isClause(saying) ? { ...saying, what: `${saying.what} (if any)` } : lasting(saying, '(if any)');

/** Done where it can be, and no hindrance where it can't. */ // AR1-0241
export function perhaps(instruction: Instruction): Instruction {
  const { possible: _, ...rest } = instruction;
  const { says } = instruction;
  return says === undefined
    ? { ...rest, words: (self) => `${instruction.words(self)} (if any)` }
    : { ...rest, ...states((self) => ifAny(says(self))) };
}

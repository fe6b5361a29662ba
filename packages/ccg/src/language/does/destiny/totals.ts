/** What comes of the destiny drawn: its total is added to, compared, or is the X of what follows. */
import { call, impossible, next } from '@binary-sunset/kernel';
import { innerResult } from '../../../rules/actions/acting.ts';
import { controllerOf } from '../../../rules/cards/cardStates.ts';
import { failing } from '../../../rules/destiny/bothDraw.ts';
import type { State } from '../../../state/state.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  speakerOf,
  valuesIn,
} from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { joined } from '../../../text/saying/lists.ts';
import { thing } from '../../../text/saying/nouns.ts';
import type { Self } from '../../../text/saying/self.ts';
import type { Cards } from '../../cards/cards.ts';
import { inOneSentence, states } from '../../words/deeds.ts';

const totalOf = ({ result }: Acting): number | null => (typeof result === 'number' ? result : null);

/** What each of the two players has drawn, the one who acts first; null where a draw failed. */
export const bothTotals = ({ result }: Acting): readonly [number | null, number | null] => {
  const [own, others] = Array.isArray(result) ? result : [null, null];
  return [typeof own === 'number' ? own : null, typeof others === 'number' ? others : null];
};

/** Adds to the total that was drawn, however that came about. */ // AR1-0472
export const addToTotal = (amount: Amount): Instruction => ({
  holdsAgainst: valuesIn(amount).values,
  words: (self) => `add ${amountWords(amount, self)}`,
  run(s, l) {
    const total = totalOf(l);
    if (total !== null) l.result = Math.max(0, total + amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/** The total that was drawn is the X of what follows. */
export const totalIsX: Instruction = {
  ...states(() => so(thing('X'), 'be', 'total destiny')),
  run(_s, l) {
    l.x = totalOf(l) ?? 0;
    return next;
  },
};

/** What is done without a total: what is better for the opponent, which may depend on whose card it is about. */ // AR1-0442
type Failed = 'then' | 'otherwise' | { readonly thenIfYours: Cards };

const isThenAnyway = (failed: Failed, s: State, l: Acting): boolean =>
  typeof failed === 'string'
    ? failed === 'then'
    : failed.thenIfYours.in(s, speakerOf(s, l)).some((card) => controllerOf(s, card) === l.by);

/** Something decides by the total that was drawn what is done: for what compares it as no amount can. */
export const ifTotal = (
  words: string | ((self: Self) => string),
  holds: (total: number, s: State, l: Acting) => boolean,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
  failed: Failed = 'otherwise',
): Instruction => ({
  opens: 'if',
  words(self) {
    const total = typeof words === 'string' ? words : words(self);
    const done = inOneSentence(then, self);
    if (otherwise.length > 0) return `if ${total}, ${done}; otherwise ${inOneSentence(otherwise, self)}`;
    // What is inside, with its own “otherwise”, stands apart.
    return `if ${total}${then[0]?.opens === 'if' ? ':' : ','} ${done}`;
  },
  inner: [then, otherwise],
  // What a result names is targeted as well; what comes later in it may be about something chosen by then. AR1-0225
  possible: (s, l) => (otherwise.length > 0 ? true : (then[0]?.possible?.(s, l) ?? true)),
  run(s, l) {
    const total = totalOf(l);
    const isThen = total === null ? isThenAnyway(failed, s, l) : holds(total, s, l);
    return call(innerResult(l, isThen ? 0 : 1));
  },
});

const comparisons: Readonly<Record<'<' | '>' | '=', (total: number, against: number) => boolean>> = {
  '<': (total, against) => total < against,
  '>': (total, against) => total > against,
  '=': (total, against) => total === against,
};

/** "If destiny < ability": the total is held against a number. Zero is even. */ // AR1-0408
export function ifDestiny(
  is: '<' | '>' | '=',
  amount: Amount | 'even' | 'odd',
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
  failed: Failed = 'otherwise',
): Instruction {
  if (amount === 'even' || amount === 'odd') {
    if (is !== '=') impossible(`No total destiny is ${is} ${amount}: it is ${amount} (=), or it is not.`);
    const left = amount === 'even' ? 0 : 1;
    return ifTotal(`total destiny is ${amount}`, (total) => total % 2 === left, then, otherwise, failed);
  }
  const decided = ifTotal(
    (self) => `total destiny ${is} ${amountWords(amount, self)}`,
    (total, s, l) => comparisons[is](total, amountOf(amount, s, speakerOf(s, l), l.x)),
    then,
    otherwise,
    failed,
  );
  return { ...decided, holdsAgainst: valuesIn(amount).values };
}

/** What is added to either total before the two are compared. */
interface Adding {
  readonly yours?: Amount;
  readonly opponents?: Amount;
  /** The difference is the X of what follows. */
  readonly differenceIsX?: true;
}

/** Of both players' totals, the lower one loses. Whoever has no total fails, unless neither has. */ // AR1-0442, AR1-0443
export const lowerTotal = (
  { yours, opponents, differenceIsX }: Adding,
  ifYours: readonly Instruction[],
  ifOpponents: readonly Instruction[],
): Instruction => {
  const withIt = (amount: Amount | undefined, self: Self) =>
    amount === undefined ? '' : `(with ${amountWords(amount, self)})`;
  return {
    opens: 'a sentence',
    words(self) {
      const isFirst = ifYours.length === 0;
      const your = joined(['if your total', withIt(yours, self), 'is lower,', inOneSentence(ifYours, self)]);
      const theirs = joined([
        'if opponent’s',
        isFirst ? 'total' : '',
        withIt(opponents, self),
        isFirst ? 'is lower,' : 'is,',
        inOneSentence(ifOpponents, self),
      ]);
      return joined(
        [
          isFirst ? '' : your,
          ifOpponents.length === 0 ? '' : theirs,
          differenceIsX === true ? 'X is the difference' : '',
        ],
        '; ',
      );
    },
    inner: [ifYours, ifOpponents],
    holdsAgainst: valuesIn(yours ?? 0).values,
    run(s, l) {
      const [own, others] = bothTotals(l);
      const fails = failing(own, others);
      if (fails === null && (own === null || others === null)) return next;
      const added = (amount: Amount | undefined) => amountOf(amount ?? 0, s, speakerOf(s, l), l.x);
      const [ownTotal, othersTotal] = [(own ?? 0) + added(yours), (others ?? 0) + added(opponents)];
      if (fails === null && ownTotal === othersTotal) return next;
      const youLose = fails === null ? ownTotal < othersTotal : fails === 'you';
      const x = differenceIsX === true ? Math.abs(ownTotal - othersTotal) : l.x;
      return call(innerResult({ ...l, x }, youLose ? 0 : 1));
    },
  };
};

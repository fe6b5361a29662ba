import { call, next } from '@binary-sunset/kernel';
import { innerResult } from '../rules/acting.ts';
import { bothDraw, failing } from '../rules/bothDraw.ts';
import { type Drawing, destinyFor } from '../rules/destiny.ts';
import { ownId } from '../rules/ownId.ts';
import { actionUnderWay, chooseDestinies } from '../rules/twoDestinies.ts';
import type { DestinyKind, State } from '../state.ts';
import type { Cards } from './cards.ts';
import { type Acting, type Amount, amountOf, amountWords, type Instruction, speakerOf } from './program.ts';

const wordsOf = (instructions: readonly Instruction[], self: string): string =>
  instructions.map((one) => one.words(self)).join(', ');

const kindWords = (kind: DestinyKind | 'any'): string => (kind === 'any' || kind === '' ? '' : `${kind} `);

const totalOf = ({ result }: Acting): number | null => (typeof result === 'number' ? result : null);

/** Draws destiny, whose total is compared or used by what follows. */ // AR1-0421
export const drawDestiny = (count = 1, kind: DestinyKind = '', how: Drawing = {}): Instruction => ({
  words: () =>
    `draw ${count === 1 ? '' : `${count} `}${kindWords(kind)}destiny${how.choose === undefined ? '' : ` and choose ${how.choose}`}`,
  run: (s, l) => call(destinyFor(l.by, count, kind, ownId(s), how), { into: 'result' }),
});

/** "May draw destiny." */
export const mayDrawDestiny = (count = 1, kind: DestinyKind = ''): Instruction => ({
  ...drawDestiny(count, kind, { optional: true }),
  words: () => `may draw ${count === 1 ? '' : `${count} `}${kindWords(kind)}destiny`,
});

/** Adds to the total that was drawn, however that came about. */ // AR1-0472
export const addToTotal = (amount: Amount): Instruction => ({
  words: () => `add ${amountWords(amount)}`,
  run(s, l) {
    const total = totalOf(l);
    if (total !== null) l.result = Math.max(0, total + amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/** The total that was drawn is the X of what follows. */
export const totalIsX: Instruction = {
  words: () => 'X is total destiny',
  run(_s, l) {
    l.x = totalOf(l) ?? 0;
    return next;
  },
};

/** What a total is held against. */
type Test = (total: number, s: State, l: Acting) => boolean;

/**
 * What the destiny drawn before comes to decides what is done. Without a total it is done, or not, as is better for
 * the opponent.
 */ // AR1-0442
export const ifDestiny = (
  words: string,
  holds: Test,
  then: readonly Instruction[],
  otherwise: readonly Instruction[] = [],
  failed: 'then' | 'otherwise' = 'otherwise',
): Instruction => ({
  words: (self) =>
    `if ${words}, ${wordsOf(then, self)}${otherwise.length === 0 ? '' : `; otherwise ${wordsOf(otherwise, self)}`}`,
  inner: [then, otherwise],
  run(s, l) {
    const total = totalOf(l);
    const isThen = total === null ? failed === 'then' : holds(total, s, l);
    return call(innerResult(l, isThen ? 0 : 1));
  },
});

/** Something is done for whatever matches the destiny; a draw that failed matches nothing. */ // AR1-0444
export const ifDestinyMatches = (words: string, matches: Test, then: readonly Instruction[]): Instruction => ({
  words: (self) => `if destiny matches ${words}, ${wordsOf(then, self)}`,
  inner: [then],
  run(s, l) {
    const total = totalOf(l);
    return total !== null && matches(total, s, l) ? call(innerResult(l, 0)) : next;
  },
});

/** Both players draw; the lower total loses. Whoever has no total fails, unless neither has. */ // AR1-0442, AR1-0443
export const bothDrawDestiny = (
  adding: { readonly yours: Amount; readonly opponents: Amount },
  ifYouLose: readonly Instruction[],
  ifOpponentLoses: readonly Instruction[],
  count = 1,
): readonly Instruction[] => [
  {
    words: () => `both players draw ${count === 1 ? '' : `${count} `}destiny`,
    run: (s, l) => call(bothDraw({ by: l.by, count, action: ownId(s) }), { into: 'result' }),
  },
  {
    words: (self) =>
      `if your total (with ${amountWords(adding.yours)}) is lower, ${wordsOf(ifYouLose, self)}; if opponent’s (with ${amountWords(adding.opponents)}) is, ${wordsOf(ifOpponentLoses, self)}`,
    inner: [ifYouLose, ifOpponentLoses],
    run(s, l) {
      const [own, others] = bothTotals(l);
      const fails = failing(own, others);
      if (fails !== null) return call(innerResult(l, fails === 'you' ? 0 : 1));
      if (own === null || others === null) return next;
      const speaker = speakerOf(s, l);
      const yours = own + amountOf(adding.yours, s, speaker, l.x);
      const theirs = others + amountOf(adding.opponents, s, speaker, l.x);
      return yours === theirs ? next : call(innerResult(l, yours < theirs ? 0 : 1));
    },
  },
];

const bothTotals = ({ result }: Acting): readonly [number | null, number | null] => {
  const [own, others] = Array.isArray(result) ? result : [null, null];
  return [typeof own === 'number' ? own : null, typeof others === 'number' ? others : null];
};

/** The destiny numbers of these cards are needed: owners of cards with two of them choose now. */ // AR1-0464, AR1-0465
export const lookAtDestiny = (who: Cards): Instruction => ({
  words: (self) => `look at destiny number of ${who.words(self)}`,
  run: (s, l) =>
    call(
      chooseDestinies({
        cards: who.in(s, speakerOf(s, l)).map((card) => ({ card, life: s.cards.life[card] ?? 0 })),
        action: actionUnderWay(s),
      }),
    ),
});

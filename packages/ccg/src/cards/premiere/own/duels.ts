/** Duels: who fights whom, what is compared, and what comes of it. */
import { call, endLasting, next, openWindow } from '@binary-sunset/kernel';
import { any, type Cards, type Instruction, justMoved } from '../../../language/index.ts';
import { inOneSentence, states } from '../../../language/words/deeds.ts';
import { innerResult } from '../../../rules/actions/acting.ts';
import { beforeDuel } from '../../../rules/battle/duels.ts';
import { moveBehind } from '../../../rules/moving/following.ts';
import { isAdjacent } from '../../../rules/table/layout.ts';
import { locationOf } from '../../../rules/table/places.ts';
import { type Amount, amountOf, amountWords, speakerOf, type Trigger } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { both } from '../../../text/saying/lists.ts';
import { several } from '../../../text/saying/nouns.ts';
import type { Self } from '../../../text/saying/self.ts';

/** Two numbers are compared: the lower one loses, and neither if they are equal. No battle destiny is drawn. */ // GLC-0431, GLC-0532
export const compares = (
  yours: Amount,
  theirs: Amount,
  ifYouLose: readonly Instruction[],
  ifOpponentLoses: readonly Instruction[],
): Instruction => ({
  words(self) {
    const compared = `compare ${amountWords(yours, self)} with ${amountWords(theirs, self)}`;
    const lower = `if yours is lower, ${inOneSentence(ifYouLose, self)}`;
    return `${compared}; ${lower}; if opponent’s is, ${inOneSentence(ifOpponentLoses, self)}`;
  },
  inner: [ifYouLose, ifOpponentLoses],
  run(s, l) {
    const speaker = speakerOf(s, l);
    const difference = amountOf(yours, s, speaker, l.x) - amountOf(theirs, s, speaker, l.x);
    // The difference is the X of what follows.
    return difference === 0 ? next : call(innerResult({ ...l, x: Math.abs(difference) }, difference < 0 ? 0 : 1));
  },
});

/** Somebody of one's own just came from an adjacent site. */
export const comesFromAdjacentSite = (who: Cards): Trigger => {
  const coming = justMoved('you', who, { from: any.type('site') });
  return {
    ...coming,
    words: (self) => `you just moved ${who.words(self)} from an adjacent site`,
    matches(s, occurrence, speaker) {
      if (!coming.matches(s, occurrence, speaker)) return false;
      const from = moveBehind(s, occurrence)?.from.card ?? -1;
      return from >= 0 && isAdjacent(s, from, locationOf(s, occurrence.subject.card));
    },
  };
};

/** How long what is done to a duel lasts. */
export const untilDuelEnds = 'duel';

/**
 * A duel: both players may add to its destinies or modify them, whoever began it first; then it is found out who wins,
 * and the result applies. If one of the duelists has left the table meanwhile, there is none.
 */ // GAP-0269, GAP-0270
export const duels = (
  [one, called]: Duelist,
  [two, alsoCalled]: Duelist,
  finding: readonly Instruction[],
  resulting: readonly Instruction[],
): readonly Instruction[] =>
  fought(one, two, finding, resulting).map((each) =>
    calling(
      each,
      new Map([
        [one, called],
        [two, alsoCalled],
      ]),
    ),
  );

/** A duelist, and the name by which a text goes on to call them. */
type Duelist = readonly [who: Cards, called: string];

/** The same instruction, where cards are called by a name. */
const calling = (instruction: Instruction, calls: ReadonlyMap<object, string>): Instruction => {
  const { says } = instruction;
  return {
    ...instruction,
    words: (self) => instruction.words({ ...self, calls }),
    ...(says === undefined ? {} : { says: (self: Self) => says({ ...self, calls }) }),
  };
};

const fought = (
  one: Cards,
  two: Cards,
  finding: readonly Instruction[],
  resulting: readonly Instruction[],
): readonly Instruction[] => [
  {
    ...states((self) => so(several(both([one.words(self), two.words(self)])), 'duel')),
    possible: (s, l) => one.isAny(s, speakerOf(s, l)) && two.isAny(s, speakerOf(s, l)),
    run: (_s, l) => call(openWindow({ kind: beforeDuel, next: l.by })),
  },
  ...finding,
  {
    words: (self) => inOneSentence(resulting, self),
    inner: [resulting],
    run(s, l, tell) {
      endLasting(s, tell, untilDuelEnds);
      const speaker = speakerOf(s, l);
      return one.isAny(s, speaker) && two.isAny(s, speaker) ? call(innerResult(l, 0)) : next;
    },
  },
];

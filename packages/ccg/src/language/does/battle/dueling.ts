import { beginLasting, call, endLasting, instructionId, next, openWindow } from '@binary-sunset/kernel';
import { innerResult } from '../../../rules/actions/acting.ts';
import { beforeDuel } from '../../../rules/battle/duels.ts';
import { moveBehind } from '../../../rules/moving/following.ts';
import { isAdjacent } from '../../../rules/table/layout.ts';
import { locationOf } from '../../../rules/table/places.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Rule,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { any, type Cards } from '../../cards/cards.ts';
import { ruleWords } from '../../words/ruleWords.ts';
import { justMoved } from '../moving/moving.ts';

/** Two numbers are compared: the lower one loses, and neither if they are equal. No battle destiny is drawn. */ // GLC-0431, GLC-0532
export const compares = (
  yours: Amount,
  theirs: Amount,
  ifYouLose: readonly Instruction[],
  ifOpponentLoses: readonly Instruction[],
): Instruction => ({
  words(self) {
    const listed = (all: readonly Instruction[]): string => all.map((one) => one.words(self)).join(', ');
    return `compare ${amountWords(yours)} with ${amountWords(theirs)}; if yours is lower, ${listed(ifYouLose)}; if opponent’s is, ${listed(ifOpponentLoses)}`;
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

const untilDuelEnds = 'duel';

/** What a card does to the duel at hand, and to no other. */ // GAP-0269
export const thisDuel = (rule: Rule): Instruction => ({
  words: (self) => `in this duel, ${ruleWords(rule, self)}`,
  leaves: rule,
  run(s, l, tell) {
    beginLasting(s, tell, {
      clause: instructionId(l.text, l.at),
      source: l.source,
      by: l.by,
      locked: [...l.it],
      until: untilDuelEnds,
      detail: l.x,
    });
    return next;
  },
});

/**
 * A duel: both players may add to its destinies or modify them, whoever began it first; then it is found out who wins,
 * and the result applies. If one of the duelists has left the table meanwhile, there is none.
 */ // GAP-0269, GAP-0270
export const duels = (
  one: Cards,
  two: Cards,
  finding: readonly Instruction[],
  resulting: readonly Instruction[],
): readonly Instruction[] => [
  {
    words: (self) => `${one.words(self)} and ${two.words(self)} duel`,
    possible: (s, l) => one.isAny(s, speakerOf(s, l)) && two.isAny(s, speakerOf(s, l)),
    run: (_s, l) => call(openWindow({ kind: beforeDuel, next: l.by })),
  },
  ...finding,
  {
    words: (self) => resulting.map((each) => each.words(self)).join(', '),
    inner: [resulting],
    run(s, l, tell) {
      endLasting(s, tell, untilDuelEnds);
      const speaker = speakerOf(s, l);
      return one.isAny(s, speaker) && two.isAny(s, speaker) ? call(innerResult(l, 0)) : next;
    },
  },
];

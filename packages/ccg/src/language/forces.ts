import { call, frameById, next, type Occurrence } from '@binary-sunset/kernel';
import { loseForce, reduceBy } from '../rules/force.ts';
import { lifeForce } from '../rules/lifeForce.ts';
import { randomCard } from '../rules/piles.ts';
import { retrieveCards, retrieveForce } from '../rules/retrieving.ts';
import { maySearch, verify } from '../rules/searching.ts';
import type { Cards } from './cards.ts';
import { heapOf, looks, lostPile, picks, searchOf, together } from './piles.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Cost,
  type Instruction,
  type Rule,
  type Speaker,
  speakerOf,
  type Trigger,
} from './program.ts';

type Whose = 'you' | 'opponent' | 'anyone';

const isBy = (whose: Whose, { by }: Occurrence, speaker: Speaker): boolean =>
  whose === 'anyone' || (by === speaker.by) === (whose === 'you');

const about =
  (on: 'losing Force' | 'retrieving', words: string) =>
  (whose: Whose): Trigger => ({
    on,
    words: () =>
      `${whose === 'anyone' ? 'a player is' : whose === 'you' ? 'you are' : 'opponent is'} about to ${words} Force`,
    matches: (_s, occurrence, speaker) => isBy(whose, occurrence, speaker),
  });

/** Force is about to be lost: as Force, not for what the cards are. */ // AR1-0037
export const aboutToLoseForce = about('losing Force', 'lose');

/** Force is about to be retrieved, whichever cards those are. */ // AR1-0053
export const aboutToRetrieve = about('retrieving', 'retrieve');

/** "Reduce that loss by 2": of Force that is about to be lost or retrieved. */
export const reducesIt = (amount: Amount): Instruction => ({
  words: () => `reduce that by ${amountWords(amount)}`,
  possible: (s, l) => frameById(s, l.responding) !== null,
  run(s, l) {
    reduceBy(s, l.responding, amountOf(amount, s, speakerOf(s, l), l.x));
    return next;
  },
});

/** "Retrieve one Rebel", wherever it lies in the Lost Pile; "up to 2" after a look, at least 1 if there is one. */ // AR1-0052, AR1-0054
export const retrievesCard = (what: Cards, upTo = 1): Instruction =>
  together(
    (self) => `retrieve ${upTo === 1 ? 'one' : `up to ${upTo}`} ${what.words(self, upTo > 1)}`,
    // An empty Lost Pile is no hindrance. AR1-0033
    (s, l) => s.zones.lost[l.by].length === 0 || maySearch(s, searchOf(l, lostPile)),
    [
      looks(lostPile),
      ...Array.from({ length: upTo }, (_, i) => picks('retrieve', what, lostPile, i, i > 0)),
      {
        words: () => '',
        run(s, l, tell) {
          if (l.it.length > 0) return call(retrieveCards(l.by, l.it));
          verify(s, tell, searchOf(l, lostPile));
          return next;
        },
      },
    ],
  );

/** "Retrieve one card at random": the Lost Pile is shuffled, then its top card is retrieved. */ // AR1-0051
export const retrievesAtRandom: Instruction = {
  words: () => 'retrieve one card at random',
  run(s, l, tell) {
    if (s.zones.lost[l.by].length === 0) return next;
    randomCard(s, tell, heapOf(lostPile, l.by));
    return call(retrieveForce({ who: l.by, left: 1 }));
  },
};

/** "Losing 2 Force": a cost, for which there must be enough beside the card itself. */ // AR1-0139
export const losing = (amount: number): Cost => ({
  words: () => `lose ${amount} Force`,
  canPay(s, l, due) {
    const inHand = s.zones.hand[l.by].filter((card) => card !== l.source.card).length;
    return inHand + lifeForce(s, l.by) - due >= amount;
  },
  force: () => 0,
  pay: (_s, l) => call(loseForce({ who: l.by, left: amount, source: l.source })),
});

/** "Opponent's Lost Pile is face down." */
export const concealsLosses = (whose: 'your' | 'opponent' | 'each player'): Rule => ({
  rule: 'conceals losses',
  whose,
});

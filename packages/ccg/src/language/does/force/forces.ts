import { type CardId, call, cardAt, frameById, goto, localsOf, next, onCard, refTo } from '@binary-sunset/kernel';
import { mayCountMore } from '../../../rules/cards/counting.ts';
import { wasDrainedOf } from '../../../rules/force/drains.ts';
import { forceLoss, forceOf, loseForce, reduceBy, useSomeForce } from '../../../rules/force/force.ts';
import { lifeForce } from '../../../rules/force/lifeForce.ts';
import { randomCard } from '../../../rules/force/piles.ts';
import { retrieveCards, retrieveForce } from '../../../rules/force/retrieving.ts';
import { maySearch, verify } from '../../../rules/force/searching.ts';
import type { State } from '../../../state/state.ts';
import type { Occurrence, Option } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Cost,
  type Instruction,
  type Rule,
  type RuleOf,
  type Speaker,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { heapOf, isWanted, looks, lostPile, picks, searchOf, together } from '../piles/piles.ts';

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
    (self) => `retrieve ${upTo === 1 ? 'one' : `up to ${upTo}`} ${what.ownedWords(self, upTo > 1, false)}`,
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

/** Those in the Lost Pile that are wanted. */
const wantedBack = (s: State, l: Acting, what: Cards): CardId[] =>
  s.zones.lost[l.by].filter((card) => isWanted(s, what, card, l));

/** Where some card counts as several, they are chosen one by one, each as long as there is enough left for it. */ // GLC-0340
function oneMore(s: State, l: Acting, what: Cards, most: number): CardId[] {
  const times = (card: CardId): number => what.times(s, card, speakerOf(s, l));
  const left = most - l.it.reduce((sum, { card }) => sum + times(card), 0);
  return wantedBack(s, l, what).filter((card) => !l.it.some((one) => one.card === card) && times(card) <= left);
}

const isOneByOne = (s: State, l: Acting, what: Cards): boolean =>
  wantedBack(s, l, what).some((card) => mayCountMore(s, card));

/** "Retrieve that number of TIEs", or as many as there are, wherever they lie in the Lost Pile; "may be" leaves it open. */ // AR1-0052, AR1-0054
export const retrievesSeveral = (amount: Amount, what: Cards, how: 'must' | 'may'): Instruction =>
  amongPile(
    what,
    together(
      (self) =>
        `${how === 'may' ? 'may retrieve up to' : 'retrieve'} ${amountWords(amount)} ${what.spec.titles.length === 0 ? '' : 'cards that are '}${what.words(self, true)}`,
      (s, l) => s.zones.lost[l.by].length === 0 || maySearch(s, searchOf(l, lostPile)),
      [
        looks(lostPile),
        {
          words: () => '',
          ask(s, l) {
            const most = amountOf(amount, s, speakerOf(s, l), l.x);
            const single = isOneByOne(s, l, what);
            const found = single ? oneMore(s, l, what, most) : wantedBack(s, l, what);
            if (most <= 0 || found.length === 0) return null;
            const options = found.map((card): Option => ({ verb: 'retrieve', on: onCard(s, card) }));
            const max = Math.min(most, found.length);
            return single
              ? { player: l.by, kind: 'choice', options: how === 'may' ? [...options, { verb: 'done' }] : options }
              : { player: l.by, kind: 'subset', options, min: how === 'may' ? 0 : max, max };
          },
          note(s, l, picked) {
            const cards = picked.filter(({ verb }) => verb === 'retrieve').map(({ on }) => refTo(s, cardAt(s, on)));
            l.it = [...l.it, ...cards];
            l.result = cards.length > 0 && isOneByOne(s, l, what);
          },
          run(_s, l) {
            const isMore = l.result === true;
            l.result = null;
            if (isMore) return goto('choose');
            return l.it.length === 0 ? next : call(retrieveCards(l.by, l.it));
          },
        },
      ],
    ),
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

/** "That number of cards are randomly selected and retrieved." */ // AR1-0051
export const retrievesSeveralAtRandom = (amount: Amount): Instruction => ({
  words: () => `retrieve ${amountWords(amount)} cards at random`,
  run(s, l, tell) {
    const left = amountOf(amount, s, speakerOf(s, l), l.x);
    if (left <= 0 || s.zones.lost[l.by].length === 0) return next;
    randomCard(s, tell, heapOf(lostPile, l.by));
    return call(retrieveForce({ who: l.by, left }));
  },
});

/** "You were drained of at least 5 Force": by all Force drains of this control phase together. */ // GLC-0428
export const youWereDrainedOf = (least: number): Condition => ({
  words: () => `you were drained of at least ${least} Force`,
  holds: (s, { by }) => wasDrainedOf(s, by) >= least,
});

/**
 * "Losing 2 Force": a cost, for which there must be enough beside the card itself. Force that was used for it is in the
 * Used Pile, and may be lost as well.
 */ // AR1-0139, AR1-0142
export const losing = (amount: number): Cost => ({
  words: () => `lose ${amount} Force`,
  canPay(s, l) {
    const inHand = s.zones.hand[l.by].filter((card) => card !== l.source.card).length;
    return inHand + lifeForce(s, l.by) >= amount;
  },
  force: () => 0,
  pay: (_s, l) => call(loseForce({ who: l.by, left: amount, source: l.source, why: 'cost' })),
});

/** "Using X Force": a cost whose player says how much it is, up to so much; it is the X of what follows. */
export const usingX = (most: Amount): Cost => {
  const limit = (s: State, l: Acting): number => Math.min(forceOf(s, l.by), amountOf(most, s, speakerOf(s, l), l.x));
  return {
    words: () => 'use X Force',
    canPay: (s, l, due) => limit(s, l) - due >= 1,
    force: () => 1,
    pay: (s, l) => call(useSomeForce({ who: l.by, most: limit(s, l), amount: 0 }), { into: 'x' }),
  };
};

/** How much is about to be lost or retrieved, to which this responds. */
export const muchOfIt: Amount = {
  words: 'that much',
  of: (s) => {
    const pending = s.frames.findLast(({ procedure }) => procedure === forceLoss.name);
    return localsOf(pending, forceLoss)?.left ?? 0;
  },
};

/** "If you have less than 15 Life Force." */ // AR1-0008
export const lifeForceUnder = (amount: number): Condition => ({
  words: () => `you have less than ${amount} Life Force`,
  holds: (s, { by }) => lifeForce(s, by) < amount,
});

/** Whatever its player must lose is less: so much of it is lost. */
export const lessensLosses = (words: string, to: (loss: number, s: State, speaker: Speaker) => number): Rule => ({
  rule: 'lessens losses',
  whose: 'your',
  words,
  to,
});

/** The half of it is lost, before anything else makes it less. */ // GAP-0373
export const halvesLosses = (words: string, to: (loss: number, s: State, speaker: Speaker) => number): Rule => ({
  rule: 'lessens losses',
  whose: 'your',
  halves: true,
  words,
  to,
});

/** "Opponent's Lost Pile is face down." */
export const concealsLosses = (whose: 'your' | 'opponent' | 'each player'): Rule => ({
  rule: 'conceals losses',
  whose,
});

/** "Losses to Force drains there must come from Reserve Deck if possible." */ // GLB-0490
export const drainedFrom = (pile: RuleOf<'drained from'>['pile'], where: Cards): Rule => ({
  rule: 'drained from',
  pile,
  where,
});

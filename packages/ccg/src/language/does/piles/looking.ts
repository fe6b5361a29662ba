/** Cards of a pile or a hand are looked at, shown or shuffled; what follows may be about those that were seen. */
import { next, refTo } from '@binary-sunset/kernel';
import { cardsIn, notEmpty, peekAt, randomCard, showAll, shuffle, topCards } from '../../../rules/force/piles.ts';
import { lookThrough, maySearch } from '../../../rules/force/searching.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Instruction,
  speakerOf,
} from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';
import { either } from '../../../text/saying/lists.ts';
import { one } from '../../../text/saying/nouns.ts';
import type { Self } from '../../../text/saying/self.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { heapOf, type Pile, pileWords, reserveDeck, searchOf } from './piles.ts';

const cardsWords = (count: Amount, self: Self): string => (count === 1 ? 'card' : `${amountWords(count, self)} cards`);

/** "Peek at top 3 cards of Reserve Deck", at random ones of a hand, or at all of it. */ // AR1-0041, AR1-0042
export const peeks = (count: Amount | 'all', pile: Pile): Instruction => ({
  words: (self) =>
    count === 'all'
      ? `glance at the cards in ${pileWords(pile)}`
      : `peek at ${pile.zone === 'hand' ? `${amountWords(count, self)} randomly selected ${count === 1 ? 'card' : 'cards'}` : `top ${cardsWords(count, self)}`} of ${pileWords(pile)}`,
  shows: pileWords(pile),
  possible: (s, l) =>
    count === 'all' ? maySearch(s, searchOf(l, pile), l.source.card) : notEmpty(s, heapOf(pile, l.by), l.source.card),
  run(s, l, tell) {
    const heap = heapOf(pile, l.by);
    if (count === 'all') lookThrough(s, tell, searchOf(l, pile));
    else if (pile.zone === 'hand') randomCard(s, tell, heap);
    const found = count === 'all' ? cardsIn(s, heap) : topCards(s, heap, amountOf(count, s, speakerOf(s, l), l.x));
    if (count !== 'all') peekAt(s, tell, found, heap, l.by);
    l.it = found.map((card) => refTo(s, card));
    return next;
  },
});

/** "Reveal top 3 cards of Reserve Deck", or all of a hand. */ // AR1-0044
export const reveals = (count: Amount | 'all', pile: Pile): Instruction => ({
  words: (self) =>
    `reveal ${count === 'all' ? 'all cards in' : `top ${cardsWords(count, self)} of`} ${pileWords(pile)}`,
  shows: pileWords(pile),
  possible: (s, l) => notEmpty(s, heapOf(pile, l.by), l.source.card),
  run(s, l, tell) {
    const heap = heapOf(pile, l.by);
    const many = count === 'all' ? cardsIn(s, heap).length : amountOf(count, s, speakerOf(s, l), l.x);
    const cards = topCards(s, heap, many);
    showAll(s, tell, cards);
    l.it = cards.map((card) => refTo(s, card));
    return next;
  },
});

/** What was revealed, found or targeted is such a card. */
export const itIs = (what: Cards): Condition =>
  amongPile(what, {
    says: (self) => so(one('it'), 'be', what.words(self)),
    holds: (s, speaker) => speaker.locked?.some(({ card }) => what.is(s, card, { ...speaker, locked: null })) ?? false,
  });

/** "any player's Reserve Deck or Lost Pile": each of them of both players is meant. */
const areBoths = (piles: readonly Pile[]): boolean =>
  piles.every(({ zone, whose }) => piles.some((one) => one.zone === zone && one.whose !== whose));

/** "Reshuffle": its player's Reserve Deck, unless another pile is named, or one of several that has cards. */ // AR1-0023, AR1-0027, AR1-0082
export const reshuffles = (...piles: readonly Pile[]): Instruction => {
  const meant = piles.length === 0 ? [reserveDeck] : piles;
  const full = (s: State, l: Acting): readonly Pile[] =>
    meant.filter((pile) => cardsIn(s, heapOf(pile, l.by)).length > 0);
  const names = areBoths(meant)
    ? `any player’s ${either(meant.filter(({ whose }) => whose === 'your').map(pileWords))}`
    : either(meant.map(pileWords));
  return {
    words: () => (meant.every((pile) => pile === reserveDeck) ? 'reshuffle' : `shuffle ${names}`),
    possible: (s, l) =>
      meant.length === 1 ? notEmpty(s, heapOf(meant[0] ?? reserveDeck, l.by), l.source.card) : full(s, l).length > 0,
    ask: (s, l) =>
      meant.length === 1
        ? null
        : {
            player: l.by,
            kind: 'choice',
            options: full(s, l).map((pile): Option => ({ verb: 'shuffle', on: heapOf(pile, l.by) })),
          },
    note(s, l, [picked]) {
      const on = picked?.on;
      l.result = full(s, l).findIndex(
        (pile) => on !== undefined && 'zone' in on && on.zone === pile.zone && on.of === heapOf(pile, l.by).of,
      );
    },
    run(s, l, tell) {
      const chosen = full(s, l)[meant.length > 1 && typeof l.result === 'number' ? l.result : 0];
      if (chosen !== undefined) shuffle(s, tell, heapOf(chosen, l.by));
      return next;
    },
  };
};

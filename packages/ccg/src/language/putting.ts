import { call, next, refTo } from '@binary-sunset/kernel';
import { cardsIn, notEmpty, randomCard, topCards } from '../rules/piles.ts';
import { placeSeveral } from '../rules/placingSeveral.ts';
import { table } from '../state.ts';
import type { Cards } from './cards.ts';
import {
  canPick,
  heapOf,
  isWanted,
  looks,
  type Pile,
  picks,
  pileWords,
  silently,
  together,
  type Wanted,
  wantedWords,
} from './piles.ts';
import type { Instruction } from './program.ts';

/** "Place one card from hand on bottom of Used Pile": not shown, unless only some cards will do. */ // AR1-0035, AR1-0065, AR1-0067, AR1-0068
export const places = (what: Wanted, from: Pile, to: Pile, at: 'top' | 'bottom' = 'top'): Instruction =>
  together(
    (self) => `place ${wantedWords(what, self)} from ${pileWords(from)} on ${at} of ${pileWords(to)}`,
    (s, l) => canPick(s, l, what, from),
    [
      looks(from),
      picks('place', what, from),
      silently((s, l, tell) => {
        const [found] = l.it;
        if (found === undefined) return;
        const shown = what !== 'any card' || to.zone === 'lost';
        table.move(s, tell, found.card, to.zone, table.whose(s, found.card), { at, sees: shown ? 'all' : 'none' });
      }),
    ],
  );

/** "Place top 2 cards of Reserve Deck, unseen, on Used Pile." */ // AR1-0070, AR1-0075
export const placesUnseen = (count: number, from: Pile, to: Pile): Instruction => ({
  words: () => `place top ${count === 1 ? 'card' : `${count} cards`} of ${pileWords(from)} unseen on ${pileWords(to)}`,
  possible: (s, l) => notEmpty(s, heapOf(from, l.by), l.source.card),
  run(s, l, tell) {
    for (const card of topCards(s, heapOf(from, l.by), count))
      table.move(s, tell, card, to.zone, table.whose(s, card), { sees: 'none' });
    return next;
  },
});

/** Cards of a hand chosen at random, until so many are left. */ // AR1-0099
export const placesAtRandom = (from: Pile, to: Pile, until: number): Instruction => ({
  words: () => `place randomly selected cards from ${pileWords(from)} on ${pileWords(to)} until ${until} remain`,
  run(s, l, tell) {
    const heap = heapOf(from, l.by);
    while (cardsIn(s, heap).length > until) {
      const card = randomCard(s, tell, heap);
      if (card !== null) table.move(s, tell, card, to.zone, heap.of, { sees: 'none' });
    }
    return next;
  },
});

/** Cards are lost for what they are, wherever they lie: no Force is lost by it. */ // AR1-0037
export const losesEach = (what: Cards, from: Pile): Instruction => ({
  words: (self) => `each ${what.words(self)} in ${pileWords(from)} is lost`,
  run(s, l) {
    const found = cardsIn(s, heapOf(from, l.by)).filter((card) => isWanted(s, what, card, l));
    return call(placeSeveral({ cards: found.map((card) => refTo(s, card)), to: 'lost' }));
  },
});

/** A whole pile goes onto another as it lies; it may be empty. */ // AR1-0034
export const movesPile = (from: Pile, to: Pile): Instruction => ({
  words: () => `place ${pileWords(from)} on ${pileWords(to)}`,
  run(s, l, tell) {
    for (const card of [...cardsIn(s, heapOf(from, l.by))])
      table.move(s, tell, card, to.zone, table.whose(s, card), { sees: 'none' });
    return next;
  },
});

import { call, next, refTo } from '@binary-sunset/kernel';
import { isIdentical } from '../../../rules/cards/uniqueness.ts';
import { cardsIn, notEmpty, randomCard, topCards } from '../../../rules/force/piles.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import { table } from '../../../state/state.ts';
import type { Instruction } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
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
  possible: (s, l) => notEmpty(s, heapOf(from, l.by), l.source.card), // AR1-0240
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
export const losesEach = (what: Cards, from: Pile): Instruction =>
  amongPile(what, {
    words: (self) =>
      `each ${from.whose === 'opponent' ? what.ownedWords(self, false, false) : what.bareWords(self)} in ${pileWords(from)} is lost`,
    run(s, l) {
      const found = cardsIn(s, heapOf(from, l.by)).filter((card) => isWanted(s, what, card, l));
      return call(placeSeveral({ cards: found.map((card) => refTo(s, card)), to: 'lost' }));
    },
  });

/** Every card of which there are two or more of that title is lost. Versions of one persona are different cards. */ // AR5-0068, GAP-0085
export const losesDuplicates = (from: Pile): Instruction => ({
  words: () => `each card in ${pileWords(from)} that is there twice or more is lost`,
  run(s, l) {
    const all = cardsIn(s, heapOf(from, l.by));
    const found = all.filter((card) => all.some((other) => other !== card && isIdentical(s, card, other)));
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

/** "You may move that card to the top of your Force Pile": the top card of one pile goes onto another, or stays. */
export const mayPlaceTop = (from: Pile, to: Pile): Instruction => ({
  words: () => `may place top card of ${pileWords(from)} on ${pileWords(to)}`,
  ask: (s, l) =>
    cardsIn(s, heapOf(from, l.by)).length === 0
      ? null
      : { player: l.by, kind: 'choice', options: [{ verb: 'place', on: heapOf(to, l.by) }, { verb: 'leave' }] },
  note(_s, l, [picked]) {
    l.result = picked?.verb ?? null;
  },
  run(s, l, tell) {
    const [top] = topCards(s, heapOf(from, l.by), 1);
    if (l.result === 'place' && top !== undefined)
      table.move(s, tell, top, to.zone, table.whose(s, top), { sees: 'none' });
    return next;
  },
});

import { type CardId, call, cardAt, goto, isCurrent, next, onCard, refTo, topOf } from '@binary-sunset/kernel';
import {
  cardsIn,
  exchange,
  notEmpty,
  peekAt,
  randomCard,
  showAll,
  shuffle,
  topCards,
} from '../../../rules/force/piles.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import { lookThrough, maySearch, verify } from '../../../rules/force/searching.ts';
import { type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Amount, amountOf, amountWords, type Instruction, speakerOf } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { either } from '../../cards/describing.ts';
import {
  canPick,
  heapOf,
  looks,
  type Pile,
  picks,
  pileWords,
  reserveDeck,
  searchOf,
  silently,
  theirs,
  together,
  type Wanted,
  wantedWords,
} from './piles.ts';

/** "Take one Rebel into hand from Reserve Deck." */
export const takes = (what: Wanted, from: Pile): Instruction =>
  together(
    (self) => `take ${wantedWords(what, self)} into hand from ${pileWords(from)}`,
    (s, l) => maySearch(s, searchOf(l, from), l.source.card),
    [
      looks(from),
      picks('take', what, from),
      silently((s, l, tell) => {
        const [found] = l.it;
        if (found === undefined) {
          verify(s, tell, searchOf(l, from));
          return;
        }
        // With any criteria it is shown. AR1-0076, AR1-0077
        if (what !== 'any card') showAll(s, tell, [found.card]);
        table.move(s, tell, found.card, 'hand', table.whose(s, found.card));
      }),
    ],
  );

/** "Reshuffle." Without it a pile stays as it lies. */ // AR1-0023, AR1-0027, AR1-0082
export const reshuffles = (pile: Pile = reserveDeck): Instruction => ({
  words: () => (pile === reserveDeck ? 'reshuffle' : `shuffle ${pileWords(pile)}`),
  possible: (s, l) => notEmpty(s, heapOf(pile, l.by), l.source.card),
  run(s, l, tell) {
    if (cardsIn(s, heapOf(pile, l.by)).length > 0) shuffle(s, tell, heapOf(pile, l.by));
    return next;
  },
});

/** "Shuffle any player's Reserve Deck or Lost Pile": one of them that has cards. */
export const shufflesAny = (...zones: readonly Pile[]): Instruction => {
  const piles = [...zones, ...zones.map(theirs)];
  const full = (s: State, l: Acting): Pile[] => piles.filter((pile) => cardsIn(s, heapOf(pile, l.by)).length > 0);
  return {
    words: () => `shuffle any player’s ${either(zones.map(pileWords))}`,
    possible: (s, l) => full(s, l).length > 0,
    ask: (s, l) => ({
      player: l.by,
      kind: 'choice',
      options: full(s, l).map((pile): Option => ({ verb: 'shuffle', on: heapOf(pile, l.by) })),
    }),
    note(s, l, [picked]) {
      const on = picked?.on;
      l.result = full(s, l).findIndex(
        (pile) => on !== undefined && 'zone' in on && on.zone === pile.zone && on.of === heapOf(pile, l.by).of,
      );
    },
    run(s, l, tell) {
      const chosen = full(s, l)[typeof l.result === 'number' ? l.result : 0];
      if (chosen !== undefined) shuffle(s, tell, heapOf(chosen, l.by));
      return next;
    },
  };
};

/** "Peek at top 3 cards of Reserve Deck", or at random ones of a hand. */ // AR1-0041, AR1-0042
export const peeks = (count: number, pile: Pile): Instruction => ({
  words: () =>
    `peek at ${pile.zone === 'hand' ? `${count} randomly selected` : count === 1 ? 'top' : `top ${count}`} card${count === 1 ? '' : 's'} of ${pileWords(pile)}`,
  possible: (s, l) => notEmpty(s, heapOf(pile, l.by), l.source.card),
  run(s, l, tell) {
    const heap = heapOf(pile, l.by);
    if (pile.zone === 'hand') randomCard(s, tell, heap);
    peekAt(s, tell, topCards(s, heap, count), heap, l.by);
    return next;
  },
});

/** "Reveal top 3 cards of Reserve Deck": what follows is about those of them that are still there. */ // AR1-0044
export const reveals = (count: Amount | 'all', pile: Pile): Instruction => ({
  words: () =>
    `reveal ${count === 'all' ? '' : `top ${count === 1 ? 'card' : `${amountWords(count)} cards`} of `}${pileWords(pile)}`,
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

/** Cards revealed before that nothing has moved or mixed since. */ // AR1-0045
export const stillRevealed = (s: State, l: Acting, from: Pile): readonly CardId[] =>
  l.it.filter((one) => isCurrent(s, one) && cardsIn(s, heapOf(from, l.by)).includes(one.card)).map(({ card }) => card);

/** "Take one of them into hand": nothing is left to do where none of them remains. */ // AR1-0046
export const takesRevealed = (from: Pile): Instruction => ({
  words: () => 'take one of them into hand',
  ask: (s, l) => ({
    player: l.by,
    kind: 'choice',
    options: stillRevealed(s, l, from).map((card): Option => ({ verb: 'take', on: onCard(s, card) })),
  }),
  note(s, l, [picked]) {
    l.chosen = picked === undefined ? [] : [[refTo(s, cardAt(s, picked.on))]];
  },
  run(s, l, tell) {
    const [found] = l.chosen[0] ?? [];
    l.chosen = [];
    if (found !== undefined && isCurrent(s, found)) table.move(s, tell, found.card, 'hand', table.whose(s, found.card));
    return next;
  },
});

/** "Draw 2 cards from Reserve Deck"; "up to" means at least 1. As many as there are. */ // AR8-0008, AR8-0020, AR1-0026, AR1-0030
export const draws = (count: number, from: Pile = reserveDeck, upTo = false): Instruction => ({
  words: () => `draw ${upTo ? 'up to ' : ''}${count === 1 ? 'one card' : `${count} cards`} from ${pileWords(from)}`,
  possible: (s, l) => notEmpty(s, heapOf(from, l.by), l.source.card),
  ask(s, l) {
    const most = Math.min(count, cardsIn(s, heapOf(from, l.by)).length);
    if (!upTo || most === 0) return null;
    return {
      player: l.by,
      kind: 'number',
      options: Array.from({ length: most }, (_, i): Option => ({ verb: 'amount', amount: most - i })),
    };
  },
  note(_s, l, [picked]) {
    l.x = picked?.amount ?? 0;
  },
  run(s, l, tell) {
    const { zone, of } = heapOf(from, l.by);
    for (let left = upTo ? l.x : count; left > 0; left--) {
      const card = topOf(s.zones[zone][of]);
      if (card !== null) table.move(s, tell, card, 'hand', l.by);
    }
    return next;
  },
});

/** The whole hand goes to the Used Pile, and as many cards, or some more, come from the Reserve Deck. */
export const replacesHand = (more: Amount): Instruction =>
  together(
    () =>
      `place your hand in Used Pile, and draw as many cards from Reserve Deck${more === 0 ? '' : ` (plus ${amountWords(more)})`}`,
    (s, l) => notEmpty(s, heapOf(reserveDeck, l.by), l.source.card),
    [
      silently((s, l) => {
        l.x = s.zones.hand[l.by].length + amountOf(more, s, speakerOf(s, l), l.x);
      }),
      {
        words: () => '',
        run: (s, l) => call(placeSeveral({ cards: s.zones.hand[l.by].map((card) => refTo(s, card)), to: 'used' })),
      },
      silently((s, l, tell) => {
        for (const card of topCards(s, heapOf(reserveDeck, l.by), l.x)) table.move(s, tell, card, 'hand', l.by);
      }),
    ],
  );

/** "Exchange one card in hand with one Rebel in Lost Pile": chosen, then swapped, each to the place of the other. */ // AR1-0024, AR1-0062
export const exchanges = (first: Wanted, from: Pile, second: Wanted, to: Pile): Instruction => {
  const put = silently((s, l, tell) => {
    const [one, two] = l.it;
    if (one !== undefined && two !== undefined) {
      const shown = [first !== 'any card', second !== 'any card'] as const;
      if (shown[0]) showAll(s, tell, [one.card]);
      if (shown[1]) showAll(s, tell, [two.card]);
      exchange(s, tell, { card: one.card, shown: shown[0] }, { card: two.card, shown: shown[1] });
    } else verify(s, tell, searchOf(l, one === undefined ? from : to));
  });
  return together(
    (self) =>
      `exchange ${wantedWords(first, self)} in ${pileWords(from)} with ${wantedWords(second, self)} in ${pileWords(to)}`,
    (s, l) => {
      const said = canPick(s, l, first, from);
      return said === true ? canPick(s, l, second, to) : said;
    },
    [
      looks(from),
      picks('exchange', first, from),
      silently((s, l, tell) => {
        if (to.zone !== 'hand') lookThrough(s, tell, searchOf(l, to));
      }),
      picks('for', second, to, 1),
      put,
    ],
  );
};

/**
 * "Use Force one by one, revealing each card, until such a card is revealed: take it into hand." It is one's own Force:
 * what belongs to the opponent can't be revealed, even if it could be used.
 */ // GLB-0213
export const usesUntilRevealed = (what: Cards): Instruction =>
  amongPile(what, {
    words: (self) =>
      `use Force one by one, revealing each card used, until ${what.words(self)} is revealed (take it into hand) or Force Pile is depleted`,
    possible: (s, l) => s.zones.force[l.by].length > 0,
    run(s, l, tell) {
      const top = topOf(s.zones.force[l.by]);
      if (top === null) return next;
      showAll(s, tell, [top]);
      const isFound = what.is(s, top, { ...speakerOf(s, l), locked: null });
      table.move(s, tell, top, isFound ? 'hand' : 'used', l.by);
      return isFound ? next : goto('choose');
    },
  });

import { call, cardAt, isCurrent, next, onCard, refTo, topOf } from '@binary-sunset/kernel';
import { cardsIn } from '../../../rules/force/piles.ts';
import { placeSeveral } from '../../../rules/force/placingSeveral.ts';
import { retrieveCards } from '../../../rules/force/retrieving.ts';
import { maySearch } from '../../../rules/force/searching.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import type { Condition, Instruction } from '../../../text/program.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { heapOf, isWanted, looks, type Pile, picks, pileWords, searchOf, silently, together } from './piles.ts';
import { losesEach } from './putting.ts';

/** "Search through it: all such cards you find there are lost." */ // AR1-0037
export const searchesAndLoses = (what: Cards, pile: Pile): Instruction =>
  together(
    (self) => `search through ${pileWords(pile)}; ${what.words(self, true)} there are lost`,
    (s, l) => maySearch(s, searchOf(l, pile), l.source.card),
    [looks(pile), losesEach(what, pile)],
  );

/** Every card there whose destiny number is the destiny that was drawn is lost. */
export const losesThoseOfThatDestiny = (pile: Pile): Instruction => ({
  words: () => `each card in ${pileWords(pile)} with the same destiny number is lost`,
  run(s, l) {
    const found = cardsIn(s, heapOf(pile, l.by)).filter((card) => valueNow(s, card, 'destiny') === l.result);
    return found.length === 0 ? next : call(placeSeveral({ cards: found.map((card) => refTo(s, card)), to: 'lost' }));
  },
});

/** "Glance at it; you may move one such card to the top of another pile." */ // AR1-0041
export const glancesAndMoves = (what: Cards, from: Pile, to: Pile): Instruction =>
  together(
    (self) => `glance at ${pileWords(from)}; you may place one ${what.bareWords(self)} on top of ${pileWords(to)}`,
    (s, l) => maySearch(s, searchOf(l, from), l.source.card),
    [
      looks(from),
      picks('place', what, from, 0, true),
      silently((s, l, tell) => {
        const [found] = l.it;
        if (found !== undefined) table.move(s, tell, found.card, to.zone, table.whose(s, found.card), { sees: 'all' });
      }),
    ],
  );

/** "Glance at it; you may move each such card you find there to another pile." */ // AR1-0041
export const glancesAndMovesAny = (what: Cards, from: Pile, to: 'used' | 'lost'): Instruction =>
  amongPile(
    what,
    together(
      (self) =>
        `glance at ${pileWords(from)}; you may place any ${what.words(self, true)} there on ${pileWords({ ...from, zone: to })}`,
      (s, l) => maySearch(s, searchOf(l, from), l.source.card),
      [
        looks(from),
        {
          words: () => '',
          ask(s, l) {
            const found = cardsIn(s, heapOf(from, l.by)).filter((card) => isWanted(s, what, card, l));
            const options = found.map((card): Option => ({ verb: 'place', on: onCard(s, card) }));
            return found.length === 0 ? null : { player: l.by, kind: 'subset', options, min: 0, max: found.length };
          },
          note(s, l, picked) {
            l.it = picked.map(({ on }) => refTo(s, cardAt(s, on)));
          },
          run: (_s, l) => call(placeSeveral({ cards: [...l.it], to, shown: true })),
        },
      ],
    ),
  );

/** The card of that description that lies nearest to the top of the Lost Pile, if any, is retrieved, but comes to hand. */ // AR1-0052, AR1-0244
export const regenerates = (what: Cards): Instruction =>
  amongPile(what, {
    words: (self) => `retrieve ${what.words(self)} nearest to the top of Lost Pile into hand`,
    run(s, l) {
      const card = topOf(s.zones.lost[l.by].filter((one) => isWanted(s, what, one, l)));
      return card === null ? next : call(retrieveCards(l.by, [refTo(s, card)], true));
    },
  });

/** "Glance at the cards in it." */ // AR1-0041
export const glances = (pile: Pile): Instruction => ({
  ...looks(pile),
  words: () => `glance at the cards in ${pileWords(pile)}`,
  possible: (s, l) => maySearch(s, searchOf(l, pile), l.source.card),
});

/** What was revealed or found is such a card. */
export const isFound = (what: Cards): Condition =>
  amongPile(what, {
    words: (self) => `it is ${what.words(self)}`,
    holds: (s, speaker) => speaker.locked?.some(({ card }) => what.is(s, card, { ...speaker, locked: null })) ?? false,
  });

/** What was revealed is lost, for what it is: no Force is lost by it. */ // AR1-0037
export const losesFound: Instruction = {
  words: () => 'it is lost',
  run: (_s, l) => call(placeSeveral({ cards: [...l.it], to: 'lost' })),
};

/** What was revealed goes on top of one of these piles, as its player likes. */
export const putsFoundOn = (...piles: Pile[]): Instruction => ({
  words: () => `place it on top of ${piles.map(pileWords).join(' or ')}`,
  ask: (_s, l) => ({
    player: l.by,
    kind: 'choice',
    options: piles.map((pile): Option => ({ verb: 'place on', on: { zone: pile.zone, of: heapOf(pile, l.by).of } })),
  }),
  note(_s, l, [picked]) {
    l.result = picked?.on !== undefined && 'zone' in picked.on ? picked.on.zone : null;
  },
  run(s, l, tell) {
    const pile = piles.find(({ zone }) => zone === l.result);
    const [found] = l.it;
    if (pile !== undefined && found !== undefined && isCurrent(s, found) && !table.isIn(s, found.card, pile.zone))
      table.move(s, tell, found.card, pile.zone, l.by, { sees: 'all' });
    return next;
  },
});

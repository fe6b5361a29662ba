/** The decks, piles and hands that texts name, how many cards they hold, and which of those cards are wanted. */
import { type CardId, call, next, other, type Player } from '@binary-sunset/kernel';
import { cardOf, definitionOf, does, making } from '../../../catalog/catalog.ts';
import { innerResult } from '../../../rules/actions/acting.ts';
import { cardsIn, type Heap, type PileZone, pileNames } from '../../../rules/force/piles.ts';
import { maySearch, type Search } from '../../../rules/force/searching.ts';
import { isImmune } from '../../../rules/inForce/immunity.ts';
import type { State } from '../../../state/state.ts';
import type { Tell } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Instruction,
  type Refusal,
  speakerOf,
} from '../../../text/program.ts';
import { isRuleOf, ruleKind } from '../../../text/ruleKinds.ts';
import { so } from '../../../text/saying/clauses.ts';
import { either } from '../../../text/saying/lists.ts';
import { itself } from '../../../text/saying/nouns.ts';
import type { Cards } from '../../cards/cards.ts';

/** A deck, pile or hand as a text names it. */
export interface Pile {
  readonly zone: PileZone;
  readonly whose: 'your' | 'opponent';
}

export const reserveDeck: Pile = { zone: 'reserve', whose: 'your' };
export const forcePile: Pile = { zone: 'force', whose: 'your' };
export const usedPile: Pile = { zone: 'used', whose: 'your' };
export const lostPile: Pile = { zone: 'lost', whose: 'your' };
export const hand: Pile = { zone: 'hand', whose: 'your' };

/** Such a pile of the opponent's. */
export const theirs = (pile: Pile): Pile => ({ ...pile, whose: 'opponent' });

export const heapOf = ({ zone, whose }: Pile, by: Player): Heap => ({ zone, of: whose === 'your' ? by : other(by) });

export const pileWords = ({ zone, whose }: Pile): string =>
  `${whose === 'your' ? '' : 'opponent’s '}${pileNames[zone]}`;

/** What may be chosen: cards of that description, or any card. */
export type Wanted = Cards | 'any card';

/** Is it such a card, and not immune to the card that looks for it? */ // AR1-0167
export const isWanted = (s: State, what: Wanted, card: CardId, l: Acting): boolean =>
  (what === 'any card' ||
    what.is(s, card, { ...speakerOf(s, l), locked: null }) ||
    letsItselfBeFound(s, card, cardOf(s, l.source.card).title)) &&
  !isImmune(s, card, { title: cardOf(s, l.source.card).title, by: l.by });

declare module '../../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** In a hand, deck or pile, the card itself is among those that cards of these titles look for. */ // AR1-0332
    'found by': { readonly titles: readonly string[] };
  }
}

const foundBy = ruleKind('found by', {
  only: 'said',
  says: ({ titles }, self) => so(itself(self), 'may', `be found by ${either(titles)}`),
});
const isFoundBy = isRuleOf(foundBy);
const makesFindable = making(foundBy);

const letsItselfBeFound = (s: State, card: CardId, title: string): boolean =>
  does(s, card, makesFindable) &&
  definitionOf(s, card).modifiers.some(({ clause }) =>
    clause.rules.some((rule) => isFoundBy(rule) && rule.titles.includes(title)),
  );

export const searchOf = (l: Acting, from: Pile): Search => ({ by: l.by, text: l.text, through: heapOf(from, l.by) });

/** Can such a card be looked for? In one's own hand one knows whether there is any, beside the card that is played. */ // AR1-0136
export const canPick = (s: State, l: Acting, what: Wanted, from: Pile): true | Refusal => {
  if (from.zone !== 'hand' || from.whose === 'opponent') return maySearch(s, searchOf(l, from), l.source.card);
  const inHand = cardsIn(s, heapOf(from, l.by));
  return inHand.some((card) => card !== l.source.card && isWanted(s, what, card, l))
    ? true
    : { because: 'You have no such card in hand.', rule: 'AR1-0136' };
};

/** Several instructions that read as one. */
export const together = (
  words: Instruction['words'],
  possible: Instruction['possible'],
  steps: readonly Instruction[],
): Instruction => ({
  words,
  ...(possible === undefined ? {} : { possible }),
  inner: [steps],
  run: (_s, l) => call(innerResult(l, 0)),
});

export const silently = (run: (s: State, l: Acting, tell: Tell) => void): Instruction => ({
  words: () => '',
  run(s, l, tell) {
    run(s, l, tell);
    return next;
  },
});

/** How many cards are in it: a price, or a value. */ // AR1-0032
export const sizeOf = (pile: Pile): Amount => ({
  words: `number of cards in ${pileWords(pile)}`,
  of: (s, { by }) => cardsIn(s, heapOf(pile, by)).length,
});

/** "If opponent has 13 or more cards in hand." Sizes are known to everybody. */ // AR1-0019
export const holdsAtLeast = (count: Amount, pile: Pile): Condition => ({
  says(self) {
    const where = `in ${pileWords(pile)}`;
    if (count === 1)
      return { ...so('there', 'be', `a card ${where}`), otherwise: so('there', 'be', `no card ${where}`) };
    const many = amountWords(count, self);
    return {
      words: `there are ${many} or more cards ${where}`,
      otherwise: { words: `there are fewer than ${many} cards ${where}` },
    };
  },
  holds: (s, speaker) => cardsIn(s, heapOf(pile, speaker.by)).length >= amountOf(count, s, speaker),
});

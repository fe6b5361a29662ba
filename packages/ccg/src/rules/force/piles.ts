import { type CardId, everybody, handleOf, maskOf, type Player, topOf } from '@binary-sunset/kernel';
import { type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';

/** Decks, piles and hands. */
export const pileNames = {
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
  hand: 'hand',
} as const;
export type PileZone = keyof typeof pileNames;

/** Whose pile, and which. */
export interface Heap {
  readonly zone: PileZone;
  readonly of: Player;
}

export const cardsIn = (s: State, { zone, of }: Heap): readonly CardId[] => s.zones[zone][of];

/** Nothing can be done with the cards of a pile that has none, nor of a hand that has none beside the card played. */ // AR1-0024, AR1-0025, AR1-0026
export const notEmpty = (s: State, heap: Heap, beside: CardId = -1): true | Refusal =>
  cardsIn(s, heap).some((card) => card !== beside)
    ? true
    : {
        because: `There are no cards in ${heap.zone === 'hand' ? 'that hand' : `that ${pileNames[heap.zone]}`}.`,
        rule: heap.zone === 'hand' ? 'AR1-0136' : 'AR1-0025',
      };

/** So many of the topmost cards, the topmost first; as many as there are. */ // AR1-0030
export const topCards = (s: State, heap: Heap, count: number): CardId[] => cardsIn(s, heap).slice(-count).reverse();

/** Every order is equally likely, whatever the cut: so nobody is asked for it. */ // AR1-0023
export function shuffle(s: State, tell: Tell, { zone, of }: Heap): void {
  table.shuffle(s, tell, zone, of);
  tell?.({ kind: 'shuffled', zone, of });
}

/** One player looks at cards, which stay where they are; those in the other's hand are shown to all. */ // AR1-0041, AR1-0042
export function peekAt(s: State, tell: Tell, cards: readonly CardId[], { zone }: Heap, by: Player): void {
  for (const card of cards) table.reveal(s, tell, card, zone === 'hand' ? everybody : maskOf(by));
  tell?.({ kind: 'peeked', by, cards: cards.map((card) => handleOf(s, card)) });
}

/** Cards are shown to everybody one by one, and stay where they are. */ // AR1-0044, AR1-0045
export function showAll(s: State, tell: Tell, cards: readonly CardId[]): void {
  for (const card of cards) {
    table.reveal(s, tell, card, everybody);
    tell?.({ kind: 'shown', card: handleOf(s, card) });
  }
}

/** One card of them all: the topmost after a shuffle. */ // AR1-0099, AR1-0051
export function randomCard(s: State, tell: Tell, heap: Heap): CardId | null {
  shuffle(s, tell, heap);
  return topOf(s.zones[heap.zone][heap.of]);
}

/** Two cards change places: each comes to lie where the other lay. Those that were shown everybody knows there. */ // AR1-0063, AR1-0064
export function exchange(s: State, tell: Tell, one: Exchanged, two: Exchanged): void {
  const [first, second] = [table.where(s, one.card), table.where(s, two.card)];
  const firstAt = s.zones[first.zone][first.of].indexOf(one.card);
  const secondAt = s.zones[second.zone][second.of].indexOf(two.card);
  table.move(s, tell, one.card, second.zone, second.of, { at: secondAt, ...(one.shown ? { sees: 'all' } : {}) });
  table.move(s, tell, two.card, first.zone, first.of, { at: firstAt, ...(two.shown ? { sees: 'all' } : {}) });
}

interface Exchanged {
  readonly card: CardId;
  readonly shown: boolean;
}

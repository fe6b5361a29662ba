import type { CardId, KernelState, Option, Place, Player } from '@binary-sunset/kernel';

/** How a player reads an option. */

/** The card that an option stands on; -1 for none. */
export const cardIn = (s: KernelState, place: Place | undefined): CardId =>
  place !== undefined && 'card' in place ? s.cards.handle.indexOf(place.card) : -1;

/** Whose zone a card is in. */
export const holderOf = (s: KernelState, card: CardId): Player => ((s.cards.zone[card] ?? 0) % 2 === 0 ? 0 : 1);

/** What tells an option from the others, if its card is called like that. */
export function optionName({ verb, to, amount, clause, about }: Option, what: string | CardId): string {
  const where = to === undefined ? '' : 'card' in to ? to.card : to.zone;
  return [verb, what, where, amount, clause, about].join('/');
}

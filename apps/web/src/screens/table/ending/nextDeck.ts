import type { Player } from '@binary-sunset/kernel';
import type { GameOffer, NewGame } from '../../../engine/protocol.ts';

/** The stock deck of the same side that follows one's own; null if there is no other. */
export function nextDeck({ decks }: GameOffer, side: 'light' | 'dark' | null, own: string): string | null {
  const names = decks.filter((deck) => deck.side === side).map(({ name }) => name);
  const name = names[(names.indexOf(own) + 1) % names.length] ?? null;
  return name === own ? null : name;
}

export const withDeck = (wish: NewGame, seat: Player, deck: string): NewGame => ({
  ...wish,
  decks: seat === 0 ? [deck, wish.decks[1]] : [wish.decks[0], deck],
});

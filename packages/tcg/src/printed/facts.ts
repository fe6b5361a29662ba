import { type Card, typeLine } from '../catalog/card.ts';
import type { PrintedCard } from './read.ts';

/** "Character - Jedi Padawan" is Jedi Padawan. */
const subtypesOf = (card: Card): string => ('subtypes' in card ? card.subtypes.join(' ') : '');

const typeOf = (card: Card): string => typeLine(card).split(' - ')[0] ?? '';

/** How a card differs from the printed card of its set and number; empty if it does not. */
export function factsDiffering(card: Card, printed: PrintedCard | undefined): string[] {
  if (printed === undefined) return [`${card.title}: no printed card has its number.`];
  const compared: readonly (readonly [what: string, is: string, should: string])[] = [
    ['title', card.title, printed.title],
    ['side', card.side, printed.side],
    ['type', typeOf(card), printed.type],
    ['subtype', subtypesOf(card), printed.subtypes.join(' ')],
  ];
  return compared
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${card.title}: its ${what} is ${is}; that of ${printed.id} is ${should}.`);
}

import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';

/** As how many a card counts, where spies, warriors or X-wings are counted rather than cards, characters or starships. */ // GLC-0332, GLC-0450
export function countedAs(s: State, card: CardId, words: readonly string[]): number {
  const found = cardOf(s, card);
  if (found.kind === 'starship') return found.type === 'squadron' && isOfAny(found.traits, words) ? 3 : 1;
  if (found.kind !== 'character' || found.countsAs === undefined) return 1;
  let most = 1;
  for (const word of words) most = Math.max(most, found.countsAs[word] ?? 1);
  return most;
}

const isOfAny = (traits: readonly string[], words: readonly string[]): boolean =>
  words.some((word) => traits.includes(word));

/** Might it count as more than one? */
export function mayCountMore(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return found.kind === 'starship'
    ? found.type === 'squadron'
    : found.kind === 'character' && found.countsAs !== undefined;
}

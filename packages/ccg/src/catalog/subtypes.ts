import type { Card } from './card.ts';

/** Starships, vehicles, weapons and droids are called by their class or model, and by every part of that. */
const hasSubtype = (card: Card): card is Card & { readonly traits: readonly string[] } =>
  card.kind === 'starship' ||
  card.kind === 'vehicle' ||
  card.kind === 'weapon' ||
  (card.kind === 'character' && card.type === 'Droid');

/** A modified light freighter is a light freighter, and a freighter. */ // GAP-0086
export const partsOfSubtypes = (card: Card): readonly string[] =>
  hasSubtype(card) ? card.traits.filter((trait) => trait.includes(' ')).flatMap(partsOf) : [];

function partsOf(subtype: string): readonly string[] {
  const words = subtype.split(' ');
  return words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')));
}

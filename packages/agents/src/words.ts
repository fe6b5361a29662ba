import { type CardId, type KernelState, knownTo, maskOf, nameOf, type Player } from '@binary-sunset/kernel';

/** How reasons are put into words. */

/** "Luke and Leia"; "Luke, Leia and 2 more" of many. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** "1 card", "2 cards". */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Those of some cards that a player knows, by their names. */
export const knownAmong = (s: KernelState, who: Player, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => (knownTo(s, card) & maskOf(who)) !== 0 && nameOf(s, card) !== '');

/** A game that ends. */
export function victoryWords({ whose, worth }: { readonly whose: string; readonly worth: number }): string {
  if (whose === 'mine') return worth > 0 ? 'wins the game' : 'lets the win slip away';
  return worth > 0 ? 'keeps you from losing the game' : 'loses the game';
}

/** A difference as it is counted: 0 where it is nothing to speak of. */
export const rounded = (difference: number): number => Math.round(difference);

import type { Handle } from '@binary-sunset/kernel';

/** Piles: what lies in them is not drawn card by card. */
const piles: ReadonlySet<string> = new Set(['discard', 'aside', 'beneath']);

/** The cards that a board draws, wherever in it they are named. */
export function visibleCards(board: object): ReadonlySet<Handle> {
  const cards = new Set<Handle>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('handle' in value && typeof value.handle === 'number') cards.add(value.handle);
    for (const [name, part] of Object.entries(value)) if (!piles.has(name)) walk(part);
  };
  walk(board);
  return cards;
}

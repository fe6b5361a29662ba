import { at } from './at.ts';
import type { CardId } from './schema.ts';
import type { KernelState } from './state.ts';

/**
 * Makes the lookup from titles to what their definitions say; kept as long as a game's titles are the same list, and are
 * looked up in the same catalog.
 */
export function byTitle<T>(
  definitionOf: (title: string) => T,
  catalog: () => unknown = () => null,
): (s: KernelState) => readonly T[] {
  let names: readonly string[] | null = null;
  let lookedUpIn: unknown = null;
  let found: readonly T[] = [];
  return (s) => {
    const now = catalog();
    if (s.names !== names || now !== lookedUpIn) {
      names = s.names;
      lookedUpIn = now;
      found = s.names.map(definitionOf);
    }
    return found;
  };
}

/** Does any of these cards listen to any of this? Cheap enough to be asked before every window. */
export function anyHears(s: KernelState, hearing: readonly number[], cards: readonly CardId[], mask: number): boolean {
  const { definition } = s.cards;
  for (let i = 0; i < cards.length; i++) {
    if ((at(hearing, at(definition, cards[i] as CardId)) & mask) !== 0) return true;
  }
  return false;
}

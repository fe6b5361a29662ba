import { at } from './at.ts';
import type { CardId } from './schema.ts';
import type { KernelState } from './state.ts';

/** Makes the lookup from titles to what their definitions say; kept as long as a game's titles are the same list. */
export function byTitle<T>(definitionOf: (title: string) => T): (s: KernelState) => readonly T[] {
  let names: readonly string[] | null = null;
  let found: readonly T[] = [];
  return (s) => {
    if (s.names !== names) {
      names = s.names;
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

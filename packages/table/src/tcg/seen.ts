import type { Handle, TableView } from '@binary-sunset/kernel';
import type { TcgState } from '@binary-sunset/tcg';
import type { ShownCard } from './board.ts';

/** A table being laid out: what is seen, and what the rules make of it. */
export interface Seen {
  readonly view: TableView;
  readonly s: TcgState;
  readonly titles: ReadonlyMap<Handle, string | null>;
}

/** A card by its instance; nobody's if there is none. */
export function shown({ s, titles }: Seen, card: number): ShownCard {
  const handle = s.cards.handle[card] ?? -1;
  return { handle, title: titles.get(handle) ?? null, owner: s.cards.owner[card] === 1 ? 1 : 0 };
}

import type { Handle, KernelState, Player, TableView } from '@binary-sunset/kernel';

/** A card that lies somewhere in view; its title is null if the viewer does not know it. */
export interface ShownCard {
  readonly handle: Handle;
  readonly title: string | null;
  readonly owner: Player;
}

/** A number as it is now, and as it is printed. */
export interface Stat {
  readonly now: number | null;
  readonly printed: number | null;
}

/** A step of a turn, as the bar shows it. */
export interface TurnStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'to come';
}

/** A table being laid out: what is seen, and what the rules make of it. */
export interface SeenOf<S extends KernelState> {
  readonly view: TableView;
  readonly s: S;
  readonly titles: ReadonlyMap<Handle, string | null>;
}

/** Names what the viewer knows; the state is the one that a game imagines behind the view. */
export const seenIn = <S extends KernelState>(view: TableView, s: S): SeenOf<S> => ({
  view,
  s,
  titles: new Map(view.cards.map(({ handle, name }) => [handle, name])),
});

/** A card by its instance; nobody's if there is none. */
export function shown({ s, titles }: SeenOf<KernelState>, card: number): ShownCard {
  const handle = s.cards.handle[card] ?? -1;
  return { handle, title: titles.get(handle) ?? null, owner: s.cards.owner[card] === 1 ? 1 : 0 };
}

/** Steps in their order, one of them lit. */
export const stepsTo = (names: readonly string[], now: number): TurnStep[] =>
  names.map((name, i) => ({ name, state: i < now ? 'done' : i === now ? 'now' : 'to come' }));

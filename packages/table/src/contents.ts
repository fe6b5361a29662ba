import type { Player, TableView } from '@binary-sunset/kernel';

/** Cards that lie in one place: those the viewer knows, with how many of each, and how many are unknown. */
export interface Contents {
  readonly known: ReadonlyMap<string, number>;
  readonly unknown: number;
  readonly size: number;
}

/** What the viewer knows to lie in a player's zone, be it only somewhere in it. */
export function contentsOf(view: TableView, zone: string, player: Player): Contents {
  const pile = view.zones[zone]?.[player] ?? [];
  const inPile = new Set(pile);
  const cards = view.cards.filter((card) => inPile.has(card.handle));
  const known = new Map<string, number>();
  const add = (name: string): void => void known.set(name, (known.get(name) ?? 0) + 1);
  for (const { name } of cards) if (name !== null) add(name);
  for (const { group, known: members } of view.groups) {
    // A group that reaches beyond this pile may have its known cards elsewhere.
    const everywhere = view.cards.filter((card) => card.group === group);
    if (everywhere.every((card) => inPile.has(card.handle))) members.forEach(add);
  }
  const counted = [...known.values()].reduce((sum, count) => sum + count, 0);
  return { known, unknown: pile.length - counted, size: pile.length };
}

/** "Trooper ×2". */
export const times = (name: string, count: number): string => (count === 1 ? name : `${name} ×${count}`);

export const listed = (known: ReadonlyMap<string, number>): string[] =>
  [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => times(name, count));

/** Whose side of the table is drawn below. */
export const seatBelow = ({ viewer }: TableView): Player => (viewer === 'spectator' ? 0 : viewer);

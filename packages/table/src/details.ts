import type { Handle, Happening, Player, TableView } from '@binary-sunset/kernel';
import type { Piece } from './line.ts';

/** Reading what a happening says, by the name of the detail. */
export const playerIn = (happening: Happening, detail: string): Player => (happening[detail] === 1 ? 1 : 0);

export const numberIn = (happening: Happening, detail: string): number => Number(happening[detail] ?? 0);

export const numbersIn = (happening: Happening, detail: string): number[] => {
  const found = happening[detail];
  return Array.isArray(found) ? found.map(Number) : [];
};

/** A card, whether the happening mentions it or gives its handle only. */
export function cardIn(happening: Happening, detail: string): Handle {
  const found = happening[detail];
  if (typeof found === 'object' && found !== null && 'handle' in found) return Number(found.handle);
  return typeof found === 'number' ? found : -1;
}

/** A place that the happening names: `{ zone, of }`. */
export function placeIn(happening: Happening, detail: string): { readonly zone: string; readonly of: Player } {
  const found = happening[detail];
  if (typeof found !== 'object' || found === null || !('zone' in found)) return { zone: '', of: 0 };
  return { zone: String(found['zone']), of: found['of'] === 1 ? 1 : 0 };
}

const unnamed = 'a card';

/** What the viewer calls a card. */
export const nameIn = (view: TableView, handle: Handle): string =>
  view.cards.find((card) => card.handle === handle)?.name ?? unnamed;

/** The card that a happening names, for a line of the log. */
export function cardNamed(happening: Happening, view: TableView, detail = 'card'): Piece {
  const handle = cardIn(happening, detail);
  const name = view.cards.find((card) => card.handle === handle)?.name;
  return name === undefined || name === null ? unnamed : { card: handle, name };
}

import type { Handle, Mention, TableView } from '@binary-sunset/kernel';
import type { Piece } from './line.ts';

/** A card as a happening names it: whoever tells it mentions it, or gives its handle only. */
type Named = Mention | Handle | null | undefined;

export const handleIn = (named: Named): Handle => (typeof named === 'object' ? (named?.handle ?? -1) : (named ?? -1));

const unnamed = 'a card';

/** What the viewer calls a card. */
export const nameIn = (view: TableView, handle: Handle): string =>
  view.cards.find((card) => card.handle === handle)?.name ?? unnamed;

/** The card that a happening names, for a line of the log. */
export function cardNamed(view: TableView, named: Named): Piece {
  const handle = handleIn(named);
  const name = view.cards.find((card) => card.handle === handle)?.name;
  return name === undefined || name === null ? unnamed : { card: handle, name };
}

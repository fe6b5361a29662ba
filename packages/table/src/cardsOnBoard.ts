import type { Handle, Viewer } from '@binary-sunset/kernel';

/** A card that a board names; its title is null if the viewer does not know it. */
interface NamedCard {
  readonly handle: Handle;
  readonly title: string | null;
}

/** Piles: what lies in them is not drawn card by card. */
const piles: ReadonlySet<string> = new Set(['discard', 'aside', 'beneath', 'outOfPlay']);

/** The cards that a board names, wherever in it; only parts that are looked into count. */
export function cardsOn(board: unknown, looksInto: (part: string, of: object) => boolean = () => true): NamedCard[] {
  const cards: NamedCard[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('handle' in value && typeof value.handle === 'number')
      cards.push({
        handle: value.handle,
        title: 'title' in value && typeof value.title === 'string' ? value.title : null,
      });
    for (const [name, part] of Object.entries(value)) if (looksInto(name, value)) walk(part);
  };
  walk(board);
  return cards;
}

/** The cards that a board draws one by one: not what lies in piles, nor the hand of whoever sits across. */
export function drawnOn(board: unknown, viewer: Viewer): ReadonlySet<Handle> {
  const isDrawn = (part: string, of: object): boolean =>
    !piles.has(part) && !(part === 'hand' && 'player' in of && of.player !== viewer);
  return new Set(cardsOn(board, isDrawn).map(({ handle }) => handle));
}

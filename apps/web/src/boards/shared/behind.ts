import type { ShownCard } from '@binary-sunset/table';

/** The cards and zones behind a tab or a number, so that the way to them can be pointed at: for `data-behind`. */
export const behind = (cards: readonly ShownCard[], ...zones: readonly string[]): string =>
  [...cards.map(({ handle }) => handle), ...zones].join(' ');

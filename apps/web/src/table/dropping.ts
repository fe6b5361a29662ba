import type { Handle, Option } from '@binary-sunset/kernel';

/** Where something can be dropped: on a card, or on a zone that the board has marked with `data-zone`. */
export type Drop = { readonly card: Handle } | { readonly zone: string };

/** The only option that takes a card to where it was dropped; null if there is none, or several. */
export function optionDropped(options: readonly Option[], card: Handle, drop: Drop): number | null {
  const fitting = options.flatMap(({ on, to }, option) => {
    if (on === undefined || !('card' in on) || on.card !== card) return [];
    // What goes nowhere in particular is played by dropping it anywhere on the table.
    if (to === undefined) return 'zone' in drop ? [option] : [];
    if ('card' in drop) return 'card' in to && to.card === drop.card ? [option] : [];
    return 'zone' in to && to.zone === drop.zone ? [option] : [];
  });
  const [only, ...more] = fitting;
  return only === undefined || more.length > 0 ? null : only;
}

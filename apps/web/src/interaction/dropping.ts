import type { Handle, Option } from '@binary-sunset/kernel';

/** Where something can be dropped: on a card, or on a zone that the board has marked with `data-zone`. */
export type Drop = { readonly card: Handle } | { readonly zone: string };

const leadsTo = ({ to }: Option, drop: Drop): boolean => {
  if (to === undefined) return false;
  if ('card' in drop) return 'card' in to && to.card === drop.card;
  return 'zone' in to && to.zone === drop.zone;
};

/** The only option that takes a card to where it was dropped; null if there is none, or several. */
export function optionDropped(options: readonly Option[], card: Handle, drop: Drop): number | null {
  const own = options.flatMap((option, i) =>
    option.on !== undefined && 'card' in option.on && option.on.card === card ? [i] : [],
  );
  const fitting = own.filter((i) => {
    const option = options[i];
    return option !== undefined && leadsTo(option, drop);
  });
  // What goes nowhere in particular is played by dropping it anywhere on the table but back into the hand.
  const anywhere = 'zone' in drop && drop.zone !== 'hand' ? own.filter((i) => options[i]?.to === undefined) : [];
  const [only, ...more] = fitting.length > 0 ? fitting : anywhere;
  return only === undefined || more.length > 0 ? null : only;
}

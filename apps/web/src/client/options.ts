import type { Handle } from '@binary-sunset/kernel';
import type { Asked } from '@binary-sunset/table';

/** The options that are drawn at each card: those that act with it, and those that only go to it. */
export function optionsByCard(asked: Asked | null): ReadonlyMap<Handle, readonly number[]> {
  const byCard = new Map<Handle, number[]>();
  for (const [option, { on, to }] of (asked?.decision.options ?? []).entries()) {
    const place = on !== undefined && 'card' in on ? on : to;
    if (place === undefined || !('card' in place)) continue;
    byCard.set(place.card, [...(byCard.get(place.card) ?? []), option]);
  }
  return byCard;
}

/** The options that no card on the table stands for: passing, numbers, sides, yes and no. */
export const optionsApart = (asked: Asked): readonly number[] =>
  asked.decision.options.flatMap(({ on, to }, option) =>
    (on !== undefined && 'card' in on) || (to !== undefined && 'card' in to) ? [] : [option],
  );

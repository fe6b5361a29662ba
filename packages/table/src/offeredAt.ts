import type { Handle, Option } from '@binary-sunset/kernel';

/** The card that an option is offered at: the one that acts, else the one it goes to. */
export function offeredAt({ on, to }: Option): Handle | null {
  if (on !== undefined && 'card' in on) return on.card;
  return to !== undefined && 'card' in to ? to.card : null;
}

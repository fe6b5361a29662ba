import type { Handle } from '@binary-sunset/kernel';

/** What is likely to come of an attack, if nobody plays anything and nothing is prevented. */
export interface Odds {
  readonly dice: number;
  /** Damage on the average. */
  readonly damage: number;
  /** How likely it is that the defender takes as much as it can, from 0 to 1. */
  readonly discards: number;
}

/** A card that can be pointed at to have something done to it: whom one attacks. */
export interface Aim {
  /** The option that does it, or leads to the question whom it is done to. */
  readonly option: number;
  /** The card that does it. */
  readonly by: Handle;
  readonly at: Handle;
  readonly odds: Odds;
}

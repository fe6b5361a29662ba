import type { CardRef, Player } from '@binary-sunset/kernel';

/** What dice are rolled for. */
export const rollKinds = ['attack', 'damage', 'build'] as const;
export type RollKind = (typeof rollKinds)[number];

export type TcgEvent =
  /** Damage counters for damage that was not prevented. */
  | {
      readonly kind: 'damage';
      readonly unit: CardRef;
      readonly amount: number;
      readonly source: CardRef | null;
      readonly from: string;
    }
  /** For its damage, which may be mended before it comes to that, or for another reason. */
  | { readonly kind: 'discard'; readonly unit: CardRef; readonly by: Player; readonly cause: 'damage' | null }
  /** In place of a discard. */
  | { readonly kind: 'save'; readonly unit: CardRef; readonly to: 'hand' | 'build zone' }
  /** Two opposing versions of one unique card are in battle. */
  | { readonly kind: 'contest'; readonly darks: CardRef; readonly lights: CardRef }
  /** One player has two of a unique card that are not in one stack. */
  | { readonly kind: 'duplicate'; readonly first: CardRef; readonly second: CardRef; readonly by: Player }
  /** A Pilot is on a unit that it can't pilot. */
  | { readonly kind: 'falls off'; readonly pilot: CardRef; readonly by: Player };

import type { CardRef, Player } from '@binary-sunset/kernel';
import type { Destination, Leaving, Slot } from './names.ts';

/** What the rules do to the table. */
export type CcgEvent =
  /** Leaves the table, with everything on it. */
  | {
      readonly kind: 'leaves';
      readonly card: CardRef;
      readonly to: Destination;
      readonly by: Player;
      readonly how: Leaving;
    }
  /** One card leaves the table alone: what is on it leaves by events of its own. */
  | {
      readonly kind: 'goes';
      readonly card: CardRef;
      readonly to: Destination;
      readonly by: Player;
      readonly how: Leaving;
    }
  /** There are more copies of a card on table than there may be: one of this player's goes. */ // GAP-0084
  | { readonly kind: 'too many'; readonly title: string; readonly by: Player }
  /** There is less room aboard than there was: one of those in such seats has none. */ // GAP-0162
  | { readonly kind: 'too few seats'; readonly vessel: CardRef; readonly slot: Slot; readonly by: Player }
  /** Becomes a passenger of what it is aboard. */
  | { readonly kind: 'moves to the back'; readonly card: CardRef }
  /** The top card of a Lost Pile that was face down. */
  | { readonly kind: 'is turned up'; readonly card: CardRef }
  /** The target of a Utinni Effect has come to where that is, or gone from there. */ // GAP-0128
  | { readonly kind: 'is reached'; readonly card: CardRef; readonly by: Player }
  | { readonly kind: 'is left'; readonly card: CardRef }
  /** The battle under way is over before its time. */
  | { readonly kind: 'battle breaks off' };

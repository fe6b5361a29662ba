import type { CardId, CardRef, Player } from '@binary-sunset/kernel';

export type SkirmishEvent =
  | { readonly kind: 'muster'; readonly card: CardId; readonly by: Player }
  | { readonly kind: 'damage'; readonly unit: CardRef; readonly amount: number; readonly by: Player }
  | { readonly kind: 'lose'; readonly unit: CardRef; readonly by: Player }
  | { readonly kind: 'return'; readonly card: CardRef; readonly by: Player }
  | { readonly kind: 'draw'; readonly player: Player }
  | { readonly kind: 'demoralise'; readonly player: Player; readonly amount: number };

import type { GameName } from '../../engine/protocol.ts';

/** Both games, where one of them is chosen. */
export const gameSegments: readonly { readonly value: GameName; readonly label: string }[] = [
  { value: 'tcg', label: 'Trading Card Game' },
  { value: 'ccg', label: 'Customizable Card Game' },
];

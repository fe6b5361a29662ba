/** What is given away or lost by some answers; each kind can be warned of or not. */
export const wasteKinds = ['game', 'points', 'attack', 'Force', 'destiny'] as const;
export type WasteKind = (typeof wasteKinds)[number];

/** What an answer would waste or lose, for certain as far as its player can see: named on its button, asked once before it is given. */
export interface Waste {
  readonly of: WasteKind;
  /** In a few words, to follow what the answer does: "30 points unspent". */
  readonly words: string;
  /** In a sentence to the player: "30 of your 30 points would be left unspent." */
  readonly sentence: string;
}

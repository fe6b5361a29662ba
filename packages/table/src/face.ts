/** A word of the game that a card uses, and what it means in short. */
export interface Term {
  readonly name: string;
  readonly words: string;
  /** The rule to read on. */
  readonly rule: string;
}

/** A card as it is printed, for whoever draws it. Plain data. */
export interface Face {
  /** What tells it from every other card. */
  readonly title: string;
  readonly name: string;
  /** The letter of a unique card. */
  readonly version: string | null;
  readonly side: 'light' | 'dark' | 'neutral';
  /** What its frame shows: an arena, or the kind of card. */
  readonly frame: string;
  /** "Character · Bounty Hunter". */
  readonly typeLine: string;
  readonly subtypes: readonly string[];
  /** Its numbers as printed, in their order: build, speed, power, health. */
  readonly values: readonly { readonly name: string; readonly printed: string }[];
  /** What it says, a paragraph each, as its program renders it. */
  readonly text: readonly string[];
  /** The keywords in it. */
  readonly terms: readonly Term[];
  /** The set, its number there, and its rarity, in words. */
  readonly source: string;
}

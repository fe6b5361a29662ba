/** A word of the game that a card uses, and what it means in short. */
export interface Term {
  readonly name: string;
  readonly words: string;
  /** The rule to read on. */
  readonly rule: string;
}

export interface PrintedValue {
  readonly name: string;
  readonly printed: string;
  /** Where it stands on a small face: what is paid, the upper corner, the foot, or only on the full one. */
  readonly at: 'cost' | 'corner' | 'foot' | 'inside';
}

/** One player's half of a location. */
export interface Half {
  /** Force icons. */
  readonly icons: number;
  readonly text: readonly string[];
}

/** A card as it is printed, for whoever draws it. Plain data. */
export interface Face {
  /** What tells it from every other card. */
  readonly title: string;
  readonly name: string;
  /** The letter of a unique card. */
  readonly version: string | null;
  readonly side: 'light' | 'dark' | 'neutral';
  /** How many a player may have in play, as dots before its name; 0 for any number. */
  readonly dots: number;
  /** What its frame shows: an arena, or the kind of card. */
  readonly frame: string;
  /** "Character · Bounty Hunter". */
  readonly typeLine: string;
  readonly subtypes: readonly string[];
  /** Signs that it bears: pilot, warrior. */
  readonly icons: readonly string[];
  /** Its numbers as printed, in their order: build, speed, power, health. */
  readonly values: readonly PrintedValue[];
  /** What stands at its foot if no number does. */
  readonly tag: string;
  /** What it says, a paragraph each, as its program renders it. */
  readonly text: readonly string[];
  /** Of a location: what each side has of it. */
  readonly halves?: { readonly light: Half; readonly dark: Half };
  /** The keywords in it. */
  readonly terms: readonly Term[];
  /** The set, its number there, and its rarity, in words. */
  readonly source: string;
}

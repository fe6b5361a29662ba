import type { CardId, Speaker } from '@binary-sunset/kernel';
import type { State } from '../state/state.ts';
import type { Kind } from './kinds.ts';
import type { Meaning, Noun } from './saying/nouns.ts';
import type { Self } from './saying/self.ts';

/** What the rules look at of what a description says. */
interface Said {
  readonly chosen: boolean;
  readonly kinds: readonly Kind[];
  readonly types: readonly string[];
  readonly titles: readonly string[];
  readonly personas: readonly string[];
  readonly at: readonly string[];
  readonly on: string;
  readonly ground: readonly string[];
  readonly place: string;
  readonly or: Cards | null;
}

/** Which cards a text is about, as the rules ask. The language says what a description is made of. */
export interface Cards {
  readonly spec: Said;
  /** What a text calls one of them, some or all: "a site", "sites or systems", "your warriors and scouts". */
  words(self: Self, meaning?: Meaning): string;
  /** All of them, or one or some, of whom something is said. */
  noun(self: Self, meaning?: Meaning): Noun;
  /** Without an article, for where a number or "no" stands before it. */
  bareWords(self: Self): string;
  /** Where it is said already whose they are: "you have a leader". */
  ownedWords(self: Self, meaning?: Meaning, article?: boolean): string;
  /** Is the card meant, as the one who speaks sees it? Only active cards are, unless they were named themselves. */ // AR1-0305
  matches(s: State, card: CardId, speaker: Speaker): boolean;
  /** Is it meant by what changes values or traits? Where that is about no place, it is about cards in every state. */ // AR1-0360, AR1-0361
  affects(s: State, card: CardId, speaker: Speaker): boolean;
  /** Is it such a card, wherever it lies? It must be active only if it says so, and where it says, if it says where. */
  is(s: State, card: CardId, speaker: Speaker): boolean;
  /** All of them on table, but for those that are immune to the card that speaks. */ // AR1-0165, AR1-0245
  in(s: State, speaker: Speaker): CardId[];
  /** Is a card on table one of those? */
  includes(s: State, card: CardId, speaker: Speaker): boolean;
  /** As how many of them a card that is meant counts. */ // GLC-0332, GLC-0450
  times(s: State, card: CardId, speaker: Speaker): number;
  /** Does it mean the card that speaks, whatever else it means, and wherever that is? */
  readonly namesItself: boolean;
  /** Does it speak of what was chosen, or of where that is? */
  readonly namesChosen: boolean;
  /** Does it mean this card by saying that it is the opponent's? */
  namesOpponents(s: State, card: CardId, speaker: Speaker): boolean;
  /** Does it mean this card by its title? */
  namesTitle(s: State, card: CardId, speaker: Speaker): boolean;
  /** Does it mean one card, rather than all that are like that? */
  readonly isOne: boolean;
  /** Is it about cards of that kind, among others? */
  namesKind(kind: Kind): boolean;
  /** With spies under cover, outside of battle. */ // GAP-0315
  readonly reachingSpies: Cards;
  /** With what was stolen by somebody who can't use it. */ // AR1-0329
  readonly reachingStolen: Cards;
}

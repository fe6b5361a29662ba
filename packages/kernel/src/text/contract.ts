import type { Control } from '../frames.ts';
import type { Player } from '../player.ts';
import type { CardId, CardRef } from '../schema.ts';
import type { KernelState } from '../state.ts';
import { isCurrent } from '../table.ts';
import type { AskedOf, OptionOf, TellOf, Vocabulary } from '../vocabulary.ts';
import type { Refusal } from './refusal.ts';

/** Who speaks: the player, and the card that the text stands on (-1 once it is gone). */
export interface Speaker {
  readonly by: Player;
  readonly self: CardId;
  /** The cards an effect was made for, where it is about those alone. */
  readonly locked: readonly CardRef[] | null;
}

/** What a text that is carried out says of itself: the locals of its frame have this much, whatever else they have. */
export interface CarriedOut {
  by: Player;
  source: CardRef;
  /** The cards that it is about: chosen, found, or what something happened to. */
  it: readonly CardRef[];
}

/** The card that this text stands on; -1 once it is gone. */
export const sourceNow = (s: KernelState, { source }: Pick<CarriedOut, 'source'>): CardId =>
  isCurrent(s, source) ? source.card : -1;

/** A number in a text: printed, or found out when it is needed; `x` is what was paid, counted or drawn before. */
export type Amount<S, P extends Speaker = Speaker, More = unknown, Words = string> =
  | number
  | (More & { readonly words: Words; of(s: S, speaker: P, x: number): number });

export const amountOf = <S, P extends Speaker>(
  amount: Amount<S, P, unknown, unknown>,
  s: S,
  speaker: P,
  x = 0,
): number => (typeof amount === 'number' ? amount : amount.of(s, speaker, x));

export const amountWords = <S, P extends Speaker>(amount: Amount<S, P>): string =>
  typeof amount === 'number' ? String(amount) : amount.words;

/** Something that must be so. */
export interface Condition<S, P extends Speaker = Speaker> {
  words(self: string): string;
  holds(s: S, speaker: P): boolean;
}

/**
 * One thing that a text does: what it says, when it can be done, what it asks, and what comes of it. L is what the frame
 * knows that carries it out, R a rule that it may leave behind, C what may come after it.
 */
export interface Instruction<
  S extends KernelState,
  V extends Vocabulary,
  L extends CarriedOut,
  R,
  C extends Control<V['event'], string, string> = Control<V['event']>,
  Self = string,
> {
  /** A sentence without its full stop, beginning small where a condition may precede it; `self` is the card that speaks. */
  words(self: Self): string;
  /** Lists of instructions inside it. */
  readonly inner?: readonly (readonly this[])[];
  /** What it leaves behind. */
  readonly leaves?: R;
  /** Could it be done now? Where it couldn't, its text can't be used. May say why not. */
  possible?(s: S, l: L): boolean | Refusal;
  ask?(s: S, l: L): AskedOf<V> | null;
  /** Notes what was picked. */
  note?(s: S, l: L, picked: readonly OptionOf<V>[]): void;
  run(s: S, l: L, tell: TellOf<V>): C;
}

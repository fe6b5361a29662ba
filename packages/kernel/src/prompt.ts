import type { Handle } from './decision.ts';
import { maskOf } from './happening.ts';
import type { Player } from './player.ts';
import type { CardRef } from './schema.ts';
import { knownTo } from './secrecy.ts';
import type { KernelState } from './state.ts';
import { handleOf, isCurrent } from './table.ts';

/** What a player is asked, in sentences to that player. Nobody takes them apart: what is wanted by itself is beside them. */
export interface Prompt {
  /** What it comes from, without a full stop: the moment, or what has happened. Empty where the question says all. */
  readonly heading: string;
  /** What they are to decide: a question, or what they may do. */
  readonly question: string;
  /** The cards that it is about, the one that asks first, as far as the player knows them. */
  readonly about: readonly Handle[];
  /** Ids of the rules that it comes from. */
  readonly rules: readonly string[];
}

/** A question that says all by itself. */
export const asks = (question: string, ...rules: readonly string[]): Prompt => headed('', question, ...rules);

/** A question below what it comes from. */
export const headed = (heading: string, question: string, ...rules: readonly string[]): Prompt => ({
  heading,
  question,
  about: [],
  rules,
});

/** The prompt with the cards that it is about: those that are still what they were, and that its player knows. */
export const about = (
  s: KernelState,
  player: Player,
  cards: readonly (CardRef | null)[],
  prompt: Omit<Prompt, 'about'>,
): Prompt => ({
  ...prompt,
  about: [
    ...new Set(
      cards.flatMap((ref) =>
        ref !== null && isCurrent(s, ref) && (knownTo(s, ref.card) & maskOf(player)) !== 0 ? handleOf(s, ref.card) : [],
      ),
    ),
  ],
});

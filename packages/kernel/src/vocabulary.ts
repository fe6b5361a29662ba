import type { GameEvent } from './frames.ts';

/** What a game says in words of its own, bundled: whatever is generic in one of them is so in all at once. */
export interface Vocabulary {
  /** What its rules do to the table. */
  readonly event: GameEvent;
  /** The kinds of what occurs: what can be responded to, or triggers something. */
  readonly occurs: string;
}

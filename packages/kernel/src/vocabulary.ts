import type { Decision, Option } from './decision.ts';
import type { Asked, GameEvent } from './frames.ts';
import type { Happening, KernelHappening, Tell } from './happening.ts';

/** What a game says in words of its own, bundled: whatever is generic in one of them is so in all at once. */
export interface Vocabulary {
  /** What its rules do to the table. */
  readonly event: GameEvent;
  /** The kinds of what occurs: what can be responded to, or triggers something. */
  readonly occurs: string;
  /** What it tells outward, besides the kernel's own. */
  readonly happening: Happening;
  /** The verbs of its options, besides the kernel's. */
  readonly verb: string;
}

/** The verbs of options that the kernel itself offers. */
export type KernelVerb = 'pass' | 'back' | 'resolve' | 'instead' | 'let it happen' | 'go ahead' | 'withdraw';

/** Every verb of a game. */
export type VerbOf<V extends Vocabulary> = V['verb'] | KernelVerb;

/** Every happening of a game. */
export type HappeningOf<V extends Vocabulary> = V['happening'] | KernelHappening;

export type TellOf<V extends Vocabulary> = Tell<HappeningOf<V>>;

export type OptionOf<V extends Vocabulary> = Option<VerbOf<V>>;

export type DecisionOf<V extends Vocabulary> = Decision<VerbOf<V>>;

export type AskedOf<V extends Vocabulary> = Asked<VerbOf<V>>;

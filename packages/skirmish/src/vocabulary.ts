import type { Occurrence as AnyOccurrence } from '@binary-sunset/kernel';
import type { SkirmishEvent } from './state.ts';

/** What can be responded to. */
export type Happened = 'mustered' | 'lost' | 'attacking' | 'attacked' | 'played';

/** What the kernel is given to work with in this game. */
export interface SkirmishVocabulary {
  readonly event: SkirmishEvent;
  readonly occurs: Happened;
}

export type Occurrence = AnyOccurrence<Happened>;

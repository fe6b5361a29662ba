import type { Occurrence as AnyOccurrence } from '@binary-sunset/kernel';
import type { Happened } from './language/program.ts';
import type { CcgEvent } from './state.ts';

/** What the kernel is given to work with in this game. */
export interface CcgVocabulary {
  readonly event: CcgEvent;
  readonly occurs: Happened;
}

export type Occurrence = AnyOccurrence<Happened>;

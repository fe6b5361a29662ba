import type { TcgEvent } from './state.ts';

/** What the kernel is given to work with in this game. */
export interface TcgVocabulary {
  readonly event: TcgEvent;
  /** Triggers are caught as things happen: nothing occurs that is responded to afterwards. */
  readonly occurs: never;
}

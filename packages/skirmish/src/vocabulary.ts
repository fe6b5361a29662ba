import type { Occurrence as AnyOccurrence, DecisionOf, OptionOf, VerbOf } from '@binary-sunset/kernel';
import type { SkirmishEvent } from './state.ts';

/** What can be responded to. */
type Happened = 'mustered' | 'lost' | 'attacking' | 'attacked' | 'played';

/** What the kernel is given to work with in this game. */
export interface SkirmishVocabulary {
  readonly event: SkirmishEvent;
  readonly occurs: Happened;
  readonly verb: OwnVerb;
}

/** What a player may do or choose. */
type OwnVerb =
  | 'assault'
  | 'attack'
  | 'bid'
  | 'disband'
  | 'discard'
  | 'done'
  | 'leave'
  | 'muster'
  | 'play'
  | 'promote'
  | 'put back'
  | 'rage'
  | 'scout'
  | 'shuffle'
  | 'target'
  | 'waylay';

export type Verb = VerbOf<SkirmishVocabulary>;

export type Option = OptionOf<SkirmishVocabulary>;
export type Decision = DecisionOf<SkirmishVocabulary>;
export type Occurrence = AnyOccurrence<Happened>;

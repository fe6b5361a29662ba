import type {
  Occurrence as AnyOccurrence,
  DecisionOf,
  HappeningOf,
  HappeningsOf,
  Mention,
  OptionOf,
  Player,
  TellOf,
  VerbOf,
} from '@binary-sunset/kernel';
import type { SkirmishEvent } from './event.ts';

/** What can be responded to. */
type OccurrenceKind = 'mustered' | 'lost' | 'attacking' | 'attacked' | 'played';

/** What the kernel is given to work with in this game. */
export interface SkirmishVocabulary {
  readonly event: SkirmishEvent;
  readonly occurs: OccurrenceKind;
  readonly verb: OwnVerb;
  readonly happening: OwnHappening;
}

/** What is told besides what the kernel tells. */
type OwnHappening = HappeningsOf<{
  bids: { bids: readonly number[] };
  turn: { by: Player; round: number };
  /** For the first turn, or how often an attack hits. */
  rolled: { by?: Player; dice: readonly number[]; hits?: number };
  attacks: { by: Player; card: Mention; target: Mention | null };
  waylays: { by: Player; card: Mention };
  played: { by: Player; card: Mention };
  mustered: { by: Player; card: Mention };
  cancelled: { card: Mention };
  damaged: { by: Player; card: Mention; amount: number };
  lost: { by: Player; card: Mention };
  returned: { by: Player; card: Mention };
  demoralised: { by: Player; amount: number };
  drew: { by: Player };
  paid: { by: Player; amount: number };
  supplied: { by: Player };
  scouted: { by: Player };
}>;

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
export type Happening = HappeningOf<SkirmishVocabulary>;
export type Tell = TellOf<SkirmishVocabulary>;

export type Option = OptionOf<SkirmishVocabulary>;
export type Decision = DecisionOf<SkirmishVocabulary>;
export type Occurrence = AnyOccurrence<OccurrenceKind>;

/** What does nothing, or as little as can be, the least first. */
export const idle: readonly Verb[] = ['pass', 'done'];

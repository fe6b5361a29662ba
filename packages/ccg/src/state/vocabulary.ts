import type {
  Occurrence as AnyOccurrence,
  AskedOf,
  DecisionOf,
  Handle,
  HappeningOf,
  HappeningsOf,
  Mention,
  OptionOf,
  Player,
  TellOf,
  VerbOf,
} from '@binary-sunset/kernel';
import type { CcgEvent } from './events.ts';
import type { MoveName, OccurrenceKind, Phase, Segment } from './names.ts';

/** What the kernel is given to work with in this game. */
export interface CcgVocabulary {
  readonly event: CcgEvent;
  readonly occurs: OccurrenceKind;
  readonly verb: OwnVerb;
  readonly happening: OwnHappening;
}

/** The verb says itself what is chosen: a word that a card has its player declare, a type that is guessed. */
export type SpokenVerb = `declare ${string}` | `guess ${string}`;

/** What is told besides what the kernel tells. Cards that lie open are named by their handles. */
type OwnHappening = HappeningsOf<{
  turn: { number: number; by: Player };
  step: { what: Phase | Segment };
  acts: { by: Player; card: Handle; text: string; targets: readonly Handle[] };
  'takes effect': { by: Player; clause: string };
  /** `action` is the procedure that is cancelled, `what` the card that it was about. */
  cancels: { by: Player; card: Handle; what: Handle; action: string };
  deploys: { by: Player; card: Handle; to?: Handle | null; cost: number; react?: boolean };
  /** A character in the place of another version. */
  replaces: { by: Player; card: Handle; old: Handle };
  'changes sides': { card: Handle; to: Player };
  'crosses over': { card: Handle; to: Player; title: string };
  'breaks cover': { card: Handle };
  'handed over': { by: Player; card: Handle; to: Handle };
  stolen: { by: Player; card: Handle };
  moves: { by: Player; cards: readonly Handle[]; to: Handle | null; how: MoveName; cost: number; react: boolean };
  docks: { by: Player; cards: readonly Handle[]; cost: number };
  drains: { by: Player; card: Handle; amount: number };
  'initiates battle': { by: Player; at: Handle; cost: number };
  'total power': { dark: number; light: number };
  'total battle destiny': { by: Player; value: number | null };
  forfeits: { by: Player; card: Handle; value: number };
  'battle ended': object;
  attacks: { by: Player; card: Handle };
  'attack totals': { attackers: number; defenders: number };
  shot: { by: Player; card: Handle; target: Handle; total: number; needed: number };
  /** 0 and no title for a value that is used in place of a card. */
  destiny: { by: Player; card: Handle; title: string; value: number };
  'destiny completed': { by: Player; value: number | null };
  'destiny failed': { by: Player };
  activated: { by: Player; amount: number };
  used: { by: Player; amount: number };
  'lost Force': { by: Player; amount: number };
  retrieved: { by: Player; amount: number };
  drew: { by: Player };
  recirculated: object;
  shuffled: { zone: string; of: Player };
  searched: { by: Player; zone: string; of: Player };
  'found nothing': { by: Player; zone: string; of: Player };
  found: { by: Player; card: Handle };
  peeked: { by: Player; cards: readonly Handle[] };
  shown: { card: Handle };
  'starts with': { by: Player; card: Mention };
}>;

/** What a player may do or choose, as records have it: never changed once it is there. */
type OwnVerb =
  | 'accept'
  | 'activate'
  | 'alone'
  | 'amount'
  | 'apart'
  | 'attack creature'
  | 'attack Dark Side'
  | 'attack Light Side'
  | 'attack with'
  | 'borrow'
  | 'break cover'
  | 'choose'
  | 'choose destiny'
  | 'convert'
  | 'converts'
  | 'decline'
  | 'deep space'
  | 'deploy'
  | 'destiny'
  | 'destroy'
  | 'disembark'
  | 'do it'
  | 'dock'
  | 'done'
  | 'drain'
  | 'draw'
  | 'draw battle destiny'
  | 'draw destiny'
  | 'draw one more'
  | 'embark'
  | 'exchange'
  | 'fire'
  | 'fire again'
  | 'first'
  | 'for'
  | 'forfeit'
  | 'form a search party'
  | 'hand over'
  | 'initiate battle'
  | 'joins'
  | 'jump off'
  | 'land'
  | 'leave'
  | 'left of'
  | 'lose'
  | 'lose Force'
  | 'lose it'
  | 'maintain'
  | 'move'
  | 'no destiny'
  | 'no target'
  | 'opponent wins'
  | 'orbit'
  | 'pay'
  | 'permit'
  | 'place'
  | 'place on'
  | 'play'
  | 'point at'
  | 'put'
  | 'put away'
  | 'react'
  | 'recycle'
  | 'replace'
  | 'replaces'
  | 'retarget'
  | 'retrieve'
  | 'reveal'
  | 'right of'
  | 'sacrifice'
  | 'shuffle'
  | 'shuttle'
  | 'shuttle down'
  | 'shuttle up'
  | 'sit as astromech'
  | 'sit as driver'
  | 'sit as passenger'
  | 'sit as pilot'
  | 'stack'
  | 'start with'
  | 'start with none'
  | 'stay'
  | 'steal'
  | 'stop'
  | 'take'
  | 'take off'
  | 'target'
  | 'to'
  | 'transfer'
  | 'transit'
  | 'undock'
  | 'use'
  | 'with'
  | 'you win'
  | SpokenVerb;

export type Verb = VerbOf<CcgVocabulary>;
export type Happening = HappeningOf<CcgVocabulary>;
export type Tell = TellOf<CcgVocabulary>;

export type Option = OptionOf<CcgVocabulary>;
export type Decision = DecisionOf<CcgVocabulary>;
export type Asked = AskedOf<CcgVocabulary>;
export type Occurrence = AnyOccurrence<OccurrenceKind>;

/** What does nothing, or as little as can be, the least first. */
export const idle: readonly Verb[] = [
  'pass',
  'decline',
  'done',
  'stop',
  'no destiny',
  'no target',
  'stay',
  'leave',
  'start with none',
];

import type {
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
import type { RollKind, TcgEvent } from './events.ts';

/** What the kernel is given to work with in this game. */
export interface TcgVocabulary {
  readonly event: TcgEvent;
  /** Triggers are caught as things happen: nothing occurs that is responded to afterwards. */
  readonly occurs: never;
  readonly verb: OwnVerb;
  readonly happening: OwnHappening;
}

/** What is told besides what the kernel tells. */
type OwnHappening = HappeningsOf<{
  sides: { dark: Player };
  bid: { by: Player; amount: number };
  mulligan: { by: Player; amount: number };
  turn: { number: number };
  step: { what: string; by?: Player };
  'build points': { die: number };
  /** Build counters on a card. */
  built: { by: Player; card: Mention; amount: number };
  deployed: { by: Player; card: Mention; zone: string };
  completed: { by: Player; card: Mention };
  entered: { by: Player; card: Mention; arena: string };
  put: { by?: Player; card: Mention; arena: string };
  stacked: { card: Mention; top: Mention };
  piloting: { card: Mention; unit: Mention };
  /** A Pilot that leaves its unit. */
  left: { card: Mention; zone: string };
  equipped: { by: Player; card: Mention; unit: Mention };
  detached: { card: Mention };
  control: { card: Mention; by: Player };
  tapped: { card: Mention };
  untapped: { card: Mention };
  retreated: { card: Mention };
  'returned to play': { card: Mention };
  'held back': { by: Player; card: Handle };
  commanded: { by: Player; card: Handle };
  attacks: { by: Player; attacker: Mention; defender: Mention; via: string };
  redirected: { attacker: Mention; defender: Mention };
  'attack ended': { attacker: Mention };
  rolled: { by: Player; what: RollKind | 'sides'; dice: readonly number[] };
  rerolled: { by: Player; what: RollKind; dice: readonly number[] };
  hits: { by: Player; hits: number; critical: number };
  damaged: { card: Mention; amount: number };
  prevented: { card: Handle; amount: number };
  healed: { card: Mention; amount: number };
  discarded: { card: Mention };
  played: { by: Player; card: Mention; clause: string };
  disrupted: { by: Player; what: string; card: Mention };
  'takes effect': { by: Player; clause: string };
  'hidden cost': { by: Player; card: Mention };
  upkeep: { by: Player; card: Handle };
  contested: { dark: Mention; light: Mention };
  'contest decided': { by: Player; loser: Mention };
  gained: { by: Player; amount: number; what: 'force' | 'points' };
  lost: { by: Player; amount: number; what: 'force' | 'points' };
  paid: { by: Player; amount: number; what: 'force' | 'points' };
  drew: { by: Player };
  took: { by: Player; card: Mention };
  revealed: { by: Player; card: Mention };
  returned: { by: Player; card: Mention };
  shuffled: { by: Player };
}>;

/** What a player may do or choose, as records have it: never changed once it is there. */
type OwnVerb =
  | 'add'
  | 'amount'
  | 'assign'
  | 'attack'
  | 'bid'
  | 'build'
  | 'build last'
  | 'choose'
  | 'complete'
  | 'contest'
  | 'counters'
  | 'decline'
  | 'deflect'
  | 'deploy'
  | 'detach'
  | 'discard'
  | 'divide'
  | 'do it'
  | 'draw'
  | 'end build step'
  | 'end retreat step'
  | 'enhance'
  | 'equip'
  | 'exchange'
  | 'hidden cost'
  | 'hold back'
  | 'keep'
  | 'leave'
  | 'let go'
  | 'lucky'
  | 'move'
  | 'overkill'
  | 'pay'
  | 'pilot'
  | 'play'
  | 'prevent'
  | 'put'
  | 'rearrange'
  | 'reroll'
  | 'retreat'
  | 'return'
  | 'roll at'
  | 'save'
  | 'stack'
  | 'stop'
  | 'take'
  | 'take nothing'
  | 'take turn'
  | 'tap'
  | 'upkeep'
  | 'use';

export type Verb = VerbOf<TcgVocabulary>;
export type Happening = HappeningOf<TcgVocabulary>;
export type Tell = TellOf<TcgVocabulary>;

export type Option = OptionOf<TcgVocabulary>;
export type Decision = DecisionOf<TcgVocabulary>;
export type Asked = AskedOf<TcgVocabulary>;

/** What does nothing, or as little as can be, the least first. */
export const idle: readonly Verb[] = [
  'pass',
  'decline',
  'end build step',
  'end retreat step',
  'hold back',
  'stop',
  'let go',
  'let it happen',
  'take nothing',
  // Nothing else can be done first at the start of a build step.
  'draw',
];

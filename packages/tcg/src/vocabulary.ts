import type { AskedOf, DecisionOf, OptionOf, VerbOf } from '@binary-sunset/kernel';
import type { TcgEvent } from './state.ts';

/** What the kernel is given to work with in this game. */
export interface TcgVocabulary {
  readonly event: TcgEvent;
  /** Triggers are caught as things happen: nothing occurs that is responded to afterwards. */
  readonly occurs: never;
  readonly verb: OwnVerb;
}

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

export type Option = OptionOf<TcgVocabulary>;
export type Decision = DecisionOf<TcgVocabulary>;
export type Asked = AskedOf<TcgVocabulary>;

import type { Occurrence as AnyOccurrence, AskedOf, DecisionOf, OptionOf, VerbOf } from '@binary-sunset/kernel';
import type { Happened } from './language/program.ts';
import type { CcgEvent } from './state.ts';

/** What the kernel is given to work with in this game. */
export interface CcgVocabulary {
  readonly event: CcgEvent;
  readonly occurs: Happened;
  readonly verb: OwnVerb;
}

/** The verb says itself what is chosen: a word that a card has its player declare, a type that is guessed. */
export type SpokenVerb = `declare ${string}` | `guess ${string}`;

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

export type Option = OptionOf<CcgVocabulary>;
export type Decision = DecisionOf<CcgVocabulary>;
export type Asked = AskedOf<CcgVocabulary>;
export type Occurrence = AnyOccurrence<Happened>;

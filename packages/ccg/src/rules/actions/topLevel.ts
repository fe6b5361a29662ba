import type { FrameSpec, Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Option, Verb } from '../../state/vocabulary.ts';

/** The moments at which top-level actions are taken: phases, the ends of a turn, and segments of a battle or an attack. */
export type Moment =
  | 'start'
  | 'activate'
  | 'control'
  | 'deploy'
  | 'battle'
  | 'move'
  | 'draw'
  | 'end'
  | 'weapons'
  | 'power'
  | 'damage'
  | 'duel';

/** What a topic of the rules lets a player do at the top level. */
export interface TopLevel {
  /** The verbs of its options: no other topic has them. */
  readonly verbs: readonly Verb[];
  /** When there may be any of them; at any time, if nothing is said. */
  readonly moments?: readonly Moment[];
  readonly options: (s: State, player: Player, moment: Moment) => readonly Option[];
  take(s: State, player: Player, option: Option): FrameSpec;
}

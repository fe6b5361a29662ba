import { type CardId, frameById, localsOf, type Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import { declared } from '../actions/frames.ts';
import { locationOf } from '../table/places.ts';
import { followingKinds } from './kinds.ts';
import { movesOf, type PossibleMove } from './possible.ts';
import type { Moving } from './ways.ts';

/** The move that something belongs to, as long as it is on the stack. */
export function moveBehind(s: State, occurrence: Pick<Occurrence, 'action' | 'kind'>): Moving | null {
  if (occurrence.kind !== 'moving' && occurrence.kind !== 'moved') return null;
  const frame = frameById(s, occurrence.action);
  return localsOf(frame, declared.move) ?? localsOf(frame, declared.dock);
}

/** Did it move from, or through, this location? */ // AR7-0014
export const leftOrPassed = ({ from, through }: Moving, location: CardId): boolean =>
  from.card === location || through.some(({ card }) => card === location);

/** How a card could go all the way after another, if it can at all. */ // AR7-0013, AR7-0015, AR7-0016
export function followingMove(s: State, by: Player, card: CardId, leader: CardId, free: boolean): PossibleMove | null {
  const to = locationOf(s, leader);
  if (to < 0 || to === locationOf(s, card)) return null;
  return movesOf(s, by, card, followingKinds, { free }).find(({ way }) => way.to === to) ?? null;
}

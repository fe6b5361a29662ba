import { type Player, placesOf } from '@binary-sunset/kernel';
import { phases, type State } from '../state/state.ts';
import type { Timing } from './program.ts';

/** A bit for each phase of one's own turn and of the opponent's, and one for whatever goes on in a battle or an attack. */
const moments = ['start', ...phases, 'end'] as const;
const placeOf = placesOf(moments);
const theirs = moments.length;
const fighting = 1 << (2 * moments.length);

/** The times at which a text might be used, by bits: a quick look, before it is asked whether it is the time. */
export function timesOf({ phases: named, turn, segment, inDuel, edge }: Timing): number {
  if (inDuel === true) return -1; // Whenever there is a duel. GAP-0269
  if (segment !== null) return fighting;
  let times = fighting;
  for (const moment of moments) {
    const isEdge = moment === 'start' || moment === 'end';
    if (isEdge ? edge !== moment : edge !== undefined) continue;
    if (named.length > 0 && !named.some((phase) => phase === moment)) continue;
    if (turn !== 'opponent') times |= 1 << placeOf(moment);
    if (turn !== 'your') times |= 1 << (placeOf(moment) + theirs);
  }
  return times;
}

/** The bit of this moment, for a player. */
export function timeNow({ facts: { phase, active, battle, attack } }: State, by: Player): number {
  return battle !== null || attack !== null ? fighting : 1 << (placeOf(phase) + (active === by ? 0 : theirs));
}

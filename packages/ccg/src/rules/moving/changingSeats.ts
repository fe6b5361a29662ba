import { type CardId, cardAt, type FrameSpec, onCard, type Player, refTo } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { nobody, type Slot, type State, slots } from '../../state/state.ts';
import type { Option, Verb } from '../../state/vocabulary.ts';
import { otherSeatsFor, type Seat } from '../cards/capacity.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { locationOf } from '../table/places.ts';
import { whyCannotMove } from './mayMove.ts';
import { move } from './move.ts';
import { vesselAround } from './ways.ts';

const verbs: Readonly<Record<Seat, Verb>> & Readonly<Partial<Record<Slot, Verb>>> = {
  pilot: 'sit as pilot',
  driver: 'sit as driver',
  passenger: 'sit as passenger',
  astromech: 'sit as astromech',
};
export const seatVerbs: readonly Verb[] = Object.values(verbs);

/** Whoever is aboard may change between pilot, driver and passenger, if there is room. */ // AR7-0076, AR7-0077, AR7-0079
export function seatOptions(s: State, by: Player): Option[] {
  const found: Option[] = [];
  for (const card of s.zones.on[by]) {
    if (kindOf(s, card) !== 'character') continue;
    const vessel = vesselAround(s, card);
    if (vessel < 0 || controllerOf(s, vessel) !== by) continue;
    const seats = otherSeatsFor(s, card, vessel);
    if (seats.length === 0 || whyCannotMove(s, card) !== null) continue;
    for (const seat of seats) found.push({ verb: verbs[seat], on: onCard(s, card) });
  }
  return found;
}

/** It is an unlimited move, and free. */ // AR7-0066, AR7-0076
export function seatFrame(s: State, by: Player, { verb, on }: Option): FrameSpec {
  const card: CardId = cardAt(s, on);
  const seat = slots.findIndex((slot) => verbs[slot] === verb);
  const where = locationOf(s, card);
  return move({
    by,
    source: refTo(s, card),
    kind: 'seat',
    movers: [refTo(s, card)],
    from: where < 0 ? nobody : refTo(s, where),
    to: refTo(s, vesselAround(s, card)),
    amount: seat,
  });
}

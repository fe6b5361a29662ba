import { type CardId, type Replacement, refTo } from '@binary-sunset/kernel';
import type { CcgEvent, State } from '../state.ts';
import { freeSeatFor, seatShortOf } from './capacity.ts';
import { controllerOf } from './cardStates.ts';
import { vesselsOnTable } from './layout.ts';
import { ridersOn, slotOf } from './places.ts';
import { rulesOn } from './sources.ts';

const pilotSeats = rulesOn('changes', 'pilot capacity');
const passengerSeats = rulesOn('changes', 'passenger capacity');

/** A starship or vehicle has less room than before: somebody aboard has no seat any more. */ // GAP-0162
export function withoutSeat(s: State): readonly CcgEvent[] {
  if (pilotSeats(s).length + passengerSeats(s).length === 0) return [];
  for (const vessel of vesselsOnTable(s)) {
    const slot = seatShortOf(s, vessel);
    if (slot !== null) return [{ kind: 'too few seats', vessel: refTo(s, vessel), slot, by: controllerOf(s, vessel) }];
  }
  return [];
}

/** Whoever it is takes a passenger's seat if one is free, and goes to the Used Pile otherwise. */ // GAP-0162
export function insteadOfStanding(s: State, event: CcgEvent): readonly Replacement<State, CcgEvent>[] {
  if (event.kind !== 'too few seats') return [];
  const { vessel, slot, by } = event;
  return ridersOn(s, vessel.card)
    .filter((card) => slotOf(s, card) === slot)
    .map((card) => ({
      clause: 'too few seats',
      on: card,
      by,
      optional: false,
      instead: (): readonly CcgEvent[] => [leavingSeat(s, card, vessel.card)],
    }));
}

const leavingSeat = (s: State, card: CardId, vessel: CardId): CcgEvent =>
  freeSeatFor(s, card, vessel)
    ? { kind: 'moves to the back', card: refTo(s, card) }
    : { kind: 'leaves', card: refTo(s, card), to: 'used', by: controllerOf(s, card), how: 'placed' };

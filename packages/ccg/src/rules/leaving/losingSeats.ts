import { type CardId, type Replacement, refTo, rememberedInPlay } from '@binary-sunset/kernel';
import type { CcgEvent, State } from '../../state/state.ts';
import {
  changesSeats,
  freeSeatFor,
  isFullerThanPrinted,
  isSeatedByNature,
  maySitThere,
  seatShortOf,
} from '../cards/capacity.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import { vesselsOnTable } from '../table/layout.ts';
import { hostOf, ridersOn, slotOf } from '../table/places.ts';

/** Starships and vehicles with more aboard than is printed that they take. */
const fullerThanPrinted = rememberedInPlay((s: State): readonly CardId[] =>
  vesselsOnTable(s).filter((vessel) => isFullerThanPrinted(s, vessel)),
);

/** Whoever sits where only some text lets them sit: as a pilot or an astromech without being one by nature. */
const seatedByText = rememberedInPlay((s: State): readonly CardId[] =>
  vesselsOnTable(s).flatMap((vessel) => ridersOn(s, vessel).filter((card) => !isSeatedByNature(s, card))),
);

/**
 * Somebody aboard has no seat any more: a starship or vehicle has less room than before, or they are not what a text
 * had made them.
 */ // GAP-0162
export function withoutSeat(s: State): readonly CcgEvent[] {
  const misfit = seatedByText(s, 0).find((card) => isActive(s, card) && !maySitThere(s, card));
  if (misfit !== undefined) return [leavingSeat(s, misfit, hostOf(s, misfit))];
  const vessels = changesSeats(s) ? vesselsOnTable(s) : fullerThanPrinted(s, 0);
  for (const vessel of vessels) {
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

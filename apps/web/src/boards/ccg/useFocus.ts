import type { Handle } from '@binary-sunset/kernel';
import type { CcgBoard, ShownCard, ShownPlace } from '@binary-sunset/table';
import { useState } from 'react';
import { journeysIn } from '../../motion/journeys.ts';
import { useTable } from '../../session/table.ts';
import { allAt, placeOf, placesOn, withAll } from './trees.ts';

/** Where a card has just arrived. */
const arrivedAt = (board: CcgBoard, moved: readonly Handle[]): Handle | null =>
  moved.map((card) => placeOf(board, card)).findLast((place) => place !== undefined)?.handle ?? null;

/** The first location to choose at, where something can be chosen at locations alone and not at this one. */
function actingAt(board: CcgBoard, focus: Handle | null): Handle | null {
  const { options } = useTable.getState();
  const canAct = (cards: readonly ShownCard[]): boolean => cards.some(({ handle }) => options.has(handle));
  if (board.seats.some(({ hand, table }) => canAct(hand) || canAct(table.flatMap(withAll)))) return null;
  const acting = placesOn(board).filter((place) => canAct(allAt(place)));
  return acting.some(({ handle }) => handle === focus) ? null : (acting[0]?.handle ?? null);
}

const isEmpty = ({ cards }: ShownPlace): boolean => cards[0].length + cards[1].length === 0;

/**
 * The location in focus, and a way to focus another. It follows cards that arrive; where one location is seen at a time,
 * also what goes on and what can be done. Where all are seen, nothing is to move for that, and one without cards has the
 * focus only if somebody wants it to.
 */
export function useFocus(board: CcgBoard, oneAtATime = false): readonly [Handle | null, (place: Handle) => void] {
  const display = useTable((table) => table.display);
  const [focus, setFocus] = useState<Handle | null>(oneAtATime ? board.stage : null);
  const [wanted, want] = useState<Handle | null>(null);
  const [last, setLast] = useState({ display, stage: board.stage });
  // Set while it is drawn, so that what arrives travels to a place that is in sight.
  if (last.display !== display || last.stage !== board.stage) {
    setLast({ display, stage: board.stage });
    const moved = last.display === display ? [] : journeysIn(display?.happenings ?? []).map(({ card }) => card);
    const next = (oneAtATime ? board.stage : null) ?? arrivedAt(board, moved) ?? focus;
    setFocus((oneAtATime ? actingAt(board, next) : null) ?? next);
  }
  const place = placesOn(board).find(({ handle }) => handle === focus);
  const isSeen = place !== undefined && (oneAtATime || place.handle === wanted || !isEmpty(place));
  return [
    isSeen ? focus : null,
    (handle) => {
      setFocus(handle);
      want(handle);
    },
  ];
}

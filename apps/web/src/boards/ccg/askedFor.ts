import type { Handle, Viewer } from '@binary-sunset/kernel';
import type { CcgBoard, Face } from '@binary-sunset/table';
import { hostsOn, withAll } from './trees.ts';

/** A text that its player may use. */
const isUsed = (text: string): boolean => /\bmay\b/.test(text);

/** Whether a player is stopped for a card: their Interrupts in hand, and what they have in play that may do something. */
export function isAskedFor(board: CcgBoard, viewer: Viewer, card: Handle, face: Face): boolean {
  const seat = board.seats.find(({ player }) => player === viewer);
  if (seat === undefined) return false;
  if (seat.hand.some(({ handle }) => handle === card)) return face.frame === 'interrupt' || face.frame === 'effect';
  const own = [...hostsOn(board), ...seat.table]
    .flatMap(withAll)
    .some(({ handle, owner }) => handle === card && owner === viewer);
  return own && face.text.some(isUsed);
}

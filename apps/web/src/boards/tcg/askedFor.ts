import type { Handle, Viewer } from '@binary-sunset/kernel';
import type { Face, TcgBoard } from '@binary-sunset/table';

/** A text that is played has its cost before an arrow. */
const isPlayed = (text: string): boolean => text.includes(' → ');

/** Whether a player is stopped for a card: their Battle cards in hand, and what they have in play with a text that is played. */
export function isAskedFor({ seats, arenas }: TcgBoard, viewer: Viewer, card: Handle, face: Face): boolean {
  const seat = seats.find(({ player }) => player === viewer);
  if (seat === undefined) return false;
  const isIn = (cards: readonly { readonly handle: Handle }[]): boolean => cards.some(({ handle }) => handle === card);
  if (isIn(seat.hand)) return face.frame === 'battle';
  const units = [...seat.build, ...arenas.flatMap((arena) => arena.units[seat.player])];
  const inPlay = units.flatMap((unit) => [unit, ...unit.riders]);
  const locations = arenas.flatMap(({ location }) => (location?.owner === viewer ? location : []));
  return isIn([...inPlay, ...locations]) && face.text.some(isPlayed);
}

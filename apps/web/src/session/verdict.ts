import { counted, person } from '@binary-sunset/table/plain';
import type { Boards, Display, GameName } from '../engine/protocol.ts';

/** "You win", "Dark Side wins"; of a game that is over. */
export function verdictOf({ sitters, scene }: Display): string {
  const { outcome, viewer, board } = scene;
  if (outcome === null || outcome.winner === null) return 'Nobody wins';
  const isAlone = sitters.filter((sitter) => sitter === person).length === 1;
  if (isAlone) return outcome.winner === viewer ? 'You win' : 'You lose';
  return `${board.seats[outcome.winner].name} wins`;
}

/** What somebody has left or holds: "2 arenas", "12 Life Force". */
export const holdingsOf = (seat: Boards[GameName]['seats'][number]): string =>
  'arenasHeld' in seat ? counted(seat.arenasHeld, 'arena') : `${seat.lifeForce} Life Force`;

import { person } from '@binary-sunset/table/plain';
import type { Moment } from '../engine/protocol.ts';

/** "You win", "Dark Side wins"; of a game that is over. */
export function verdictOf({ sitters, scene }: Moment): string {
  const { outcome, viewer, board } = scene;
  if (outcome === null || outcome.winner === null) return 'Nobody wins';
  const isAlone = sitters.filter((sitter) => sitter === person).length === 1;
  if (isAlone) return outcome.winner === viewer ? 'You win' : 'You lose';
  return `${board.seats[outcome.winner].name} wins`;
}

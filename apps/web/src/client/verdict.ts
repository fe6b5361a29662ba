import { capital, counted, person } from '@binary-sunset/table/plain';
import type { Boards, GameName, Moment } from '../engine/protocol.ts';

/** "You win", "Dark Side wins"; of a game that is over. */
export function verdictOf({ sitters, scene }: Moment): string {
  const { outcome, viewer, board } = scene;
  if (outcome === null || outcome.winner === null) return 'Nobody wins';
  const isAlone = sitters.filter((sitter) => sitter === person).length === 1;
  if (isAlone) return outcome.winner === viewer ? 'You win' : 'You lose';
  return `${board.seats[outcome.winner].name} wins`;
}

/** "Your opponent controls Space and Ground."; of anything but arenas, simply what it was. */
export function reasonOf({ sitters, scene }: Moment): string {
  const { outcome, viewer, board } = scene;
  if (outcome === null) return '';
  const held = ('arenas' in board ? board.arenas : []).filter(
    ({ controller }) => controller !== null && controller === outcome.winner,
  );
  if (outcome.winner === null || held.length < 2) return `${capital(outcome.because)}.`;
  const isAlone = sitters.filter((sitter) => sitter === person).length === 1;
  const winner = isAlone
    ? outcome.winner === viewer
      ? 'You control'
      : 'Your opponent controls'
    : `${board.seats[outcome.winner].name} controls`;
  return `${winner} ${held.map(({ name }) => name).join(' and ')}.`;
}

/** What somebody has left or holds: "2 arenas", "12 Life Force". */
export const holdingsOf = (seat: Boards[GameName]['seats'][number]): string =>
  'arenasHeld' in seat ? counted(seat.arenasHeld, 'arena') : `${seat.lifeForce} Life Force`;

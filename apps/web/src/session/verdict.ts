import { capital, counted, person } from '@binary-sunset/table/plain';
import type { Boards, Display, GameName } from '../engine/protocol.ts';

/** "You win", "Dark Side wins"; of a game that is over. */
export function verdictOf({ sitters, scene }: Display): string {
  const { outcome, viewer, board } = scene;
  if (outcome === null || outcome.winner === null) return 'Nobody wins';
  const isAlone = sitters.filter((sitter) => sitter === person).length === 1;
  if (isAlone) return outcome.winner === viewer ? 'You win' : 'You lose';
  return `${board.seats[outcome.winner].name} wins`;
}

/** "Your opponent controls Space and Ground.", "Your Life Force is depleted."; else simply what it was. */
export function reasonOf({ sitters, scene }: Display): string {
  const { outcome, viewer, board } = scene;
  if (outcome === null) return '';
  const { winner, because } = outcome;
  if (winner === null) return `${capital(because)}.`;
  const isAlone = sitters.filter((sitter) => sitter === person).length === 1;
  const loser = board.seats[winner === 0 ? 1 : 0];
  if (because === 'Life Force depleted')
    return `${isAlone ? (winner === viewer ? 'Your opponent’s' : 'Your') : `${loser.name}’s`} Life Force is depleted.`;
  const held = ('arenas' in board ? board.arenas : []).filter(({ controller }) => controller === winner);
  if (held.length < 2) return `${capital(because)}.`;
  const holds = isAlone
    ? winner === viewer
      ? 'You control'
      : 'Your opponent controls'
    : `${board.seats[winner].name} controls`;
  return `${holds} ${held.map(({ name }) => name).join(' and ')}.`;
}

/** What somebody has left or holds: "2 arenas", "12 Life Force". */
export const holdingsOf = (seat: Boards[GameName]['seats'][number]): string =>
  'arenasHeld' in seat ? counted(seat.arenasHeld, 'arena') : `${seat.lifeForce} Life Force`;

import type { Player } from '@binary-sunset/kernel';
import { players } from '@binary-sunset/kernel';
import type { TableGame } from '@binary-sunset/table';
import { Complaint } from './complaint.ts';

/** The computer player to play against unless another is asked for. */
export const usualComputer = ({ computers }: TableGame): string => Object.keys(computers)[0] ?? '';

/** The player who sits in a seat, by its name or number. */
export function seatCalled(seats: readonly [string, string], name: string): Player {
  const wanted = name.toLowerCase();
  const found = players.find((player) => seats[player] === wanted || String(player + 1) === wanted);
  if (found === undefined) throw new Complaint(`There is no seat called "${name}"; there is ${seats.join(' and ')}.`);
  return found;
}

import type { Agent } from '@binary-sunset/agents';
import { type Player, players, type Seed } from '@binary-sunset/kernel';
import type { AboutGame } from './boxed.ts';
import { person, type SitterNames } from './sitters.ts';
import type { TableGame } from './tableGame.ts';

/** Who sits where: null for a person. */
export type Seats = readonly [Agent | null, Agent | null];

/** Who may sit at a table: a computer player by its name, or a person. */
export const sittersAt = ({ computers }: Pick<AboutGame, 'computers'>): readonly string[] => [
  ...Object.keys(computers),
  person,
];

export class UnknownSitter extends Error {
  constructor(name: string, table: TableGame) {
    super(`"${name}" is no player; there is ${sittersAt(table).join(', ')}.`);
  }
}

/** Both seats from the names of who sits there. The computer players' chance follows from the game's seed. */
export function seatsOf(table: TableGame, names: SitterNames, seed: Seed): Seats {
  const sitter = (name: string): Agent | null => {
    if (name === person) return null;
    const computer = Object.hasOwn(table.computers, name) ? table.computers[name] : undefined;
    if (computer === undefined) throw new UnknownSitter(name, table);
    return computer(`${seed}/computer`);
  };
  return [sitter(names[0]), sitter(names[1])];
}

export const namesOf = (seats: Seats): SitterNames => [seats[0]?.name ?? person, seats[1]?.name ?? person];

export const people = (seats: Seats): Player[] => players.filter((player) => seats[player] === null);

import { type Agent, randomAgent } from '@binary-sunset/agents';
import { type Player, players, type Seed } from '@binary-sunset/kernel';
import { Complaint } from './complaint.ts';
import type { TerminalGame } from './games/terminalGame.ts';

const agents = { random: randomAgent } satisfies Record<string, (seed: Seed) => Agent>;

/** The computer player to play against unless another is asked for. */
export const computer = 'random' satisfies keyof typeof agents;

export const person = 'person';

/** Who may sit in a seat: a person, or a computer player by its name. */
export const sitters: readonly string[] = [...Object.keys(agents), person];

const isAgent = (name: string): name is keyof typeof agents => Object.hasOwn(agents, name);

/** Who sits where: null for a person. */
export type Seats = readonly [Agent | null, Agent | null];

/** Both seats from the names of who sits there. The computer players' chance follows from the game's seed. */
export function seatsOf(names: readonly [string, string], seed: Seed): Seats {
  const sitter = (name: string): Agent | null => {
    if (name === person) return null;
    if (isAgent(name)) return agents[name](`${seed}/computer`);
    throw new Complaint(`"${name}" is no player; there is ${sitters.join(', ')}.`);
  };
  return [sitter(names[0]), sitter(names[1])];
}

export const namesOf = (seats: Seats): readonly [string, string] => [
  seats[0]?.name ?? person,
  seats[1]?.name ?? person,
];

export const people = (seats: Seats): Player[] => players.filter((player) => seats[player] === null);

/** The player who sits in a seat, by its name or number. */
export function seatCalled({ game }: TerminalGame, name: string): Player {
  const wanted = name.toLowerCase();
  const found = players.find((player) => game.seats[player] === wanted || String(player + 1) === wanted);
  if (found === undefined)
    throw new Complaint(`There is no seat called "${name}"; there is ${game.seats.join(' and ')}.`);
  return found;
}

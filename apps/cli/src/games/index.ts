import { Complaint } from '../complaint.ts';
import { terminalCcg } from './ccg.ts';
import { terminalSkirmish } from './skirmish.ts';
import { terminalTcg } from './tcg.ts';
import type { TerminalGame } from './terminalGame.ts';

/** Every game that can be played here; the first is played unless another is asked for. */
export const games: readonly [TerminalGame, ...TerminalGame[]] = [terminalTcg, terminalCcg, terminalSkirmish];

export function gameCalled(name: string): TerminalGame {
  const found = games.find(({ game }) => game.name === name.toLowerCase());
  if (found !== undefined) return found;
  throw new Complaint(
    `There is no game called "${name}" here; there is ${games.map(({ game }) => game.name).join(', ')}.`,
  );
}

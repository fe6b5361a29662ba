import type { BoxedGame } from '@binary-sunset/table';
import { Complaint } from '../complaint.ts';
import { boxedCcg } from './ccg.ts';
import { boxedSkirmish } from './skirmish.ts';
import { boxedTcg } from './tcg.ts';
import type { TerminalGame } from './terminalGame.ts';

type Boxed = BoxedGame<TerminalGame>;

/** Every game that can be played here; the first is played unless another is asked for. */
export const games: readonly [Boxed, ...Boxed[]] = [boxedTcg, boxedCcg, boxedSkirmish];

export function gameCalled(wanted: string): Boxed {
  const found = games.find(({ name }) => name === wanted.toLowerCase());
  if (found !== undefined) return found;
  throw new Complaint(
    `There is no game called "${wanted}" here; there is ${games.map(({ name }) => name).join(', ')}.`,
  );
}

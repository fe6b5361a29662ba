import type { Player } from '@binary-sunset/kernel';
import { type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';

/** Something that happened this turn; texts never look further back. */ // TCG-0361
interface Remembered {
  readonly what: 'attacked' | 'discarded';
  readonly where: string;
  readonly by?: Player;
}

const key = ({ what, where, by }: Remembered): string => `${what} ${where}${by === undefined ? '' : ` ${by}`}`;

export const remembers = (s: State, what: Remembered): boolean => s.facts.memory.includes(key(what));

export function remember(s: State, tell: Tell, what: Remembered): void {
  if (!remembers(s, what)) table.change(s, tell, 'memory', [...s.facts.memory, key(what)]);
}

export function forget(s: State, tell: Tell): void {
  if (s.facts.memory.length > 0) table.change(s, tell, 'memory', []);
}

import type { Player } from '@binary-sunset/kernel';
import { type Battle, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';

export function changeBattle(s: State, tell: Tell, change: Partial<Battle>): void {
  const { battle } = s.facts;
  if (battle !== null) table.change(s, tell, 'battle', { ...battle, ...change });
}

/** A pair with one player's half replaced. */
export const withHalf = <T>(pair: readonly [T, T], who: Player, half: T): [T, T] =>
  who === 0 ? [half, pair[1]] : [pair[0], half];

import { other, type Player } from '@binary-sunset/kernel';
import type { Side } from '../../catalog/card.ts';
import type { State } from '../../state/state.ts';

export const sideOf = (s: State, player: Player): Side => (player === s.facts.dark ? 'dark' : 'light');

export const playerOf = (s: State, side: Side): Player => (side === 'dark' ? s.facts.dark : other(s.facts.dark));

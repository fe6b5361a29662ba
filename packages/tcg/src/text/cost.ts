import { type CardRef, type Control, cardAt, type Player, refTo } from '@binary-sunset/kernel';
import type { TcgEvent } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Asked, Option, Tell } from '../state/vocabulary.ts';
import type { Needy } from './needs.ts';

/** A payment under way: the locals of its frame. */
export interface Paying {
  /** The card that it is paid for. */
  card: CardRef;
  by: Player;
  /** What was chosen to pay with. */
  picked: readonly CardRef[];
}

/** One part of a cost. Force is paid in one sum, after whatever changes it. */
export interface Cost extends Needy {
  words(self: string): string;
  /** Force, or 'x' for an amount that its player chooses. */
  readonly force?: number | 'x';
  readonly points?: number;
  /** Is the card itself gone once this is paid? */
  readonly gone?: true;
  /** Could it be paid now, Force and build points apart? */
  canPay(s: State, by: Player, source: CardRef): boolean;
  ask?(s: State, l: Paying): Asked | null;
  pay(s: State, l: Paying, tell: Tell): Control<TcgEvent>;
  /** Was it paid, after all that may have come in between? */
  isPaid?(s: State, l: Paying): boolean;
}

export const forceIn = (costs: readonly Cost[], x: number): number | null => {
  let sum: number | null = null;
  for (const { force: amount } of costs) if (amount !== undefined) sum = (sum ?? 0) + (amount === 'x' ? x : amount);
  return sum;
};

export const pointsIn = (costs: readonly Cost[]): number => costs.reduce((sum, { points = 0 }) => sum + points, 0);

export const hasX = (costs: readonly Cost[]): boolean => costs.some(({ force: amount }) => amount === 'x');

/** Notes what was picked to pay with. */
export const notePicked = (s: State, l: Paying, picked: readonly Option[]): void => {
  l.picked = picked.map(({ on }) => refTo(s, cardAt(s, on)));
};

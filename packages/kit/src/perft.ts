import { type Game, isOutcome, type KernelState } from '@binary-sunset/kernel';
import { openOptions } from './players.ts';

/** How many ways there are to go on for so many decisions, and to how many different states. */
export interface Perft {
  readonly sequences: number;
  readonly states: number;
}

/** Counts every sequence of answers from a state. Withdrawing is not counted: it leads nowhere new. */
export function perft<S extends KernelState, P>(game: Game<S, P>, from: S, depth: number): Perft {
  const states = new Set<string>();
  let sequences = 0;
  const count = (s: S, left: number): void => {
    const now = game.pending(s);
    if (left === 0 || isOutcome(now)) {
      sequences++;
      states.add(game.hash(s));
      return;
    }
    const answers =
      now.kind === 'subset'
        ? subsets(openOptions(now), now.min, now.max)
        : Array.from({ length: openOptions(now) }, (_, i) => [i]);
    for (const picks of answers) {
      const fork = game.fork(s);
      game.answer(fork, { player: now.player, at: now.at, picks });
      count(fork, left - 1);
    }
  };
  count(from, depth);
  return { sequences, states: states.size };
}

/** Every choice of min to max out of so many. */
export function subsets(count: number, min: number, max: number): number[][] {
  const found: number[][] = [];
  const grow = (chosen: number[], from: number): void => {
    if (chosen.length >= min) found.push(chosen);
    if (chosen.length === max) return;
    for (let i = from; i < count; i++) grow([...chosen, i], i + 1);
  };
  grow([], 0);
  return found;
}

import type { KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { playOn, randomPlayer, seedOf } from '../play.ts';
import { costsOf, type Work } from '../rounds.ts';

const games = 40;
/** Long enough that collecting garbage is part of it, short enough to be over before the machine changes its speed. */
const decisionsInARound = 1000;

/** Whole games between random players with stock decks. */
export function playing<S extends KernelState, P>(subject: Subject<S, P>, seconds: number): Values {
  const { game, stock } = subject;
  const play = (number: number): number => playOn(subject, game.start(stock, seedOf(number)), randomPlayer(number));
  const lengths = Array.from({ length: games }, (_, number) => play(number));
  const rounds = grouped(lengths);
  const costs = costsOf(
    seconds,
    rounds.map(
      (numbers): Work => ({
        run() {
          for (const number of numbers) play(number);
          return 1;
        },
      }),
    ),
  );
  const microseconds = sum(costs);
  return { gamesPerSecond: (games * 1e6) / microseconds, decisionsPerSecond: (sum(lengths) * 1e6) / microseconds };
}

/** The games by number, in as many groups as there are rounds' worth of decisions. */
function grouped(lengths: readonly number[]): number[][] {
  const groups: number[][] = [];
  let decisions = decisionsInARound;
  for (const [number, length] of lengths.entries()) {
    if (decisions >= decisionsInARound) {
      groups.push([]);
      decisions = 0;
    }
    groups.at(-1)?.push(number);
    decisions += length;
  }
  return groups;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

import type { KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { playOn, randomPlayer, seedOf } from '../play.ts';
import { costOf } from '../rounds.ts';

const gamesInARound = 40;

/** Whole games between random players with stock decks. */
export function playing<S extends KernelState, P>(subject: Subject<S, P>, seconds: number): Values {
  const { game, stock } = subject;
  let decisions = 0;
  const microseconds = costOf(seconds, {
    run() {
      decisions = 0;
      for (let number = 0; number < gamesInARound; number++)
        decisions += playOn(subject, game.start(stock, seedOf(number)), randomPlayer(number));
      return gamesInARound;
    },
  });
  const gamesPerSecond = 1e6 / microseconds;
  return { gamesPerSecond, decisionsPerSecond: (gamesPerSecond * decisions) / gamesInARound };
}

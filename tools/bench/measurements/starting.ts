import type { KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { seedOf } from '../play.ts';
import { costOf } from '../rounds.ts';

const startsInARound = 500;

/** From two decks to the first decision. */
export function starting<S extends KernelState, P>({ game, stock }: Subject<S, P>, seconds: number): Values {
  const startMicroseconds = costOf(seconds, {
    run() {
      for (let number = 0; number < startsInARound; number++) game.start(stock, seedOf(number));
      return startsInARound;
    },
  });
  return { startMicroseconds };
}

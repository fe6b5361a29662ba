import type { Game, KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import { skirmish } from '@binary-sunset/skirmish';
import { crowdedState } from '../crowded.ts';
import type { Values } from '../figures.ts';
import { midGameStates } from '../play.ts';
import { costOf } from '../rounds.ts';

const statesSampled = 240;
const forksInARound = 6000;
const forksKept = 32;

export function forking<S extends KernelState, P>(subject: Subject<S, P>, seconds: number): Values {
  const states = midGameStates(subject, statesSampled);
  const bytes = states.reduce((sum, s) => sum + Buffer.byteLength(JSON.stringify(s)), 0);
  return { forkMicroseconds: forkCost(subject.game, states, seconds), stateBytes: bytes / states.length };
}

/** The kernel's own promise: a table of 120 cards, eight procedures deep. */
export const forkingCrowd = (seconds: number): Values => ({
  forkMicroseconds120: forkCost(skirmish, [crowdedState()], seconds),
});

function forkCost<S extends KernelState, P>(game: Game<S, P>, states: readonly S[], seconds: number): number {
  // Kept for a while, as a search keeps them: a fork that nobody looks at might be optimised away.
  const kept: S[] = [];
  return costOf(seconds, {
    run() {
      for (let i = 0; i < forksInARound; i++) kept[i % forksKept] = game.fork(states[i % states.length] as S);
      return forksInARound;
    },
  });
}

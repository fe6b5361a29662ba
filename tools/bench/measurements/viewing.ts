import type { KernelState, Viewer } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { midGameStates } from '../play.ts';
import { costOf } from '../rounds.ts';

const statesSampled = 240;
const viewers: readonly Viewer[] = [0, 1, 'spectator'];

/** The average over both players and a spectator. */
export function viewing<S extends KernelState, P>(subject: Subject<S, P>, seconds: number): Values {
  const { game } = subject;
  const states = midGameStates(subject, statesSampled);
  const looks = states.length * viewers.length;
  let bytes = 0;
  for (const s of states)
    for (const viewer of viewers) bytes += Buffer.byteLength(JSON.stringify(game.view(s, viewer)));
  const kept: object[] = [];
  const viewMicroseconds = costOf(seconds, {
    run() {
      kept.length = 0;
      for (const s of states) for (const viewer of viewers) kept.push(game.view(s, viewer));
      return looks;
    },
  });
  return { viewMicroseconds, viewBytes: bytes / looks };
}

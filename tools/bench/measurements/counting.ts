import type { KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { playOn, randomPlayer, seedOf } from '../play.ts';

/**
 * What is counted rather than timed, so it is the same in every run. A window closes without asking where something
 * occurred that could be responded to and nobody was asked about it: the engine does not count its windows, but it
 * numbers what occurs, and a decision says what it is about.
 */
export function counting<S extends KernelState, P>(subject: Subject<S, P>, _seconds: number, games = 300): Values {
  const { game, stock, turnOf } = subject;
  let decisions = 0;
  let turns = 0;
  let closed = 0;
  for (let number = 0; number < games; number++) {
    const s = game.start(stock, seedOf(number));
    const asked = new Set<number>();
    decisions += playOn(subject, s, randomPlayer(number), (_s, { window }) => {
      for (const occurrence of window?.about ?? []) asked.add(occurrence);
      return false;
    });
    turns += turnOf(s);
    closed += s.nextOccurrence - 1 - asked.size;
  }
  return { promptsPerTurn: decisions / turns, windowsClosedPerDecision: closed / decisions };
}

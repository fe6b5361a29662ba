import type { KernelState, Seed } from '@binary-sunset/kernel';
import { adviceFrom } from './advice.ts';
import type { Agent } from './agent.ts';
import { lookAhead, type Patience } from './lookAhead.ts';
import { opinionsOf } from './opinions.ts';
import type { Training } from './training.ts';

/** A decision within the blink of an eye. More patience pays little: 45 answers won 46 % of 200 games against 160. */
const usual: Patience = { width: 24, innerWidth: 6, lines: 26, depth: 3, answers: 60, longest: 40 };

/**
 * Plays by rules of thumb, and looks one step ahead before it follows them. Cards that it can't see are blank to it, so
 * what they are makes no difference.
 */
export function apprentice<S extends KernelState, L>(
  training: Training<S, L>,
  patience: Patience = usual,
): (seed: Seed) => Agent {
  const opinions = opinionsOf(training);
  const look = lookAhead(training, opinions, patience);
  return (seed) => ({
    name: 'apprentice',
    choose(view, decision) {
      const of = `${seed}/${decision.player}/${decision.at}`;
      return look(training.imagine(view, of), decision, of)[0]?.picks ?? [];
    },
    advise(view, decision) {
      const of = `${seed}/${decision.player}/${decision.at}`;
      return adviceFrom(training, opinions, look(training.imagine(view, of), decision, of), decision);
    },
  });
}

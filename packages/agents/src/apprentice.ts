import type { KernelState, Seed } from '@binary-sunset/kernel';
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
  const best = lookAhead(training, opinionsOf(training), patience);
  return (seed) => ({
    name: 'apprentice',
    choose(view, decision) {
      const of = `${seed}/${decision.player}/${decision.at}`;
      return best(training.imagine(view, of), decision, of);
    },
  });
}

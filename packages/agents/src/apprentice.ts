import type { KernelState, Seed } from '@binary-sunset/kernel';
import type { Agent } from './agent.ts';
import { lookAhead, type Patience } from './lookAhead.ts';
import { opinionsOf } from './opinions.ts';
import type { Training } from './training.ts';

/** So that a decision is made within the blink of an eye: more of it does not make the apprentice play better. */
const patience: Patience = { width: 24, innerWidth: 6, lines: 28, depth: 3, answers: 70, longest: 40 };

/**
 * Plays by rules of thumb, and looks one step ahead before it follows them. Cards that it can't see are blank to it, so
 * what they are makes no difference.
 */
export function apprentice<S extends KernelState, L>(training: Training<S, L>): (seed: Seed) => Agent {
  const best = lookAhead(training, opinionsOf(training), patience);
  return (seed) => ({
    name: 'apprentice',
    choose: (view, decision) =>
      best(training.game.imagine(view), decision, `${seed}/${decision.player}/${decision.at}`),
  });
}

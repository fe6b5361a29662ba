import { below, type KernelState, type Random, randomFrom, type Seed } from '@binary-sunset/kernel';
import type { Agent } from './agent.ts';
import { type LineOfPlay, lookAhead, type Patience } from './lookAhead.ts';
import { opinionsOf } from './opinions.ts';
import type { Training } from './training.ts';

/** It looks at a few answers, each of them once: what chance may bring it does not weigh. */
const shortSight: Patience = { width: 8, innerWidth: 3, lines: 10, depth: 2, answers: 1, longest: 40 };

/** Of a hundred answers that are worth a look, so many are overlooked. */
const overlooked = 30;
/** In the unit in which tables are judged: what is so close looks all the same to it. */
const alike = 1.5;

/**
 * Plays as an apprentice does, but with a short view, and errs on purpose: it overlooks answers, and of those that seem
 * much alike it takes any. Its errors follow from the game's record, like everything else it does.
 */
export function youngling<S extends KernelState, L>(training: Training<S, L>): (seed: Seed) => Agent {
  const look = lookAhead(training, opinionsOf(training), shortSight);
  return (seed) => ({
    name: 'youngling',
    choose(view, decision) {
      const of = `${seed}/${decision.player}/${decision.at}`;
      const seen = look(training.imagine(view, of), decision, of);
      return erring(seen, randomFrom(`${of}/errs`))?.picks ?? [];
    },
  });
}

function erring<S>(lines: readonly LineOfPlay<S>[], random: Random): LineOfPlay<S> | undefined {
  const noticed = lines.filter(() => below(random, 100) >= overlooked);
  const [best, ...others] = noticed.length === 0 ? lines : noticed;
  if (best === undefined) return undefined;
  const seeming = [best, ...others.filter(({ worth }) => best.worth - worth < alike)];
  return seeming[below(random, seeming.length)];
}

import { below, type Decision, type Random, randomFrom, type Seed } from '@binary-sunset/kernel';
import type { Agent } from './agent.ts';

/** Gives any legal answer, all equally likely. It never withdraws, so its games go on. */
export const randomAgent = (seed: Seed): Agent => ({
  name: 'random',
  choose: (_view, decision) => anyAnswer(decision, randomFrom(`${seed}/${decision.player}/${decision.at}`)),
});

function anyAnswer(decision: Decision, random: Random): number[] {
  const open = decision.options.length - (decision.back === true ? 1 : 0);
  const size = anySize(open, decision.min, Math.min(decision.max, open), random);
  const picks: number[] = [];
  for (let option = 0; picks.length < size; option++) {
    if (below(random, open - option) < size - picks.length) picks.push(option);
  }
  return picks;
}

/** How many to pick: each size as likely as it has subsets, so that every subset is as likely as any other. */
function anySize(open: number, min: number, max: number, random: Random): number {
  if (min === max) return min;
  const subsets: number[] = [];
  for (let size = min; size <= max; size++) subsets.push(combinations(open, size));
  let left = (below(random, words) / words) * subsets.reduce((sum, count) => sum + count);
  for (const [more, count] of subsets.entries()) {
    if (left < count) return min + more;
    left -= count;
  }
  return max;
}

/** As many values as chance has at a time. */
const words = 0x1_0000_0000;

function combinations(of: number, pick: number): number {
  let count = 1;
  for (let i = 1; i <= pick; i++) count = (count * (of - pick + i)) / i;
  return count;
}

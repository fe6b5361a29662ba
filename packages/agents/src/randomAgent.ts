import { below, type Chance, chanceFrom, type Decision, type Seed } from '@binary-sunset/kernel';
import type { Agent } from './agent.ts';

/** Gives any legal answer, all equally likely. It never withdraws, so its games go on. */
export const randomAgent = (seed: Seed): Agent => ({
  name: 'random',
  choose: (_view, decision) => anyAnswer(decision, chanceFrom(`${seed}/${decision.player}/${decision.at}`)),
});

function anyAnswer(decision: Decision, chance: Chance): number[] {
  const open = decision.options.length - (decision.back === true ? 1 : 0);
  const size = anySize(open, decision.min, Math.min(decision.max, open), chance);
  const picks: number[] = [];
  for (let option = 0; picks.length < size; option++) {
    if (below(chance, open - option) < size - picks.length) picks.push(option);
  }
  return picks;
}

/** How many to pick: each size as likely as it has subsets, so that every subset is as likely as any other. */
function anySize(open: number, min: number, max: number, chance: Chance): number {
  if (min === max) return min;
  const subsets: number[] = [];
  for (let size = min; size <= max; size++) subsets.push(combinations(open, size));
  let left = (below(chance, words) / words) * subsets.reduce((sum, count) => sum + count);
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

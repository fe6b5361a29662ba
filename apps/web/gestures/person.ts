import type { Agent } from '@binary-sunset/agents';
import { type Decision, isOutcome, type KernelState } from '@binary-sunset/kernel';
import type { BoardGame } from '@binary-sunset/table';
import { offeredAt } from '@binary-sunset/table/plain';
import type { Meant } from './hands.ts';

/** More in a row than this nobody counts out beforehand. */
const farthest = 30;

/** What a sensible player means to do, and what they have in mind for the moment after. */
export function meantBy(agent: Agent, { game }: BoardGame, state: KernelState, decision: Decision): Meant {
  const s = game.fork(state);
  const { player } = decision;
  const choose = (now: Decision): readonly number[] => agent.choose(game.view(s, player), now);
  const picks = choose(decision);
  const labels = (now: Decision, chosen: readonly number[]): string => {
    const { labels: all } = game.describe(s, now);
    return chosen.map((option) => all[option] ?? '').join('\n');
  };
  const wanted = labels(decision, picks);
  let then: number | null = null;
  let amount: number | null = null;
  let times = 1;
  for (let now = decision, chosen = picks, first = true; times < farthest; first = false) {
    game.answer(s, { player, at: now.at, picks: chosen });
    const next = game.pending(s);
    if (isOutcome(next) || next.player !== player) break;
    [now, chosen] = [next, choose(next)];
    const [option] = chosen;
    const offered = option === undefined ? undefined : next.options[option];
    if (first && next.back === true && offered !== undefined) {
      then = offeredAt(offered);
      amount = next.kind === 'number' ? (offered.amount ?? null) : null;
    }
    // What was asked for in between is part of it.
    if (next.kind === 'choice' && wanted !== labels(next, chosen)) continue;
    if (labels(next, chosen) !== wanted) break;
    times++;
  }
  return { picks, then, amount, times };
}

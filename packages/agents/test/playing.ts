import type { Agent } from '@binary-sunset/agents';
import {
  type Answer,
  below,
  type Decision,
  type Game,
  isOutcome,
  type KernelState,
  type Outcome,
  type Player,
  players,
  type Random,
  type Setup,
} from '@binary-sunset/kernel';
import { exchange, unknownTo } from '@binary-sunset/kit';

export type Watch<S> = (s: S, decision: Decision, picks: readonly number[]) => void;

export interface Played {
  readonly outcome: Outcome | null;
  readonly answers: readonly Answer[];
}

/** A game between two agents that see only their views: to its end, or for so many decisions. */
export function play<S extends KernelState, P, Seat extends string>(
  game: Game<S, P, Seat>,
  setup: Setup,
  seed: string,
  agents: readonly [Agent, Agent],
  most: number,
  watch?: Watch<S>,
): Played {
  const s = game.start(setup, seed);
  const answers: Answer[] = [];
  for (let now = game.pending(s); !isOutcome(now) && answers.length < most; now = game.pending(s)) {
    const { player, at } = now;
    const picks = agents[player].choose(game.view(s, player), now);
    watch?.(s, now, picks);
    const answer = { player, at, picks };
    game.answer(s, answer);
    answers.push(answer);
  }
  return { outcome: s.outcome, answers };
}

/** Exchanges all cards that a viewer does not know, of either player; says how many changed places. */
export function exchangeUnknown(s: KernelState, viewer: Player, random: Random): number {
  let exchanged = 0;
  for (const owner of players) {
    const hidden = unknownTo(s, viewer, owner);
    for (const card of hidden) {
      const twin = hidden[below(random, hidden.length)] ?? card;
      if (twin === card) continue;
      exchange(s, card, twin);
      exchanged++;
    }
  }
  return exchanged;
}

import type { Agent } from '@binary-sunset/agents';
import { isOutcome, type KernelState, type Outcome, type Player, type Seed, type Setup } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { MakeAgent } from './contestants.ts';

export interface Match {
  readonly contestants: readonly [MakeAgent, MakeAgent];
  readonly setups: readonly Setup[];
  readonly games: number;
  readonly seed: Seed;
  /** A game that is still going on after so many turns is given up. */
  readonly mostTurns: number;
}

/** How one of the two did. */
export interface Score {
  wins: number;
  /** How long each decision took, in milliseconds. */
  readonly times: number[];
}

export interface Result {
  readonly scores: readonly [Score, Score];
  readonly turns: number;
  /** Games that were given up. */
  readonly unfinished: number;
}

/** Plays pairs of games: the same decks and the same seed, then seats are swapped. */
export function playMatch<S extends KernelState, P>(
  { game, turnOf }: Subject<S, P>,
  { contestants, setups, games, seed, mostTurns }: Match,
): Result {
  const scores: [Score, Score] = [
    { wins: 0, times: [] },
    { wins: 0, times: [] },
  ];
  let turns = 0;
  let unfinished = 0;

  /** Null if it was given up. */
  function play(s: S, seated: readonly [Player, Player], agents: readonly [Agent, Agent]): Outcome | null {
    for (;;) {
      const now = game.pending(s);
      if (isOutcome(now)) return now;
      if (turnOf(s) > mostTurns) return null;
      const who = seated[now.player];
      const view = game.view(s, now.player);
      const started = performance.now();
      const picks = agents[who].choose(view, now);
      scores[who].times.push(performance.now() - started);
      game.answer(s, { player: now.player, at: now.at, picks });
    }
  }

  for (let number = 0; number < games; number++) {
    const pair = Math.floor(number / 2);
    const setup = setups[pair % setups.length];
    if (setup === undefined) throw new Error('There is nothing to play with.');
    const of = `${seed}#${pair}`;
    // Who sits where: the first contestant in the first seat, then in the second.
    const seated: readonly [Player, Player] = number % 2 === 0 ? [0, 1] : [1, 0];
    const s = game.start(setup, of);
    const outcome = play(s, seated, [contestants[0](`${of}/first`), contestants[1](`${of}/second`)]);
    turns += turnOf(s);
    if (outcome === null) unfinished++;
    else if (outcome.winner !== null) scores[seated[outcome.winner]].wins++;
  }
  return { scores, turns, unfinished };
}

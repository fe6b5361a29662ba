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
  /** How often a player was asked in each turn, in games that have turns of one player each. */
  readonly prompts: Prompts;
}

/** A number for each turn. */
export interface Prompts {
  readonly own: readonly number[];
  readonly opponents: readonly number[];
}

/** Plays pairs of games: the same decks and the same seed, then seats are swapped. */
export function playMatch<S extends KernelState, P>(
  { game, turnOf, activeOf }: Subject<S, P>,
  { contestants, setups, games, seed, mostTurns }: Match,
): Result {
  const scores: [Score, Score] = [
    { wins: 0, times: [] },
    { wins: 0, times: [] },
  ];
  let turns = 0;
  let unfinished = 0;
  const prompts = { own: [] as number[], opponents: [] as number[] };

  /** Counts how often each player is asked, one turn after the other. */
  function counting() {
    let turn = 0;
    let asked: [number, number] = [0, 0];
    let active: Player = 0;
    const isOver = (): void => {
      if (turn === 0) return;
      prompts.own.push(asked[active]);
      prompts.opponents.push(asked[active === 0 ? 1 : 0]);
    };
    return {
      ask(s: S, player: Player): void {
        if (activeOf === undefined) return;
        if (turnOf(s) !== turn) {
          isOver();
          turn = turnOf(s);
          active = activeOf(s);
          asked = [0, 0];
        }
        asked[player]++;
      },
      isOver,
    };
  }

  /** Null if it was given up. */
  function play(s: S, seated: readonly [Player, Player], agents: readonly [Agent, Agent]): Outcome | null {
    const counted = counting();
    for (;;) {
      const now = game.pending(s);
      if (isOutcome(now)) {
        counted.isOver();
        return now;
      }
      if (turnOf(s) > mostTurns) return null;
      counted.ask(s, now.player);
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
  return { scores, turns, unfinished, prompts };
}

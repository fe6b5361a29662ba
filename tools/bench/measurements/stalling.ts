import { isOutcome, type KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { playOn, seedOf, stallingPlayer } from '../play.ts';
import { costOf } from '../rounds.ts';

const games = 250;
const turnsInARound = 1000;

/** Does a decision get dearer as the game goes on? The whole turn is played, by players who pass whenever they can. */
export function stalling<S extends KernelState, P>(subject: Subject<S, P>, seconds: number): Values {
  const early = decisionCost(subject, 2, seconds);
  const late = decisionCost(subject, 20, seconds);
  return {
    ...(early === null ? {} : { decisionMicrosecondsTurn2: early }),
    ...(late === null ? {} : { decisionMicrosecondsTurn20: late }),
  };
}

/** Null if no game gets that far. */
function decisionCost<S extends KernelState, P>(subject: Subject<S, P>, turn: number, seconds: number): number | null {
  const { game, stock, turnOf } = subject;
  const states: S[] = [];
  for (let number = 0; number < games; number++) {
    const s = game.start(stock, seedOf(number));
    playOn(subject, s, stallingPlayer(number, subject.idle), (now) => turnOf(now) >= turn);
    if (!isOutcome(game.pending(s)) && turnOf(s) === turn) states.push(s);
  }
  if (states.length === 0) return null;
  const choose = stallingPlayer(0, subject.idle);
  let forks: S[] = [];
  return costOf(seconds, {
    prepare() {
      forks = Array.from({ length: turnsInARound }, (_, i) => game.fork(states[i % states.length] as S));
    },
    run() {
      let decisions = 0;
      for (const s of forks) decisions += playOn(subject, s, choose, (now) => turnOf(now) > turn);
      return decisions;
    },
  });
}

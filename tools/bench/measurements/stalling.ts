import { isOutcome, type KernelState } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { playOn, seedOf, stallingPlayer } from '../play.ts';
import { costsOf, type Work } from '../rounds.ts';

const games = 250;
const turnsInARound = 250;

/** Does a decision get dearer as the game goes on? The whole turn is played, by players who pass whenever they can. */
export function stalling<S extends KernelState, P>(subject: Subject<S, P>, seconds: number): Values {
  const early = wholeTurn(subject, 2);
  const late = wholeTurn(subject, 20);
  if (early === null) return {};
  const [decisionMicrosecondsTurn2, decisionMicrosecondsTurn20] = costsOf(
    seconds,
    late === null ? [early] : [early, late],
  );
  return {
    ...(decisionMicrosecondsTurn2 === undefined ? {} : { decisionMicrosecondsTurn2 }),
    ...(decisionMicrosecondsTurn20 === undefined ? {} : { decisionMicrosecondsTurn20 }),
  };
}

/** Null if no game gets that far. */
function wholeTurn<S extends KernelState, P>(subject: Subject<S, P>, turn: number): Work | null {
  const { game, stock, turnOf } = subject;
  const states: S[] = [];
  for (let number = 0; number < games; number++) {
    const s = game.start(stock, seedOf(number));
    playOn(subject, s, stallingPlayer(number, subject.idle), (now) => turnOf(now) >= turn);
    if (!isOutcome(game.pending(s)) && turnOf(s) === turn) states.push(s);
  }
  if (states.length === 0) return null;
  const choose = stallingPlayer(0, subject.idle);
  let s = states[0];
  return {
    parts: turnsInARound,
    // One at a time: many that are kept alive are copied again and again by the garbage collector.
    prepare(part) {
      const state = states[part % states.length];
      s = state && game.fork(state);
    },
    run: () => (s === undefined ? 0 : playOn(subject, s, choose, (now) => turnOf(now) > turn)),
  };
}

import { isOutcome, type KernelState, startSession } from '@binary-sunset/kernel';
import type { Subject } from '@binary-sunset/kit';
import type { Values } from '../figures.ts';
import { randomPlayer, seedOf } from '../play.ts';

const games = 200;

/** The size of whole games' records: of the one in the middle and of the longest. */
export function recording<S extends KernelState, P>(subject: Subject<S, P>): Values {
  const sizes: number[] = [];
  for (let number = 0; number < games; number++) sizes.push(recordSize(subject, number));
  sizes.sort((a, b) => a - b);
  const [recordBytes, recordBytesLongest] = [sizes[games / 2] ?? 0, sizes.at(-1) ?? 0];
  return { recordBytes, recordBytesLongest };
}

function recordSize<S extends KernelState, P>({ game, stock }: Subject<S, P>, number: number): number {
  const session = startSession(game, stock, seedOf(number));
  const choose = randomPlayer(number);
  for (;;) {
    const now = game.pending(session.state);
    if (isOutcome(now)) return Buffer.byteLength(JSON.stringify(session.record()));
    session.answer({ player: now.player, at: now.at, picks: choose(session.state, now) });
  }
}

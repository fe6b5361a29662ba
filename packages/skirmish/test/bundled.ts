import { type GameRecord, isOutcome, startSession } from '@binary-sunset/kernel';
import { skirmish, stockDecks } from '../src/index.ts';

export interface Played {
  readonly hash: string;
  readonly record: GameRecord;
}

/** A whole game by a fixed way of choosing: run in Node and, bundled, where there is nothing but JavaScript. */
export function playThrough(seed: string): Played {
  const session = startSession(skirmish, { decks: [stockDecks.Irregulars, stockDecks.Vanguard] }, seed);
  for (let turn = 0; ; turn++) {
    const decision = skirmish.pending(session.state);
    if (isOutcome(decision)) break;
    const { player, at, kind, min, options, back } = decision;
    const open = options.length - (back === true ? 1 : 0);
    session.answer({
      player,
      at,
      picks: kind === 'subset' ? options.slice(0, min).map((_, i) => i) : [(turn * 7) % open],
    });
  }
  return { hash: skirmish.hash(session.state), record: session.record() };
}

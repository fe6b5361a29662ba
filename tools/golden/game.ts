import { isOutcome, type KernelState, randomFrom, type Seed, type Setup, startSession } from '@binary-sunset/kernel';
import { type Golden, leastSeenChooser, makeGolden, type Subject } from '@binary-sunset/kit';

export const decks = ['stock', 'random'] as const;

/** The setup of a new golden game. */
export const setupFor = <S extends KernelState, P>(
  { stock, randomSetup }: Subject<S, P>,
  which: (typeof decks)[number],
  seed: Seed,
): Setup => (which === 'stock' ? stock : randomSetup(randomFrom(`${seed} setup`)));

/** The game that follows from a setup and a seed, played by players who try what they have tried least. */
export function goldenGame<S extends KernelState, P>({ game }: Subject<S, P>, setup: Setup, seed: Seed): Golden {
  const session = startSession(game, setup, seed);
  const choose = leastSeenChooser(randomFrom(`${seed} player`), new Map());
  for (;;) {
    const now = game.pending(session.state);
    if (isOutcome(now)) return makeGolden(game, session.record());
    session.answer({ player: now.player, at: now.at, picks: choose(session.state, now) });
  }
}

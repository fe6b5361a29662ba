import { below, type KernelState, type Random, randomFrom, type Setup } from '@binary-sunset/kernel';
import { type Chooser, keenly, leastSeenChooser, randomChooser, reluctantly, type Seen } from './players.ts';
import type { Subject } from './subject.ts';

/** What a fuzzed game is played with. */
interface Plan<S extends KernelState> {
  readonly setup: Setup;
  readonly choose: Chooser<S>;
}

/** Of so many games the last has random decks, and every other time players to whom all options are equal. */
const round = 6;

/**
 * Decks and players of one game, whatever other games there are: all but the last of a round are showcases, if the
 * subject has any.
 */
export function planOf<S extends KernelState, P>(
  subject: Subject<S, P>,
  base: string,
  index: number,
  seen: Seen,
): Plan<S> {
  const forSetup = randomFrom(`${base}#${index} setup`);
  const forPlayers = randomFrom(`${base}#${index} player`);
  const { showcases, reluctant = [] } = subject;
  const isLast = index % round === round - 1;
  if (showcases !== undefined && !isLast) {
    const features = featuresOf(showcases, base, index - Math.floor(index / round));
    const { setup, keenness } = showcases.make(features, forSetup);
    return { setup, choose: leastSeenChooser(forPlayers, seen, keenly(keenness, forPlayers)) };
  }
  const setup = subject.randomSetup(forSetup);
  if (isLast && index % (2 * round) < round) return { setup, choose: randomChooser(forPlayers) };
  return { setup, choose: leastSeenChooser(forPlayers, seen, reluctantly(reluctant, forPlayers)) };
}

interface Features {
  readonly features: readonly string[];
  readonly atOnce: number;
}

/** All features come up before one comes up again, each time in another order. */
function featuresOf({ features, atOnce }: Features, base: string, showcase: number): string[] {
  const found = new Set<string>();
  for (let place = showcase * atOnce; place < (showcase + 1) * atOnce; place++) {
    const order = mixed(features, randomFrom(`${base} features ${Math.floor(place / features.length)}`));
    found.add(order[place % features.length] as string);
  }
  return [...found];
}

function mixed<T>(all: readonly T[], random: Random): T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(below(random, left.length), 1));
}

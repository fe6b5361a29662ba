import { below, type KernelState, type Random, randomFrom, type Seed } from '@binary-sunset/kernel';
import type { Luck } from './training.ts';

/** Every side of a die comes up once in as many trials as it has sides. */
const sides = 6;
/** More dice than are rolled until a table is judged; after those come any. */
const diceLaid = 32;

/**
 * The dice of several trials: in six of them each die comes up each way once, in no order. So chance averages out much
 * sooner than if it were left to itself, and every answer is tried with the same dice.
 */
export function evenDice(seed: Seed): readonly Random[] {
  const random = randomFrom(seed);
  const trials = Array.from({ length: sides }, (_, trial): Random => randomFrom(`${seed}/${trial}`));
  for (let die = 0; die < diceLaid; die++) {
    const left = Array.from({ length: sides }, (_, i) => i + 1);
    for (const { forced } of trials) forced.push(...left.splice(below(random, left.length), 1));
  }
  return trials;
}

export function layDice(s: KernelState, { stream, forced }: Random): void {
  s.chance = { stream: [...stream], forced: [...forced] };
}

/** Has chance played no part since these dice were laid? */
export const isUntouched = ({ chance: random }: KernelState, { stream, forced }: Random): boolean =>
  random.forced.length === forced.length && random.stream.every((word, i) => word === stream[i]);

/** The luck of a game in which chance means dice. */
export const luckOfDice = (seed: Seed): readonly Luck<KernelState>[] =>
  evenDice(seed).map((dice) => ({ lay: (s) => layDice(s, dice), isUntouched: (s) => isUntouched(s, dice) }));

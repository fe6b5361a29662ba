import { at } from './at.ts';
import { Hash } from './hash.ts';

/** What a game's shuffles and dice follow from. */
export type Seed = string;

/** What makes dice and shuffles fall as they do, as plain data: the stream's four words, and results that a test has laid down. */
export interface Random {
  stream: number[];
  forced: number[];
}

export function randomFrom(seed: Seed): Random {
  const hash = new Hash();
  hash.text(seed);
  return { stream: hash.words(), forced: [] };
}

/** The next 32 bits (sfc32). */
function nextWord(stream: number[]): number {
  const a = at(stream, 0);
  const b = at(stream, 1);
  const c = at(stream, 2);
  const counter = at(stream, 3);
  const word = (((a + b) | 0) + counter) | 0;
  stream[3] = (counter + 1) | 0;
  stream[0] = b ^ (b >>> 9);
  stream[1] = (c + (c << 3)) | 0;
  stream[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  return word >>> 0;
}

/** A whole number from 0 up to but not including `count`. */
export const below = (random: Random, count: number): number =>
  Math.floor((nextWord(random.stream) / 0x1_0000_0000) * count);

/** A die: 1 to `sides`, or the next result that was laid down. */
export const rollDie = (random: Random, sides: number): number => random.forced.shift() ?? 1 + below(random, sides);

/** In place, every order equally likely. */
export function shuffleInPlace<T>(items: T[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const swapped = items[i] as T;
    items[i] = items[j] as T;
    items[j] = swapped;
  }
}

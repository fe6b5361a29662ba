import { at } from './at.ts';
import { Hash } from './hash.ts';

/** What a game's shuffles and dice follow from. */
export type Seed = string;

/** Chance that lives in plain data: the stream's four words, and results that a test has laid down. */
export interface Chance {
  stream: number[];
  forced: number[];
}

export function chanceFrom(seed: Seed): Chance {
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
export const below = (chance: Chance, count: number): number =>
  Math.floor((nextWord(chance.stream) / 0x1_0000_0000) * count);

/** A die: 1 to `sides`, or the next result that was laid down. */
export const rollDie = (chance: Chance, sides: number): number => chance.forced.shift() ?? 1 + below(chance, sides);

/** In place, every order equally likely. */
export function shuffleInPlace<T>(items: T[], chance: Chance): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const swapped = items[i] as T;
    items[i] = items[j] as T;
    items[j] = swapped;
  }
}

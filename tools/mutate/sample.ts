import type { Mutant } from './mutant.ts';

/** The mutants of each file, by path. */
export type ByFile = ReadonlyMap<string, readonly Mutant[]>;

/** Gives those of some mutants that are worth trying. */
export type Worth = (mutants: readonly Mutant[]) => Promise<ReadonlySet<Mutant>>;

/**
 * As many mutants as asked for, each file giving its share of those that are worth trying. What a file gives depends
 * only on the seed, the share and the file, so that work on one file leaves the rest of the sample much as it was.
 */
export async function sampleOf(
  byFile: ByFile,
  count: number,
  seed: number,
  worthTrying: Worth,
): Promise<readonly Mutant[]> {
  const shares = sharesOf(
    [...byFile.values()].map((mutants) => mutants.length),
    count,
  );
  const draws = [...byFile].map(([file, mutants], i): Draw => {
    const left = inDrawnOrder(mutants, chanceFrom(`${seed} ${file}`));
    return { left, wanted: shares[i] ?? 0, taken: [] };
  });
  for (;;) {
    const drawn = draws.map(({ left, wanted, taken }) => left.splice(0, wanted - taken.length));
    if (drawn.every((some) => some.length === 0)) break;
    const worth = await worthTrying(drawn.flat());
    for (const [i, { taken }] of draws.entries()) taken.push(...(drawn[i] ?? []).filter((mutant) => worth.has(mutant)));
  }
  return draws.flatMap(({ taken }) => taken.sort((a, b) => a.at - b.at));
}

/** What a file has given so far. */
interface Draw {
  readonly left: Mutant[];
  readonly wanted: number;
  readonly taken: Mutant[];
}

/** Splits `count` in proportion, rounding so that the parts add up (largest remainder). */
export function sharesOf(sizes: readonly number[], count: number): readonly number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (count >= total) return sizes;
  const exact = sizes.map((size) => (size * count) / total);
  const shares = exact.map(Math.floor);
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((part, i) => ({ i, remainder: part % 1 })).sort((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
  return shares;
}

const inDrawnOrder = (mutants: readonly Mutant[], chance: () => number): Mutant[] =>
  mutants
    .map((mutant) => ({ mutant, drawn: chance() }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ mutant }) => mutant);

/** Numbers from 0 up to 1 (mulberry32, seeded with FNV-1a of the text). */
function chanceFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

import type { Values } from '../figures.ts';
import { roundsOf, type Work } from '../rounds.ts';

const cards = Array.from({ length: 120 }, (_, i) => ({
  id: i,
  name: `card ${(i * 37) % 120}`,
  zone: ['deck', 'hand', 'play'][i % 3] ?? '',
  marks: { damage: i % 5 },
}));
const written = JSON.stringify(cards);

/**
 * Work that no change to the project makes faster or slower: it tells how fast the machine can be just now, and how
 * fast it is for half of the time. The further apart these are, the less every other figure is worth.
 */
export function reference(seconds: number): Values {
  let kept = 0;
  const work: Work = {
    run() {
      const times = 100;
      for (let i = 0; i < times; i++) {
        const read = JSON.parse(written) as typeof cards;
        const piles = new Map<string, number[]>();
        for (const { zone, id } of read) piles.set(zone, [...(piles.get(zone) ?? []), id]);
        read.sort((a, b) => (a.name < b.name ? -1 : 1));
        kept += piles.size + JSON.stringify(read).length;
      }
      return times;
    },
  };
  const rounds = roundsOf(seconds, [work])
    .flat()
    .sort((a, b) => a - b);
  const [best, median] = [rounds[0], rounds[rounds.length >> 1]];
  if (kept === 0 || best === undefined || median === undefined) return {};
  return { referencesPerSecond: 1e6 / best, medianReferencesPerSecond: 1e6 / median };
}

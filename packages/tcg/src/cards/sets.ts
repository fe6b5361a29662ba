import type { CardSet } from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';

/** The sets that cards are written of, each loaded by itself, with how many numbered cards were printed. */
export const sets = {
  'attack-of-the-clones': {
    title: 'Attack of the Clones',
    printed: 180,
    load: async () => (await import('./attack-of-the-clones/index.ts')).attackOfTheClones,
  },
} as const satisfies Readonly<Record<string, CardSet<Card>>>;

export type SetName = keyof typeof sets;

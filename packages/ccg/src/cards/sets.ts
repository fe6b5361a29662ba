import type { CardSet } from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';

/** The sets that cards are written of, each loaded by itself. */
export const sets = {
  premiere: { title: 'Premiere', printed: 330, load: async () => (await import('./premiere/index.ts')).premiere },
} as const satisfies Readonly<Record<string, CardSet<Card>>>;

export type SetName = keyof typeof sets;

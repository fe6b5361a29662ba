import type { Term } from './face.ts';

/** A sign on a card or on the table: its name, what it means in a sentence, and the rule to read on. */
export interface Sign extends Omit<Term, 'rule'> {
  /** Null for what is the page's own. */
  readonly rule: string | null;
  /** Where it is seen. */
  readonly at: 'card' | 'table' | 'piles' | 'battle';
}

export const signPlaces: Readonly<Record<Sign['at'], string>> = {
  card: 'On cards',
  table: 'On the table',
  piles: 'Piles and what is counted',
  battle: 'In a battle',
};

import type { Deck } from '@binary-sunset/kernel';
import type { SetName } from '../cards/sets.ts';
import { darkDecks } from './dark.ts';
import { lightDecks } from './light.ts';

/** Decks that anybody can sit down with. */
export const stockDecks = { ...darkDecks, ...lightDecks } satisfies Readonly<Record<string, Deck>>;

/** The sets that each of them takes its cards from, so that no other need be loaded for it. */
export const setsOfStock: Readonly<Record<keyof typeof stockDecks, readonly SetName[]>> = {
  'Introduction (Dark)': ['premiere'],
  'Fleet of the Outer Rim': ['premiere'],
  'Search for the Plans': ['premiere'],
  'Introduction (Light)': ['premiere'],
  'Red and Gold Squadrons': ['premiere'],
  'Rebels on Tatooine': ['premiere'],
};

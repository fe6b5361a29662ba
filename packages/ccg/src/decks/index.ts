import type { Deck } from '@binary-sunset/kernel';
import { darkDecks } from './dark.ts';
import { lightDecks } from './light.ts';

/** Decks that anybody can sit down with. */
export const stockDecks = { ...darkDecks, ...lightDecks } satisfies Readonly<Record<string, Deck>>;

/** The game with test cards in it: what tests and tools play with, and no player ever loads. */
import { premiere } from '../src/cards/premiere/index.ts';
import type { Card } from '../src/catalog/card.ts';
import { createCcg, stockDecks as decks } from '../src/index.ts';
import { drillDecks } from './cards/drill/decks.ts';
import { drill } from './cards/drill/index.ts';

export const cards: readonly Card[] = [...premiere, ...drill];

/** A plain card, of which there are many where it does not matter what lies there. */
export const filler = 'Drill Trooper';

export const ccg = createCcg(cards, filler);

export const stockDecks = { ...decks, ...drillDecks };

/** The game with test cards in it: what tests and tools play with, and no player ever loads. */
import { attackOfTheClones } from '../src/cards/attack-of-the-clones/index.ts';
import type { Card } from '../src/catalog/card.ts';
import { createTcg } from '../src/index.ts';
import { drill } from './cards/drill/index.ts';

export const cards: readonly Card[] = [...attackOfTheClones, ...drill];

/** A plain card, of which there are many where it does not matter what lies there. */
export const filler = 'Drill Trooper';

export const tcg = createTcg(cards, filler);

export { provingDecks } from './cards/drill/decks.ts';

/** The index of printed cards: apart from the game, which needs none of it. */
export { factsDiffering } from './facts.ts';
export { wrongNames } from './names.ts';
export { type PrintedCard, printedCards, readPrinted } from './read.ts';

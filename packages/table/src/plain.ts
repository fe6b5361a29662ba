/** What needs no engine: a page may take it without taking the games along. */

export { cardsOn, drawnOn } from './cardsOnBoard.ts';
export { battleSegments } from './ccg/board.ts';
export { capital, counted, type Line, type Piece, promptText, textOf } from './line.ts';
export { offeredAt } from './offeredAt.ts';
export { type Sign, signPlaces } from './sign.ts';
export { type SignName, signsOf } from './signs.ts';
export { person, type SitterNames } from './sitters.ts';
export { attackSteps } from './tcg/board.ts';
export { keywords } from './tcg/keywords.ts';
export { wasteKinds } from './waste.ts';

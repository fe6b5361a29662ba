/** What any table knows of a game beside its rules: who sits there, what is told, how cards and values are spoken of. */

export type { CcgHappening, CcgVerb } from '@binary-sunset/ccg';
export type { Aim, Odds } from './aim.ts';
export type { ShownCard, Stat, TurnStep } from './boardParts.ts';
export { type AboutGame, type BoxedGame, boxed, stockDeck } from './boxed.ts';
export { nameIn } from './cardNames.ts';
export { cardsOn, drawnOn } from './cardsOnBoard.ts';
export type * from './ccg/board.ts';
export { contentsOf, listed, seatBelow, times } from './contents.ts';
export { endingOf } from './ending.ts';
export type { Face, Half, PrintedValue, Term } from './face.ts';
export type { Glimpse, Glimpsed } from './glimpse.ts';
export { type Hint, type HintAnswer, hintFor, mayAskForHints } from './hints.ts';
export type { Coach, Coaching } from './lessons/coach.ts';
export type { Course, LessonBegun, LessonOffer } from './lessons/course.ts';
export type { Spot } from './lessons/lesson.ts';
export { enough } from './lessons/partner.ts';
export { capital, type Line, type Piece, promptText, textOf } from './line.ts';
export { type LogEntry, linesOf, logOf } from './log.ts';
export type { Ending, Lanes, Lines, Tally } from './lookBack.ts';
export { letComputersPlay, type Match, matchOf } from './match.ts';
export { joinedNews, type News, newsOf } from './news.ts';
export type { Proposal } from './proposal.ts';
export {
  type Asked,
  askedOf,
  type BoardGame,
  type Leading,
  leadingOn,
  type Scene,
  type StandingPlace,
  sceneOf,
  seenLately,
} from './scene.ts';
export { namesOf, people, type Seats, seatsOf, sittersAt, UnknownSitter } from './seats.ts';
export { person, type SitterNames } from './sitters.ts';
export { type Chapter, opening, type Story, storyIn, storyOf } from './story.ts';
export type { ShownValue, TableGame } from './tableGame.ts';
export * from './tcg/board.ts';
export { type Voice, voiceFor } from './voice.ts';
export type { Waste, WasteKind } from './waste.ts';

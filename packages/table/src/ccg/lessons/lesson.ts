import type { CcgPosition, CcgVocabulary } from '@binary-sunset/ccg';
import type { Exercise, GuidedGame, Moment, Move, Situation } from '../../lessons/lesson.ts';
import type { CcgBoard } from '../board.ts';

export type CcgExercise = Exercise<CcgBoard, CcgVocabulary, CcgPosition>;
export type CcgGuidedGame = GuidedGame<CcgBoard, CcgVocabulary, CcgPosition>;
export type CcgMoment = Moment<CcgBoard, CcgVocabulary>;
export type CcgSituation = Situation<CcgBoard, CcgVocabulary>;
export type CcgMove = Move<CcgVocabulary>;

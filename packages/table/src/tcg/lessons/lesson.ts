import type { TcgPosition, TcgVocabulary } from '@binary-sunset/tcg';
import type { Exercise, GuidedGame, Moment, Move, Situation } from '../../lessons/lesson.ts';
import type { TcgBoard } from '../board.ts';

export type TcgExercise = Exercise<TcgBoard, TcgVocabulary, TcgPosition>;
export type TcgGuidedGame = GuidedGame<TcgBoard, TcgVocabulary, TcgPosition>;
export type TcgMoment = Moment<TcgBoard, TcgVocabulary>;
export type TcgSituation = Situation<TcgBoard, TcgVocabulary>;
export type TcgMove = Move<TcgVocabulary>;

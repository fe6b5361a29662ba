import type { CcgPosition, CcgVocabulary } from '@binary-sunset/ccg';
import type { Exercise, Situation } from '../../lessons/lesson.ts';
import type { CcgBoard } from '../board.ts';

export type CcgExercise = Exercise<CcgBoard, CcgVocabulary, CcgPosition>;
export type CcgSituation = Situation<CcgBoard, CcgVocabulary>;

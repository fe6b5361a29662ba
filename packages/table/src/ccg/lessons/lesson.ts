import type { CcgPosition, CcgVocabulary } from '@binary-sunset/ccg';
import type { Lesson } from '../../lessons/lesson.ts';
import type { CcgBoard } from '../board.ts';

export type CcgLesson = Lesson<CcgBoard, CcgVocabulary, CcgPosition>;

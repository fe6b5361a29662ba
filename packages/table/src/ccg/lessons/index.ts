/** The lessons of the Customizable Card Game, fetched when somebody wants to learn it. */
import { pool } from '@binary-sunset/ccg';
import { courseOf } from '../../lessons/course.ts';
import { ccgTable } from '../layOut.ts';
import type { CcgLesson } from './lesson.ts';

const lessons: readonly CcgLesson[] = [];

export const ccgCourse = courseOf(lessons, async (position, seed) => {
  const game = await pool.gameWith(['premiere']);
  return { table: ccgTable(game), state: game.position({ seed, ...position }) };
});

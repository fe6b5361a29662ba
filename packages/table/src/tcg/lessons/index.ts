/** The lessons of the Trading Card Game, fetched when somebody wants to learn it. */
import { pool } from '@binary-sunset/tcg';
import { courseOf } from '../../lessons/course.ts';
import { tcgTable } from '../layOut.ts';
import { arenas } from './arenas.ts';
import { speed } from './speed.ts';
import { whole } from './whole.ts';

export const tcgCourse = courseOf([arenas, speed, whole], async (position, seed) => {
  const game = await pool.gameWith(['attack-of-the-clones']);
  return { table: tcgTable(game), state: game.position({ seed, ...position }) };
});

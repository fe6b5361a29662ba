/** The lessons of the Customizable Card Game, fetched when somebody wants to learn it. */
import { pool } from '@binary-sunset/ccg';
import { courseOf } from '../../lessons/course.ts';
import { ccgTable } from '../layOut.ts';
import { battle } from './battle.ts';
import { damage } from './damage.ts';
import { drain } from './drain.ts';
import { life } from './life.ts';
import { moving } from './moving.ts';
import { places } from './places.ts';
import { response } from './response.ts';
import { saving } from './saving.ts';
import { weapon } from './weapon.ts';
import { whole } from './whole.ts';

const lessons = [life, places, drain, moving, battle, damage, weapon, response, saving, whole];

export const ccgCourse = courseOf(lessons, async (position, seed) => {
  const game = await pool.gameWith(['premiere']);
  return { table: ccgTable(game), state: game.position({ seed, ...position }) };
});

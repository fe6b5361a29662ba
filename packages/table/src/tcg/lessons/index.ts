/** The lessons of the Trading Card Game, fetched when somebody wants to learn it. */
import { pool } from '@binary-sunset/tcg';
import { courseOf } from '../../lessons/course.ts';
import { tcgTable } from '../layOut.ts';
import { arenas } from './arenas.ts';
import { battleCards } from './battleCards.ts';
import { building } from './building.ts';
import { control } from './control.ts';
import { force } from './force.ts';
import { missions } from './missions.ts';
import { retreat } from './retreat.ts';
import { speed } from './speed.ts';
import { whole } from './whole.ts';

export const tcgCourse = courseOf(
  [arenas, speed, force, battleCards, building, missions, retreat, control, whole],
  async (position, seed) => {
    const game = await pool.gameWith(['attack-of-the-clones']);
    return { table: tcgTable(game), state: game.position({ seed, ...position }) };
  },
);

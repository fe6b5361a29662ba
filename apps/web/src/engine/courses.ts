import { loading } from '@binary-sunset/kernel';
import type { Course } from '@binary-sunset/table';
import type { Boards, GameName } from './protocol.ts';

/** The lessons of each game, fetched when somebody wants to learn it. */
const courses: { readonly [G in GameName]: () => Promise<Course<Boards[G]>> } = {
  tcg: async () => (await import('@binary-sunset/table/tcg/lessons')).tcgCourse,
  ccg: async () => (await import('@binary-sunset/table/ccg/lessons')).ccgCourse,
};

export const courseOf = (game: GameName): Promise<Course<Boards[GameName]>> =>
  loading<Course<Boards[GameName]>>('the lessons', courses[game]);

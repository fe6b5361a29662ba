import { loading } from '@binary-sunset/kernel';
import type { Course } from '@binary-sunset/table';
import type { Boards, GameName } from './protocol.ts';

/** The lessons of each game, fetched when somebody wants to learn it. */
const courses: { readonly [G in GameName]?: () => Promise<Course<Boards[G]>> } = {
  tcg: async () => (await import('@binary-sunset/table/tcg/lessons')).tcgCourse,
};

const none: Course<Boards[GameName]> = {
  lessons: [],
  begin: (id) => Promise.reject(new Error(`There is no lesson "${id}": this game has none yet.`)),
};

export function courseOf(game: GameName): Promise<Course<Boards[GameName]>> {
  const course = courses[game];
  return course === undefined ? Promise.resolve(none) : loading<Course<Boards[GameName]>>('the lessons', course);
}

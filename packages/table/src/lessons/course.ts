import type { Agent } from '@binary-sunset/agents';
import { IllegalSetup, type KernelState, type Seed, sessionAt, type Vocabulary } from '@binary-sunset/kernel';
import { type Match, matchOf } from '../match.ts';
import type { BoardGame } from '../scene.ts';
import { type Seats, seatsOf } from '../seats.ts';
import { person, type SitterNames } from '../sitters.ts';
import { opening } from '../story.ts';
import type { TableGame } from '../tableGame.ts';
import { type Coach, coachOf } from './coach.ts';
import type { Gentle, Lesson } from './lesson.ts';
import { gentle, partner, partnerName } from './partner.ts';

/** A lesson in a list. */
export interface LessonOffer {
  readonly id: string;
  readonly title: string;
  readonly teaches: string;
  /** It is a whole game. */
  readonly whole: boolean;
}

/** A lesson that somebody sits at. */
export interface LessonBegun<Board> {
  readonly match: Match<BoardGame<Board>>;
  readonly sitters: SitterNames;
  readonly coach: Coach;
}

/** The lessons of a game, in their order. */
export interface Course<Board = unknown> {
  readonly lessons: readonly LessonOffer[];
  /** A lesson from its beginning; in a whole game chance follows from the seed. */
  begin(id: string, seed: Seed): Promise<LessonBegun<Board>>;
}

/** A position with the table it lies on. */
interface LaidOut<Board> {
  readonly table: BoardGame<Board>;
  readonly state: KernelState;
}

export const courseOf = <Board, P>(
  lessons: readonly Lesson<Board, Vocabulary, P>[],
  /** Where the position says nothing of chance, it follows from the seed. */
  layOut: (position: P, seed: Seed) => Promise<LaidOut<Board>>,
): Course<Board> => ({
  lessons: lessons.map((lesson) => ({
    id: lesson.id,
    title: lesson.title,
    teaches: lesson.teaches,
    whole: 'moments' in lesson,
  })),
  async begin(id, seed) {
    const place = lessons.findIndex((one) => one.id === id);
    const [lesson, following] = place < 0 ? [] : lessons.slice(place, place + 2);
    if (lesson === undefined)
      throw new IllegalSetup(`There is no lesson "${id}"; there is ${lessons.map((one) => one.id).join(', ')}.`);
    const whole = 'moments' in lesson;
    const { table, state } = await layOut(lesson.position, whole ? seed : id);
    const { learner } = lesson;
    const sitters: SitterNames = learner === 0 ? [person, partnerName] : [partnerName, person];
    const other = whole ? gentleAt(table, lesson.opponent, seed) : partner(table.game, lesson.opponent);
    const seats: Seats = learner === 0 ? [null, other] : [other, null];
    const match = matchOf(table, sessionAt(table.game, state), [opening(state, [])], seats);
    const next = following === undefined ? null : { id: following.id, title: following.title };
    return { match, sitters, coach: coachOf(lesson, table, next) };
  },
});

function gentleAt(table: TableGame, { computer, lets }: Gentle, seed: Seed): Agent {
  const [player] = seatsOf(table, [computer, computer], seed);
  if (player === null) throw new IllegalSetup('A person plays no lesson for somebody else.');
  return gentle(player, lets, seed);
}

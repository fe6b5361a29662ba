import { create } from 'zustand';
import type { GameName } from '../engine/protocol.ts';
import { recalled, remember } from '../settings/remembered.ts';

const key = 'binary-sunset lessons';

/** What the whole game at the end of a course is remembered by, in either game. */
export const wholeGame = 'whole';

type Done = Readonly<Record<GameName, readonly string[]>>;

const none: Done = { tcg: [], ccg: [] };

interface LessonsDone {
  readonly done: Done;
  finish(game: GameName, lesson: string): void;
}

/** The lessons that were played to their end in this browser. */
export const useLessonsDone = create<LessonsDone>((put, get) => ({
  done: recalled(key, none),
  finish(game, lesson) {
    const { done } = get();
    if (done[game].includes(lesson)) return;
    const next = { ...done, [game]: [...done[game], lesson] };
    put({ done: next });
    remember(key, next);
  },
}));

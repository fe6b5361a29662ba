import { type Handle, isOutcome, type Player, type TableView, type Vocabulary } from '@binary-sunset/kernel';
import type { Aim } from '../aim.ts';
import { nameIn } from '../cardNames.ts';
import type { Match } from '../match.ts';
import { type BoardGame, seenLately } from '../scene.ts';
import type { Chapter, Story } from '../story.ts';
import type { Exercise, GuidedGame, Lesson, Moment, Move, Situation, Spot, Step, Words } from './lesson.ts';
import { isLike, moveOf, optionsLike } from './moves.ts';

/** What the coach says now, and points at. Plain data. */
export interface Coaching {
  readonly lesson: string;
  readonly title: string;
  /** How many steps are done, of how many; null in a whole game. */
  readonly steps: { readonly done: number; readonly of: number } | null;
  readonly says: string;
  /** About the last choice, if it was not what the step wants. */
  readonly remark: string | null;
  readonly state: 'going on' | 'missed' | 'done';
  /** There is nothing new in this: it is said to whoever asks. */
  readonly quiet: boolean;
  /** The options that the coach means. */
  readonly meant: readonly number[];
  /** The cards to point at for it, where those that a choice is made for can be pointed at at once: whom to attack. */
  readonly aims: readonly Handle[];
  readonly lookAt: readonly Spot[];
  /** The lesson that comes after this one. */
  readonly next: { readonly id: string; readonly title: string } | null;
}

/** Where a lesson has come to: all of it follows from the story, so that what is taken back is taken back here too. */
interface Progress {
  /** The step that is to be done, or the moment that is explained; -1 for none. */
  readonly at: number;
  /** The chapters of the story that were there when the step began; in a whole game, when the learner was asked before. */
  readonly since: number;
  readonly remark: string | null;
  /** How often each moment was explained. */
  readonly explained: readonly number[];
  /** When the learner was asked last, and after how many chapters: a moment is explained as long as the question stands. */
  readonly asked: { readonly at: number; readonly after: number };
}

export type Coach = (match: Match) => Coaching;

/** Whoever looks over the learner's shoulder, and sees no more than they do. */
export function coachOf<Board>(lesson: Lesson<Board>, table: BoardGame<Board>, following: Coaching['next']): Coach {
  const { learner } = lesson;
  const { game } = table;
  /** A chapter that was taken back and comes again follows the same ones: where it led to is known. */
  const known = new WeakMap<Chapter, Progress>();

  function situationAt(story: Story, chapters: number, since: number): Situation<Board> {
    const told = story.slice(0, chapters);
    const { to } = story[chapters - 1] ?? story[0];
    const pending = game.pending(to);
    const view = game.view(to, learner);
    const decision = isOutcome(pending) || pending.player !== learner ? null : pending;
    const lately = told.slice(since);
    return {
      board: table.boardOf(view, decision, seenLately(told, table, learner)),
      learner,
      happened: lately.flatMap(({ happenings }) =>
        happenings.flatMap((happening) => game.see(happening, learner) ?? []),
      ),
      chose: lately.flatMap((chapter) => chosenIn(chapter, learner, table)),
      decision,
      outcome: isOutcome(pending) ? pending : null,
    };
  }

  /** What was chosen in a chapter, but for passes where nothing that the step means was to be had. */
  function chosenFrom(chapter: Chapter, step: Step<Board> | undefined): readonly Move[] {
    const chosen = chosenIn(chapter, learner, table);
    const asked = game.pending(chapter.from);
    if (step === undefined || isOutcome(asked) || chosen.length === 0) return chosen;
    const isOffered = optionsLike(game.view(chapter.from, learner), asked, step.moves).length > 0;
    return isOffered ? chosen : chosen.filter(({ verb }) => !table.passing.includes(verb));
  }

  const begun: Progress = { at: 0, since: 0, remark: null, explained: [], asked: { at: -1, after: 0 } };

  /** Where it has come to after so many chapters. */
  function progressAfter(story: Story, chapters: number): Progress {
    const last = story[chapters - 1] ?? story[0];
    const found = known.get(last);
    if (found !== undefined) return found;
    const before = chapters === 1 ? begun : progressAfter(story, chapters - 1);
    const at = (since: number): Situation<Board> => situationAt(story, chapters, since);
    const after =
      'steps' in lesson
        ? nextStep(lesson, before, chapters, at, chosenFrom(last, lesson.steps[before.at]))
        : nextMoment(lesson, before, chapters, at(before.asked.after));
    known.set(last, after);
    return after;
  }

  return ({ story }) => {
    const progress = progressAfter(story, story.length);
    const now = situationAt(story, story.length, progress.since);
    const said = 'steps' in lesson ? inExercise(lesson, progress, now) : inGame(lesson, progress, now);
    const { decision } = now;
    const view = game.view((story.at(-1) ?? story[0]).to, learner);
    const { id, title } = lesson;
    const meant =
      decision === null || said.state !== 'going on' || said.moves === null
        ? []
        : optionsLike(view, decision, said.moves);
    const passes = decision?.options.findIndex(({ verb }) => table.passing.includes(verb)) ?? -1;
    const { moves, ...words } = said;
    return {
      lesson: id,
      title,
      ...words,
      next: following,
      meant: meant.length === 0 && passes >= 0 && moves !== null && said.state === 'going on' ? [passes] : meant,
      aims: decision === null ? [] : aimedAt(view, table.aimsIn?.(view, decision) ?? [], meant, moves ?? []),
    };
  };
}

/** The cards that these moves are made at, by the options that are meant; none where any would do. */
function aimedAt(
  view: TableView,
  aims: readonly Aim[],
  meant: readonly number[],
  moves: readonly Move[],
): readonly Handle[] {
  const there = aims.filter(({ option }) => meant.includes(option));
  for (const { on } of moves) {
    const found = there.filter(({ at }) => on !== undefined && nameIn(view, at) === on);
    if (found.length > 0) return found.map(({ at }) => at);
  }
  return [];
}

type Said = Omit<Coaching, 'lesson' | 'title' | 'meant' | 'aims' | 'next'> & { readonly moves: readonly Move[] | null };

function nextStep<Board>(
  { steps }: Exercise<Board>,
  before: Progress,
  chapters: number,
  at: (since: number) => Situation<Board>,
  chosen: readonly Move[],
): Progress {
  let progress: Progress = { ...before, remark: remarkOn(steps[before.at], chosen, before.remark) };
  for (let step = steps[progress.at]; step?.isReached(at(progress.since)) === true; step = steps[progress.at])
    progress = { ...progress, at: progress.at + 1, since: chapters, remark: null };
  return progress;
}

function remarkOn(step: Step | undefined, chosen: readonly Move[], before: string | null): string | null {
  if (step === undefined) return null;
  let remark = before;
  for (const move of chosen) {
    const turn = step.wrong?.find(({ chose }) => isLike(move, chose));
    if (step.moves.some((meant) => isLike(move, meant))) remark = null;
    else if (turn !== undefined) remark = turn.says;
  }
  return remark;
}

function nextMoment<Board>(
  { moments }: GuidedGame<Board>,
  before: Progress,
  chapters: number,
  now: Situation<Board>,
): Progress {
  const { decision } = now;
  if (decision === null || decision.at === before.asked.at) return before;
  const { explained } = before;
  const isNew = ({ times = 1 }: Moment<Board>, i: number): boolean => (explained[i] ?? 0) < times;
  const at = moments.findIndex((moment, i) => isNew(moment, i) && moment.isNow(now));
  return {
    ...before,
    at,
    since: before.asked.after,
    asked: { at: decision.at, after: chapters },
    explained: moments.map((_, i) => (explained[i] ?? 0) + (i === at ? 1 : 0)),
  };
}

function inExercise<Board>({ steps, ends }: Exercise<Board>, { at, remark }: Progress, now: Situation<Board>): Said {
  const count = { done: Math.min(at, steps.length), of: steps.length };
  const step = steps[at];
  const plain = { steps: count, quiet: false, lookAt: [], moves: null } as const;
  if (step === undefined) return { ...plain, says: ends, remark: null, state: 'done' };
  const missed = step.whyMissed?.(now) ?? (now.outcome === null ? null : 'The game is over before this was done.');
  if (missed !== null) return { ...plain, says: step.says, remark: missed, state: 'missed' };
  const { says, lookAt = [], moves } = step;
  return { ...plain, says, remark, state: 'going on', lookAt, moves };
}

function inGame<Board>({ moments, otherwise, ends }: GuidedGame<Board>, { at }: Progress, now: Situation<Board>): Said {
  const plain = { steps: null, remark: null, lookAt: [], moves: null } as const;
  if (now.outcome !== null) return { ...plain, says: inWords(ends, now), state: 'done', quiet: false };
  const fresh = moments[at];
  // Whoever asks is told again what was explained before.
  const moment = fresh ?? (now.decision === null ? undefined : moments.find(({ isNow }) => isNow(now)));
  if (moment === undefined) return { ...plain, says: otherwise, state: 'going on', quiet: true };
  const { says, lookAt = [], moves = null } = moment;
  const meant = typeof moves === 'function' ? moves(now) : moves;
  return { ...plain, says: inWords(says, now), lookAt, moves: meant, state: 'going on', quiet: fresh === undefined };
}

const inWords = <Board>(words: Words<Board, Vocabulary>, now: Situation<Board>): string =>
  typeof words === 'string' ? words : words(now);

/** What the learner chose in a chapter, as they knew the cards then. */
function chosenIn({ answer, from }: Chapter, learner: Player, { game }: BoardGame): readonly Move[] {
  if (answer === null || answer.player !== learner || !('picks' in answer)) return [];
  const asked = game.pending(from);
  if (isOutcome(asked)) return [];
  const view = game.view(from, learner);
  return answer.picks.flatMap((pick) => {
    const option = asked.options[pick];
    return option === undefined ? [] : [moveOf(view, option)];
  });
}

import type { Happening, TableView, Viewer } from '@binary-sunset/kernel';
import type { Glimpse, PlannedGlimpse } from './glimpse.ts';
import { type LogEntry, mergeRepeats, type ToldHappening, tellingOf } from './log.ts';
import type { BoardGame } from './scene.ts';
import { type Chapter, windowSeen } from './story.ts';
import { voiceFor } from './voice.ts';

/** What some chapters bring one viewer: lines of the log, happenings as they see them, and glimpses on the way. */
export interface News<Board = unknown> {
  readonly entries: readonly LogEntry[];
  readonly happenings: readonly Happening[];
  readonly glimpses: readonly Glimpse<Board>[];
}

/** What a chapter brings a viewer; `before` is what they saw since the turn began. */
export function newsOf<Board>(
  table: BoardGame<Board>,
  chapter: Chapter,
  viewer: Viewer,
  before: readonly Happening[],
): News<Board> {
  const earlier = [...before, ...windowSeen(chapter, viewer)];
  const happenings = chapter.happenings.flatMap((happening) => table.game.see(happening, viewer) ?? []);
  const planned = chapter.answer === null ? [] : table.glimpsesIn(happenings, viewer, earlier);
  const boards = new Map<PlannedGlimpse, Board>();
  const draw = (view: TableView, at: number): void => {
    for (const plan of planned)
      if (plan.at === at)
        // What was under way when the chapter began may no longer be.
        boards.set(
          plan,
          table.boardOf({ ...view, process: null }, null, [...earlier, ...happenings.slice(0, plan.until)]),
        );
  };
  const cuts = [...new Set(planned.map(({ until }) => until))].sort((a, b) => a - b);
  const parts: ToldHappening[][] = [[]];
  let at = 0;
  if (planned.length > 0) draw(table.game.view(chapter.from, viewer), at);
  for (const { view, entry, seen } of tellingOf(table, chapter, viewer)) {
    at++;
    if (entry !== null) parts.at(-1)?.push({ entry, seen });
    if (cuts.includes(at)) parts.push([]);
    draw(view, at);
  }
  const voice = voiceFor(viewer, table.seatNames(chapter.from.facts));
  const said = parts.map((part, i) => mergeRepeats(part, table, voice, parts.slice(0, i).flat().at(-1)));
  const toldBy = (until: number): number => said.slice(0, cuts.indexOf(until) + 1).flat().length;
  const glimpses = planned.flatMap((plan): Glimpse<Board>[] => {
    const board = boards.get(plan);
    if (board === undefined) return [];
    return [{ glimpsed: plan.glimpsed, board, told: toldBy(plan.until), happened: plan.until }];
  });
  return { entries: said.flat(), happenings, glimpses };
}

/** The news of one time and of the time that follows it. */
export const joinedNews = <Board>(one: News<Board>, other: News<Board>): News<Board> => ({
  entries: [...one.entries, ...other.entries],
  happenings: [...one.happenings, ...other.happenings],
  glimpses: [
    ...one.glimpses,
    ...other.glimpses.map((glimpse) => ({
      ...glimpse,
      told: glimpse.told + one.entries.length,
      happened: glimpse.happened + one.happenings.length,
    })),
  ],
});

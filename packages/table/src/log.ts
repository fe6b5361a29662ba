import type { Happening, Player, TableView, Viewer } from '@binary-sunset/kernel';
import { type Line, textOf } from './line.ts';
import type { Chapter } from './story.ts';
import type { TableGame } from './tableGame.ts';
import { type Voice, voiceFor } from './voice.ts';

/** Something the log says: a line, with what a page needs to draw it. */
export interface LogEntry {
  readonly line: Line;
  /** What kind of happening it was. */
  readonly kind: string;
  /** Whose doing it was, if anybody's. */
  readonly by: Player | null;
}

/** What a viewer sees happen in a chapter, one by one, with their view as it is then; always the same view, kept up to date. */
export function* tellingOf(
  { game, seatNames, tell }: TableGame,
  chapter: Chapter,
  viewer: Viewer,
): Generator<{ readonly view: TableView; readonly entry: LogEntry | null; readonly seen: Happening }> {
  const view = game.view(chapter.from, viewer);
  const voice = voiceFor(viewer, seatNames(chapter.from.facts));
  for (const happening of chapter.happenings) {
    const seen = game.see(happening, viewer);
    if (seen === null) continue;
    if (chapter.answer !== null) game.follow(view, seen);
    const line = tell(seen, view, voice);
    yield { view, entry: line === null ? null : { line, kind: seen.kind, by: whoseDoing(seen, view) }, seen };
  }
}

/** A happening as its viewer saw it, and what the log says of it. */
export interface ToldHappening {
  readonly entry: LogEntry;
  readonly seen: Happening;
}

/**
 * Lines that come several times in a row are said once: in other words, or with how often. `earlier` was said just
 * before.
 */
export function mergeRepeats(
  told: readonly ToldHappening[],
  { tellSeveral, isSaidBy }: TableGame,
  voice: Voice,
  earlier?: ToldHappening,
): LogEntry[] {
  const runs: { readonly one: ToldHappening; times: number }[] = [];
  for (const one of told) {
    const last = runs.at(-1);
    if (last !== undefined && textOf(last.one.entry.line) === textOf(one.entry.line)) last.times++;
    else runs.push({ one, times: 1 });
  }
  return runs.flatMap(({ one: { entry, seen }, times }, i) => {
    const before = runs[i - 1]?.one ?? earlier;
    if (before !== undefined && isSaidBy?.(before.seen, seen, times) === true) return [];
    return times === 1
      ? entry
      : { ...entry, line: tellSeveral?.(seen, times, voice) ?? [...entry.line, ` (${times} times)`] };
  });
}

/** The log of a chapter as one viewer may know it. */
export const logOf = (table: TableGame, chapter: Chapter, viewer: Viewer): LogEntry[] =>
  mergeRepeats(
    [...tellingOf(table, chapter, viewer)].flatMap(({ entry, seen }) => (entry === null ? [] : { entry, seen })),
    table,
    voiceFor(viewer, table.seatNames(chapter.from.facts)),
  );

export const linesOf = (table: TableGame, chapter: Chapter, viewer: Viewer): Line[] =>
  logOf(table, chapter, viewer).map(({ line }) => line);

/** Who did it: the happening says so, or whose card did. */
function whoseDoing(happening: Happening, view: TableView): Player | null {
  const { by } = happening;
  if (by === 0 || by === 1) return by;
  const named = happening['attacker'] ?? happening['card'];
  const doer = typeof named === 'object' && named !== null && 'handle' in named ? named.handle : named;
  return view.cards.find(({ handle }) => handle === doer)?.owner ?? null;
}

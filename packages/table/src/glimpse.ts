import type { Handle, Happening, Player, TableView, Viewer } from '@binary-sunset/kernel';
import type { BoardGame } from './scene.ts';
import { type Chapter, chanceSeen, type Entry, type Said, tellingOf, together } from './story.ts';
import { voiceFor } from './voice.ts';

/**
 * What there is to see: dice that fall, an attack that is over, a destiny as it is drawn, a weapon that hits or misses,
 * the powers of a battle, a battle that is over, a react of the other side, or a card that it plays.
 */
export type Sight =
  | { readonly what: 'roll' | 'attack' | 'destiny' | 'hit' | 'miss' | 'power' | 'battle' | 'react' }
  | { readonly what: 'card'; readonly card: Handle; readonly title: string; readonly by: Player };

/** Something worth a look on the way. */
export interface Look {
  /** The table is drawn as it was after so many happenings. */
  readonly at: number;
  /** So many of them are told by then: an attack's cards lie as before the end, and its outcome is known. */
  readonly until: number;
  readonly sight: Sight;
}

/** The table as it was on the way. */
export interface Glimpse<Board = unknown> {
  readonly sight: Sight;
  readonly board: Board;
  /** How many of the entries and happenings that it comes with were told by then. */
  readonly told: number;
  readonly happened: number;
}

/** Some chapters as one viewer lives through them. */
export interface Passage<Board = unknown> {
  readonly entries: readonly Entry[];
  readonly happenings: readonly Happening[];
  readonly glimpses: readonly Glimpse<Board>[];
}

/** A chapter as a viewer lives through it; `before` is what they saw since the turn began. */
export function passageOf<Board>(
  table: BoardGame<Board>,
  chapter: Chapter,
  viewer: Viewer,
  before: readonly Happening[],
): Passage<Board> {
  const earlier = [...before, ...chanceSeen(chapter, viewer)];
  const happenings = chapter.happenings.flatMap((happening) => table.game.see(happening, viewer) ?? []);
  const looks = chapter.answer === null ? [] : table.looksIn(happenings, viewer, earlier);
  const boards = new Map<Look, Board>();
  const draw = (view: TableView, at: number): void => {
    for (const look of looks)
      if (look.at === at)
        // What was under way when the chapter began may no longer be.
        boards.set(
          look,
          table.boardOf({ ...view, process: null }, null, [...earlier, ...happenings.slice(0, look.until)]),
        );
  };
  const cuts = [...new Set(looks.map(({ until }) => until))].sort((a, b) => a - b);
  const parts: Said[][] = [[]];
  let at = 0;
  if (looks.length > 0) draw(table.game.view(chapter.from, viewer), at);
  for (const { view, entry, seen } of tellingOf(table, chapter, viewer)) {
    at++;
    if (entry !== null) parts.at(-1)?.push({ entry, seen });
    if (cuts.includes(at)) parts.push([]);
    draw(view, at);
  }
  const voice = voiceFor(viewer, table.seatNames(chapter.from.facts));
  const said = parts.map((part, i) => together(part, table, voice, parts.slice(0, i).flat().at(-1)));
  const toldBy = (until: number): number => said.slice(0, cuts.indexOf(until) + 1).flat().length;
  const glimpses = looks.flatMap((look): Glimpse<Board>[] => {
    const board = boards.get(look);
    if (board === undefined) return [];
    return [{ sight: look.sight, board, told: toldBy(look.until), happened: look.until }];
  });
  return { entries: said.flat(), happenings, glimpses };
}

/** Two passages, one after the other. */
export const joined = <Board>(one: Passage<Board>, other: Passage<Board>): Passage<Board> => ({
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

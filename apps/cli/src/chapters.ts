import {
  type Answer,
  type Game,
  type GameRecord,
  type Happening,
  type KernelState,
  type RecordDisagrees,
  replay,
  type Session,
  type Tell,
  type Viewer,
} from '@binary-sunset/kernel';
import type { TerminalGame } from './games/terminalGame.ts';
import { voiceFor } from './voice.ts';

/** An answer and what came of it, up to the next decision. The first chapter is how the game opens. */
export interface Chapter {
  readonly answer: Answer | null;
  readonly from: KernelState;
  readonly happenings: readonly Happening[];
  readonly to: KernelState;
}

/** What is told while something is done, as the chapter that follows from an answer. */
export function chapterOf(session: Session<KernelState>, answer: Answer, act: (tell: Tell) => void): Chapter {
  const from = session.state;
  const happenings: Happening[] = [];
  act((happening) => happenings.push(happening));
  return { answer, from, happenings, to: session.state };
}

/** There is nothing before it, so that it is told from where it leads to. */
export const opening = (state: KernelState, happenings: readonly Happening[]): Chapter => ({
  answer: null,
  from: state,
  happenings,
  to: state,
});

/** A game told: its opening, and a chapter for each answer. */
export type Story = readonly [Chapter, ...Chapter[]];

export interface ReadStory {
  readonly story: Story;
  /** Why the record stops before its end, if it does. */
  readonly stopped: RecordDisagrees | null;
}

/** The story of a record, as far as it fits. */
export function storyIn(game: Game, record: GameRecord): ReadStory {
  const happenings: Happening[] = [];
  const given: { readonly answer: Answer; readonly from: KernelState; readonly told: number }[] = [];
  const { state, played, stopped } = replay(game, record, {
    tell: (happening) => happenings.push(happening),
    watch: (s, _decision, answer) => given.push({ answer, from: game.fork(s), told: happenings.length }),
  });
  // An answer that did not fit was watched, but not played.
  const answers = given.slice(0, played);
  const end = { from: state, told: happenings.length };
  const [first = end] = answers;
  const chapters = answers.map(({ answer, from, told }, i): Chapter => {
    const next = answers[i + 1] ?? end;
    return { answer, from, happenings: happenings.slice(told, next.told), to: next.from };
  });
  return { story: [opening(first.from, happenings.slice(0, first.told)), ...chapters], stopped };
}

/** The log of a chapter as one viewer may know it. */
export function linesOf({ game, seatNames, tell }: TerminalGame, chapter: Chapter, viewer: Viewer): string[] {
  const view = game.view(chapter.from, viewer);
  const voice = voiceFor(viewer, seatNames(chapter.from.facts));
  const lines: string[] = [];
  for (const happening of chapter.happenings) {
    const seen = game.see(happening, viewer);
    if (seen === null) continue;
    if (chapter.answer !== null) game.follow(view, seen);
    const line = tell(seen, view, voice);
    if (line !== null) lines.push(line);
  }
  return together(lines);
}

/** The same line several times in a row is said once, with how often. */
function together(lines: readonly string[]): string[] {
  const said: { readonly line: string; times: number }[] = [];
  for (const line of lines) {
    const last = said.at(-1);
    if (last?.line === line) last.times++;
    else said.push({ line, times: 1 });
  }
  return said.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
}

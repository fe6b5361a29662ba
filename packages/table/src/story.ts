import {
  type Answer,
  type Decision,
  type Game,
  type GameRecord,
  type Happening,
  type HappeningsOf,
  IllegalSetup,
  isOutcome,
  type KernelState,
  type Outcome,
  type Player,
  type RecordDisagrees,
  replay,
  type Session,
  type TableView,
  type Tell,
  type Viewer,
} from '@binary-sunset/kernel';
import { type Line, textOf } from './line.ts';
import type { TableGame } from './tableGame.ts';
import { type Voice, voiceFor } from './voice.ts';

/** An answer and what came of it, up to the next decision. The first chapter is how the game opens. */
export interface Chapter {
  readonly answer: Answer | null;
  readonly from: KernelState;
  readonly happenings: readonly Happening[];
  readonly to: KernelState;
  /** Nobody chose it: a computer answered, or a rule of a person's own. */
  readonly automatic: boolean;
  /** The chance that it was given in, if in any: "attack", "prevention". */
  readonly chance: string | null;
}

const chanceIn = (asked: Decision | Outcome): string | null => (isOutcome(asked) ? null : (asked.window?.kind ?? null));

/** A chance that a viewer had, as the table remembers it. */
export type ChanceSeen = HappeningsOf<{ chance: { by: Player; chance: string } }>;

/** That a viewer had a chance is nothing that happened, but they know of it. */
export const chanceSeen = ({ answer, chance }: Chapter, viewer: Viewer): ChanceSeen[] =>
  chance === null || answer?.player !== viewer ? [] : [{ kind: 'chance', by: answer.player, chance }];

/** What is told while something is done, as the chapter that follows from an answer. */
export function chapterOf(
  game: Game,
  session: Session<KernelState>,
  answer: Answer,
  act: (tell: Tell<Happening>) => void,
): Chapter {
  const from = session.state;
  const chance = chanceIn(game.pending(from));
  const happenings: Happening[] = [];
  act((happening) => happenings.push(happening));
  return { answer, from, happenings, to: session.state, automatic: false, chance };
}

/** There is nothing before it, so that it is told from where it leads to. */
export const opening = (state: KernelState, happenings: readonly Happening[]): Chapter => ({
  answer: null,
  from: state,
  happenings,
  to: state,
  automatic: true,
  chance: null,
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
  const given: {
    readonly answer: Answer;
    readonly from: KernelState;
    readonly told: number;
    readonly chance: string | null;
  }[] = [];
  const { state, played, stopped } = replay(game, record, {
    tell: (happening) => happenings.push(happening),
    watch: (s, decision, answer) =>
      given.push({ answer, from: game.fork(s), told: happenings.length, chance: chanceIn(decision) }),
  });
  // An answer that did not fit was watched, but not played.
  const answers = given.slice(0, played);
  const end = { from: state, told: happenings.length };
  const [first = end] = answers;
  const chapters = answers.map(({ answer, from, told, chance }, i): Chapter => {
    const next = answers[i + 1] ?? end;
    return { answer, from, happenings: happenings.slice(told, next.told), to: next.from, automatic: false, chance };
  });
  return { story: [opening(first.from, happenings.slice(0, first.told)), ...chapters], stopped };
}

/** What led to where a session is; only the present if its record does not fit any more. */
export function storyOf(game: Game, record: GameRecord, session: Session<KernelState>): Story {
  const present: Story = [opening(session.state, [])];
  try {
    const { story } = storyIn(game, record);
    return story.length === session.answered + 1 && fits(game, story, session) ? story : present;
  } catch (error) {
    if (error instanceof IllegalSetup) return present;
    throw error;
  }
}

const fits = (game: Game, story: Story, { state }: Session<KernelState>): boolean =>
  game.hash((story.at(-1) ?? story[0]).to) === game.hash(state);

/** Something the log says. */
export interface Entry {
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
): Generator<{ readonly view: TableView; readonly entry: Entry | null; readonly seen: Happening }> {
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

/** Something the log says, and what it was seen as. */
export interface Said {
  readonly entry: Entry;
  readonly seen: Happening;
}

/** The same line several times in a row is said once: in other words, or with how often. `earlier` was said just before. */
export function together(
  said: readonly Said[],
  { tellSeveral, isSaidBy }: TableGame,
  voice: Voice,
  earlier?: Said,
): Entry[] {
  const runs: { readonly said: Said; times: number }[] = [];
  for (const one of said) {
    const last = runs.at(-1);
    if (last !== undefined && textOf(last.said.entry.line) === textOf(one.entry.line)) last.times++;
    else runs.push({ said: one, times: 1 });
  }
  return runs.flatMap(({ said: { entry, seen }, times }, i) => {
    const before = runs[i - 1]?.said ?? earlier;
    if (before !== undefined && isSaidBy?.(before.seen, seen, times) === true) return [];
    return times === 1
      ? entry
      : { ...entry, line: tellSeveral?.(seen, times, voice) ?? [...entry.line, ` (${times} times)`] };
  });
}

/** The log of a chapter as one viewer may know it. */
export const entriesOf = (table: TableGame, chapter: Chapter, viewer: Viewer): Entry[] =>
  together(
    [...tellingOf(table, chapter, viewer)].flatMap(({ entry, seen }) => (entry === null ? [] : { entry, seen })),
    table,
    voiceFor(viewer, table.seatNames(chapter.from.facts)),
  );

export const linesOf = (table: TableGame, chapter: Chapter, viewer: Viewer): Line[] =>
  entriesOf(table, chapter, viewer).map(({ line }) => line);

/** Who did it: the happening says so, or whose card did. */
function whoseDoing(happening: Happening, view: TableView): Player | null {
  const { by } = happening;
  if (by === 0 || by === 1) return by;
  const named = happening['attacker'] ?? happening['card'];
  const doer = typeof named === 'object' && named !== null && 'handle' in named ? named.handle : named;
  return view.cards.find(({ handle }) => handle === doer)?.owner ?? null;
}

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
  type Tell,
  type Viewer,
} from '@binary-sunset/kernel';

/** An answer and what came of it, up to the next decision. The first chapter is how the game opens. */
export interface Chapter {
  readonly answer: Answer | null;
  readonly from: KernelState;
  readonly happenings: readonly Happening[];
  readonly to: KernelState;
  /** Nobody chose it: a computer answered, or a rule of a person's own. */
  readonly automatic: boolean;
  /** The kind of window that it was given in, if in any: "attack", "prevention". */
  readonly window: string | null;
}

const windowIn = (asked: Decision | Outcome): string | null => (isOutcome(asked) ? null : (asked.window?.kind ?? null));

/** A window in which a viewer could act, as the table remembers it. */
export type WindowSeen = HappeningsOf<{ window: { by: Player; window: string } }>;

/** That a viewer could act in a window is nothing that happened, but they know of it. */
export const windowSeen = ({ answer, window }: Chapter, viewer: Viewer): WindowSeen[] =>
  window === null || answer?.player !== viewer ? [] : [{ kind: 'window', by: answer.player, window }];

/** What is told while something is done, as the chapter that follows from an answer. */
export function chapterOf(
  game: Game,
  session: Session<KernelState>,
  answer: Answer,
  act: (tell: Tell<Happening>) => void,
): Chapter {
  const from = session.state;
  const window = windowIn(game.pending(from));
  const happenings: Happening[] = [];
  act((happening) => happenings.push(happening));
  return { answer, from, happenings, to: session.state, automatic: false, window };
}

/** There is nothing before it, so that it is told from where it leads to. */
export const opening = (state: KernelState, happenings: readonly Happening[]): Chapter => ({
  answer: null,
  from: state,
  happenings,
  to: state,
  automatic: true,
  window: null,
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
    readonly window: string | null;
  }[] = [];
  const { state, played, stopped } = replay(game, record, {
    tell: (happening) => happenings.push(happening),
    watch: (s, decision, answer) =>
      given.push({ answer, from: game.fork(s), told: happenings.length, window: windowIn(decision) }),
  });
  // An answer that did not fit was watched, but not played.
  const answers = given.slice(0, played);
  const end = { from: state, told: happenings.length };
  const [first = end] = answers;
  const chapters = answers.map(({ answer, from, told, window }, i): Chapter => {
    const next = answers[i + 1] ?? end;
    return { answer, from, happenings: happenings.slice(told, next.told), to: next.from, automatic: false, window };
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

import {
  type Answer,
  type Decision,
  isOutcome,
  type KernelState,
  type Outcome,
  type Player,
  type Save,
  type Session,
} from '@binary-sunset/kernel';
import type { Seats } from './seats.ts';
import { type Chapter, chapterOf, type Story } from './story.ts';
import type { TableGame } from './tableGame.ts';

/** A game between two seats. */
export interface Match<T extends TableGame = TableGame> {
  readonly table: T;
  readonly seats: Seats;
  readonly seed: string;
  readonly state: KernelState;
  readonly pending: Decision | Outcome;
  /** What has happened so far. */
  readonly story: Story;
  /** Something was taken back that somebody had learnt from: the game no longer counts. */
  readonly practice: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** A person's answer. One given for them, such as a pass they asked for, is not a choice to go back to. */
  give(answer: Answer, automatic?: boolean): void;
  /** Lets a computer make one decision; false if it is not a computer's turn to decide. */
  computerAnswers(): boolean;
  /** Goes back to the last choice of a person, and takes back whatever came after it; false if there is none. */
  undo(): boolean;
  /** Goes back to the first choice of the last turn of a person's own that had any; false if there is none. */
  undoTurn(): boolean;
  /** Gives again what was taken back last, up to the next choice of a person; false if there is nothing. */
  redo(): boolean;
  save(): Save<KernelState>;
}

export function matchOf<T extends TableGame>(
  table: T,
  session: Session<KernelState>,
  told: Story,
  seats: Seats,
  practised = false,
): Match<T> {
  const { game } = table;
  const [beginning, ...chapters] = told;
  let undone: Chapter[] = [];
  let practice = practised;

  function answer(given: Answer, automatic: boolean): void {
    chapters.push({ ...chapterOf(game, session, given, (tell) => session.answer(given, tell)), automatic });
    undone = [];
  }

  const isChoice = ({ answer: given, automatic }: Chapter): boolean =>
    given !== null && !automatic && seats[given.player] === null;

  function undo(): boolean {
    if (!chapters.some(isChoice)) return false;
    for (let chapter = chapters.pop(); chapter !== undefined; chapter = chapters.pop()) {
      session.undo();
      undone.push(chapter);
      if (seats.some((_, player) => seats[player] === null && taught(table, chapter, player === 0 ? 0 : 1)))
        practice = true;
      if (isChoice(chapter)) break;
    }
    return true;
  }

  return {
    table,
    seats,
    seed: session.record().seed,
    get state() {
      return session.state;
    },
    get pending() {
      return game.pending(session.state);
    },
    get story(): Story {
      return [beginning, ...chapters];
    },
    get practice() {
      return practice;
    },
    get canUndo() {
      return chapters.some(isChoice);
    },
    get canRedo() {
      return undone.length > 0;
    },
    give: (given, automatic = false) => answer(given, automatic),
    computerAnswers() {
      const asked = game.pending(session.state);
      if (isOutcome(asked)) return false;
      const agent = seats[asked.player];
      if (agent === null) return false;
      const { player, at } = asked;
      answer({ player, at, picks: agent.choose(game.view(session.state, player), asked) }, true);
      return true;
    },
    undo,
    undoTurn() {
      const last = chapters.findLastIndex(isChoice);
      if (last < 0) return false;
      const who = chapters[last]?.answer?.player;
      const begun = chapters
        .slice(0, last)
        .findLastIndex(({ happenings }) => happenings.some(({ kind, by }) => kind === 'turn' && (by ?? who) === who));
      while (chapters.slice(begun + 1).some(isChoice)) undo();
      return true;
    },
    redo() {
      let again = undone.pop();
      if (again === undefined) return false;
      for (; again !== undefined; again = undone.pop()) {
        session.redo();
        chapters.push(again);
        const [following] = undone.slice(-1);
        if (following !== undefined && isChoice(following)) break;
      }
      return true;
    },
    save: () => session.save(),
  };
}

/** Lets computers play until a person has to decide or the game is over. */
export function letComputersPlay(match: Match): void {
  while (match.computerAnswers());
}

/** Whether a player learnt something from what came of an answer: dice, cards, or what the other player does. */
function taught({ game }: TableGame, { answer, from, to }: Chapter, player: Player): boolean {
  if (answer?.player !== player) return true;
  if (JSON.stringify(from.chance) !== JSON.stringify(to.chance)) return true;
  const known = (s: KernelState): number => game.view(s, player).cards.filter(({ name }) => name !== null).length;
  return known(to) > known(from);
}

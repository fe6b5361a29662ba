import {
  type Answer,
  type Decision,
  isOutcome,
  type KernelState,
  type Outcome,
  type Save,
  type Session,
} from '@binary-sunset/kernel';
import { type Chapter, chapterOf, type Story } from './chapters.ts';
import type { TerminalGame } from './games/terminalGame.ts';
import type { Seats } from './seats.ts';

/** A game between two seats. Whenever nobody is heard, it waits for a person or is over: computers answer at once. */
export interface Match {
  readonly terminal: TerminalGame;
  readonly seats: Seats;
  readonly seed: string;
  readonly state: KernelState;
  readonly pending: Decision | Outcome;
  /** What has happened so far. */
  readonly story: Story;
  give(answer: Answer): void;
  /** Takes back the last answer of a person, and whatever came after it; false if there is none. */
  undo(): boolean;
  /** Gives again what was taken back last; false if there is nothing. */
  redo(): boolean;
  save(): Save<KernelState>;
}

export function matchOf(terminal: TerminalGame, session: Session<KernelState>, told: Story, seats: Seats): Match {
  const { game } = terminal;
  const [beginning, ...chapters] = told;
  let undone: Chapter[] = [];

  function answer(given: Answer): void {
    chapters.push(chapterOf(session, given, (tell) => session.answer(given, tell)));
    undone = [];
  }

  function letComputersPlay(): void {
    for (let asked = game.pending(session.state); !isOutcome(asked); asked = game.pending(session.state)) {
      const { player, at } = asked;
      const agent = seats[player];
      if (agent === null) return;
      answer({ player, at, picks: agent.choose(game.view(session.state, player), asked) });
    }
  }

  const isByPerson = ({ answer: given }: Chapter): boolean => given !== null && seats[given.player] === null;

  letComputersPlay();
  return {
    terminal,
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
    give(given) {
      answer(given);
      letComputersPlay();
    },
    undo() {
      if (!chapters.some(isByPerson)) return false;
      for (let chapter = chapters.pop(); chapter !== undefined; chapter = chapters.pop()) {
        session.undo();
        undone.push(chapter);
        if (isByPerson(chapter)) break;
      }
      return true;
    },
    redo() {
      let again = undone.pop();
      if (again === undefined) return false;
      for (; again !== undefined; again = undone.pop()) {
        session.redo();
        chapters.push(again);
        const [following] = undone.slice(-1);
        if (following !== undefined && isByPerson(following)) break;
      }
      letComputersPlay();
      return true;
    },
    save: () => session.save(),
  };
}

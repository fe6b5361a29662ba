import {
  type Game,
  type Happening,
  type KernelState,
  loadSession,
  type Player,
  resumeSession,
  type Seed,
  type Session,
  startSession,
} from '@binary-sunset/kernel';
import {
  letComputersPlay,
  type Match,
  matchOf,
  namesOf,
  opening,
  person,
  seatsOf,
  storyIn,
  storyOf,
} from '@binary-sunset/table';
import type { Conversation } from './conversation.ts';
import { deckCalled } from './decks.ts';
import type { Files } from './files.ts';
import { gameCalled, games } from './games/index.ts';
import type { TerminalGame } from './games/terminalGame.ts';
import type { Paper } from './paper.ts';
import { playing } from './playing.ts';
import { readGame, type SavedGame, writeGame } from './saves.ts';
import { seatCalled, usualComputer } from './seats.ts';
import { type Film, stepping } from './stepping.ts';
import type { Wish } from './wishes.ts';

export interface Surroundings {
  readonly paper: Paper;
  readonly files: Files;
  readonly newSeed: () => Seed;
}

/** What a wish for a game leads to. Throws errors that are meant for people. */
export function conversationFor(wish: Wish, surroundings: Surroundings): Conversation {
  const { paper, files } = surroundings;
  switch (wish.kind) {
    case 'watch':
    case 'step':
      return stepping(filmFor(wish, surroundings), paper);
    default: {
      const match = wish.kind === 'resume' ? resumed(wish, files) : started(wish, seatNames(wish), surroundings);
      return playing(match, { files, keptIn: wish.save, savedAs: wish.file }, paper);
    }
  }
}

/** A game to look at: one that was saved, or one that two computer players play now. */
export function filmFor(wish: Wish, surroundings: Surroundings): Film {
  const { files } = surroundings;
  if (wish.kind === 'step') {
    const { record } = readGame(files, wish.file ?? '');
    const terminal = gameCalled(record.game);
    const { story, stopped } = storyIn(terminal.game, record);
    return { terminal, story, notice: stopped?.message ?? null };
  }
  const match = started(wish, twoComputers(wish), surroundings);
  if (wish.save !== null) writeGame(files, wish.save, match.save(), namesOf(match.seats));
  return { terminal: match.table, story: match.story, notice: null };
}

const terminalFor = ({ game }: Wish): TerminalGame => (game === null ? games[0] : gameCalled(game));

const seatOf = (wish: Wish, terminal: TerminalGame): Player =>
  wish.seat === null ? 0 : seatCalled(terminal, wish.seat);

const seatNames = (wish: Wish): readonly [string, string] => {
  const opponent = wish.opponent ?? usualComputer(terminalFor(wish));
  return seatOf(wish, terminalFor(wish)) === 0 ? [person, opponent] : [opponent, person];
};

function twoComputers(wish: Wish): readonly [string, string] {
  const computer = usualComputer(terminalFor(wish));
  return [computer, computer];
}

export type TerminalMatch = Match<TerminalGame>;

/** Computers answer before anybody looks. */
function begun(match: TerminalMatch): TerminalMatch {
  letComputersPlay(match);
  return match;
}

function started(wish: Wish, sitting: readonly [string, string], { files, newSeed }: Surroundings): TerminalMatch {
  const terminal = terminalFor(wish);
  const seed = wish.seed ?? newSeed();
  const seats = seatsOf(terminal, sitting, seed);
  const seat = seatOf(wish, terminal);
  const deckFor = (player: Player) => {
    const wanted = player === seat ? wish.deck : wish.against;
    return deckCalled(terminal, wanted ?? terminal.usualDecks[player], files);
  };
  const happenings: Happening[] = [];
  const options = wish.sides === null ? {} : { options: { sides: wish.sides } };
  const session = startSession(terminal.game, { decks: [deckFor(0), deckFor(1)], ...options }, seed, (happening) =>
    happenings.push(happening),
  );
  return begun(matchOf(terminal, session, [opening(session.state, happenings)], seats));
}

function resumed(wish: Wish, files: Files): TerminalMatch {
  const saved = readGame(files, wish.file ?? '');
  const terminal = gameCalled(saved.record.game);
  const session = sessionIn(terminal.game, saved);
  const told = wish.seat === null && wish.opponent === null ? saved.seats : null;
  const seats = seatsOf(terminal, told ?? seatNames(wish), saved.record.seed);
  return begun(matchOf(terminal, session, storyOf(terminal.game, saved.record, session), seats));
}

const sessionIn = (game: Game, { record, save }: SavedGame): Session<KernelState> =>
  save === null ? resumeSession(game, record) : loadSession(game, save);

import {
  type Deck,
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
  type AboutGame,
  type BoxedGame,
  letComputersPlay,
  matchOf,
  namesOf,
  opening,
  person,
  seatsOf,
  stockDeck,
  storyIn,
  storyOf,
} from '@binary-sunset/table';
import type { Conversation } from './conversation.ts';
import { deckMeant } from './decks.ts';
import type { Files } from './files.ts';
import { gameCalled, games } from './games/index.ts';
import type { TerminalGame, TerminalMatch } from './games/terminalGame.ts';
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

/** The game that a wish is about, with the cards that it needs. Throws errors that are meant for people. */
export async function terminalFor(wish: Wish, files: Files): Promise<TerminalGame> {
  if (wish.kind !== 'resume' && wish.kind !== 'step') {
    const game = gameWished(wish);
    return await game.tableFor(decksWished(wish, game, files));
  }
  const { game, setup } = readGame(files, wish.file ?? '').record;
  return await gameCalled(game).tableFor(setup.decks);
}

/** What a wish for a game leads to. Throws errors that are meant for people. */
export function conversationFor(wish: Wish, terminal: TerminalGame, surroundings: Surroundings): Conversation {
  const { paper, files } = surroundings;
  switch (wish.kind) {
    case 'watch':
    case 'step':
      return stepping(filmFor(wish, terminal, surroundings), paper);
    default: {
      const match =
        wish.kind === 'resume'
          ? resumed(wish, terminal, files)
          : started(wish, terminal, seatNames(wish, terminal), surroundings);
      return playing(match, { files, keptIn: wish.save, savedAs: wish.file }, paper);
    }
  }
}

/** A game to look at: one that was saved, or one that two computer players play now. */
export function filmFor(wish: Wish, terminal: TerminalGame, surroundings: Surroundings): Film {
  const { files } = surroundings;
  if (wish.kind === 'step') {
    const { record } = readGame(files, wish.file ?? '');
    const { story, stopped } = storyIn(terminal.game, record);
    return { terminal, story, notice: stopped?.message ?? null };
  }
  const match = started(wish, terminal, twoComputers(terminal), surroundings);
  if (wish.save !== null) writeGame(files, wish.save, match.save(), namesOf(match.seats));
  return { terminal, story: match.story, notice: null };
}

const gameWished = ({ game }: Wish): BoxedGame<TerminalGame> => (game === null ? games[0] : gameCalled(game));

const seatOf = (wish: Wish, seats: readonly [string, string]): Player =>
  wish.seat === null ? 0 : seatCalled(seats, wish.seat);

/** The first player's deck and the second's: names of stock decks, or decks from files. */
function decksWished(
  wish: Wish,
  about: Omit<AboutGame, 'name' | 'computers'>,
  files: Files,
): [string | Deck, string | Deck] {
  const seat = seatOf(wish, about.seats);
  const deckFor = (player: Player): string | Deck =>
    deckMeant(about, (player === seat ? wish.deck : wish.against) ?? about.usualDecks[player], files);
  return [deckFor(0), deckFor(1)];
}

const seatNames = (wish: Wish, terminal: TerminalGame): readonly [string, string] => {
  const opponent = wish.opponent ?? usualComputer(terminal);
  return seatOf(wish, terminal.game.seats) === 0 ? [person, opponent] : [opponent, person];
};

function twoComputers(terminal: TerminalGame): readonly [string, string] {
  const computer = usualComputer(terminal);
  return [computer, computer];
}

/** Computers answer before anybody looks. */
function begun(match: TerminalMatch): TerminalMatch {
  letComputersPlay(match);
  return match;
}

function started(
  wish: Wish,
  terminal: TerminalGame,
  sitting: readonly [string, string],
  { files, newSeed }: Surroundings,
): TerminalMatch {
  const { game } = terminal;
  const seed = wish.seed ?? newSeed();
  const seats = seatsOf(terminal, sitting, seed);
  const wanted = decksWished(wish, { ...terminal, seats: game.seats }, files);
  const deckOf = (deck: string | Deck): Deck => (typeof deck === 'string' ? stockDeck(terminal, deck) : deck);
  const happenings: Happening[] = [];
  const options = wish.sides === null ? {} : { options: { sides: wish.sides } };
  const setup = { decks: [deckOf(wanted[0]), deckOf(wanted[1])] as const, ...options };
  const session = startSession(game, setup, seed, (happening) => happenings.push(happening));
  return begun(matchOf(terminal, session, [opening(session.state, happenings)], seats));
}

function resumed(wish: Wish, terminal: TerminalGame, files: Files): TerminalMatch {
  const saved = readGame(files, wish.file ?? '');
  const session = sessionIn(terminal.game, saved);
  const told = wish.seat === null && wish.opponent === null ? saved.seats : null;
  const seats = seatsOf(terminal, told ?? seatNames(wish, terminal), saved.record.seed);
  return begun(matchOf(terminal, session, storyOf(terminal.game, saved.record, session), seats));
}

const sessionIn = (game: Game, { record, save }: SavedGame): Session<KernelState> =>
  save === null ? resumeSession(game, record) : loadSession(game, save);

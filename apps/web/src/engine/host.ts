import {
  type Deck,
  type Happening,
  IllegalAnswer,
  isOutcome,
  type KernelState,
  loadSession,
  Malformed,
  type Player,
  readRecord,
  resumeSession,
  type Session,
  startSession,
  type Viewer,
} from '@binary-sunset/kernel';
import {
  type BoardGame,
  type Coach,
  cardsOn,
  endingOf,
  type Face,
  hintFor,
  joinedNews,
  type LogEntry,
  logOf,
  type Match,
  matchOf,
  mayAskForHints,
  type News,
  newsOf,
  opening,
  people,
  person,
  type SitterNames,
  sceneOf,
  seatsOf,
  seenLately,
  stockDeck,
  storyOf,
} from '@binary-sunset/table';
import { courseOf } from './courses.ts';
import { boxCalled, offer, ownDeck } from './games.ts';
import type { Keeping } from './keeping.ts';
import type { Boards, Display, Engine, GameName, KeptGame, NewGame } from './protocol.ts';
import { rule, searchRules } from './rules.ts';

type Board = Boards[GameName];

/** What the world outside the engine gives: the host itself touches no clock and no chance. */
export interface Surroundings {
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A game that somebody sits at. */
interface Sitting {
  readonly id: string;
  readonly match: Match<BoardGame<Board>>;
  readonly sitters: SitterNames;
  readonly decks: readonly [string, string];
  readonly openHands: boolean;
  /** Whoever teaches here; null in a game that is no lesson. */
  readonly coach: Coach | null;
  viewer: Viewer;
  /** Titles whose faces were sent. */
  readonly sent: Set<string>;
  /** How much of the story the page was told. */
  told: number;
}

/** A saved game as text. */
interface SaveFile {
  readonly record: unknown;
  readonly state?: unknown;
  readonly seats?: SitterNames;
  readonly decks?: readonly [string, string];
  readonly openHands?: boolean;
  readonly practice?: boolean;
}

/** Keeps the tables: it holds the game that is played, answers for computers, and saves after every answer. */
export function hostIn({ keeping, now, newId }: Surroundings): Engine {
  let sitting: Sitting | null = null;

  function seated(): Sitting {
    if (sitting === null) throw new Error('No game is open: start one, or go on with one.');
    return sitting;
  }

  async function start({ game, sitters, decks, seed, options, openHands }: NewGame): Promise<Display> {
    const table = await (await boxCalled(game)).tableFor(decks);
    const chance = seed ?? newId();
    const deckOf = (deck: string | Deck): Deck => (typeof deck === 'string' ? stockDeck(table, deck) : deck);
    const happenings: Happening[] = [];
    const setup = {
      decks: [deckOf(decks[0]), deckOf(decks[1])] as const,
      ...(options === undefined ? {} : { options }),
    };
    const session = startSession(table.game, setup, chance, (happening) => happenings.push(happening));
    const match = matchOf(table, session, [opening(session.state, happenings)], seatsOf(table, sitters, chance));
    const nameOf = (deck: string | Deck): string => (typeof deck === 'string' ? deck : 'A deck of your own');
    return sitDown({ match, sitters, decks: [nameOf(decks[0]), nameOf(decks[1])], openHands: openHands ?? false });
  }

  async function learn(game: GameName, lesson: string): Promise<Display> {
    const id = newId();
    const begun = await (await courseOf(game)).begin(lesson, id);
    return sitDown({ ...begun, decks: ['A lesson', 'A lesson'], openHands: false }, id);
  }

  function sitDown(
    found: Pick<Sitting, 'match' | 'sitters' | 'decks' | 'openHands'> & Partial<Pick<Sitting, 'coach'>>,
    id = newId(),
  ): Promise<Display> {
    sitting = { coach: null, ...found, id, viewer: firstViewer(found.match), sent: new Set(), told: 0 };
    return shown();
  }

  async function opened(text: string, id?: string): Promise<Display> {
    const file = readSave(text);
    const record = readRecord(file.record);
    const table = await (await boxCalled(record.game)).tableFor(record.setup.decks);
    const session: Session<KernelState> =
      file.state === undefined ? resumeSession(table.game, record) : loadSession(table.game, file);
    const sitters = file.seats ?? [person, person];
    const match = matchOf(
      table,
      session,
      storyOf(table.game, record, session),
      seatsOf(table, sitters, record.seed),
      file.practice ?? false,
    );
    const decks = file.decks ?? (['A deck', 'A deck'] as const);
    return sitDown({ match, sitters, decks, openHands: file.openHands ?? false }, id);
  }

  const file = ({ match, sitters, decks, openHands }: Sitting): string =>
    JSON.stringify({ ...match.save(), seats: sitters, decks, openHands, practice: match.practice } satisfies SaveFile);

  async function keep(at: Sitting): Promise<string | null> {
    try {
      await keeping.keep(accountOf(at, now()), file(at));
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** What the viewer is shown now; `happened` is false where something was taken back or somebody else looks. */
  function shown(happened = true): Promise<Display> {
    const at = seated();
    const { told } = at;
    return told === 0 || told > at.match.story.length || !happened
      ? displayOf(at, { ...wholeStory(at), happenings: [], glimpses: [] }, true)
      : displayOf(at, newsFor(at), false);
  }

  async function displayOf(at: Sitting, news: News<Board>, wholeLog: boolean): Promise<Display> {
    const { match, viewer, coach } = at;
    const { entries, happenings, glimpses } = news;
    at.told = match.story.length;
    const scene = sceneOf(match, viewer);
    return {
      id: at.id,
      game: match.table.game.name as GameName,
      sitters: at.sitters,
      decks: at.decks,
      openHands: at.openHands,
      scene,
      ending: endingOf(match, viewer),
      awaits: isOutcome(match.pending) ? null : match.pending.player,
      faces: newFaces(at, scene, entries, glimpses),
      entries,
      wholeLog,
      happenings,
      glimpses,
      canUndo: match.canUndo,
      canRedo: match.canRedo,
      practice: coach === null && match.practice,
      hints: coach === null && mayAskForHints(match),
      notKept: coach === null ? await keep(at) : null,
      coaching: coach === null ? null : coach(match),
    };
  }

  return {
    offer,
    start: (wish) => promised(() => start(wish)),
    lessons: async (game) => (await courseOf(game)).lessons,
    learn: (game, lesson) => promised(() => learn(game, lesson)),
    async resume(id) {
      const text = await keeping.read(id);
      if (text === null) throw new Error('That game is not kept here any more.');
      return opened(text, id);
    },
    open: (text) => promised(() => opened(text)),
    answer: (picks, at, automatic) =>
      promised(() => {
        const { match } = seated();
        const { pending } = match;
        if (isOutcome(pending)) throw new IllegalAnswer('game over', `The game is over: ${pending.because}.`, 0);
        match.give({ player: pending.player, at, picks }, automatic);
        return followed();
      }),
    concede: () =>
      promised(() => {
        const { match, viewer } = seated();
        match.give({ player: viewer === 1 ? 1 : 0, concede: true });
        return shown();
      }),
    computerAnswers: () => promised(() => (seated().match.computerAnswers() ? followed() : null)),
    hint: () =>
      promised(() => {
        const { match, viewer, coach } = seated();
        return coach === null && mayAskForHints(match) ? hintFor(match, viewer) : null;
      }),
    undo: () => promised(() => (seated().match.undo() ? shown(false) : null)),
    undoTurn: () => promised(() => (seated().match.undoTurn() ? shown(false) : null)),
    redo: () => promised(() => (seated().match.redo() ? shown(false) : null)),
    look: (viewer) =>
      promised(() => {
        seated().viewer = viewer;
        return shown(false);
      }),
    inspect: (card) =>
      promised(() => {
        const { match, viewer } = seated();
        const { table, state } = match;
        const view = table.game.view(state, viewer);
        const title = view.cards.find(({ handle }) => handle === card)?.name ?? null;
        if (title === null) return null;
        return {
          face: table.faceOf(title),
          marks: table.marks(view, card),
          values: table.values(view, card),
          explanations: table.game.explain(view, card),
        };
      }),
    rule: (id) => rule(id),
    searchRules: (words) => searchRules(words, seatedGame()),
    async pool(game) {
      const table = await (await boxCalled(game)).wholeTable();
      return table.game.titles.map((title) => table.faceOf(title));
    },
    deck: ownDeck,
    wish: () => promised(() => wishOf(seated())),
    async file(id) {
      if (id === undefined) return file(seated());
      const text = await keeping.read(id);
      if (text === null) throw new Error('That game is not kept here any more.');
      return text;
    },
    kept: async () => (await keeping.list()).sort((a, b) => b.when - a.when),
    forget: (id) => keeping.forget(id),
  };

  /** With open hands the player who decides is the one who looks. */
  function followed(): Promise<Display> {
    const at = seated();
    const { pending } = at.match;
    if (
      at.openHands &&
      !isOutcome(pending) &&
      at.match.seats[pending.player] === null &&
      at.viewer !== pending.player
    ) {
      // Whoever answered sees what comes of it before the table is turned round.
      const { glimpses } = newsFor(at);
      at.viewer = pending.player;
      return displayOf(at, { ...wholeStory(at), happenings: [], glimpses }, true);
    }
    return shown();
  }

  function seatedGame(): GameName {
    return (sitting?.match.table.game.name ?? 'tcg') as GameName;
  }
}

/** What is thrown on the way is a rejection like any other. */
const promised = <T>(act: () => T | Promise<T>): Promise<T> => new Promise((resolve) => resolve(act()));

/** The person who decides first, else any person, else a spectator. */
function firstViewer({ seats, pending }: Match): Viewer {
  const sitting = people(seats);
  const asked = isOutcome(pending) ? null : pending.player;
  return sitting.find((player) => player === asked) ?? sitting[0] ?? 'spectator';
}

function readSave(text: string): SaveFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This file is not a saved game: it is not even JSON.');
  }
  if (typeof value !== 'object' || value === null) throw new Error('This file is not a saved game.');
  if (!('record' in value)) return { record: value };
  for (const name of ['seats', 'decks'] as const) {
    const pair: unknown = Reflect.get(value, name);
    if (pair !== undefined && !isPairOfTexts(pair)) throw new Malformed('saved game', name, 'two names', pair);
  }
  return value as SaveFile;
}

const isPairOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');

const noNews: News<Board> = { entries: [], happenings: [], glimpses: [] };

/** What is new to the viewer since the page was told last. */
function newsFor({ match, viewer, told }: Sitting): News<Board> {
  const { table, story } = match;
  return story
    .slice(told)
    .map((chapter, i) => newsOf(table, chapter, viewer, seenLately(story.slice(0, told + i), table, viewer)))
    .reduce(joinedNews, noNews);
}

const wholeStory = ({ match: { table, story }, viewer }: Sitting): Pick<News<Board>, 'entries'> => ({
  entries: story.flatMap((chapter) => logOf(table, chapter, viewer)),
});

/** Faces of what is in view, was to be seen on the way or is named in the log, unless the page has them. */
function newFaces(
  at: Sitting,
  scene: Display['scene'],
  entries: readonly LogEntry[],
  glimpses: Display['glimpses'],
): Face[] {
  const faces: Face[] = [];
  const send = (title: string): void => {
    if (at.sent.has(title)) return;
    at.sent.add(title);
    faces.push(at.match.table.faceOf(title));
  };
  for (const { title } of cardsOn([scene.board, scene.asked?.cards, glimpses.map(({ board }) => board)]))
    if (title !== null) send(title);
  for (const title of scene.asked?.titles ?? []) if (title !== null) send(title);
  for (const { line } of entries)
    for (const piece of line) if (typeof piece !== 'string') send(piece.title ?? piece.name);
  return faces;
}

/** What to ask for to play once more with these sitters, decks and options; the seed is made up anew. */
function wishOf({ match, sitters, decks, openHands }: Sitting): NewGame {
  const { table } = match;
  const { setup } = match.save().record;
  const deckOf = (player: Player): string | Deck =>
    Object.hasOwn(table.stockDecks, decks[player]) ? decks[player] : setup.decks[player];
  return {
    game: table.game.name as GameName,
    sitters,
    decks: [deckOf(0), deckOf(1)],
    ...(setup.options === undefined ? {} : { options: setup.options as NonNullable<NewGame['options']> }),
    openHands,
  };
}

function accountOf(at: Sitting, when: number): KeptGame {
  const { id, match, sitters, decks, openHands } = at;
  const { table, pending } = match;
  const view = table.game.view(match.state, 'spectator');
  const board = table.boardOf(view, null, []);
  const { sides, places, words } = table.standingOf(board);
  return {
    id,
    game: table.game.name as GameName,
    sitters,
    sides,
    arenas: places,
    wish: wishOf(at),
    decks,
    when,
    turn: board.turn,
    standing: words,
    over: isOutcome(pending) ? pending : null,
    practice: match.practice,
    openHands,
  };
}

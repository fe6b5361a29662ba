import { at } from './at.ts';
import { isRecord } from './check.ts';
import type { Answer } from './decision.ts';
import { isOutcome } from './decision.ts';
import { IllegalAnswer, IllegalSetup, Malformed } from './errors.ts';
import type { Deck, Game, Setup } from './game.ts';
import type { Happening, Tell } from './happening.ts';
import type { Seed } from './random.ts';
import {
  checkEvery,
  type GameRecord,
  type ReplayOptions,
  readRecord,
  replay,
  revisionsFor,
  tokensOf,
  writeAnswer,
} from './record.ts';
import type { KernelState } from './state.ts';

/** A game being played, with what was decided so far: it can be taken back, recorded, saved and gone on with. */
export interface Session<S extends KernelState> {
  readonly state: S;
  answer(answer: Answer, tell?: Tell<Happening>): void;
  /** How many answers can be taken back. */
  readonly answered: number;
  /** Takes back the last answer; false if there is none. */
  undo(): boolean;
  /** Gives the answer again that was taken back last; false if there is none. */
  redo(tell?: Tell<Happening>): boolean;
  record(): GameRecord;
  save(): Save<S>;
}

/** An unfinished game. The last state is there so that it goes on even where the record no longer fits. */
export interface Save<S extends KernelState> {
  readonly record: GameRecord;
  readonly state: S;
}

export function startSession<S extends KernelState>(
  game: Game<S>,
  setup: Setup,
  seed: Seed,
  tell?: Tell<Happening>,
): Session<S> {
  return makeSession(
    game,
    setup,
    seed,
    game.version,
    revisionsFor(game, setup),
    [game.start(setup, seed, tell)],
    [],
    [],
  );
}

/** A session that begins at a position: what follows can be taken back, and no record leads to where it began. */
export const sessionAt = <S extends KernelState>(game: Game<S>, state: S): Session<S> =>
  makeSession(
    game,
    { decks: [counted(state.decks[0]), counted(state.decks[1])] },
    '',
    game.version,
    undefined,
    [state],
    [],
    [],
  );

function counted(titles: readonly string[]): Deck {
  const deck: Record<string, number> = {};
  for (const title of titles) deck[title] = (deck[title] ?? 0) + 1;
  return deck;
}

/**
 * Goes on with a record: every answer in it can be taken back. Throws `RecordDisagrees` if it does not fit. One that
 * goes by its picks alone is recorded with the hashes of today.
 */
export function resumeSession<S extends KernelState>(
  game: Game<S>,
  record: GameRecord,
  { picksAlone = false }: Pick<ReplayOptions<S>, 'picksAlone'> = {},
): Session<S> {
  const states: S[] = [];
  const answers: Answer[] = [];
  const written: string[] = [];
  const { state, stopped } = replay(game, record, {
    picksAlone,
    watch: (s, decision, answer) => {
      states.push(game.fork(s));
      answers.push(answer);
      written.push(writeAnswer(decision, answer));
    },
  });
  if (stopped !== null) throw stopped;
  return makeSession(
    game,
    record.setup,
    record.seed,
    record.version,
    record.cards,
    [...states, state],
    answers,
    written,
  );
}

/** Goes on with a save: by its record if that still fits, otherwise from its last state, with nothing to take back. */
export function loadSession<S extends KernelState>(game: Game<S>, value: unknown): Session<S> {
  if (!isRecord(value)) throw new Malformed('saved game', 'its start', 'a record and a state', value);
  const record = readRecord(value['record']);
  if (record.game !== game.name)
    throw new Malformed('saved game', 'record.game', `a game of ${game.name}`, record.game);
  const state = game.load(value['state']);
  if (leadsTo(game, record, state)) return resumeSession(game, record);
  return makeSession(
    game,
    record.setup,
    record.seed,
    record.version,
    record.cards,
    [state],
    [],
    tokensOf(record.answers),
  );
}

/** Whether playing a record again ends in a state; it can't where its decks may no longer be played. */
function leadsTo<S extends KernelState>(game: Game<S>, record: GameRecord, state: S): boolean {
  try {
    const { state: reached, stopped } = replay(game, record);
    return stopped === null && game.hash(reached) === game.hash(state);
  } catch (error) {
    if (error instanceof IllegalSetup) return false;
    throw error;
  }
}

function makeSession<S extends KernelState>(
  game: Game<S>,
  setup: Setup,
  seed: Seed,
  version: string,
  cards: GameRecord['cards'],
  states: S[],
  answers: Answer[],
  written: string[],
): Session<S> {
  /** Answers that were taken back, the last on top. */
  let undone: Answer[] = [];
  const current = (): S => states[states.length - 1] as S;

  function answer(given: Answer, tell?: Tell<Happening>): void {
    const from = current();
    const decision = game.pending(from);
    if (isOutcome(decision))
      throw new IllegalAnswer('game over', `The game is over: ${decision.because}.`, given.player);
    const to = game.fork(from);
    game.answer(to, given, tell);
    states.push(to);
    answers.push(given);
    written.push(writeAnswer(decision, given));
  }

  return {
    get state() {
      return current();
    },
    get answered() {
      return answers.length;
    },
    answer(given, tell) {
      answer(given, tell);
      undone = [];
    },
    undo() {
      const taken = answers.pop();
      if (taken === undefined) return false;
      states.pop();
      written.pop();
      undone.push(taken);
      return true;
    },
    redo(tell) {
      const again = undone.pop();
      if (again === undefined) return false;
      answer(again, tell);
      return true;
    },
    record() {
      const checks: string[] = [];
      // A game that goes on from a state alone has no earlier states to be checked against.
      const from = answers.length === written.length ? checkEvery : Number.POSITIVE_INFINITY;
      for (let n = from; n < states.length; n += checkEvery) checks.push(game.hash(at(states, n)));
      return {
        game: game.name,
        version,
        setup,
        seed,
        answers: written.join(' '),
        checks,
        ...(cards === undefined ? {} : { cards }),
      };
    },
    save() {
      return { record: this.record(), state: game.fork(current()) };
    },
  };
}

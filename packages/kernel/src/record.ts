import { isRecord } from './check.ts';
import type { Answer, Decision } from './decision.ts';
import { isOutcome } from './decision.ts';
import { IllegalAnswer, Malformed, RecordDisagrees } from './errors.ts';
import { type Game, isDeck, type Setup } from './game.ts';
import type { Happening, Tell } from './happening.ts';
import { hashOf } from './hash.ts';
import type { Player } from './player.ts';
import type { Seed } from './random.ts';
import type { KernelState } from './state.ts';

/**
 * A whole game as what was decided. Each answer is its picks and a short hash of the options it chose from
 * ("2KX", "0,4QB"), or "!1" for a concession by player 1; `checks` are hashes of the state after every fiftieth.
 */
export interface GameRecord {
  readonly game: string;
  readonly version: string;
  readonly setup: Setup;
  readonly seed: Seed;
  readonly answers: string;
  readonly checks: readonly string[];
  /** The revision of each card in the decks; records from before there were any have none. */
  readonly cards?: Readonly<Record<string, string>>;
}

/** The revision of each card that was brought, as it is today. */
export const revisionsFor = <S extends KernelState>(game: Game<S>, { decks }: Setup): Record<string, string> =>
  Object.fromEntries(
    decks
      .flatMap((deck) => Object.keys(deck))
      .sort()
      .map((title) => [title, game.revision(title)]),
  );

/** The cards of a record that have been corrected since, or that there are no more. */
export const cardsChanged = <S extends KernelState>(game: Game<S>, { cards = {} }: GameRecord): string[] =>
  Object.keys(cards).filter((title) => cards[title] !== game.revision(title));

/** How many answers lie between two hashes of the state. */
export const checkEvery = 50;

/** Two capital letters: enough to notice within a few answers that the options are no longer the same. */
function optionsHash(decision: Decision): string {
  const number = Number.parseInt(hashOf([decision.player, decision.kind, decision.options], 4), 36);
  return String.fromCharCode(65 + (number % 26), 65 + (Math.floor(number / 26) % 26));
}

export function writeAnswer(decision: Decision, answer: Answer): string {
  return 'concede' in answer ? `!${answer.player}` : `${answer.picks.join(',')}${optionsHash(decision)}`;
}

type Written = { readonly concedes: Player } | { readonly picks: readonly number[]; readonly options: string };

function readAnswer(token: string, index: number): Written {
  const conceded = /^!([01])$/.exec(token);
  if (conceded !== null) return { concedes: conceded[1] === '0' ? 0 : 1 };
  const picked = /^((?:\d+(?:,\d+)*)?)([A-Z]{2})$/.exec(token);
  if (picked === null)
    throw new Malformed('record', `answers, number ${index + 1}`, 'picks and two letters such as "2KX"', token);
  const [, picks = '', options = ''] = picked;
  return { picks: picks === '' ? [] : picks.split(',').map(Number), options };
}

/** Reads what `JSON.parse` made of a record; throws `Malformed` naming the place. */
export function readRecord(value: unknown): GameRecord {
  if (!isRecord(value)) throw new Malformed('record', 'its start', 'a record', value);
  for (const key of ['game', 'version', 'seed', 'answers'] as const) {
    if (typeof value[key] !== 'string') throw new Malformed('record', key, 'text', value[key]);
  }
  const { setup, checks } = value;
  if (
    !isRecord(setup) ||
    !Array.isArray(setup['decks']) ||
    setup['decks'].length !== 2 ||
    !setup['decks'].every(isDeck)
  ) {
    throw new Malformed(
      'record',
      'setup.decks',
      'two decks, each saying how many of what',
      isRecord(setup) ? setup['decks'] : setup,
    );
  }
  if (!Array.isArray(checks) || !checks.every((hash) => typeof hash === 'string'))
    throw new Malformed('record', 'checks', 'a list of hashes', checks);
  const { cards } = value;
  if (
    cards !== undefined &&
    !(isRecord(cards) && Object.values(cards).every((revision) => typeof revision === 'string'))
  )
    throw new Malformed('record', 'cards', 'the revision of each card', cards);
  for (const [i, token] of tokensOf(String(value['answers'])).entries()) readAnswer(token, i);
  return value as unknown as GameRecord;
}

/** The answers of a record, one by one. */
export const tokensOf = (answers: string): string[] => (answers === '' ? [] : answers.split(' '));

export interface Replayed<S extends KernelState> {
  readonly state: S;
  /** How many answers were played. */
  readonly played: number;
  /** Why it stops before the end of the record, if it does. */
  readonly stopped: RecordDisagrees | null;
}

export interface ReplayOptions<S extends KernelState> {
  readonly tell?: Tell<Happening>;
  /** Stop after so many answers. */
  readonly upTo?: number;
  /** Go by what was picked alone: hashes of options and of states are not looked at. */
  readonly picksAlone?: boolean;
  /** Called before each answer. */
  readonly watch?: (s: S, decision: Decision, answer: Answer) => void;
}

/** Plays a record as far as this version of the game agrees with it. */
export function replay<S extends KernelState>(
  game: Game<S>,
  record: GameRecord,
  options: ReplayOptions<S> = {},
): Replayed<S> {
  if (record.game !== game.name) throw new Malformed('record', 'game', `a game of ${game.name}`, record.game);
  const { tell, upTo = Number.POSITIVE_INFINITY, picksAlone = false, watch } = options;
  const state = game.start(record.setup, record.seed, tell);
  const tokens = tokensOf(record.answers);
  const versions =
    record.version === game.version ? '' : ` The record is of version ${record.version}, this is ${game.version}.`;
  const changed = cardsChanged(game, record);
  const corrected = changed.length === 0 ? '' : ` Corrected since: ${changed.join(', ')}.`;
  let played = 0;
  const stop = (why: string): Replayed<S> => ({
    state,
    played,
    stopped: new RecordDisagrees(
      played,
      changed,
      `After ${played} of ${tokens.length} answers the record no longer fits: ${why}.${versions}${corrected}`,
    ),
  });
  for (const [index, token] of tokens.entries()) {
    if (played >= upTo) break;
    const written = readAnswer(token, index);
    const pending = game.pending(state);
    if (isOutcome(pending)) return stop(`the game is over (${pending.because})`);
    if (!picksAlone && !('concedes' in written) && written.options !== optionsHash(pending)) {
      return stop(`player ${pending.player} has other options here`);
    }
    const answer: Answer =
      'concedes' in written
        ? { player: written.concedes, concede: true }
        : { player: pending.player, at: pending.at, picks: written.picks };
    watch?.(state, pending, answer);
    try {
      game.answer(state, answer, tell);
    } catch (error) {
      if (error instanceof IllegalAnswer) return stop(error.message);
      throw error;
    }
    played++;
    const expected = played % checkEvery === 0 && !picksAlone ? record.checks[played / checkEvery - 1] : undefined;
    if (expected !== undefined && expected !== game.hash(state)) return stop('the table is not what it was');
  }
  return { state, played, stopped: null };
}

import {
  type Answer,
  below,
  type GameRecord,
  type Happening,
  isOutcome,
  type KernelState,
  randomFrom,
  replay,
  startSession,
} from '@binary-sunset/kernel';
import {
  checkDeterminize,
  checkFork,
  checkPlainData,
  checkSecrecy,
  checkSilence,
  checkState,
  checkWithdrawal,
  checkWords,
  followed,
} from './invariants.ts';
import { planOf } from './plan.ts';
import type { Seen } from './players.ts';
import type { Subject } from './subject.ts';

/** A game that broke something. Its message holds the command that plays it again. */
export class FuzzFailure extends Error {
  override readonly name = 'FuzzFailure';
  /** The answers up to the failure. */
  readonly record: GameRecord;
  constructor(message: string, record: GameRecord, cause: unknown) {
    super(message, { cause });
    this.record = record;
  }
}

export interface FuzzOptions {
  readonly games: number;
  /** "abc" plays games 0 to n-1 of that seed; "abc#17" plays from game 17. */
  readonly seed: string;
  /** One in so many states gets the dear checks. */
  readonly dear?: number;
  /** A game is stopped and counted after so many turns. */
  readonly mostTurns?: number;
  /** Is told of a game that broke something, and play goes on with the next block of games; without it, that is thrown. */
  readonly broke?: (failure: FuzzFailure) => void;
}

export interface FuzzReport {
  /** Games that were played to their end, or stopped, without breaking anything. */
  readonly games: number;
  readonly decisions: number;
  /** Games that had not ended after the most turns, and their seeds. */
  readonly stopped: number;
  readonly unfinished: readonly string[];
  readonly outcomes: Readonly<Record<string, number>>;
  /** How often each kind of option was taken. */
  readonly seen: Readonly<Record<string, number>>;
  readonly longestRecord: number;
  /** Positions in which hidden cards were exchanged to see whether it shows who was asked, and those in which it was one. */
  readonly silent: { readonly compared: number; readonly askedOnce: number };
  /** How often each of the subject's abilities took effect. */
  readonly resolved: Readonly<Record<string, number>>;
}

/** The player's memory of what was rare is kept for so many games, so that one game can be played again with few others. */
const block = 20;

export function fuzz<S extends KernelState, P>(subject: Subject<S, P>, options: FuzzOptions): FuzzReport {
  const { broke } = options;
  const [base = '', from = '0'] = options.seed.split('#');
  const first = Number(from);
  const total = new Map<string, number>();
  const outcomes: Record<string, number> = {};
  let games = 0;
  let decisions = 0;
  const unfinished: string[] = [];
  let longestRecord = 0;
  const silent = { compared: 0, askedOnce: 0 };
  const resolved = new Map((subject.abilities ?? []).map((ability) => [ability, 0]));
  const end = first + options.games;
  for (let start = first - (first % block); start < end; start += block) {
    const seen: Seen = new Map();
    for (let index = start; index < Math.min(start + block, end); index++) {
      const checked = index >= first;
      const played = tried(() => playOne(subject, { ...options, base, index, seen, resolved, silent, checked }));
      if (played instanceof FuzzFailure) {
        if (broke === undefined) throw played;
        broke(played);
        // The rest of its block would remember half a game.
        break;
      }
      if (!checked) continue;
      games++;
      decisions += played.answers;
      if (played.because === null) unfinished.push(`${base}#${index}`);
      else outcomes[played.because] = (outcomes[played.because] ?? 0) + 1;
      longestRecord = Math.max(longestRecord, played.recordSize);
    }
    for (const [kind, times] of seen) total.set(kind, (total.get(kind) ?? 0) + times);
  }
  return {
    games,
    decisions,
    stopped: unfinished.length,
    unfinished,
    outcomes,
    seen: Object.fromEntries(total),
    longestRecord,
    silent,
    resolved: Object.fromEntries(resolved),
  };
}

function tried<T>(play: () => T): T | FuzzFailure {
  try {
    return play();
  } catch (error) {
    if (error instanceof FuzzFailure) return error;
    throw error;
  }
}

interface OneGame extends FuzzOptions {
  readonly base: string;
  readonly index: number;
  readonly seen: Seen;
  readonly resolved: Map<string, number>;
  readonly silent: { compared: number; askedOnce: number };
  readonly checked: boolean;
}

interface Played {
  readonly answers: number;
  readonly because: string | null;
  readonly recordSize: number;
}

function playOne<S extends KernelState, P>(
  subject: Subject<S, P>,
  { base, index, seen, resolved, silent, checked, dear = 12, mostTurns = 100 }: OneGame,
): Played {
  const { game } = subject;
  const seed = `${base}#${index}`;
  const { setup, choose } = planOf(subject, base, index, seen);
  const session = startSession(game, setup, seed);
  const random = randomFrom(`${seed} checks`);
  const wordsRandom = randomFrom(`${seed} words`);
  const watching = followed(game, session.state);
  const tell = (happening: Happening): void => {
    watching.tell(happening);
    const ability = subject.abilityIn?.(happening) ?? null;
    const times = ability === null ? undefined : resolved.get(ability);
    if (ability !== null && times !== undefined) resolved.set(ability, times + 1);
  };
  let answers = 0;
  let phase = 'at the start';
  try {
    for (;;) {
      const s = session.state;
      const now = game.pending(s);
      if (checked) {
        phase = `before answer ${answers + 1}`;
        checkState(game, s);
        for (const sentence of subject.broken(s)) throw new Error(sentence);
      }
      if (isOutcome(now) || subject.turnOf(s) > mostTurns) {
        const record = session.record();
        if (checked) checkReplay(subject, record, game.hash(s));
        return { answers, because: isOutcome(now) ? now.because : null, recordSize: JSON.stringify(record).length };
      }
      const answer: Answer = { player: now.player, at: now.at, picks: choose(s, now) };
      const thorough = checked && below(random, dear) === 0;
      if (thorough) {
        checkPlainData(game, s);
        checkSecrecy(game, s, random);
        checkDeterminize(game, s, random);
        checkFork(game, s, answer);
        checkWithdrawal(game, s, answer);
        const silence = checkSilence(game, s, answer, random);
        if (silence !== 'not compared') silent.compared++;
        if (silence === 'asked once') silent.askedOnce++;
        checkWords(game, s, wordsRandom);
      }
      phase = `at answer ${answers + 1} (player ${now.player}: ${now.options[answer.picks[0] ?? 0]?.verb ?? 'nothing'})`;
      session.answer(answer, checked ? tell : undefined);
      answers++;
      if (thorough) watching.check(session.state);
    }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new FuzzFailure(
      `Game ${index} of ${game.name} breaks ${phase}: ${what}\nPlay it again: npm run fuzz -- --game ${game.name} --games 1 --seed '${base}#${index}'`,
      session.record(),
      error,
    );
  }
}

function checkReplay<S extends KernelState, P>({ game }: Subject<S, P>, record: GameRecord, hash: string): void {
  const replayed = replay(game, JSON.parse(JSON.stringify(record)) as GameRecord);
  if (replayed.stopped !== null) throw replayed.stopped;
  if (game.hash(replayed.state) !== hash) throw new Error('The record does not lead to the same state.');
}

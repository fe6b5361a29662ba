import { check, isRecord } from './check.ts';
import type { Answer, Described, Explanation, Handle, Outcome } from './decision.ts';
import { isOutcome } from './decision.ts';
import { determinizeWith, type Guessing, type Prior } from './determinize.ts';
import { IllegalSetup, impossible, Malformed, UnknownCard } from './errors.ts';
import { follow } from './follow.ts';
import { forkOf } from './fork.ts';
import { ended, type Frame, type FrameSpec, type Procedure } from './frames.ts';
import type { Happening } from './happening.ts';
import { seeHappening } from './happening.ts';
import { hashOf } from './hash.ts';
import { heldProcedure, type ResolveHeld } from './held.ts';
import { nearest } from './nearest.ts';
import { makePerforming, type PerformHooks } from './perform.ts';
import type { Player, Viewer } from './player.ts';
import type { Random, Seed } from './random.ts';
import { randomFrom } from './random.ts';
import { makeRunner } from './run.ts';
import type { CardId, Plain } from './schema.ts';
import type { KernelState, StateSchema } from './state.ts';
import { makeTable } from './table.ts';
import { type LocalsShapes, processOf, type TableView, viewOf } from './view.ts';
import type { DecisionOf, HappeningOf, TellOf, VerbOf, Vocabulary } from './vocabulary.ts';
import { announceProcedure, type WindowHooks, windowProcedure } from './window.ts';

/** How many copies of each title. */
export type Deck = Readonly<Record<string, number>>;

/** What a game starts from, beside its seed. Plain data. */
export interface Setup {
  /** What each player brings. */
  readonly decks: readonly [Deck, Deck];
  readonly options?: Plain;
}

/** A position to start from in the middle of a game: for tests and lessons. */
export interface Position<S extends KernelState> {
  /** Titles by zone and player, the last on top. */
  readonly zones: { readonly [Z in keyof S['zones']]?: readonly [readonly string[], readonly string[]] };
  readonly facts?: Partial<S['facts']>;
  /** What is under way, the last on top. */
  readonly frames: (s: S) => readonly FrameSpec[];
  /** Results of the next dice. */
  readonly forced?: readonly number[];
  readonly seed?: Seed;
  /** Last touches, such as damage on a card. */
  readonly arrange?: (s: S) => void;
  /** It may go on past where it says that it begins, if nobody has anything to do there. */
  readonly runsOn?: boolean;
}

/** Everything that makes a game out of the kernel. */
export interface Rules<S extends KernelState, V extends Vocabulary, P, Seat extends string> {
  readonly name: string;
  readonly version: string;
  /** What positions call the two players. */
  readonly seats: readonly [Seat, Seat];
  readonly schema: StateSchema<S>;
  /** Every title there is. */
  readonly titles: readonly string[];
  /** What does nothing, or as little as can be, the least first. */
  readonly idle: readonly VerbOf<V>[];
  /** The turn and the phase, in words. */
  moment(s: S): string;
  /** A title that stands for a card nobody knows, in explanations. */
  readonly unknown: string;
  /** What a card of this title is and says, as plain data: it has changed if this has. Nothing unless said. */
  prints?(title: string): unknown;
  /** Comes before all else that is asked of the rules: from now on names are looked up among the cards of this game. */
  consult?(this: void): void;
  /** What a card of this title may turn into in the course of a game; nothing unless said. */
  becomes?(title: string): readonly string[];
  /** May a card of this title lie in this zone? Any may lie anywhere unless said. */
  fits?(title: string, zone: string): boolean;
  readonly procedures: readonly Procedure<S, V>[];
  readonly performing: PerformHooks<S, V>;
  readonly windows: WindowHooks<S, V>;
  readonly resolveHeld: ResolveHeld<S>;
  /** Throws `IllegalSetup` if these decks may not be played. */
  checkSetup(setup: Setup): void;
  facts(): S['facts'];
  /** Lays out what was brought and says what the game begins with. */
  begin(s: S, setup: Setup): FrameSpec;
  describe(s: S, decision: DecisionOf<V>): Described;
  explain(s: S, card: CardId, decision: DecisionOf<V> | null, viewer: Viewer): readonly Explanation[];
  position(spec: P): Position<S>;
  /** The text of a card that a frame carries out, for whoever mends a fault. */
  textOf?(this: void, frame: Frame): string | null;
  /** A secret choice of the other player that could have been made. */
  guess?(draft: S, player: Player, random: Random): unknown;
}

/** A game as its tables, agents and tests know it. The state is plain JSON throughout. */
export interface Game<
  S extends KernelState = KernelState,
  P = never,
  Seat extends string = string,
  V extends Vocabulary = Vocabulary,
> {
  readonly name: string;
  readonly version: string;
  readonly seats: readonly [Seat, Seat];
  readonly schema: StateSchema<S>;
  readonly titles: readonly string[];
  /** What does nothing, or as little as can be, the least first. */
  readonly idle: readonly VerbOf<V>[];
  /** Four letters and digits that are others once the card of this title has been corrected; '' if there is none. */
  revision(title: string): string;
  /** The turn and the phase, in words. */
  moment(s: S): string;
  start(setup: Setup, seed: Seed, tell?: TellOf<V>): S;
  /** Exactly one, always. */
  pending(s: S): DecisionOf<V> | Outcome;
  /** On to the next decision. An illegal answer throws `IllegalAnswer` and changes nothing. */
  answer(s: S, answer: Answer, tell?: TellOf<V>): void;
  fork(s: S): S;
  hash(s: S): string;
  /** The state from what `JSON.parse` made of it; throws `Malformed`. */
  load(value: unknown): S;
  describe(s: S, decision: DecisionOf<V>): Described;
  view(s: S, who: Viewer): TableView;
  see(happening: HappeningOf<V>, who: Viewer): HappeningOf<V> | null;
  /** Brings a view up to date with a happening its viewer has seen. */
  follow(view: TableView, happening: Happening): void;
  /** What a card could do now and, for the rest, what forbids it; from what the viewer knows and nothing else. */
  explain(view: TableView, card: Handle): readonly Explanation[];
  /**
   * A state that holds what a view shows, with blank cards for whatever it hides: the rules can be asked about it, and
   * there is nothing in it to give away.
   */
  imagine(view: TableView): S;
  /** A state its player could not tell from the real one; `prior` guesses the other deck. */
  determinize(view: TableView, random: Random, prior: Prior): S;
  /**
   * Stands where it says: if nobody has anything to do there, whoever comes first is asked all the same, with nothing
   * to do but pass.
   */
  position(spec: P): S;
}

export function createGame<S extends KernelState, V extends Vocabulary, P, const Seat extends string>(
  rules: Rules<S, V, P, Seat>,
): Game<S, P, Seat, V> {
  const { schema, consult = () => undefined } = rules;
  const titles = new Set(rules.titles);
  const becomes = (title: string): readonly string[] => rules.becomes?.(title) ?? [];
  const everyName = new Set(rules.titles.flatMap((title) => [title, ...becomes(title)]));
  const performing = makePerforming(rules.performing);
  const window = windowProcedure<S, V>(rules.windows);
  const held = heldProcedure<S, V>(rules.resolveHeld);
  const procedures = new Map<string, Procedure<S, V>>();
  const announcing = announceProcedure<S, V>();
  const own = [window, held, announcing, performing.procedure];
  for (const procedure of [...own, ...rules.procedures]) {
    if (procedures.has(procedure.name)) impossible(`Two procedures are called ${procedure.name}.`);
    procedures.set(procedure.name, procedure);
  }
  const anonymous = new Set(own.map((procedure) => procedure.name));
  const { textOf } = rules;
  const runner = makeRunner<S, V>({
    procedures,
    anonymous,
    begin: performing.begin,
    ...(textOf === undefined ? {} : { textOf }),
  });
  const localsOf: LocalsShapes = (procedure) =>
    procedures.get(procedure)?.locals ?? impossible(`There is no procedure called ${procedure}.`);
  const fork = forkOf(schema);
  const table = makeTable(schema);
  const guessing: Guessing<S> = {
    titles: rules.titles,
    becomes,
    // A card that nobody knows may be anywhere.
    fits: (title, zone) => title === rules.unknown || (rules.fits?.(title, zone) ?? true),
    ...(rules.guess === undefined ? {} : { guess: rules.guess }),
  };

  /** Games with the same titles share one list of them: what was looked up by it in one is found again in the next. */
  let lastNames: readonly string[] = [];
  function namesIn(all: readonly string[]): readonly string[] {
    const brought = [...new Set(all)];
    for (const name of brought) {
      if (!titles.has(name)) throw new UnknownCard(name, nearest(name, rules.titles));
    }
    const names = [...new Set([...brought, ...brought.flatMap(becomes)])].sort();
    if (names.length !== lastNames.length || names.some((name, i) => name !== lastNames[i])) lastNames = names;
    return lastNames;
  }

  /** The setup that was accepted last: many a game is played with the same decks as the one before. */
  let accepted: Accepted | null = null;
  function accept(setup: Setup): Accepted {
    if (accepted !== null && isSameSetup(setup, accepted)) return accepted;
    checkShape(setup);
    const names = namesIn(setup.decks.flatMap((deck) => Object.keys(deck)));
    // A deck may ask for a thousand million copies: it is refused before there are any.
    rules.checkSetup(setup);
    const decks: Brought = [copiesIn(setup.decks[0]), copiesIn(setup.decks[1])];
    accepted = { written: [writtenDeck(setup.decks[0]), writtenDeck(setup.decks[1])], decks, names };
    return accepted;
  }

  function blank(decks: Brought, names: readonly string[], seed: Seed): S {
    const columns: Record<string, number[]> = {};
    for (const key of ['definition', 'owner', 'zone', 'life', 'since', 'handle', 'group', 'knows']) columns[key] = [];
    for (const { name } of schema.columns) columns[name] = [];
    const zones: KernelState['zones'] = {};
    for (const name of schema.zoneNames) zones[name] = [[], []];
    return {
      names,
      decks: [decks[0], decks[1]],
      chance: randomFrom(seed),
      asked: [0, 0],
      nextId: 1,
      nextOccurrence: 1,
      nextHandle: 1,
      nextGroup: 1,
      moment: 1,
      cards: columns,
      zones,
      facts: rules.facts(),
      frames: [],
      staged: false,
      held: [],
      lasting: [],
      uses: [],
      outcome: null,
    } as unknown as S;
  }

  const revisions = new Map<string, string>();
  function revision(title: string): string {
    if (!everyName.has(title)) return '';
    const known = revisions.get(title);
    if (known !== undefined) return known;
    consult();
    const made = hashOf(rules.prints?.(title) ?? title, 4);
    revisions.set(title, made);
    return made;
  }

  return {
    name: rules.name,
    version: rules.version,
    seats: rules.seats,
    schema,
    titles: rules.titles,
    idle: rules.idle,
    moment(s) {
      consult();
      return rules.moment(s);
    },
    revision,

    start(setup, seed, tell) {
      consult();
      const { decks, names } = accept(setup);
      const s = blank(decks, names, seed);
      runner.push(s, [rules.begin(s, setup)]);
      runner.run(s, tell);
      return s;
    },

    pending(s) {
      consult();
      return runner.pending(s);
    },
    answer(s, answer, tell) {
      consult();
      runner.answer(s, answer, tell);
    },
    fork,
    hash: (s) => hashOf(s),

    load(value) {
      consult();
      const cards = (value as { cards?: { definition?: unknown } } | null)?.cards?.definition;
      const count = Array.isArray(cards) ? cards.length : 0;
      check(schema.shape, value, { what: 'saved game', cards: count, locals: localsAt }, 'state');
      const s = value as S;
      for (const name of s.names) if (!everyName.has(name)) throw new UnknownCard(name, nearest(name, rules.titles));
      return s;
    },

    describe(s, decision) {
      consult();
      return rules.describe(s, decision);
    },

    view(s, who) {
      consult();
      const pending = runner.pending(s);
      const process = !isOutcome(pending) && pending.player === who ? processOf(localsOf, s, who) : null;
      return viewOf(schema, s, who, process);
    },

    see: seeHappening,
    follow: (view, happening) => follow(schema, view, happening),

    explain(view, card) {
      const s = imagine(view);
      const pending = view.process === null || view.outcome !== null ? null : runner.pending(s);
      const id = s.cards.handle.indexOf(card);
      if (id < 0) throw new IllegalSetup(`There is no card with the handle ${card} in this view.`);
      return rules.explain(s, id, pending === null || isOutcome(pending) ? null : pending, view.viewer);
    },

    imagine,
    determinize(view, random, prior) {
      consult();
      return determinizeWith(schema, localsOf, view, random, prior, guessing);
    },

    position(spec) {
      consult();
      const laid = rules.position(spec);
      const s = layOut(laid);
      const said = rules.moment(s);
      runner.run(s, undefined);
      if (laid.runsOn === true || rules.moment(s) === said) return s;
      const pinned = layOut(laid);
      runner.runToQuestion(pinned);
      return pinned;
    },
  };

  function layOut({ zones, facts, frames, forced, seed, arrange }: Position<S>): S {
    const placed = Object.entries<readonly [readonly string[], readonly string[]] | undefined>(zones);
    const brought: [string[], string[]] = [[], []];
    for (const [, piles] of placed)
      for (const player of [0, 1] as const) brought[player].push(...(piles?.[player] ?? []));
    const s = blank(brought, namesIn(brought.flat()), seed ?? '');
    for (const [zone, piles] of placed) {
      for (const player of [0, 1] as const) {
        table.bringAll(s, piles?.[player] ?? [], player, zone);
        const group = s.nextGroup++;
        for (const card of s.zones[zone]?.[player] ?? []) s.cards.group[card] = group;
      }
    }
    Object.assign(s.facts, facts);
    s.chance.forced.push(...(forced ?? []));
    arrange?.(s);
    runner.push(s, frames(s));
    return s;
  }

  function imagine(view: TableView): S {
    consult();
    const process = view.process ?? { at: 0, frames: [], held: [], uses: [], counters: [1, 1, 1, 1, 1] };
    const viewer = view.viewer === 'spectator' ? 0 : view.viewer;
    const seen: TableView = { ...view, viewer, deck: view.deck ?? [rules.unknown], process };
    return determinizeWith(schema, localsOf, seen, randomFrom(''), () => [rules.unknown], guessing);
  }

  function localsAt(procedure: string, step: string, path: string) {
    const found = procedures.get(procedure);
    if (found === undefined)
      throw new Malformed('saved game', `${path}.procedure`, 'a procedure of this version', procedure);
    if (step !== ended && !Object.hasOwn(found.steps, step))
      throw new Malformed('saved game', `${path}.step`, `a step of ${procedure}`, step);
    return found.locals;
  }
}

/** Every copy that each player brought. */
type Brought = readonly [readonly string[], readonly string[]];

/** A setup without options that may be played, and what follows from its decks. */
interface Accepted {
  readonly written: readonly [WrittenDeck, WrittenDeck];
  readonly decks: Brought;
  readonly names: readonly string[];
}

/** A deck as it was given, kept apart from the object that may be changed since. */
interface WrittenDeck {
  readonly titles: readonly string[];
  readonly copies: readonly number[];
}

const writtenDeck = (deck: Deck): WrittenDeck => ({ titles: Object.keys(deck), copies: Object.values(deck) });

function isSameSetup(setup: Setup | null, { written }: Accepted): boolean {
  if (setup?.options !== undefined || !Array.isArray(setup?.decks) || setup.decks.length !== 2) return false;
  return isSameDeck(setup.decks[0], written[0]) && isSameDeck(setup.decks[1], written[1]);
}

function isSameDeck(deck: Deck | null, { titles, copies }: WrittenDeck): boolean {
  if (typeof deck !== 'object' || deck === null) return false;
  const keys = Object.keys(deck);
  if (keys.length !== titles.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const title = keys[i] as string;
    if (title !== titles[i] || deck[title] !== copies[i]) return false;
  }
  return true;
}

/** Every copy in a deck, in alphabetical order, so that two ways of writing a deck are the same deck. */
function copiesIn(deck: Deck): string[] {
  const copies: string[] = [];
  for (const title of Object.keys(deck).sort()) {
    for (let left = deck[title] ?? 0; left > 0; left--) copies.push(title);
  }
  return copies;
}

export const isDeck = (value: unknown): value is Deck =>
  isRecord(value) && Object.values(value).every((copies) => Number.isInteger(copies) && Number(copies) > 0);

function checkShape(setup: unknown): asserts setup is Setup {
  const decks = isRecord(setup) ? setup['decks'] : undefined;
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(isDeck)) {
    throw new IllegalSetup(
      'A setup has two decks, each saying how many of what: { "decks": [{ "Title": 2 }, { "Title": 1 }] }.',
    );
  }
}

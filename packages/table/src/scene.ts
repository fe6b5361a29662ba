import {
  type Decision,
  type DecisionOf,
  type Game,
  type Handle,
  type Happening,
  type HappeningOf,
  isOutcome,
  type KernelState,
  type OptionOf,
  type Outcome,
  type Player,
  type Prompt,
  type TableView,
  type Viewer,
  type Vocabulary,
} from '@binary-sunset/kernel';
import type { Aim } from './aim.ts';
import type { Face } from './face.ts';
import type { PlannedGlimpse } from './glimpse.ts';
import type { Ending, PlayedTurn } from './lookBack.ts';
import type { Match } from './match.ts';
import { offeredAt } from './offeredAt.ts';
import type { Proposal } from './proposal.ts';
import { type Chapter, type WindowSeen, windowSeen } from './story.ts';
import type { TableGame } from './tableGame.ts';
import type { Voice } from './voice.ts';
import type { Waste } from './waste.ts';

export interface AskedCard {
  readonly handle: Handle;
  readonly title: string | null;
}

/** An option that leads to another question, which can still be withdrawn from. */
export interface Leading {
  readonly option: number;
  /** The cards that are offered then: where it may go, whom it may be aimed at. */
  readonly to: readonly Handle[];
}

/** What somebody who has seen no card of the other side yet may go by. */
export interface Advice {
  readonly says: string;
  /** The option that it speaks for. */
  readonly option: number;
}

/** What a viewer has to decide, in data and in words. */
export interface Asked {
  readonly decision: Decision;
  readonly prompt: Prompt;
  /** One for each option. */
  readonly labels: readonly string[];
  /** The option that ends the player's part in something; null if there is none. */
  readonly pass: number | null;
  /** What that option leads to, in a few words: "End your build step", "Take 4". */
  readonly passing: string;
  /** The options that lead to another question and can still be taken back then: nothing is risked by choosing them. */
  readonly leadsOn: readonly Leading[];
  /** Cards that can be pointed at to choose an option and what it is done to in one. */
  readonly aims: readonly Aim[];
  /** What may be said in one, and what most would say. */
  readonly proposals: readonly Proposal[];
  /** The options that cost their player nothing to take back, since nobody else can answer them. */
  readonly free: readonly number[];
  /** Where a number is asked for, the option that most would choose; null anywhere else. */
  readonly suggested: number | null;
  /** How often in a row the same may be chosen, as far as anybody can see; 1 where once is all there is. */
  readonly times: number;
  /** Whoever acts here gains nothing by it that anybody would want. */
  readonly pointless: boolean;
  /** For each option what it would waste or lose; null for nothing that its player could see beforehand. */
  readonly wastes: readonly (Waste | null)[];
  /** For a choice that nobody can make who does not know what to go by: a suggestion. */
  readonly advice: Advice | null;
  /** The cards that the options speak of, as the viewer knows them; some may lie in no place that is drawn. */
  readonly cards: readonly AskedCard[];
  /** For each option the card that it is about, by its title; null for none, or one that the viewer does not know. */
  readonly titles: readonly (string | null)[];
  /** What kind of moment it is, as a player would set a stop for it: "prevention", "their deploy". */
  readonly moment: string;
}

/**
 * A table as one viewer sees it. Plain data: it is made beside the engine and drawn elsewhere. Whether anybody else has
 * to decide is not in it.
 */
export interface Scene<Board = unknown> {
  readonly viewer: Viewer;
  readonly board: Board;
  /** Null unless the viewer has to decide. */
  readonly asked: Asked | null;
  readonly outcome: Outcome | null;
}

/** How one part of a table stands, for a small picture of it. Pairs are by player. */
export interface StandingPlace {
  readonly name: string;
  readonly units: readonly [number, number];
  readonly controller: Player | null;
}

/** How a table stands, in little. */
export interface Standing {
  /** Null while sides are not decided. */
  readonly sides: readonly ['light' | 'dark' | null, 'light' | 'dark' | null];
  readonly places: readonly StandingPlace[];
  /** "Turn 6 · arenas 2 to 1". */
  readonly words: string;
}

/** How a game is laid out for those who draw it. */
export interface BoardGame<Board = unknown, V extends Vocabulary = Vocabulary> extends TableGame<V> {
  faceOf(title: string): Face;
  /** `recent` is what the viewer saw happen since the turn began, and the windows in which they could act. */
  boardOf(view: TableView, decision: DecisionOf<V> | null, recent: readonly (HappeningOf<V> | WindowSeen)[]): Board;
  /** The glimpses to be had on the way through a chapter, in order; `earlier` is what the viewer saw before it. */
  glimpsesIn(
    happenings: readonly HappeningOf<V>[],
    viewer: Viewer,
    earlier: readonly (HappeningOf<V> | WindowSeen)[],
  ): readonly PlannedGlimpse[];
  /** What passing leads to here. */
  passingIn(view: TableView, option: OptionOf<V>, decision: DecisionOf<V>): string;
  /** What a player would call the moment of a decision, where its window does not say all. */
  momentIn?(view: TableView, decision: DecisionOf<V>): string | null;
  /** What can be done to a card by pointing at it. */
  aimsIn?(view: TableView, decision: DecisionOf<V>): readonly Aim[];
  /** What may be said in one, and what most would say. */
  proposalsIn?(view: TableView, decision: DecisionOf<V>): readonly Proposal[];
  /** The verbs of what is done in one's own time, and can be taken back. */
  isFree?(option: OptionOf<V>, decision: DecisionOf<V>): boolean;
  /** The option with the number that most would choose; null for the first that wastes nothing. */
  suggestedIn?(view: TableView, decision: DecisionOf<V>): number | null;
  /** How often in a row the same may be chosen, where each time is a decision of its own. */
  timesIn?(view: TableView, decision: DecisionOf<V>): number;
  /** Is there nothing to be gained by whatever can be done? */
  isPointless?(view: TableView, decision: DecisionOf<V>): boolean;
  /** What each option would waste or lose. */
  wastesIn?(view: TableView, decision: DecisionOf<V>): readonly (Waste | null)[];
  /** What is suggested for a choice that comes before there is anything to judge by. */
  adviceIn?(view: TableView, decision: DecisionOf<V>): Advice | null;
  /** The title of a card that an option names without there being one in sight: out of a deck. */
  titleIn?(option: OptionOf<V>): string | null;
  /** How a table stands, for a list of games. */
  standingOf(board: Board): Standing;
  /** What is to be said of a game that is over. */
  lookBack(turns: readonly PlayedTurn<Board, HappeningOf<V>>[], outcome: Outcome, voice: Voice): Ending;
}

export function sceneOf<Board>(match: Match<BoardGame<Board>>, viewer: Viewer): Scene<Board> {
  const { table, state, pending } = match;
  const { game } = table;
  const view = game.view(state, viewer);
  const decision = isOutcome(pending) || pending.player !== viewer ? null : pending;
  return {
    viewer,
    board: table.boardOf(view, decision, seenLately(match.story, table, viewer)),
    asked: decision === null ? null : askedOf(table, state, view, decision),
    outcome: isOutcome(pending) ? pending : null,
  };
}

/** A decision as its player sees it, in data and in words; the view is that player's. */
export function askedOf(table: BoardGame, state: KernelState, view: TableView, decision: Decision): Asked {
  const { prompt, labels } = table.game.describe(state, decision);
  const pass = decision.options.findIndex(({ verb }) => table.passing.includes(verb));
  const option = decision.options[pass];
  const cards = cardsIn(view, decision);
  const wastes = table.wastesIn?.(view, decision) ?? decision.options.map(() => null);
  return {
    decision,
    prompt,
    labels,
    pass: pass < 0 ? null : pass,
    passing: option === undefined ? '' : table.passingIn(view, option, decision),
    leadsOn: leadingOn(table.game, state, decision),
    aims: table.aimsIn?.(view, decision) ?? [],
    proposals: table.proposalsIn?.(view, decision) ?? [],
    free: decision.options.flatMap((one, i) => (table.isFree?.(one, decision) ? [i] : [])),
    suggested: decision.kind === 'number' ? (table.suggestedIn?.(view, decision) ?? firstWithoutWaste(wastes)) : null,
    times: table.timesIn?.(view, decision) ?? 1,
    pointless: table.isPointless?.(view, decision) ?? false,
    wastes,
    advice: table.adviceIn?.(view, decision) ?? null,
    cards,
    titles: decision.options.map(
      (one) => cards.find(({ handle }) => handle === offeredAt(one))?.title ?? table.titleIn?.(one) ?? null,
    ),
    moment: table.momentIn?.(view, decision) ?? decision.window?.kind ?? decision.options[0]?.verb ?? '',
  };
}

const firstWithoutWaste = (wastes: readonly (Waste | null)[]): number => Math.max(0, wastes.indexOf(null));

/**
 * Each option is tried: what can be taken back has shown nothing, drawn nothing and asked nobody else, so that nobody
 * learns from this what they do not know.
 */
export function leadingOn(game: Game, state: KernelState, { player, at, kind, options, back }: Decision): Leading[] {
  if (kind === 'subset' || kind === 'number') return [];
  return options.slice(0, back === true ? -1 : undefined).flatMap((_, option) => {
    const tried = game.fork(state);
    game.answer(tried, { player, at, picks: [option] });
    const next = game.pending(tried);
    if (isOutcome(next) || next.player !== player || next.back !== true) return [];
    return { option, to: next.options.flatMap((one) => offeredAt(one) ?? []) };
  });
}

function cardsIn({ cards }: TableView, { options }: Decision): AskedCard[] {
  const handles = new Set(
    options.flatMap(({ on, to }) =>
      [on, to].flatMap((place) => (place !== undefined && 'card' in place ? place.card : [])),
    ),
  );
  return cards.flatMap(({ handle, name }) => (handles.has(handle) ? { handle, title: name } : []));
}

/** What the viewer saw happen since the last turn began, and the windows in which they could act. */
export function seenLately(story: readonly Chapter[], { game }: TableGame, viewer: Viewer): Happening[] {
  const begun = story.findLastIndex(({ happenings }) => happenings.some(({ kind }) => kind === 'turn'));
  return story
    .slice(Math.max(0, begun))
    .flatMap((chapter) => [
      ...windowSeen(chapter, viewer),
      ...chapter.happenings.flatMap((happening) => game.see(happening, viewer) ?? []),
    ]);
}

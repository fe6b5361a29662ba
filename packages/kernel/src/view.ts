import { at } from './at.ts';
import type { Handle, Outcome } from './decision.ts';
import { ascending, maskOf } from './happening.ts';
import { heldShape } from './held.ts';
import { lastingShape } from './lasting.ts';
import { useShape } from './limits.ts';
import type { Player, Viewer } from './player.ts';
import type { Shape } from './schema.ts';
import { knownMembers, nameOf } from './secrecy.ts';
import { show } from './show.ts';
import type { KernelState, StateSchema } from './state.ts';

/** A card as a viewer sees it. */
export interface CardView {
  readonly handle: Handle;
  readonly owner: Player;
  /** Null if the viewer does not know which card it is. */
  name: string | null;
  since: number;
  /** Cards of one group cannot be told apart by anything that happened; a card that is known is in none. */
  group?: number;
  /** The columns that are not at their start, if there are any. */
  marks?: Record<string, number>;
}

export interface GroupView {
  readonly group: number;
  /** Cards known to be in the group, in alphabetical order. */
  readonly known: readonly string[];
}

export interface ShownFrame {
  readonly id: number;
  readonly procedure: string;
  readonly step: string;
  readonly into: string | null;
  readonly back: string | null;
  readonly by: Player | null;
  readonly locals: unknown;
}

/** What is under way, shown only to the player who has to decide: at any other time it would show who was asked. */
export interface Process {
  readonly at: number;
  readonly frames: readonly ShownFrame[];
  readonly held: unknown;
  readonly uses: unknown;
  readonly counters: readonly number[];
}

/** What one viewer may know, and nothing else. */
export interface TableView {
  readonly viewer: Viewer;
  /** In order of their handles. */
  cards: CardView[];
  zones: Record<string, [Handle[], Handle[]]>;
  /** Groups of which something is known. */
  groups: GroupView[];
  facts: Record<string, unknown>;
  lasting: unknown[];
  outcome: Outcome | null;
  /** What the viewer brought, if a player. */
  readonly deck: readonly string[] | null;
  readonly process: Process | null;
}

const counterNames = ['nextId', 'nextOccurrence', 'nextHandle', 'nextGroup', 'moment'] as const;

export function viewOf(schema: StateSchema, s: KernelState, viewer: Viewer, process: Process | null): TableView {
  const bit = maskOf(viewer);
  const { handle, knows, group, owner, since } = s.cards;
  const cards: CardView[] = [];
  const vague = new Set<number>();
  for (let card = 0; card < handle.length; card++) {
    const known = at(knows, card);
    const isKnown = (known & bit) !== 0;
    if ((known & (bit << 3)) !== 0) vague.add(at(group, card));
    const seen: CardView = {
      handle: at(handle, card),
      owner: owner[card] === 0 ? 0 : 1,
      name: isKnown ? nameOf(s, card) : null,
      since: at(since, card),
    };
    if (!isKnown) seen.group = at(group, card);
    const marks = marksOf(schema, s, card);
    if (marks !== null) seen.marks = marks;
    cards.push(seen);
  }
  cards.sort((a, b) => a.handle - b.handle);
  const zones: TableView['zones'] = {};
  for (const [i, name] of schema.zoneNames.entries()) {
    const piles = s.zones[name] ?? [[], []];
    const arranged = schema.zoneRules[i]?.unordered === true;
    zones[name] = [handles(s, piles[0], arranged && viewer !== 0), handles(s, piles[1], arranged && viewer !== 1)];
  }
  const facts: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(schema.facts))
    facts[name] = show(shape, (s.facts as Record<string, unknown>)[name], s, viewer);
  return {
    viewer,
    cards,
    zones,
    groups: [...vague].sort(ascending).map((g) => ({ group: g, known: knownMembers(s, g, bit) })),
    facts,
    lasting: s.lasting.map((effect) => show(lastingShape, effect, s, viewer)),
    outcome: s.outcome,
    deck: viewer === 'spectator' ? null : s.decks[viewer],
    process,
  };
}

/** The locals of a procedure, by its name. */
export type LocalsShapes = (procedure: string) => Readonly<Record<string, Shape>>;

/** What is under way, as the player who has to decide may see it. */
export function processOf(localsOf: LocalsShapes, s: KernelState, viewer: Player): Process {
  return {
    at: s.asked[viewer],
    frames: s.frames.map(({ id, procedure, step, into, back, by, locals }) => ({
      id,
      procedure,
      step,
      into,
      back,
      by,
      locals: show({ kind: 'fixed', fields: localsOf(procedure) }, locals, s, viewer),
    })),
    held: s.held.map((trigger) => show(heldShape, trigger, s, viewer)),
    uses: s.uses.map((use) => show(useShape, use, s, viewer)),
    counters: counterNames.map((name) => s[name]),
  };
}

/** The counters of a process, by name. */
export function countersOf(process: Process): Record<(typeof counterNames)[number], number> {
  const [nextId = 0, nextOccurrence = 0, nextHandle = 0, nextGroup = 0, moment = 0] = process.counters;
  return { nextId, nextOccurrence, nextHandle, nextGroup, moment };
}

function marksOf(schema: StateSchema, s: KernelState, card: number): Record<string, number> | null {
  let marks: Record<string, number> | null = null;
  for (const { name, kind, empty } of schema.columns) {
    const value = (s.cards as unknown as Record<string, number[]>)[name]?.[card] ?? empty;
    if (value === empty) continue;
    marks ??= {};
    marks[name] = kind === 'card' ? at(s.cards.handle, value) : value;
  }
  return marks;
}

function handles(s: KernelState, pile: readonly number[], unordered: boolean): Handle[] {
  const list = pile.map((card) => at(s.cards.handle, card));
  return unordered ? list.sort(ascending) : list;
}

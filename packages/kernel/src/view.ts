import { at } from './at.ts';
import type { Handle, Outcome } from './decision.ts';
import { impossible } from './errors.ts';
import type { Happening, Mention } from './happening.ts';
import { ascending, maskOf, viewerIndex } from './happening.ts';
import { heldShape } from './held.ts';
import { lastingShape } from './lasting.ts';
import { useShape } from './limits.ts';
import type { Player, Viewer } from './player.ts';
import { mapReferences } from './references.ts';
import { knownMembers, nameOf } from './secrecy.ts';
import { show } from './show.ts';
import { type KernelState, localsOf, type StateSchema } from './state.ts';

/** A card as a viewer sees it. */
export interface CardView {
  readonly handle: Handle;
  readonly owner: Player;
  /** Null if the viewer does not know which card it is. */
  name: string | null;
  /** Cards of one group cannot be told apart by anything that happened; null for a card that is known. */
  group: number | null;
  since: number;
  /** The columns that are not at their start. */
  marks: Record<string, number>;
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

export function viewOf(schema: StateSchema, s: KernelState, viewer: Viewer, deciding: boolean): TableView {
  const bit = maskOf(viewer);
  const { handle, knows, group, owner, since } = s.cards;
  const cards: CardView[] = [];
  const vague = new Set<number>();
  for (let card = 0; card < handle.length; card++) {
    const known = at(knows, card);
    const isKnown = (known & bit) !== 0;
    if ((known & (bit << 3)) !== 0) vague.add(at(group, card));
    cards.push({
      handle: at(handle, card),
      owner: owner[card] === 0 ? 0 : 1,
      name: isKnown ? nameOf(s, card) : null,
      group: isKnown ? null : at(group, card),
      since: at(since, card),
      marks: marksOf(schema, s, card),
    });
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
    process: deciding && viewer !== 'spectator' ? processOf(schema, s, viewer) : null,
  };
}

function processOf(schema: StateSchema, s: KernelState, viewer: Player): Process {
  return {
    at: s.asked[viewer],
    frames: s.frames.map(({ id, procedure, step, into, back, by, locals }) => ({
      id,
      procedure,
      step,
      into,
      back,
      by,
      locals: show({ kind: 'fixed', fields: localsOf(schema, procedure) }, locals, s, viewer),
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

function marksOf(schema: StateSchema, s: KernelState, card: number): Record<string, number> {
  const marks: Record<string, number> = {};
  for (const { name, kind, empty } of schema.columns) {
    const value = (s.cards as unknown as Record<string, number[]>)[name]?.[card] ?? empty;
    if (value !== empty) marks[name] = kind === 'card' ? at(s.cards.handle, value) : value;
  }
  return marks;
}

function handles(s: KernelState, pile: readonly number[], unordered: boolean): Handle[] {
  const list = pile.map((card) => at(s.cards.handle, card));
  return unordered ? list.sort(ascending) : list;
}

/** Brings a view up to date with a happening that its viewer has seen. What is under way is not followed. */
export function follow(schema: StateSchema, view: TableView, happening: Happening): void {
  switch (happening.kind) {
    case 'moved':
      followMove(schema, view, happening);
      return;
    case 'mixed':
      followMix(schema, view, happening);
      return;
    case 'known': {
      const { handle, name } = happening['card'] as unknown as Mention;
      if (name !== null) know(cardOf(view, handle), name);
      return;
    }
    case 'group': {
      const group = happening['group'] as number;
      const known = happening['known'] as readonly string[];
      view.groups = view.groups.filter((g) => g.group !== group);
      if (known.length > 0) view.groups.push({ group, known });
      view.groups.sort((a, b) => a.group - b.group);
      return;
    }
    case 'marked': {
      const { card, mark, value } = happening as unknown as { card: Handle; mark: string; value: number };
      setMark(schema, cardOf(view, card), mark, value);
      return;
    }
    case 'changed':
      view.facts[happening['fact'] as string] = happening['value'];
      return;
    case 'replaced': {
      const { old, successor, lasting, underWay } = happening as unknown as Replaced;
      const change = (handle: Handle): Handle => (handle === old ? successor : handle);
      if (lasting) changeLasting(view, change);
      if (underWay) changeFacts(schema, view, change);
      return;
    }
    case 'began':
      view.lasting.push(happening['lasting']);
      return;
    case 'ceased':
      view.lasting = view.lasting.filter((effect) => (effect as { until: string }).until !== happening['until']);
      return;
    case 'over':
      view.outcome = { winner: happening['winner'] as Player | null, because: happening['because'] as string };
  }
}

interface Replaced {
  readonly old: Handle;
  readonly successor: Handle;
  readonly lasting: boolean;
  readonly underWay: boolean;
}

function followMove(schema: StateSchema, view: TableView, happening: Happening): void {
  const { card, from, zone, of, index, since, leaves } = happening as unknown as {
    card: Mention;
    from: { zone: string; of: Player };
    zone: string;
    of: Player;
    index: number;
    since: number;
    leaves: boolean;
  };
  const source = pileOf(view, from.zone, from.of);
  source.splice(source.indexOf(card.handle), 1);
  const target = pileOf(view, zone, of);
  target.splice(index, 0, card.handle);
  if (isArranged(schema, zone) && viewerIndex(view.viewer) !== of) target.sort(ascending);
  const seen = cardOf(view, card.handle);
  if (leaves) {
    seen.marks = {};
    forgetRefs(schema, view, [card.handle]);
  }
  seen.since = since;
  if (card.name !== null) know(seen, card.name);
}

function followMix(schema: StateSchema, view: TableView, happening: Happening): void {
  const { zone, of, was, now, group, joined } = happening as unknown as {
    zone: string;
    of: Player;
    was: readonly Handle[];
    now: readonly Mention[];
    group: number;
    joined: readonly Handle[];
  };
  const stale = new Set<number | null>();
  for (const handle of [...was, ...joined]) stale.add(cardOf(view, handle).group);
  view.groups = view.groups.filter((g) => !stale.has(g.group));
  forgetRefs(schema, view, was);
  const owners = new Map(was.map((handle, i) => [now[i]?.handle ?? -1, cardOf(view, handle).owner]));
  view.cards = view.cards.filter((c) => !was.includes(c.handle));
  for (const { handle, name } of now) {
    view.cards.push({
      handle,
      owner: owners.get(handle) ?? 0,
      name,
      group: name === null ? group : null,
      since: 0,
      marks: {},
    });
  }
  view.cards.sort((a, b) => a.handle - b.handle);
  for (const handle of joined) {
    const card = cardOf(view, handle);
    if (card.name === null) card.group = group;
  }
  const pile = pileOf(view, zone, of);
  const renamed = new Map(was.map((handle, i) => [handle, now[i]?.handle ?? -1]));
  for (const [i, handle] of pile.entries()) pile[i] = renamed.get(handle) ?? handle;
  // A shuffled pile's new handles follow its new order; an arranged one shows no order.
  if (!isArranged(schema, zone) || viewerIndex(view.viewer) !== of) pile.sort(ascending);
}

function know(card: CardView, name: string): void {
  card.name = name;
  card.group = null;
}

function setMark(schema: StateSchema, card: CardView, mark: string, value: number): void {
  const empty = schema.columns.find((c) => c.name === mark)?.empty;
  const marks: Record<string, number> = {};
  for (const { name } of schema.columns) {
    const current = name === mark ? value : card.marks[name];
    if (current !== undefined && !(name === mark && current === empty)) marks[name] = current;
  }
  card.marks = marks;
}

/** References to cards that are no longer what they were. */
function forgetRefs(schema: StateSchema, view: TableView, gone: readonly Handle[]): void {
  const forget = (handle: Handle): Handle | null => (gone.includes(handle) ? null : handle);
  changeLasting(view, forget);
  changeFacts(schema, view, forget);
}

function changeLasting(view: TableView, change: (handle: Handle) => Handle | null): void {
  view.lasting = view.lasting.map((effect) => mapReferences(lastingShape, effect, change));
}

function changeFacts(schema: StateSchema, view: TableView, change: (handle: Handle) => Handle | null): void {
  for (const [name, shape] of Object.entries(schema.facts)) {
    view.facts[name] = mapReferences(shape, view.facts[name], change);
  }
}

const isArranged = (schema: StateSchema, zone: string): boolean =>
  schema.zoneRules[schema.zoneNames.indexOf(zone)]?.unordered === true;

const cardOf = (view: TableView, handle: Handle): CardView =>
  view.cards.find((c) => c.handle === handle) ??
  impossible(`A happening names the card ${handle}, which is not in the view.`);

const pileOf = (view: TableView, zone: string, of: Player): Handle[] =>
  view.zones[zone]?.[of] ?? impossible(`A happening names the zone ${zone}.`);

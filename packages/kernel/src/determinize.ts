import type { Outcome } from './decision.ts';
import { EngineFault } from './errors.ts';
import type { Frame } from './frames.ts';
import { everybody, maskOf, type ViewerMask } from './happening.ts';
import { heldShape } from './held.ts';
import { lastingShape } from './lasting.ts';
import { useShape } from './limits.ts';
import { other, type Player } from './player.ts';
import type { Random } from './random.ts';
import { below, shuffleInPlace } from './random.ts';
import type { CardId, Shape } from './schema.ts';
import { unshow } from './show.ts';
import type { KernelState, StateSchema } from './state.ts';
import { countersOf, type LocalsShapes, type Process, type TableView } from './view.ts';

/** A guess at what the other player brought: as many titles as a deck has. */
export type Prior = (view: TableView, opponent: Player) => readonly string[];

/** What else is needed to make up what a view hides. */
export interface Guessing<S extends KernelState> {
  /** Every title there is. */
  readonly titles: readonly string[];
  /** What a card of this title may have turned into. */
  becomes(title: string): readonly string[];
  /** May a card of this title lie in this zone? */
  fits(title: string, zone: string): boolean;
  /** A secret choice of the other player that could have been made. */
  guess?(draft: S, player: Player, random: Random): unknown;
}

/**
 * A whole state that its player could not tell from the real one: what the view shows is as it shows it, and whatever
 * it hides is dealt at random from what it could be.
 */
export function determinizeWith<S extends KernelState>(
  schema: StateSchema<S>,
  localsOf: LocalsShapes,
  view: TableView,
  random: Random,
  prior: Prior,
  guessing: Guessing<S>,
): S {
  const { viewer, process } = view;
  if (viewer === 'spectator' || process === null) {
    throw new EngineFault('Only the view of the player who has to decide can be made into a state.');
  }
  const decks = decksOf(view, viewer, prior);
  const { names, vague } = identify(view, decks, guessing, random);
  const brought = [...decks[0], ...decks[1]];
  const table = [...new Set([...brought, ...brought.flatMap(guessing.becomes), ...names])].sort();
  const index = new Map(table.map((name, i) => [name, i]));
  const ids = new Map(view.cards.map((card, id) => [card.handle, id]));
  const cardOf = (handle: number): CardId => ids.get(handle) ?? -1;
  const places = placesOf(schema, view);

  const columns: Record<string, number[]> = {
    definition: names.map((name) => index.get(name) ?? 0),
    owner: view.cards.map((card) => card.owner),
    zone: view.cards.map((card) => places.get(card.handle)?.code ?? 0),
    life: view.cards.map(() => 0),
    since: view.cards.map((card) => card.since),
    handle: view.cards.map((card) => card.handle),
    group: view.cards.map((card) => card.group ?? 0),
    knows: view.cards.map((card, id) => {
      const mine = maskOf(viewer);
      const theirs = (places.get(card.handle)?.sees ?? 0) & ~mine;
      return theirs | (card.name !== null ? mine : vague.has(id) ? mine << 3 : 0);
    }),
  };
  for (const { name, kind, empty } of schema.columns) {
    columns[name] = view.cards.map((card) => {
      const mark = card.marks?.[name];
      return mark === undefined ? empty : kind === 'card' ? cardOf(mark) : mark;
    });
  }
  const draft = {
    names: table,
    decks,
    chance: {
      stream: [below(random, 0x7fffffff), below(random, 0x7fffffff), below(random, 0x7fffffff), 1],
      forced: [],
    },
    asked: viewer === 0 ? [process.at, 0] : [0, process.at],
    ...countersOf(process),
    cards: columns,
    zones: Object.fromEntries(
      Object.entries(view.zones).map(([name, piles]) => [name, piles.map((pile) => pile.map(cardOf))]),
    ),
    facts: {},
    frames: [],
    staged: process.frames.some(({ back }) => back !== null),
    held: [],
    lasting: [],
    uses: [],
    outcome: view.outcome as Outcome | null,
  } as unknown as S;
  const unsealed = (player: Player): unknown => {
    if (guessing.guess === undefined) throw new EngineFault('This game has secrets but no way to guess them.');
    return guessing.guess(draft, player, random);
  };
  const back = (shape: Shape, shown: unknown, unseal = unsealed): unknown => unshow(shape, shown, cardOf, unseal);
  const factsShape: Shape = { kind: 'record', fields: schema.facts };
  // What could have been chosen in secret depends on what is known; so that comes first.
  draft.facts = back(factsShape, view.facts, () => null) as S['facts'];
  draft.facts = back(factsShape, view.facts) as S['facts'];
  draft.lasting = view.lasting.map((effect) => back(lastingShape, effect)) as S['lasting'];
  draft.held = (process.held as unknown[]).map((trigger) => back(heldShape, trigger)) as S['held'];
  draft.uses = (process.uses as unknown[]).map((use) => back(useShape, use)) as S['uses'];
  draft.frames = framesOf(localsOf, process, back);
  return draft;
}

const framesOf = (localsOf: LocalsShapes, process: Process, back: (shape: Shape, shown: unknown) => unknown): Frame[] =>
  process.frames.map((frame) => ({
    ...frame,
    locals: back({ kind: 'record', fields: localsOf(frame.procedure) }, frame.locals) as object,
  }));

function decksOf(view: TableView, viewer: Player, prior: Prior): [readonly string[], readonly string[]] {
  const opponent = other(viewer);
  const guessed = prior(view, opponent);
  return viewer === 0 ? [view.deck ?? [], guessed] : [guessed, view.deck ?? []];
}

/** A name for every card, and which of them the viewer knows only as members of their group. */
function identify(
  view: TableView,
  decks: readonly [readonly string[], readonly string[]],
  { titles, becomes, fits }: Pick<Guessing<KernelState>, 'titles' | 'becomes' | 'fits'>,
  random: Random,
): { names: string[]; vague: Set<CardId> } {
  const names = view.cards.map((card) => card.name ?? '');
  const vague = new Set<CardId>();
  const zones = zonesIn(view);
  const fitsAt = (name: string, id: CardId): boolean => fits(name, zones[id] ?? '');
  for (const { group, known } of view.groups) {
    const slots = view.cards.flatMap((card, id) => (card.group === group ? [id] : []));
    shuffleInPlace(slots, random);
    const room = (name: string): number => slots.filter((id) => fitsAt(name, id)).length;
    // Those that fit in few places come first, so that there is a place left for each.
    for (const name of inOrder(known, room)) {
      const fitting = slots.filter((id) => fitsAt(name, id));
      // Rather where a card of that title could have come from.
      const best = fitting.find((id) => decks[ownerIn(view, id)].includes(name)) ?? fitting[0] ?? slots[0] ?? -1;
      const [slot] = slots.splice(Math.max(slots.indexOf(best), 0), 1);
      if (slot === undefined) throw new EngineFault(`Group ${group} has fewer cards than are known to be in it.`);
      names[slot] = name;
      vague.add(slot);
    }
  }
  for (const player of [0, 1] as const) {
    const left = [...decks[player]];
    for (const [id, card] of view.cards.entries()) {
      const name = names[id] ?? '';
      if (card.owner !== player || name === '') continue;
      const same = left.indexOf(name);
      const at = same >= 0 ? same : left.findIndex((title) => becomes(title).includes(name));
      if (at >= 0) left.splice(at, 1);
    }
    shuffleInPlace(left, random);
    const unknown = view.cards.flatMap((card, id) => (card.owner === player && names[id] === '' ? [id] : []));
    // Where few of them fit, they are dealt first.
    const room = new Map([...new Set(zones)].map((zone) => [zone, left.filter((name) => fits(name, zone)).length]));
    for (const id of inOrder(unknown, (id) => room.get(zones[id] ?? '') ?? 0)) {
      const at = left.findLastIndex((name) => fitsAt(name, id));
      // A guess at the other deck may hold too few of what it turned out to hold; then some title comes once more.
      names[id] = at >= 0 ? (left.splice(at, 1)[0] ?? '') : anyThatFits(decks[player], titles, id);
    }
  }
  return { names, vague };

  function anyThatFits(deck: readonly string[], all: readonly string[], id: CardId): string {
    const fitting = deck.filter((name) => fitsAt(name, id));
    // A guess without a card that may lie there is wrong: then it is any there is, if there was a guess at all.
    const from = fitting.length > 0 || deck.length === 0 ? fitting : all.filter((name) => fitsAt(name, id));
    return from[below(random, from.length)] ?? '';
  }
}

/** Those with the least of it first; otherwise as they were. */
const inOrder = <T>(all: readonly T[], of: (one: T) => number): readonly T[] => {
  const measured = all.map((one) => ({ one, much: of(one) }));
  return measured.every(({ much }) => much === measured[0]?.much)
    ? all
    : measured.sort((a, b) => a.much - b.much).map(({ one }) => one);
};

/** The zone of each card. */
function zonesIn(view: TableView): readonly string[] {
  const zones = new Map(
    Object.entries(view.zones).flatMap(([zone, piles]) =>
      piles.flat().map((handle): [number, string] => [handle, zone]),
    ),
  );
  return view.cards.map(({ handle }) => zones.get(handle) ?? '');
}

const ownerIn = (view: TableView, card: CardId): Player => (view.cards[card]?.owner === 0 ? 0 : 1);

/** For each card its zone's code, and who sees it there. */
function placesOf(schema: StateSchema, view: TableView): Map<number, { code: number; sees: ViewerMask }> {
  const places = new Map<number, { code: number; sees: ViewerMask }>();
  for (const [i, name] of schema.zoneNames.entries()) {
    const rule = schema.zoneRules[i];
    for (const player of [0, 1] as const) {
      const sees = rule?.sees === 'all' ? everybody : rule?.sees === 'owner' ? maskOf(player) : 0;
      for (const handle of view.zones[name]?.[player] ?? []) places.set(handle, { code: i * 2 + player, sees });
    }
  }
  return places;
}

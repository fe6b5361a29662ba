import type { Outcome } from './decision.ts';
import type { Frame } from './frames.ts';
import type { HeldTrigger } from './held.ts';
import { heldShape } from './held.ts';
import type { Lasting } from './lasting.ts';
import { lastingShape } from './lasting.ts';
import type { Use } from './limits.ts';
import { useShape } from './limits.ts';
import type { CardId, Field, Fields, Shape, ValuesIn } from './schema.ts';
import {
  array,
  card,
  column,
  fixed,
  flag,
  framesShape,
  hidden,
  list,
  number,
  optional,
  pair,
  player,
  record,
  sealed,
  text,
} from './schema.ts';

/** Who knows a card that lies in a zone: everybody, the player whose zone it is, or nobody. */
export type Sees = 'all' | 'owner' | 'none';

export interface ZoneRule {
  readonly sees: Sees;
  /** Cards there are in play: leaving such zones ends a card's life. */
  readonly inPlay?: true;
  /** Its owner may arrange it unseen, so nobody else can tell which of its cards went where. */
  readonly unordered?: true;
}

/** What a column holds for each card: a number (0 when the card comes into play), or a card (-1 for none). */
export type ColumnKind = 'number' | 'card';

export interface CardColumns {
  /** Index into `names`. */
  definition: number[];
  owner: number[];
  /** Code of the zone: twice its place among the game's zones, plus the player. */
  zone: number[];
  life: number[];
  /** Moment at which the card came into play; 0 outside. */
  since: number[];
  handle: number[];
  group: number[];
  /** A bit for each viewer who knows which card this is, and one for each who knows only that it is in its group. */
  knows: number[];
}

/** What every game's state has. All of it is plain JSON. */
/** The cards of a zone, from bottom to top: the first player's and the second's. */
export type Piles = readonly [readonly CardId[], readonly CardId[]];

export interface KernelState {
  /** The titles in this game, in alphabetical order; never changed. */
  names: readonly string[];
  /** What each player brought. */
  decks: [readonly string[], readonly string[]];
  chance: { stream: number[]; forced: number[] };
  /** How many decisions each player has answered. */
  asked: [number, number];
  nextId: number;
  nextOccurrence: number;
  nextHandle: number;
  nextGroup: number;
  moment: number;
  cards: CardColumns;
  /** Piles are replaced, never changed in place: forks share them. */
  zones: Record<string, Piles>;
  facts: object;
  frames: Frame[];
  /** May any of them still be withdrawn? */
  staged: boolean;
  held: HeldTrigger[];
  lasting: Lasting[];
  uses: Use[];
  outcome: Outcome | null;
}

/** The state of a game with its own facts, zones and columns. */
export interface StateWith<F extends Fields, Z extends string, C extends string> extends KernelState {
  cards: CardColumns & Record<C, number[]>;
  zones: Record<Z, Piles>;
  facts: ValuesIn<F>;
}

export interface StateSpec<F extends Fields, Z extends string, C extends string> {
  /** What is known of the table besides its cards. Changed by `change` so that everybody is told. */
  readonly facts: F;
  /** Append only: a card's zone is stored by its place in this list. */
  readonly zones: Readonly<Record<Z, ZoneRule>>;
  readonly columns: Readonly<Record<C, ColumnKind>>;
}

/** A state's description, and what is looked up in it often. */
export interface StateSchema<S extends KernelState = KernelState> {
  readonly shape: Field<S>;
  readonly facts: Readonly<Record<string, Shape>>;
  readonly zoneNames: readonly string[];
  readonly zoneRules: readonly ZoneRule[];
  readonly columns: readonly { readonly name: string; readonly kind: ColumnKind; readonly empty: number }[];
}

/** The type of the states that a schema describes. */
export type StateOf<X> = X extends StateSchema<infer S> ? S : never;

const kernelColumns = ['definition', 'owner', 'zone', 'life', 'since', 'handle', 'group', 'knows'] as const;

const outcomeShape = fixed({ winner: optional(player), because: text });

export function defineState<const F extends Fields, const Z extends string, const C extends string>(
  spec: StateSpec<F, Z, C>,
): StateSchema<StateWith<F, Z, C>> {
  const zoneNames = Object.keys(spec.zones);
  const columnNames = Object.keys(spec.columns);
  const shape = record({
    names: hidden(list(text)),
    decks: pair(sealed(list(text))),
    chance: hidden(record({ stream: array(number), forced: array(number) })),
    asked: pair(number),
    nextId: number,
    nextOccurrence: number,
    nextHandle: number,
    nextGroup: number,
    moment: number,
    cards: record(Object.fromEntries([...kernelColumns, ...columnNames].map((name) => [name, column]))),
    zones: record(Object.fromEntries(zoneNames.map((name) => [name, pair(list(card))]))),
    facts: record(spec.facts),
    frames: framesShape,
    staged: flag,
    held: array(heldShape),
    lasting: array(lastingShape),
    uses: array(useShape),
    outcome: optional(outcomeShape),
  });
  return {
    // The parts are typed where they are declared; their sum is the type that games see.
    shape: shape as Shape as Field<StateWith<F, Z, C>>,
    facts: spec.facts,
    zoneNames,
    zoneRules: zoneNames.map((name) => spec.zones[name as Z]),
    columns: columnNames.map((name) => ({
      name,
      kind: spec.columns[name as C],
      empty: spec.columns[name as C] === 'card' ? -1 : 0,
    })),
  };
}

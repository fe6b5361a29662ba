import {
  type CardId,
  type FrameSpec,
  IllegalSetup,
  mustBeNamed,
  mustBeTitle,
  mustSayOnly,
  openWindow,
  type Player,
  type Position,
  refTo,
  startingAt,
} from '@binary-sunset/kernel';
import { cardOf, definitionCalled, namesInCatalog } from './catalog/catalog.ts';
import { makeInactive } from './rules/cards/cardStates.ts';
import { generation } from './rules/force/generation.ts';
import { isCave, layDown, systemOf, vesselsOnTable, wholeOf } from './rules/table/layout.ts';
import { turn } from './rules/turn/turn.ts';
import {
  type Inactivity,
  inactivity,
  nobody,
  type Phase,
  phases,
  type Slot,
  type State,
  slots,
  table,
} from './state/state.ts';

/** A card as it stands: a name, or a name with what is on it or aboard. */
export type Stood =
  | string
  | {
      readonly card: string;
      /** Weapons, devices and Effects on it. */
      readonly on?: readonly Stood[];
      readonly pilots?: readonly Stood[];
      readonly passengers?: readonly Stood[];
      readonly drivers?: readonly Stood[];
      readonly astromechs?: readonly Stood[];
      readonly cargo?: readonly Stood[];
      /** Captive, missing, under cover. */
      readonly inactive?: Inactivity;
      readonly hit?: true;
    };

export interface SidePosition {
  readonly hand?: readonly string[];
  /** From the bottom to the top. */
  readonly reserve?: readonly string[];
  readonly force?: number | readonly string[];
  readonly used?: readonly string[];
  readonly lost?: readonly string[];
  /** Cards on the table itself. */
  readonly table?: readonly string[];
  readonly outOfPlay?: readonly string[];
}

export interface CcgPosition {
  /** Whose turn it is; the Dark Side's unless said otherwise. */
  readonly turn?: 'dark' | 'light';
  readonly phase?: Phase;
  /** It may go on past that phase if nobody has anything to do there; otherwise it stands there whatever comes. */
  readonly runsOn?: boolean;
  readonly dark?: SidePosition;
  readonly light?: SidePosition;
  /** Locations from left to right, with who is there. */
  readonly at?: Readonly<Record<string, { readonly dark?: readonly Stood[]; readonly light?: readonly Stood[] }>>;
  readonly seed?: string;
}

/** Enough that nobody runs out in a position about something else. */
const enough = 12;

const nameOf = (stood: Stood): string => (typeof stood === 'string' ? stood : stood.card);

/** What is on a card or aboard, each with how. */
function ridersOf(stood: Stood): readonly (readonly [Slot, Stood])[] {
  if (typeof stood === 'string') return [];
  const riders = (slot: Slot, list: readonly Stood[] = []) => list.map((one) => [slot, one] as const);
  return [
    ...riders('attached', stood.on),
    ...riders('pilot', stood.pilots),
    ...riders('passenger', stood.passengers),
    ...riders('driver', stood.drivers),
    ...riders('astromech', stood.astromechs),
    ...riders('cargo', stood.cargo),
  ];
}

const allAboard = (stood: Stood): string[] =>
  ridersOf(stood).flatMap(([, rider]) => [nameOf(rider), ...allAboard(rider)]);

/** In positions the first player is the Dark Side. */
const dark: Player = 0;
const sideName = (player: Player): 'dark' | 'light' => (player === dark ? 'dark' : 'light');

const sayable = ['turn', 'phase', 'runsOn', 'dark', 'light', 'at', 'seed'] as const;
const zonesOfSide = ['hand', 'reserve', 'force', 'used', 'lost', 'table', 'outOfPlay'] as const;
const riding = ['on', 'pilots', 'passengers', 'drivers', 'astromechs', 'cargo'] as const;

/** Everything in it has a name that there is. */
function check(spec: CcgPosition): void {
  mustSayOnly('part of a position', spec, sayable);
  const { turn: whose = 'dark', phase = 'control', at = {} } = spec;
  mustBeNamed('side', whose, ['dark', 'light']);
  mustBeNamed('phase', phase, phases);
  for (const side of [spec.dark ?? {}, spec.light ?? {}]) mustSayOnly('pile of a side', side, zonesOfSide);
  for (const [place, there] of Object.entries(at)) {
    mustBeTitle(place, namesInCatalog());
    if (definitionCalled(place).location === null)
      throw new IllegalSetup(`${place} is no location: nobody can stand at it.`);
    mustSayOnly('side', there, ['dark', 'light']);
    for (const stood of [...(there.dark ?? []), ...(there.light ?? [])]) checkStood(stood);
  }
}

function checkStood(stood: Stood): void {
  mustBeTitle(nameOf(stood), namesInCatalog());
  if (typeof stood === 'string') return;
  mustSayOnly(`part of how ${stood.card} stands`, stood, ['card', 'inactive', 'hit', ...riding]);
  if (stood.inactive !== undefined) mustBeNamed('inactive state', stood.inactive, inactivity);
  for (const [, rider] of ridersOf(stood)) checkStood(rider);
}

/** Lays a position out; where it says no more than how many cards lie there, they are of this title. */
export function position(spec: CcgPosition, filler: string): Position<State> {
  check(spec);
  const any = (count: number): readonly string[] => Array.from({ length: count }, () => filler);
  const { at = {}, phase = 'control', runsOn = false, seed } = spec;
  const both = <T>(of: (player: Player, side: SidePosition) => T): [T, T] => [
    of(0, spec.dark ?? {}),
    of(1, spec.light ?? {}),
  ];
  const stoodOf = (player: Player): readonly Stood[] =>
    Object.values(at).flatMap((there) => there[sideName(player)] ?? []);
  const active: Player = spec.turn === 'light' ? 1 : 0;
  return {
    zones: {
      reserve: both((_, { reserve = any(enough) }) => reserve),
      force: both((_, { force = 0 }) => (typeof force === 'number' ? any(force) : force)),
      used: both((_, { used = [] }) => used),
      lost: both((_, { lost = [] }) => lost),
      hand: both((_, { hand = [] }) => hand),
      table: both((_, side) => side.table ?? []),
      outOfPlay: both((_, { outOfPlay = [] }) => outOfPlay),
      locations: both((player) =>
        Object.keys(at).filter((name) => definitionCalled(name).card.side === sideName(player)),
      ),
      at: both((player) => stoodOf(player).map(nameOf)),
      on: both((player) => stoodOf(player).flatMap(allAboard)),
    },
    facts: { dark, turn: 1, active, phase },
    runsOn,
    ...(seed === undefined ? {} : { seed }),
    arrange(s: State) {
      const places = placesNamed(s, Object.keys(at));
      for (const player of [0, 1] as const)
        stand(
          s,
          player,
          Object.values(at).map((there) => there[sideName(player)] ?? []),
          places,
        );
      layOut(s, places);
      if (phase === 'activate') table.change(s, undefined, 'generation', generation(s, active));
    },
    frames: (): FrameSpec[] => [
      startingAt(turn({ phase: phases.indexOf(phase) }), 'phaseEnds'),
      openWindow({ kind: phase, next: active }),
    ],
  };
}

/** The locations in the order in which they were named. */
function placesNamed(s: State, names: readonly string[]): CardId[] {
  const unplaced = [...s.zones.locations[0], ...s.zones.locations[1]];
  return names.flatMap((name) => {
    const found = unplaced.findIndex((card) => s.names[s.cards.definition[card] ?? -1] === name);
    return found < 0 ? [] : unplaced.splice(found, 1);
  });
}

/** Lays each location to the right of those of its system; one of no system belongs to the one named before it. */
function layOut(s: State, places: readonly CardId[]): void {
  for (const [i, place] of places.entries()) {
    const found = cardOf(s, place);
    if (found.kind !== 'location') continue;
    const { vessel, system } = found;
    const classed = vessel !== undefined && 'any' in vessel ? vessel.any : null;
    const host = classed === null ? -1 : (vesselsOnTable(s).find((card) => isOfClass(s, card, classed)) ?? -1);
    const before = places[i - 1];
    const own = vessel !== undefined && 'named' in vessel ? vessel.named : isCave(found) ? '' : wholeOf(system);
    const of = host >= 0 ? cardOf(s, host).title : own === '' && before !== undefined ? systemOf(s, before) : own;
    layDown(s, undefined, place, of, places.length, host < 0 ? nobody : refTo(s, host));
  }
}

function isOfClass(s: State, card: CardId, name: string): boolean {
  const found = cardOf(s, card);
  return 'traits' in found && found.traits.includes(name);
}

/** Puts everybody of one side where they stand. */
function stand(s: State, player: Player, there: readonly (readonly Stood[])[], places: readonly CardId[]): void {
  const standing = [...s.zones.at[player]];
  const riding = [...s.zones.on[player]];
  const put = (stood: Stood, card: CardId | undefined, host: CardId, slot: Slot): void => {
    if (card === undefined) return;
    table.mark(s, undefined, card, 'host', host);
    table.mark(s, undefined, card, 'slot', slots.indexOf(slot));
    if (typeof stood !== 'string' && stood.hit === true) table.mark(s, undefined, card, 'hit', 1);
    for (const [how, rider] of ridersOf(stood)) put(rider, riding.shift(), card, how);
    if (typeof stood !== 'string' && stood.inactive !== undefined) makeInactive(s, undefined, card, stood.inactive);
  };
  for (const [i, all] of there.entries())
    for (const stood of all) put(stood, standing.shift(), places[i] ?? -1, 'attached');
}

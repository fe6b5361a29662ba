import {
  type CardId,
  type FrameSpec,
  mustBeNamed,
  mustSayOnly,
  type Player,
  type Position,
  players,
  type StepOf,
  startingAt,
} from '@binary-sunset/kernel';
import { battleStep } from './rules/battle/battle.ts';
import { fullAllowance, initialFacts, start } from './rules/turn/starting.ts';
import { buildStep, turn } from './rules/turn/turn.ts';
import { type Arena, arenas, type State, table } from './state/state.ts';

/** A unit as it stands: a title, or a title with what is on it. */
export type Stood =
  | string
  | {
      readonly card: string;
      readonly damage?: number;
      readonly tapped?: boolean;
      /** Versions beneath it, and who owns them if it is not the same player. */
      readonly beneath?: readonly string[];
      readonly pilot?: Stood | readonly Stood[];
      readonly equipment?: readonly Stood[];
      /** Face-down cards under it. */
      readonly under?: readonly string[];
    };

export interface SidePosition {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly space?: readonly Stood[];
  readonly ground?: readonly Stood[];
  readonly character?: readonly Stood[];
  /** Units and Equipment in the build zone, face up. */
  readonly build?: readonly Stood[];
  /** Face-down cards with their counters. */
  readonly building?: readonly (string | { readonly card: string; readonly counters: number })[];
  readonly locations?: Readonly<Partial<Record<Arena, string>>>;
  readonly force?: number;
  readonly points?: number;
  /** How much may be put into battle at the start. */
  readonly allowance?: number;
}

/** Where in a turn a position begins. */
const moments = [
  'ready',
  'build roll',
  'build start',
  'build',
  'retreat',
  'battle',
  ...arenas,
  'end',
  'setup',
] as const;
export type Moment = (typeof moments)[number];

/** Moments in which hardly anybody ever has anything to decide. */
const untilAsked: readonly Moment[] = ['ready', 'build roll', 'end'];

export interface TcgPosition {
  readonly at?: Moment;
  /** Whose build or retreat step it is; the Dark Side's unless said otherwise. */
  readonly active?: 'dark' | 'light';
  readonly turn?: number;
  /**
   * It may go on past that moment if nobody has anything to do then; otherwise it stands there whatever comes. So it is
   * unless said otherwise at moments that are there for what follows from them.
   */
  readonly runsOn?: boolean;
  readonly dark?: SidePosition;
  readonly light?: SidePosition;
  readonly rolls?: readonly number[];
  readonly seed?: string;
}

/** Enough that nobody runs out in a position about something else. */
const enough = 8;

const titleOf = (stood: Stood): string => (typeof stood === 'string' ? stood : stood.card);

/** Every title that a unit brings along. */
function partsOf(stood: Stood, zone: (name: 'on' | 'beneath' | 'under') => string[]): void {
  if (typeof stood === 'string') return;
  for (const title of stood.beneath ?? []) zone('beneath').push(title);
  for (const title of stood.under ?? []) zone('under').push(title);
  for (const rider of ridersOf(stood)) {
    zone('on').push(titleOf(rider));
    partsOf(rider, zone);
  }
}

/** What is on it: Equipment, then Pilots. */
const ridersOf = ({ equipment = [], pilot = [] }: Exclude<Stood, string>): readonly Stood[] => [
  ...equipment,
  ...(Array.isArray(pilot) ? (pilot as readonly Stood[]) : [pilot as Stood]),
];

const standing = [...arenas, 'build'] as const;

function zonesOf(side: SidePosition, filler: string): Record<string, string[]> {
  const zones: Record<string, string[]> = {
    deck: [...(side.deck ?? Array.from({ length: enough }, () => filler))],
    hand: [...(side.hand ?? [])],
    discard: [...(side.discard ?? [])],
    building: (side.building ?? []).map((card) => (typeof card === 'string' ? card : card.card)),
    locations: Object.values(side.locations ?? {}),
    on: [],
    beneath: [],
    under: [],
  };
  for (const zone of standing) {
    zones[zone] = (side[zone] ?? []).map(titleOf);
    for (const stood of side[zone] ?? []) partsOf(stood, (name) => zones[name] ?? []);
  }
  return zones;
}

/** Counts through cards of a zone as they are arranged. */
type Taker = (zone: 'on' | 'beneath' | 'under') => CardId;

function arrangeUnit(s: State, card: CardId, stood: Stood, take: Taker): void {
  if (typeof stood === 'string') return;
  table.mark(s, undefined, card, 'damage', stood.damage ?? 0);
  table.mark(s, undefined, card, 'tapped', stood.tapped === true ? 1 : 0);
  for (const _ of stood.beneath ?? []) table.mark(s, undefined, take('beneath'), 'host', card);
  table.mark(s, undefined, card, 'stacked', stood.beneath?.length ?? 0);
  for (const _ of stood.under ?? []) table.mark(s, undefined, take('under'), 'host', card);
  for (const stoodOn of ridersOf(stood)) {
    const rider = take('on');
    table.mark(s, undefined, rider, 'host', card);
    arrangeUnit(s, rider, stoodOn, take);
  }
}

function arrangeSide(s: State, who: Player, side: SidePosition): void {
  const taken = { on: 0, beneath: 0, under: 0 };
  const take: Taker = (zone) => s.zones[zone][who][taken[zone]++] ?? -1;
  for (const zone of standing)
    for (const [i, stood] of (side[zone] ?? []).entries()) arrangeUnit(s, s.zones[zone][who][i] ?? -1, stood, take);
  for (const [i, card] of (side.building ?? []).entries())
    table.mark(s, undefined, s.zones.building[who][i] ?? -1, 'counters', typeof card === 'string' ? 1 : card.counters);
  for (const [i, arena] of (Object.keys(side.locations ?? {}) as Arena[]).entries())
    table.mark(s, undefined, s.zones.locations[who][i] ?? -1, 'arena', arenas.indexOf(arena) + 1);
}

function framesAt(moment: Moment, active: Player): FrameSpec[] {
  const at = (step: StepOf<typeof turn>): FrameSpec => startingAt(turn({}), step);
  switch (moment) {
    case 'ready':
      return [at('untap')];
    case 'build roll':
      return [at('buildRoll')];
    case 'build start':
      return [at(active === 0 ? 'lightBuilds' : 'darkRetreats'), buildStep({ by: active })];
    case 'build':
      return [
        at(active === 0 ? 'lightBuilds' : 'darkRetreats'),
        startingAt(buildStep({ by: active, drawn: true }), 'build'),
      ];
    case 'retreat':
      return [at(active === 0 ? 'darkRetreats' : 'lightRetreats')];
    case 'battle':
      return [at('battle')];
    case 'space':
      return [at('ground'), battleStep({ arena: 'space' })];
    case 'ground':
      return [at('character'), battleStep({ arena: 'ground' })];
    case 'character':
      return [at('battleEnds'), battleStep({ arena: 'character' })];
    case 'end':
      return [at('battleEnds')];
    case 'setup':
      return [startingAt(start({ placing: 0 }), 'darkMulligan')];
  }
}

const phaseAt = (moment: Moment): State['facts']['phase'] => {
  switch (moment) {
    case 'ready':
    case 'build roll':
      return 'ready';
    case 'build':
    case 'build start':
      return 'build';
    case 'retreat':
      return 'retreat';
    case 'end':
      return 'end';
    case 'setup':
      return 'setup';
    default:
      return 'battle';
  }
};

const sayable = ['at', 'active', 'turn', 'runsOn', 'dark', 'light', 'rolls', 'seed'] as const;
const sayableOfSide = [
  'hand',
  'deck',
  'discard',
  ...standing,
  'building',
  'locations',
  'force',
  'points',
  'allowance',
] as const;

/** Everything in it has a name that there is; titles are looked up where they are brought. */
function check(spec: TcgPosition): void {
  mustSayOnly('part of a position', spec, sayable);
  mustBeNamed('moment', spec.at ?? 'build', moments);
  mustBeNamed('side', spec.active ?? 'dark', ['dark', 'light']);
  for (const side of [spec.dark ?? {}, spec.light ?? {}]) {
    mustSayOnly('part of a side', side, sayableOfSide);
    mustSayOnly('arena', side.locations ?? {}, arenas);
    for (const zone of standing) for (const stood of side[zone] ?? []) checkStood(stood);
  }
}

function checkStood(stood: Stood): void {
  if (typeof stood === 'string') return;
  const parts = ['card', 'damage', 'tapped', 'beneath', 'pilot', 'equipment', 'under'];
  mustSayOnly(`part of how ${stood.card} stands`, stood, parts);
  for (const rider of ridersOf(stood)) checkStood(rider);
}

/** A position in the middle of a turn; the Dark Side is player 0. A deck that it does not name is of one title. */
export function position(spec: TcgPosition, filler: string): Position<State> {
  check(spec);
  const {
    at = 'build',
    active = 'dark',
    turn: number,
    runsOn = untilAsked.includes(at),
    dark = {},
    light = {},
    rolls = [],
    seed,
  } = spec;
  const sides = [dark, light] as const;
  const who: Player = active === 'dark' ? 0 : 1;
  const laid = [zonesOf(dark, filler), zonesOf(light, filler)] as const;
  const names = [...new Set([...Object.keys(laid[0]), ...Object.keys(laid[1])])];
  return {
    zones: Object.fromEntries(names.map((name) => [name, [laid[0][name] ?? [], laid[1][name] ?? []]])),
    facts: {
      ...initialFacts(),
      turn: number ?? (at === 'setup' ? 0 : 3),
      phase: phaseAt(at),
      active: who,
      force: [dark.force ?? 10, light.force ?? 10],
      points: [dark.points ?? 0, light.points ?? 0],
      allowance: [dark.allowance ?? fullAllowance, light.allowance ?? fullAllowance],
    },
    forced: rolls,
    runsOn,
    ...(seed === undefined ? {} : { seed }),
    arrange(s) {
      for (const player of players) arrangeSide(s, player, sides[player]);
    },
    frames: () => framesAt(at, who),
  };
}

import {
  currentValue,
  type Handle,
  nameOf,
  other,
  type Player,
  players,
  refIn,
  type TableView,
} from '@binary-sunset/kernel';
import {
  type Arena,
  arenas,
  buildCost,
  controlledArenas,
  definitionCalled,
  type TcgDecision,
  type TcgGame,
  type TcgOption,
  type TcgState,
  type TcgVerb,
  type TcgVocabulary,
  totalOf,
  values,
} from '@binary-sunset/tcg';
import { type ShownCard, type Stat, seenIn, shown, stepsTo, type TurnStep } from '../boardParts.ts';
import { handleIn } from '../cardNames.ts';
import { seatBelow } from '../contents.ts';
import { capital, counted } from '../line.ts';
import type { BoardGame, Standing } from '../scene.ts';
import { aimsIn } from './aims.ts';
import { shownAttack, type TcgSeen } from './attack.ts';
import type { Queued, Rider, ShownArena, ShownBuilding, ShownSeat, ShownUnit, TcgBoard } from './board.ts';
import { contestOf } from './contest.ts';
import { lookBackOnTcg } from './ending.ts';
import { faceOf } from './face.ts';
import { glimpsesIn } from './glimpses.ts';
import type { Seen } from './seen.ts';
import { wasteIn } from './wastes.ts';
import { sideNamesIn, tableTcg } from './words.ts';

export const tcgTable = (game: TcgGame): BoardGame<TcgBoard, TcgVocabulary> => ({
  ...tableTcg(game),
  faceOf,
  boardOf: (view, decision, recent) => boardOf(view, game.imagine(view), decision, recent),
  standingOf,
  aimsIn: (view, decision) => aimsIn(game.imagine(view), decision),
  isFree: ({ verb }, { window }) =>
    (window?.kind === 'build' || window?.kind === 'retreat') && inOnesOwnTime.includes(verb),
  suggestedIn: (view, decision) => countersNeeded(game.imagine(view), decision),
  isPointless: (view, { window }) => isInEmptyArena(game.imagine(view), window?.kind ?? ''),
  passingIn: (view, option) => passingIn(view, game.imagine(view), option),
  wastesIn(view, decision) {
    const s = game.imagine(view);
    return decision.options.map((option) => wasteIn(s, option, decision));
  },
  glimpsesIn,
  lookBack: lookBackOnTcg,
});

/** What is done in a build step or a retreat step, where the other player has nothing to answer. */
const inOnesOwnTime: readonly TcgVerb[] = [
  'build',
  'add',
  'deploy',
  'move',
  'rearrange',
  'stack',
  'enhance',
  'equip',
  'pilot',
  'detach',
  'retreat',
];

/** As many counters as a card still needs, or as there are. */ // TCG-0103
function countersNeeded(s: TcgState, { player, options }: TcgDecision): number | null {
  const card = refIn(s.frames.at(-1), 'card')?.card ?? -1;
  if (options[0]?.verb !== 'counters' || card < 0) return null;
  const missing = buildCost(s, player, card) - (s.cards.counters[card] ?? 0);
  const found = options.findLastIndex(({ verb, amount = 0 }) => verb === 'counters' && amount <= missing);
  return Math.max(0, found);
}

const aroundAttacks: readonly string[] = ['start of battle step', 'general', 'end of battle step'];

/** Nobody attacks where nobody is. */
const isInEmptyArena = ({ facts: { arena }, zones }: TcgState, kind: string): boolean =>
  arena !== '' && aroundAttacks.includes(kind) && zones[arena].every((units) => units.length === 0);

function boardOf(view: TableView, s: TcgState, decision: TcgDecision | null, recent: readonly TcgSeen[]): TcgBoard {
  const seen: Seen = seenIn(view, s);
  const below = seatBelow(view);
  const seats = players.map((player) => seatOf(seen, player)) as unknown as readonly [ShownSeat, ShownSeat];
  const { facts } = s;
  return {
    turn: facts.turn,
    phase: phaseOf(s, view, decision),
    steps: stepsOf(s),
    below,
    seats,
    // The Dark Side sees Space on the left, the Light Side on the right. TCG-0051
    arenas: (facts.dark === below ? arenas : [...arenas].reverse()).map((arena) => arenaOf(seen, arena)),
    attack: shownAttack(seen, decision, recent),
    contest: contestOf(seen),
    roll: otherRoll(s, recent),
    queue: queueOf(seen, recent),
    playing: players.flatMap((player) => s.zones.playing[player].map((card) => shown(seen, card))),
    disruptable: facts.disruptable.map(({ card }) => shown(seen, card.card)).reverse(),
    lasting: lastingIn(s),
  };
}

function seatOf(seen: Seen, player: Player): ShownSeat {
  const { s, view } = seen;
  const { facts, zones } = s;
  const cards = (zone: 'hand' | 'discard' | 'aside'): ShownCard[] =>
    (view.zones[zone]?.[player] ?? []).map((handle) => shown(seen, s.cards.handle.indexOf(handle)));
  return {
    player,
    name: sideNamesIn(facts)[player],
    side: facts.phase === 'sides' ? null : facts.dark === player ? 'dark' : 'light',
    force: facts.force[player],
    points: facts.points[player],
    setup: facts.phase === 'setup' ? { spent: totalOf(s, player), allowance: facts.allowance[player] } : null,
    hand: cards('hand'),
    deck: view.zones['deck']?.[player].length ?? 0,
    discard: cards('discard'),
    aside: cards('aside'),
    building: zones.building[player].map((card) => buildingOf(seen, card)),
    build: zones.build[player].map((card) => unitOf(seen, card)),
    arenasHeld: controlledArenas(s, player).length,
  };
}

function buildingOf(seen: Seen, card: number): ShownBuilding {
  const lying = shown(seen, card);
  const fact = lying.title === null ? null : definitionCalled(lying.title).card;
  return {
    ...lying,
    counters: seen.s.cards.counters[card] ?? 0,
    cost: fact === null || fact.kind === 'battle' ? null : fact.cost,
  };
}

const nothing: Stat = { now: null, printed: null };

function statOf({ s, titles }: Seen, card: number, name: 'speed' | 'power' | 'health'): Stat {
  const title = titles.get(s.cards.handle[card] ?? -1) ?? null;
  if (title === null || definitionCalled(title).card.kind !== 'unit') return nothing;
  return { now: currentValue(s, values[name], card), printed: values[name].base(s, card) };
}

function unitOf(seen: Seen, card: number): ShownUnit {
  const { s } = seen;
  const { damage, tapped, tokens, host } = s.cards;
  const hosted = (zone: 'on' | 'beneath' | 'under'): number[] =>
    players.flatMap((player) => s.zones[zone][player].filter((rider) => host[rider] === card));
  const { attack } = s.facts;
  return {
    ...shown(seen, card),
    speed: statOf(seen, card, 'speed'),
    power: statOf(seen, card, 'power'),
    health: statOf(seen, card, 'health'),
    damage: damage[card] ?? 0,
    pending: s.facts.damage.filter(({ unit }) => unit.card === card).reduce((sum, { amount }) => sum + amount, 0),
    tapped: tapped[card] === 1,
    tokens: tokens[card] ?? 0,
    beneath: hosted('beneath').map((other) => shown(seen, other)),
    riders: hosted('on').map((rider) => riderOf(seen, rider)),
    under: hosted('under').length,
    part: attack?.attacker.card === card ? 'attacker' : attack?.defender.card === card ? 'defender' : null,
  };
}

function riderOf(seen: Seen, card: number): Rider {
  const lying = shown(seen, card);
  const kind = lying.title === null ? 'unit' : definitionCalled(lying.title).card.kind;
  return { ...lying, as: kind === 'equipment' ? 'equipment' : 'pilot' };
}

const order = ['space', 'ground', 'character'] as const;

function battleOf({ facts }: TcgState, arena: Arena): ShownArena['battle'] {
  if (facts.phase === 'end') return 'over';
  if (facts.phase !== 'battle' || facts.arena === '') return 'to come';
  const now = order.indexOf(facts.arena);
  const here = order.indexOf(arena);
  return here < now ? 'over' : here === now ? 'now' : 'to come';
}

function arenaOf(seen: Seen, arena: Arena): ShownArena {
  const { s } = seen;
  const number = arenas.indexOf(arena) + 1;
  const location = players
    .flatMap((player) => s.zones.locations[player])
    .find((card) => s.cards.arena[card] === number);
  return {
    arena,
    name: capital(arena),
    battle: battleOf(s, arena),
    location: location === undefined ? null : shown(seen, location),
    units: [s.zones[arena][0].map((card) => unitOf(seen, card)), s.zones[arena][1].map((card) => unitOf(seen, card))],
    controller: players.find((player) => controlledArenas(s, player).includes(arena)) ?? null,
  };
}

/** The units of the arena that fights, fastest first, the Dark Side's before the Light Side's. */ // TCG-0137
function queueOf(seen: Seen, recent: readonly TcgSeen[]): Queued[] {
  const { s } = seen;
  const { arena, dark, attack } = s.facts;
  if (s.facts.phase !== 'battle' || arena === '') return [];
  const attacked = attackersIn(recent);
  const queue = [dark, other(dark)].flatMap((controller) =>
    s.zones[arena][controller].map((card): Queued & { readonly card: number } => ({
      ...shown(seen, card),
      card,
      controller,
      speed: statOf(seen, card, 'speed'),
      state: attack?.attacker.card === card ? 'now' : s.cards.tapped[card] === 1 ? 'done' : 'waiting',
      attacked: attacked.has(s.cards.handle[card] ?? -1),
    })),
  );
  queue.sort((a, b) => (b.speed.now ?? -1) - (a.speed.now ?? -1));
  const next = attack === null ? queue.find(({ state }) => state === 'waiting') : undefined;
  // Of one player's units that tie, that player says which goes next.
  const isNext = ({ state, controller, speed }: Queued): boolean =>
    state === 'waiting' && controller === next?.controller && speed.now === next.speed.now;
  return queue.map(({ card: _card, ...place }) => (isNext(place) ? { ...place, state: 'now' } : place));
}

/** Who has attacked; a disrupted attack never took place. */
function attackersIn(recent: readonly TcgSeen[]): ReadonlySet<Handle> {
  const attackers = new Set<Handle>();
  for (const happening of recent) {
    if (happening.kind === 'attacks') attackers.add(handleIn(happening.attacker));
    if (happening.kind === 'disrupted' && happening.what === 'attack') attackers.delete(handleIn(happening.card));
  }
  return attackers;
}

const stepNames = ['Ready', 'Build', 'Retreat', 'Space', 'Ground', 'Character', 'End'] as const;

const beforeTheFirstTurn: Readonly<Record<string, string>> = { sides: 'Choose sides', setup: 'Set up' };

function stepNow({ facts }: TcgState): (typeof stepNames)[number] {
  switch (facts.phase) {
    case 'build':
      return 'Build';
    case 'retreat':
      return 'Retreat';
    case 'battle':
      return facts.arena === '' ? 'Space' : (capital(facts.arena) as 'Space' | 'Ground' | 'Character');
    case 'end':
      return 'End';
    default:
      return 'Ready';
  }
}

function stepsOf(s: TcgState): TurnStep[] {
  const before = beforeTheFirstTurn[s.facts.phase];
  if (before !== undefined)
    return stepsTo(Object.values(beforeTheFirstTurn), Object.values(beforeTheFirstTurn).indexOf(before));
  return stepsTo(stepNames, stepNames.indexOf(stepNow(s)));
}

function phaseOf({ facts }: TcgState, { viewer }: TableView, decision: TcgDecision | null): string {
  const whose =
    viewer === 'spectator' ? `${sideNamesIn(facts)[facts.active]}:` : facts.active === viewer ? 'Your' : 'Their';
  switch (facts.phase) {
    case 'sides':
      return 'Who plays which side';
    case 'setup':
      return 'Setting up';
    case 'ready':
      return 'Ready phase';
    case 'build':
      return `${whose} build step`;
    case 'retreat':
      return `${whose} retreat step`;
    case 'battle':
      return facts.arena === '' ? 'Battle phase' : `${capital(facts.arena)} battle`;
    case 'end':
      return decision === null ? 'End of turn' : 'The turn ends';
  }
}

/** Dice that lie on the table and are not an attack's: for build points, sides or damage. */
function otherRoll({ facts }: TcgState, recent: readonly TcgSeen[]): TcgBoard['roll'] {
  const { roll } = facts;
  if (roll !== null && roll.kind !== 'attack') return { what: roll.kind, by: roll.by, dice: roll.dice };
  if (facts.phase !== 'ready' && facts.phase !== 'build') return null;
  const last = recent.findLast((one) => one.kind === 'rolled' && one.what === 'build');
  return last?.kind !== 'rolled' ? null : { what: 'build', by: last.by, dice: last.dice };
}

const untils: Readonly<Record<string, string>> = {
  attack: 'until the attack ends',
  turn: 'this turn',
  battle: 'this battle',
};

const lastingIn = (s: TcgState): string[] => [
  ...new Set(
    s.lasting.map(({ clause, until }) => `${clause.replace(/[/:].*$/, '')}: ${untils[until] ?? 'for a while'}`),
  ),
];

function standingOf({ turn, seats, arenas: places }: TcgBoard): Standing {
  const held = (player: Player): number => places.filter(({ controller }) => controller === player).length;
  return {
    sides: [seats[0].side, seats[1].side],
    places: places.map(({ name, units, controller }) => ({
      name,
      units: [units[0].length, units[1].length],
      controller,
    })),
    words: turn === 0 ? 'Setting up' : `Turn ${turn} · arenas ${held(0)} to ${held(1)}`,
  };
}

/** Who would not survive what is about to be done: ", losing Anakin Skywalker". */
function fatally(s: TcgState): string {
  const hurt = new Map<number, number>();
  for (const { unit, amount } of s.facts.damage) hurt.set(unit.card, (hurt.get(unit.card) ?? 0) + amount);
  const lost = [...hurt].filter(([card, amount]) => {
    const health = currentValue(s, values.health, card);
    return health !== null && (s.cards.damage[card] ?? 0) + amount >= health;
  });
  return lost.length === 0
    ? ''
    : `, losing ${lost.map(([card]) => definitionCalled(nameOf(s, card)).card.name).join(', ')}`;
}

/** "End your build step"; in a chance to prevent damage, what will be done. */
function passingIn(view: TableView, s: TcgState, { verb }: TcgOption): string {
  const { facts } = s;
  const landing = facts.damage.reduce((sum, { amount }) => sum + amount, 0);
  switch (verb) {
    case 'pass':
      if (landing > 0) return `Let ${landing} damage land${fatally(s)}`;
      if (facts.disruptable.length > 0) return 'Let it happen';
      return facts.attack === null ? 'Play nothing now' : 'Go on with the attack';
    case 'end build step':
      return 'End your build step';
    case 'end retreat step':
      return 'Keep the rest in battle';
    case 'stop': {
      const left = view.viewer === 'spectator' ? 0 : facts.allowance[view.viewer] - totalOf(s, view.viewer);
      return left > 0 ? `Leave ${counted(left, 'point')} unspent` : 'Start the game';
    }
    case 'decline':
      return 'Go on without it';
    case 'let go':
      return 'Let it go';
    default:
      return 'Take nothing';
  }
}

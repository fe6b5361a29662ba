import {
  type CcgDecision,
  type CcgGame,
  type CcgOption,
  type CcgState,
  type CcgVocabulary,
  definitionCalled,
  forceOf,
  frames,
  generation,
  lifeForce,
  momentNames,
  textNamed,
} from '@binary-sunset/ccg';
import { localsOf, type Player, players, type TableView } from '@binary-sunset/kernel';
import { type ShownCard, seenIn, shown, stepsTo, type TurnStep } from '../boardParts.ts';
import { seatBelow } from '../contents.ts';
import { capital } from '../line.ts';
import type { BoardGame, Standing } from '../scene.ts';
import { adviceIn } from './advice.ts';
import { battleOf, drawsOf } from './battle.ts';
import type { CcgBoard, CcgSeat } from './board.ts';
import { lookBackOnCcg } from './ending.ts';
import { faceOf } from './face.ts';
import { glimpsesIn } from './glimpses.ts';
import { type Hosts, hostOf, hostsIn } from './hosts.ts';
import { systemsOf } from './places.ts';
import { proposalsIn } from './proposals.ts';
import type { Seen } from './seen.ts';
import { stackOf } from './stack.ts';
import { wasteIn } from './wastes.ts';
import { ccgSidesIn, passing, tableCcg } from './words.ts';

export const ccgTable = (game: CcgGame): BoardGame<CcgBoard, CcgVocabulary> => ({
  ...tableCcg(game),
  faceOf,
  boardOf: (view) => boardOf(view, game.imagine(view)),
  standingOf,
  passingIn: (view, option, decision) => passingIn(view, game.imagine(view), option, decision),
  momentIn,
  timesIn: (view, decision) => timesIn(game.imagine(view), decision),
  adviceIn: (view, decision) => adviceIn(game.imagine(view), decision),
  proposalsIn(view, decision) {
    const s = game.imagine(view);
    return proposalsIn(s, decision, timesIn(s, decision));
  },
  isPointless: (view, decision) => isPointless(game.imagine(view), decision),
  titleIn: ({ verb, clause }) => (verb === 'start with' ? (clause ?? null) : null),
  wastesIn(view, decision) {
    const s = game.imagine(view);
    return decision.options.map((option) => wasteIn(s, option, decision));
  },
  glimpsesIn,
  lookBack: lookBackOnCcg,
});

function boardOf(view: TableView, s: CcgState): CcgBoard {
  const seen = seenIn(view, s);
  const hosts = hostsIn(s);
  const { battle, attack, drain } = s.facts;
  const stage = (battle ?? attack ?? drain)?.location.card ?? -1;
  return {
    turn: s.facts.turn,
    phase: phaseOf(s, view),
    steps: stepsOf(s),
    below: seatBelow(view),
    seats: [seatOf(seen, hosts, 0), seatOf(seen, hosts, 1)],
    systems: systemsOf(seen, hosts),
    battle: battleOf(seen, hosts),
    draws: drawsOf(seen),
    stack: stackOf(seen),
    playing: players.flatMap((player) => s.zones.playing[player].map((card) => shown(seen, card))),
    stage: stage < 0 ? null : (s.cards.handle[stage] ?? null),
    lasting: lastingIn(s),
  };
}

function seatOf(seen: Seen, hosts: Hosts, player: Player): CcgSeat {
  const { s, view } = seen;
  const { facts, zones } = s;
  const cards = (zone: 'hand' | 'outOfPlay'): ShownCard[] =>
    (view.zones[zone]?.[player] ?? []).map((handle) => shown(seen, s.cards.handle.indexOf(handle)));
  const top = zones.lost[player].at(-1);
  return {
    player,
    name: ccgSidesIn(facts)[player],
    side: facts.dark === player ? 'dark' : 'light',
    lifeForce: lifeForce(s, player),
    generation: generation(s, player),
    hand: cards('hand'),
    reserve: zones.reserve[player].length,
    force: forceOf(s, player),
    used: zones.used[player].length,
    lost: zones.lost[player].length,
    lostTop: top === undefined ? null : shown(seen, top),
    table: zones.table[player].map((card) => hostOf(seen, hosts, card)),
    outOfPlay: cards('outOfPlay'),
  };
}

const phases: readonly string[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'];

const phaseNames = phases.map(capital);

function stepsOf({ facts: { phase, turn } }: CcgState): TurnStep[] {
  if (turn === 0) return stepsTo(['Starting cards'], 0);
  const now = phases.indexOf(phase);
  return stepsTo(phaseNames, phase === 'end' ? phases.length : now);
}

/** "Your deploy phase". */
function phaseOf({ facts }: CcgState, { viewer }: TableView): string {
  if (facts.turn === 0) return 'Starting cards';
  const whose =
    viewer === 'spectator' ? `${ccgSidesIn(facts)[facts.active]}:` : facts.active === viewer ? 'Your' : 'Their';
  return `${whose} ${momentNames[facts.phase] ?? facts.phase}`;
}

const untils: Readonly<Record<string, string>> = { turn: 'this turn', battle: 'this battle', phase: 'this phase' };

const lastingIn = (s: CcgState): string[] => [
  ...new Set(
    s.lasting.map(
      ({ clause, until }) =>
        `${titleIn(clause)}: ${untils[until] ?? (/^end of/.test(until) ? 'until then' : 'for a while')}`,
    ),
  ),
];

/** The title of the card that a clause stands on. */
const titleIn = (clause: string): string => definitionCalled(clause.replace(/\/[^/]*$/, '')).card.title;

/** How it stands in few words and a small picture: for each system, who has how much there. */
function standingOf({ turn, seats, systems }: CcgBoard): Standing {
  return {
    sides: [seats[0].side, seats[1].side],
    places: systems.map(({ name, places }) => {
      const held = players.filter((player) => places.some(({ controller }) => controller === player));
      const count = (player: Player): number => places.reduce((sum, { cards }) => sum + cards[player].length, 0);
      const [first] = held;
      return { name, units: [count(0), count(1)], controller: held.length === 1 ? (first ?? null) : null };
    }),
    words: turn === 0 ? 'Setting up' : `Turn ${turn} · Life Force ${seats[0].lifeForce} to ${seats[1].lifeForce}`,
  };
}

/** Phases are each player's own; segments and responses are nobody's. */
function momentIn({ viewer, facts }: TableView, { window }: CcgDecision): string | null {
  if (window === undefined || !(phases.includes(window.kind) || window.kind === 'start' || window.kind === 'end'))
    return null;
  return `${facts['active'] === viewer ? 'your' : 'their'} ${window.kind}`;
}

/** Each card drawn and each unit of Force lost is chosen by itself. */
function timesIn(s: CcgState, { player, options }: CcgDecision): number {
  const { facts, zones } = s;
  const verbs = new Set(options.map(({ verb }) => verb));
  // Nobody means to draw the last of their Life Force.
  if (verbs.has('draw')) return Math.max(1, Math.min(zones.force[player].length, lifeForce(s, player) - 1));
  const { left, why } = localsOf(s.frames.at(-1), frames.loss) ?? { left: 1, why: '' };
  // Battle damage is one loss of 1 Force after the other: in between, cards may be forfeited instead.
  return facts.battle !== null && (why === 'battle damage' || verbs.has('lose Force'))
    ? facts.battle.damage[player]
    : left;
}

/** Hardly anybody wants to Sense their own Interrupt, or to drain for 0. */
function isPointless(s: CcgState, { player, window, options }: CcgDecision): boolean {
  if (window === undefined) return false;
  const about = localsOf(s.frames.at(-1), frames.window)?.about ?? [];
  const isOwn = (id: number): boolean => about.some((one) => one.id === id && one.by === player);
  return options.every(({ verb, amount, about: to, clause }) => {
    if (passing.includes(verb)) return true;
    if (verb === 'drain') return amount === 0;
    return to !== undefined && isOwn(to) && clause !== undefined && textNamed(clause).cancels;
  });
}

/** "End your deploy phase"; in a response, that what it is about happens. */
function passingIn(view: TableView, { facts }: CcgState, { verb }: CcgOption, decision: CcgDecision): string {
  const kind = decision.window?.kind;
  switch (verb) {
    case 'pass':
      if (kind === 'response') return 'Let it happen';
      if (kind === undefined) return 'Do nothing';
      if (facts.battle !== null || facts.attack !== null) return `End the ${momentNames[kind] ?? 'segment'}`;
      return facts.active === view.viewer ? `End the ${momentNames[kind] ?? kind}` : 'Do nothing now';
    case 'done':
      return 'That is all';
    case 'stop':
      return 'No more';
    case 'no target':
      return 'Choose nothing';
    default:
      return 'Go on without it';
  }
}

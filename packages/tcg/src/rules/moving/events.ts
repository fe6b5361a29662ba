import {
  type CardId,
  type CardRef,
  call,
  done,
  type EventRules,
  type FrameSpec,
  isCurrent,
  list,
  mention,
  next,
  number,
  openWindow,
  optional,
  type PerformHooks,
  type Player,
  player,
  players,
  type Replacement,
  ref,
  refTo,
  text,
  timesUsed,
} from '@binary-sunset/kernel';
import { statBit } from '../../catalog/bits.ts';
import { changedBy, reachOf } from '../../catalog/catalog.ts';
import type { TcgEvent } from '../../state/events.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { TcgVocabulary, Tell } from '../../state/vocabulary.ts';
import { stun } from '../battle/stun.ts';
import {
  contest,
  contestsNow,
  damagedUnit,
  duplicateOf,
  oneOfEachPlayer,
  oneOnly,
  quickLook,
  twoOfOnePlayer,
} from '../building/unique.ts';
import { fallOff, misplacedPilot } from '../cards/piloting.ts';
import { abilitiesWork, arenaOf, controllerOf, isInArena, pilesOf, unitCardOf } from '../cards/units.ts';
import { healthOf } from '../cards/values.ts';
import { textsOf, worksHere } from '../inForce/force.ts';
import { abilitiesGiven } from '../inForce/giving.ts';
import { remember } from '../inForce/memory.ts';
import { catchTrigger, notice } from '../inForce/noticing.ts';
import { someoneCanPlay } from '../turn/chances.ts';
import { leavePlay, partsOf, savedUnit, sendToBuildZone, whereabouts } from './moving.ts';

const events: EventRules<State, TcgVocabulary> = {
  damage: {
    fields: { unit: ref, amount: number, source: optional(ref), from: text },
    apply(s, { unit, amount, source }, tell) {
      if (!isCurrent(s, unit)) return;
      table.mark(s, tell, unit.card, 'damage', (s.cards.damage[unit.card] ?? 0) + amount);
      tell?.({ kind: 'damaged', card: mention(s, unit.card), amount });
      const by = source !== null && isCurrent(s, source) ? source.card : -1;
      const arena = arenaOf(s, unit.card);
      notice(s, { kind: 'damaged', subject: unit.card, other: by, by: controllerOf(s, unit.card), arena, amount });
      if (source === null) return;
      stun(s, tell, source, unit);
      table.change(s, tell, 'culprits', [...s.facts.culprits, { unit, by: source }]);
      if (by >= 0)
        notice(s, { kind: 'damages', subject: by, other: unit.card, by: controllerOf(s, by), arena, amount });
    },
  },
  discard: {
    fields: { unit: ref, by: player, cause: optional(text) },
    apply(s, { unit }, tell) {
      if (!isCurrent(s, unit)) return; // a Pilot that has gone along with its unit
      const { card } = unit;
      leavePlay(s, tell, card, 'discard');
      tell?.({ kind: 'discarded', card: mention(s, card) });
    },
  },
  save: {
    fields: { unit: ref, to: text },
    apply(s, { unit, to }, tell) {
      if (!isCurrent(s, unit)) return;
      table.mark(s, tell, unit.card, 'damage', 0);
      if (to === 'hand') leavePlay(s, tell, unit.card, 'hand');
      else sendToBuildZone(s, tell, unit.card);
    },
  },
  // Decided by what comes before them.
  contest: { fields: { darks: ref, lights: ref }, apply() {} },
  duplicate: { fields: { first: ref, second: ref, by: player }, apply() {} },
  'falls off': { fields: { pilot: ref, by: player }, apply() {} },
};

/** Units that are discarded together see each other go, whichever of them is the first to be moved. */ // TCG-0228, TCG-0514
function together(s: State, all: readonly TcgEvent[], tell: Tell): readonly TcgEvent[] {
  return all.some(isDiscard) ? all.filter((event) => !isDiscard(event) || isGoing(s, tell, event)) : all;
}

type Discard = Extract<TcgEvent, { kind: 'discard' }>;

const isDiscard = (event: TcgEvent): event is Discard => event.kind === 'discard';

/** Is it still to be discarded? Then what triggers on that is caught. */
function isGoing(s: State, tell: Tell, { unit, cause }: Discard): boolean {
  const { card } = unit;
  if (!isCurrent(s, unit) || wasSaved(s, unit) || (cause === 'damage' && !isLethal(s, card))) return false;
  const arena = whereabouts(s, card);
  const by = controllerOf(s, card);
  // A Pilot on a unit is no unit of that arena. TCG-0278
  if (isInArena(s, card)) remember(s, tell, { what: 'discarded', where: arena, by });
  notice(s, { kind: 'discarded', subject: card, by, arena, along: partsOf(s, card) });
  gainBounties(s, card);
  return true;
}

/** Bounty: whoever's unit did damage to a unit that is now discarded gains it with the next build step. */ // TCG-0466, TCG-0467
function gainBounties(s: State, discarded: CardId): void {
  const culprits = new Set<CardId>();
  for (const { unit, by } of s.facts.culprits) {
    if (unit.card !== discarded || by.card === discarded || !isCurrent(s, by) || culprits.has(by.card)) continue;
    culprits.add(by.card);
    const controller: Player = controllerOf(s, by.card);
    for (const indexed of textsOf(s, by.card).bounties)
      if (worksHere(s, by.card, indexed)) catchTrigger(s, indexed.id, by.card, controller, 'build step');
    for (const { id } of abilitiesGiven(s, by.card, 'bounty')) catchTrigger(s, id, by.card, controller, 'build step');
  }
}

/** As many damage counters as health, or more. */ // TCG-0054, TCG-0562
function isLethal(s: State, card: CardId): boolean {
  const health = healthOf(s, card);
  return health !== null && (s.cards.damage[card] ?? 0) >= health;
}

function settle(s: State): readonly TcgEvent[] {
  if (!abilitiesWork(s)) return none; // TCG-0068
  const seen = quickLook(s);
  const dead = lethallyDamaged(s, (seen & damagedUnit) !== 0);
  if (dead.length > 0) return dead;
  const duplicate = (seen & twoOfOnePlayer) === 0 ? null : duplicateOf(s);
  if (duplicate !== null) return [duplicate];
  const pilot = s.zones.on[0].length + s.zones.on[1].length === 0 ? null : misplacedPilot(s);
  if (pilot !== null) return [{ kind: 'falls off', pilot: refTo(s, pilot.pilot), by: pilot.by }];
  if ((seen & oneOfEachPlayer) === 0) return none;
  const [pair] = contestsNow(s);
  return pair === undefined ? none : [{ kind: 'contest', darks: refTo(s, pair.darks), lights: refTo(s, pair.lights) }];
}

const none: readonly TcgEvent[] = [];

const healthBit = statBit('health');

/** May a unit have other health than is printed on it, so that it could die undamaged? */
const healthChanges = (s: State): boolean =>
  (reachOf(s).changes & healthBit) !== 0 || s.lasting.some(({ clause }) => (changedBy(clause) & healthBit) !== 0);

/** All at once, wherever they are. */ // TCG-0514
function lethallyDamaged(s: State, damaged: boolean): readonly TcgEvent[] {
  const changing = healthChanges(s);
  if (!changing && !damaged) return none;
  let dead: TcgEvent[] | null = null;
  for (const who of players) {
    for (const pile of pilesOf(s, who)) {
      for (const card of pile) {
        if ((s.cards.damage[card] === 0 && !changing) || unitCardOf(s, card) === null || !isLethal(s, card)) continue;
        dead ??= [];
        dead.push({ kind: 'discard', unit: refTo(s, card), by: who, cause: 'damage' });
      }
    }
  }
  return dead ?? none;
}

/** The chance that comes before units are discarded. */ // TCG-0351
export const discardChance = procedure(
  'discard chance',
  { units: list(ref), outer: list(ref) },
  {
    open(s, l, tell) {
      l.outer = s.facts.doomed;
      table.change(s, tell, 'doomed', l.units);
      return someoneCanPlay(s, 'discard') ? call(openWindow({ kind: 'discard', next: s.facts.dark })) : next;
    },
    close(s, l, tell) {
      table.change(s, tell, 'doomed', l.outer);
      return done();
    },
  },
);

/** A unit was saved in that chance: its discard comes to nothing. */
const wasSaved = (s: State, unit: CardRef): boolean => {
  const saved = timesUsed(s, savedUnit(unit)) > 0;
  if (saved) s.uses = s.uses.filter(({ scope, card }) => scope !== 'saved' || card?.card !== unit.card);
  return saved;
};

/** What comes before: a contest, a choice between two of a kind, a Pilot's way out, a chance to save units. */
function aboutTo(s: State, all: readonly TcgEvent[]): FrameSpec | null {
  const [first] = all;
  if (first === undefined) return null;
  switch (first.kind) {
    case 'contest':
      return contest({ darks: first.darks, lights: first.lights, next: s.facts.dark });
    case 'duplicate':
      return oneOnly({ first: first.first, second: first.second, by: first.by });
    case 'falls off':
      return fallOff({ pilot: first.pilot, by: first.by, versions: true });
    case 'discard': {
      const units = all.filter(isDiscard).map(({ unit }) => unit);
      // Whether or not anybody could play something: that is a secret.
      return discardChance({ units });
    }
    default:
      return null;
  }
}

/** Texts that put something else in the place of a discard. */ // TCG-0632
function replacements(s: State, event: TcgEvent): readonly Replacement<State, TcgEvent>[] {
  if (event.kind !== 'discard' || !isCurrent(s, event.unit)) return noReplacements;
  const { card } = event.unit;
  const { insteads } = textsOf(s, card);
  if (insteads.length === 0 || (event.cause === 'damage' && !isLethal(s, card))) return noReplacements;
  return insteads
    .filter((indexed) => worksHere(s, card, indexed))
    .map(({ id, clause }) => ({
      clause: id,
      on: card,
      by: controllerOf(s, card),
      optional: clause.optional,
      instead: () => [{ kind: 'save' as const, unit: event.unit, to: clause.to }],
    }));
}

const noReplacements: readonly never[] = [];

export const performing: PerformHooks<State, TcgVocabulary> = {
  events,
  aboutTo,
  replacements,
  together,
  settle,
  occurred: () => null,
};

import {
  type CardId,
  type Control,
  call,
  cardAt,
  done,
  type FrameSpec,
  flag,
  isCurrent,
  mention,
  next,
  onCard,
  type Player,
  perform,
  player,
  players,
  ref,
  refTo,
  text,
} from '@binary-sunset/kernel';
import { type Arena, isArena, procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { payPoints } from '../building/resources.ts';
import { putOnTop, rearrangingCost } from '../building/stacking.ts';
import { resolveWaiting } from '../inForce/effect.ts';
import { isPilot } from '../inForce/force.ts';
import { hasMoved, noteMove, whyNotPilot } from './pilots.ts';
import { beneath, controllerOf, hostOf, isPiloting, pilotsOn, unitCardOf, unitsOf } from './units.ts';
import { keywordOf } from './values.ts';

const occupied: Refusal = { because: 'there is a Pilot on it already', rule: 'TCG-0255' };

/** One Pilot, unless an effect allows more; none of that in the build zone. */ // TCG-0255, TCG-0276
const room = (s: State, unit: CardId): number => 1 + keywordOf(s, unit, 'pilots');

/** Why there is no place for this Pilot on that unit. */
const whyNoPlace = (s: State, pilot: CardId, unit: CardId): Refusal | null =>
  whyNotPilot(s, pilot, unit) ?? (pilotsOn(s, unit).length >= room(s, unit) ? occupied : null);

/** A player's Pilots, wherever they may be moved from. */ // TCG-0254
function pilotsOf(s: State, who: Player): CardId[] {
  const found: CardId[] = [];
  for (const zone of ['character', 'build', 'on'] as const)
    for (const card of s.zones[zone][who]) if (isPilot(s, card)) found.push(card);
  return found;
}

/** Moves of Pilots in the build step: onto a unit, from unit to unit, off a unit. */ // TCG-0267, TCG-0268, TCG-0269
export function pilotOptions(s: State, who: Player): Option[] {
  const options: Option[] = [];
  for (const pilot of pilotsOf(s, who)) {
    if (hasMoved(s, pilot)) continue;
    boardOptions(s, who, pilot, options);
    if (isPiloting(s, pilot)) leaveOptions(s, who, pilot, options);
  }
  return options;
}

/** Onto another unit of the player's, in any arena or in the build zone. */ // TCG-0277
function boardOptions(s: State, who: Player, pilot: CardId, options: Option[]): void {
  for (const unit of unitsOf(s, who))
    if (unit !== pilot && unit !== hostOf(s, pilot) && whyNoPlace(s, pilot, unit) === null)
      options.push({ verb: 'pilot', on: onCard(s, pilot), to: onCard(s, unit) });
}

function leaveOptions(s: State, who: Player, pilot: CardId, options: Option[]): void {
  for (const zone of [...arenasWithoutUnit(s, pilot), 'build'] as const)
    options.push({ verb: 'leave', on: onCard(s, pilot), to: { zone, of: who } });
}

/** Where a Pilot fights by itself. A version that comes to the top may be no Character any more. */
function arenasWithoutUnit(s: State, pilot: CardId): readonly Arena[] {
  const types = unitCardOf(s, pilot)?.types ?? [];
  return types.includes('character') ? ['character'] : types;
}

function board(s: State, tell: Tell, pilot: CardId, unit: CardId): void {
  table.move(s, tell, pilot, 'on', controllerOf(s, pilot));
  table.mark(s, tell, pilot, 'host', unit);
  tell?.({ kind: 'piloting', card: mention(s, pilot), unit: mention(s, unit) });
}

export function leaveUnit(s: State, tell: Tell, pilot: CardId, to: Arena | 'build'): void {
  table.mark(s, tell, pilot, 'host', -1);
  table.move(s, tell, pilot, to, controllerOf(s, pilot));
  tell?.({ kind: 'left', card: mention(s, pilot), zone: to });
}

/** A Pilot that has to go, and who says where to. */
interface Misplaced {
  readonly pilot: CardId;
  readonly by: Player;
}

/** A Pilot on a unit that it can't pilot, or one too many. */ // TCG-0290, TCG-0294
export function misplacedPilot(s: State): Misplaced | null {
  let crowded: Misplaced | null = null;
  for (const who of players) {
    for (const pilot of s.zones.on[who]) {
      if (unitCardOf(s, pilot) === null) continue;
      const host = hostOf(s, pilot);
      if (whyNotPilot(s, pilot, host) !== null) return { pilot, by: who };
      if (crowded === null && pilotsOn(s, host).length > room(s, host)) crowded = { pilot, by: who };
    }
  }
  return crowded === null ? null : { ...crowded, by: whoRemoves(s, crowded) };
}

/** Of too many Pilots, the unit's controller removes his or her own, as long as there are any. */ // TCG-0276
function whoRemoves(s: State, { pilot, by }: Misplaced): Player {
  const host = hostOf(s, pilot);
  const controller = controllerOf(s, host);
  return pilotsOn(s, host).some((one) => controllerOf(s, one) === controller) ? controller : by;
}

/**
 * It has to go: to another unit that suits it, to its arena, or to the build zone. Where its unit has changed, another
 * version may come to the top instead, if that one can pilot the unit.
 */ // TCG-0291, TCG-0293, TCG-0295
export const fallOff = procedure(
  'fall off',
  { pilot: ref, by: player, versions: flag },
  {
    to: {
      ask(s, l) {
        if (!isCurrent(s, l.pilot) || !isPiloting(s, l.pilot.card)) return null;
        const { card } = l.pilot;
        const host = hostOf(s, card);
        const suited = whyNotPilot(s, card, host) === null;
        const leaving = suited ? pilotsOn(s, host).filter((pilot) => controllerOf(s, pilot) === l.by) : [card];
        const options: Option[] = [];
        for (const pilot of leaving) {
          boardOptions(s, l.by, pilot, options);
          leaveOptions(s, l.by, pilot, options);
        }
        if (!suited && l.versions) options.push(...versionsFor(s, l.by, card, host));
        return { player: l.by, kind: 'choice', options };
      },
      then(s, l, [picked], tell) {
        if (picked === undefined) return done();
        const card = cardAt(s, picked.on);
        if (picked.verb === 'rearrange') {
          payPoints(s, tell, l.by, picked.cost?.['points'] ?? 0);
          putOnTop(s, tell, hostOf(s, card), card);
          return done();
        }
        noteMove(s, card);
        if (picked.verb === 'pilot') board(s, tell, card, cardAt(s, picked.to));
        else leaveUnit(s, tell, card, zoneIn(picked));
        return done();
      },
    },
  },
);

/** Versions beneath the Pilot's that could stay on the unit. */ // TCG-0295
const versionsFor = (s: State, who: Player, pilot: CardId, host: CardId): Option[] =>
  beneath(s, pilot)
    .filter((card) => whyNotPilot(s, card, host) === null && rearrangingCost(s, pilot, card) <= s.facts.points[who])
    .map((card) => {
      const points = rearrangingCost(s, pilot, card);
      return { verb: 'rearrange', on: onCard(s, card), ...(points > 0 ? { cost: { points } } : {}) };
    });

const zoneIn = ({ to }: Option): Arena | 'build' =>
  to !== undefined && 'zone' in to && isArena(to.zone) ? to.zone : 'build';

/** What follows a new top card that its player brought up: a Pilot that can't stay has to go. */ // TCG-0290, TCG-0291
export const afterTopping = (s: State, card: CardId, by: Player): Control<never> =>
  isPiloting(s, card) && whyNotPilot(s, card, hostOf(s, card)) !== null
    ? call(fallOff({ pilot: refTo(s, card), by }))
    : next;

export const movePilot = procedure(
  'move pilot',
  { pilot: ref, by: player, onto: ref },
  {
    move(s, l, tell) {
      noteMove(s, l.pilot.card);
      board(s, tell, l.pilot.card, l.onto.card);
      return perform([]);
    },
    held: resolveWaiting,
  },
);

export const boarding = (s: State, who: Player, option: Option): FrameSpec =>
  movePilot({ pilot: refTo(s, cardAt(s, option.on)), by: who, onto: refTo(s, cardAt(s, option.to)) });

/** A Pilot moves off its unit, which is its one move. */ // TCG-0269
export const leave = procedure(
  'leave',
  { pilot: ref, by: player, to: text },
  {
    leave(s, l, tell) {
      noteMove(s, l.pilot.card);
      leaveUnit(s, tell, l.pilot.card, isArena(l.to) ? l.to : 'build');
      return perform([]);
    },
    held: resolveWaiting,
  },
);

export const leaving = (s: State, who: Player, option: Option): FrameSpec =>
  leave({ pilot: refTo(s, cardAt(s, option.on)), by: who, to: zoneIn(option) });

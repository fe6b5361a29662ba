import {
  type CardId,
  type CardRef,
  countUse,
  type Limited,
  limited,
  mention,
  ownerOf,
  type Player,
  players,
  refTo,
} from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import { type Arena, arenas, isArena, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import {
  arenaOf,
  beneath,
  controllerOf,
  equipmentOn,
  hostOf,
  isOnUnit,
  isPiloting,
  pilotsOn,
  under,
} from '../cards/units.ts';
import { isForbidden } from '../inForce/forbidding.ts';
import { notice } from '../inForce/noticing.ts';

export function tapUnit(s: State, tell: Tell, card: CardId): void {
  if (s.cards.tapped[card] === 1) return;
  table.mark(s, tell, card, 'tapped', 1);
  tell?.({ kind: 'tapped', card: mention(s, card) });
  notice(s, {
    kind: 'tapped',
    subject: card,
    by: controllerOf(s, card),
    arena: arenaOf(s, card),
  });
}

export function untapUnit(s: State, tell: Tell, card: CardId): void {
  if (s.cards.tapped[card] === 0 || cannotUntap(s, card)) return;
  table.mark(s, tell, card, 'tapped', 0);
  tell?.({ kind: 'untapped', card: mention(s, card) });
}

/** What says that it can't prevails over whatever would untap it. */ // TCG-0009
const cannotUntap = (s: State, card: CardId): boolean => isForbidden(s, 'untap', card);

/** A unit goes to another place in play, and everything that belongs to it goes along. */ // TCG-0261, TCG-0400
export function moveUnit(s: State, tell: Tell, unit: CardId, to: Arena | 'build', of: Player): void {
  if (isOnUnit(s, unit)) table.mark(s, tell, unit, 'host', -1);
  moveStack(s, tell, unit, to, of);
}

/** The cards beneath are always on the side of the board where their top card is. */ // TCG-0484
function moveStack(s: State, tell: Tell, top: CardId, to: Arena | 'build' | 'on', of: Player): void {
  const before = controllerOf(s, top);
  table.move(s, tell, top, to, of);
  if (before !== of) for (const card of beneath(s, top)) table.move(s, tell, card, 'beneath', of);
}

/**
 * A unit, Pilot or Equipment changes sides: it stays where it is, on the other side of the board. There is no unit under
 * a Pilot there, so it comes to where it would be without one.
 */ // TCG-0299, TCG-0481
export function handOver(s: State, tell: Tell, card: CardId, to: Player): void {
  const { zone } = table.where(s, card);
  if (isPiloting(s, card)) moveUnit(s, tell, card, whereabouts(s, card) === '' ? 'build' : 'character', to);
  else if (zone === 'on' || zone === 'build' || isArena(zone)) moveStack(s, tell, card, zone, to);
  else return;
  tell?.({ kind: 'control', card: mention(s, card), by: to });
}

/** To its controller's build zone, tapped or not as it was. */ // TCG-0132, TCG-0384
export function sendToBuildZone(s: State, tell: Tell, unit: CardId): void {
  const of = controllerOf(s, unit);
  // As it goes: in the build zone what it says about its own retreat would not work. TCG-0098
  notice(s, { kind: 'retreated', subject: unit, by: of, arena: arenaOf(s, unit) });
  moveUnit(s, tell, unit, 'build', of);
  tell?.({ kind: 'retreated', card: mention(s, unit) });
}

/** What leaves play with a unit: the cards beneath it, and its Pilots with theirs. */ // TCG-0261, TCG-0400
export const partsOf = (s: State, unit: CardId): CardId[] => [
  ...beneath(s, unit),
  ...pilotsOn(s, unit).flatMap((pilot) => [pilot, ...beneath(s, pilot)]),
];

/** The whole stack leaves play for a zone of its owners, each card to its own. */ // TCG-0554, TCG-0559
export function leavePlay(s: State, tell: Tell, unit: CardId, to: 'hand' | 'discard' | 'aside' | 'deck'): void {
  const stack = beneath(s, unit);
  const pilots = pilotsOn(s, unit);
  detachAll(s, tell, unit);
  for (const card of under(s, unit)) leaveAside(s, tell, card);
  for (const pilot of pilots) leavePlay(s, tell, pilot, to); // TCG-0261
  if (isOnUnit(s, unit)) table.mark(s, tell, unit, 'host', -1);
  table.move(s, tell, unit, to, ownerOf(s, unit));
  for (const card of stack) table.move(s, tell, card, to, ownerOf(s, card));
}

/** Equipment of a unit that leaves play stays, in its controller's build zone. */ // TCG-0532
function detachAll(s: State, tell: Tell, unit: CardId): void {
  for (const card of equipmentOn(s, unit)) detach(s, tell, card);
}

export function detach(s: State, tell: Tell, equipment: CardId): void {
  const of = controllerOf(s, equipment);
  table.mark(s, tell, equipment, 'host', -1);
  table.move(s, tell, equipment, 'build', of);
  tell?.({ kind: 'detached', card: mention(s, equipment) });
}

/** Face-down cards that have lost their unit lie aside, face down, for the rest of the game. */ // TCG-0546
function leaveAside(s: State, tell: Tell, card: CardId): void {
  table.mark(s, tell, card, 'host', -1);
  table.move(s, tell, card, 'aside', ownerOf(s, card), { sees: 'none' });
}

/**
 * A unit is out of the game for a while: its stack and its Pilots go with it, and it is remembered where it was and
 * what was on it. What lies face down under it stays under it.
 */ // TCG-0545, TCG-0652, TCG-0656
export function setUnitAside(s: State, tell: Tell, unit: CardId): void {
  const parts = [...beneath(s, unit), ...pilotsOn(s, unit)];
  const arena = whereabouts(s, unit);
  detachAll(s, tell, unit);
  for (const part of parts) setUnitAside(s, tell, part);
  table.move(s, tell, unit, 'aside', ownerOf(s, unit));
  table.mark(s, tell, unit, 'arena', arena === '' ? 0 : arenas.indexOf(arena) + 1);
  for (const part of parts) table.mark(s, tell, part, 'host', unit);
}

/** It comes back to where it was, on its owner's side, with all that went with it. It is not deployed. */ // TCG-0654, TCG-0656
export function bringBack(s: State, tell: Tell, unit: CardId): void {
  const of = ownerOf(s, unit);
  const arena = arenas[(s.cards.arena[unit] ?? 0) - 1];
  const parts = players.flatMap((player) => s.zones.aside[player].filter((card) => s.cards.host[card] === unit));
  table.move(s, tell, unit, arena ?? 'build', of);
  join(s, tell, unit, parts, of);
  tell?.({ kind: 'returned to play', card: mention(s, unit) });
}

function join(s: State, tell: Tell, unit: CardId, parts: readonly CardId[], of: Player): void {
  table.mark(s, tell, unit, 'arena', 0);
  const { persona } = definitionOf(s, unit);
  let stacked = 0;
  for (const part of parts) {
    const inStack = persona !== null && definitionOf(s, part).persona === persona;
    if (inStack) stacked++;
    const own = players.flatMap((player) => s.zones.aside[player].filter((card) => s.cards.host[card] === part));
    table.move(s, tell, part, inStack ? 'beneath' : 'on', of);
    join(s, tell, part, own, of);
    table.mark(s, tell, part, 'host', unit);
  }
  table.mark(s, tell, unit, 'stacked', stacked);
}

export const savedUnit = (unit: CardRef): Limited => limited('saved', 'saved', unit);

/** It is no longer about to be discarded. */
export function saveUnit(s: State, tell: Tell, card: CardId): void {
  countUse(s, savedUnit(refTo(s, card)));
  table.change(
    s,
    tell,
    'doomed',
    s.facts.doomed.filter((unit) => unit.card !== card),
  );
}

/** A card that is no unit: from a hand, from under construction, or after use. */ // TCG-0516
export function discardCard(s: State, tell: Tell, card: CardId): void {
  table.move(s, tell, card, 'discard', ownerOf(s, card));
  tell?.({ kind: 'discarded', card: mention(s, card) });
}

/** What the arena of a unit is, for a Pilot that of its unit. */
export const whereabouts = (s: State, card: CardId): Arena | '' =>
  isOnUnit(s, card) ? arenaOf(s, hostOf(s, card)) : arenaOf(s, card);

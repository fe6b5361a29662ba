import { type CardId, mention, ownerOf, type Player, type Tell } from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import { type Arena, type State, table } from '../state.ts';
import { notice } from './noticing.ts';
import { arenaOf, beneath, controllerOf, equipmentOn, hostOf, isInArena, isOnUnit, pilotsOn, under } from './units.ts';

export function tapUnit(s: State, tell: Tell, card: CardId): void {
  if (s.cards.tapped[card] === 1) return;
  table.mark(s, tell, card, 'tapped', 1);
  tell?.({ kind: 'tapped', card: mention(s, card) });
  notice(s, {
    kind: 'tapped',
    subject: card,
    other: -1,
    by: controllerOf(s, card),
    arena: arenaOf(s, card),
    amount: 0,
  });
}

export function untapUnit(s: State, tell: Tell, card: CardId): void {
  if (s.cards.tapped[card] === 0) return;
  table.mark(s, tell, card, 'tapped', 0);
  tell?.({ kind: 'untapped', card: mention(s, card) });
}

/** A unit goes to another place in play, and everything that belongs to it goes along. */ // TCG-0261, TCG-0400
export function moveUnit(s: State, tell: Tell, unit: CardId, to: Arena | 'build', of: Player): void {
  const before = controllerOf(s, unit);
  if (isOnUnit(s, unit)) table.mark(s, tell, unit, 'host', -1);
  table.move(s, tell, unit, to, of);
  if (before !== of) for (const card of beneath(s, unit)) table.move(s, tell, card, 'beneath', of);
}

/** To its controller's build zone, tapped or not as it was. */ // TCG-0132, TCG-0384
export function sendToBuildZone(s: State, tell: Tell, unit: CardId): void {
  const arena = arenaOf(s, unit);
  const of = controllerOf(s, unit);
  moveUnit(s, tell, unit, 'build', of);
  tell?.({ kind: 'retreated', card: mention(s, unit) });
  notice(s, { kind: 'retreated', subject: unit, other: -1, by: of, arena, amount: 0 });
}

/** The whole stack leaves play for a zone of its owners, each card to its own. */ // TCG-0554, TCG-0559
export function leavePlay(s: State, tell: Tell, unit: CardId, to: 'hand' | 'discard' | 'aside' | 'deck'): void {
  const stack = beneath(s, unit);
  const pilots = pilotsOn(s, unit);
  detachAll(s, tell, unit);
  for (const card of under(s, unit)) putAside(s, tell, card); // TCG-0546
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

export function putAside(s: State, tell: Tell, card: CardId): void {
  const host = hostOf(s, card);
  if (host >= 0) table.mark(s, tell, card, 'host', -1);
  table.move(s, tell, card, 'aside', ownerOf(s, card));
}

/** A card that is no unit: from a hand, from under construction, or after use. */ // TCG-0516
export function discardCard(s: State, tell: Tell, card: CardId): void {
  table.move(s, tell, card, 'discard', ownerOf(s, card));
  tell?.({ kind: 'discarded', card: mention(s, card) });
}

/** What the arena of a unit is, for a Pilot that of its unit. */
export const whereabouts = (s: State, card: CardId): Arena | '' =>
  isOnUnit(s, card) ? arenaOf(s, hostOf(s, card)) : arenaOf(s, card);

export const isUnitInArena = (s: State, card: CardId): boolean => isInArena(s, card) && cardOf(s, card).kind === 'unit';

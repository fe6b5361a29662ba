import { type CardId, type Player, players, rememberedOfCards } from '@binary-sunset/kernel';
import { cardOf, definitionOf, kindOf } from '../../catalog/catalog.ts';
import { type Inactivity, inactivity, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { isInAttack } from '../attacks/inAttack.ts';
import { isInactiveItself, isSuspended } from '../inForce/suspension.ts';

/** Every card is in exactly one of these. */ // AR1-0302
export type CardState = 'active' | 'inactive' | 'supporting' | 'unit of Force' | 'out of play';

export function stateOf(s: State, card: CardId): CardState {
  const { zone } = table.where(s, card);
  switch (zone) {
    case 'reserve':
    case 'force':
    case 'used':
    case 'lost':
    case 'hand':
    case 'destiny':
      return 'unit of Force'; // AR1-0330, AR1-0451
    case 'outOfPlay':
      return 'out of play';
    // Cards that were stacked from the table are on their card instead, and inactive. AR1-0354, AR1-0355, AR1-0357
    case 'stacked':
    case 'under':
      return 'supporting';
    default:
      return isInactive(s, card) ? 'inactive' : 'active';
  }
}

const isInactive = (s: State, card: CardId): boolean => isInactiveItself(s, card) || isSuspended(s, card);

/**
 * Doing what it says: from the moment at which the action to play or deploy it is initiated. What is attacked by a
 * creature, or is on what is, works as if it were active.
 */ // AR1-0304, AR6-0213
export const isActive = (s: State, card: CardId): boolean =>
  table.inPlay(s, card) && (!isInactive(s, card) || isInAttack(s, card));

/** Is it on table? An Interrupt being played is active, but never that; nor is what is inactive. */ // AR1-0307
export const isOnTable = (s: State, card: CardId): boolean => isActive(s, card) && !table.isIn(s, card, 'playing');

const reasonBit = (why: Inactivity): number => 1 << inactivity.indexOf(why);

/** Is it inactive in just this way? */ // AR1-0308
export function isInactiveAs(s: State, card: CardId, why: Inactivity): boolean {
  if (!table.inPlay(s, card)) return false;
  const reasons = s.cards.inactive[card] ?? 0;
  return (reasons !== 0 && (reasons & reasonBit(why)) !== 0) || (why === 'suspended' && isSuspended(s, card));
}

/** Is it under cover, and inactive for no other reason? A spy who is missing as well does nothing that spies do. */ // GAP-0316
export const isUnderCover = (s: State, card: CardId): boolean =>
  table.inPlay(s, card) && (s.cards.inactive[card] ?? 0) === reasonBit('undercover') && !isSuspended(s, card);

/** Does it count where uniqueness, personas and capacity are counted? */ // AR1-0309, AR1-0311, AR1-0339
export function isCounted(s: State, card: CardId): boolean {
  const state = stateOf(s, card);
  return state === 'active' || state === 'inactive';
}

/** What is out of play keeps its owner, and nobody else, from playing another of it. */ // AR1-0348
export const barredByOutOfPlay = (s: State, by: Player): readonly CardId[] =>
  s.zones.outOfPlay[by].filter((card) => {
    const found = cardOf(s, card);
    return found.limit === 1 && (found.kind === 'character' || found.kind === 'vehicle' || found.kind === 'starship');
  });

/** What goes down with a card: what is on it, and the Utinni Effects that target it. */ // AR1-0314, AR1-0321
const attachedTo = (s: State, host: CardId): CardId[] =>
  cardsOnTable(s).filter(
    (card) => (s.cards.host[card] === host && table.isIn(s, card, 'on')) || s.cards.target[card] === host,
  );

/** A card becomes inactive, and what is on it with it. It has not left the table. */ // AR1-0313, AR1-0314
export function makeInactive(s: State, tell: Tell, card: CardId, why: Inactivity): void {
  const before = s.cards.inactive[card] ?? 0;
  table.mark(s, tell, card, 'inactive', before | reasonBit(why));
  if (before === 0) takeDown(s, tell, card, why);
}

function takeDown(s: State, tell: Tell, host: CardId, why: Inactivity): void {
  for (const card of attachedTo(s, host)) {
    if ((s.cards.inactiveBy[card] ?? -1) >= 0 || worksOn(s, card, why)) continue;
    // A parasite stays active whatever its host is. AR6-0247
    if (kindOf(s, card) === 'creature') continue;
    table.mark(s, tell, card, 'inactiveBy', host);
    if ((s.cards.inactive[card] ?? 0) === 0) takeDown(s, tell, card, why);
  }
}

const worksOn = (s: State, card: CardId, why: Inactivity): boolean =>
  definitionOf(s, card).deploys?.clause.worksOn?.includes(why) ?? false;

/** A reason for being inactive ends. If it was the last, what went down with the card comes back with it. */ // AR1-0315
export function makeActive(s: State, tell: Tell, card: CardId, why: Inactivity): void {
  table.mark(s, tell, card, 'inactive', (s.cards.inactive[card] ?? 0) & ~reasonBit(why));
  if (!isInactiveItself(s, card)) bringBack(s, tell, card);
}

function bringBack(s: State, tell: Tell, host: CardId): void {
  for (const card of attachedTo(s, host)) {
    if (s.cards.inactiveBy[card] !== host) continue;
    table.mark(s, tell, card, 'inactiveBy', -1);
    if (!isInactiveItself(s, card)) bringBack(s, tell, card);
  }
}

/** Whose card it is on the table: it may have gone over to the other side. */
export const controllerOf = (s: State, card: CardId): Player => table.whose(s, card);

/** Every card on table, active or not. */
const allOnTable = rememberedOfCards((s: State): readonly CardId[] => {
  const found: CardId[] = [];
  for (const of of players)
    for (const zone of ['locations', 'at', 'on', 'table'] as const) found.push(...s.zones[zone][of]);
  return found;
});

export const cardsOnTable = (s: State): readonly CardId[] => allOnTable(s, 0);

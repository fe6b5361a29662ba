import { type CardId, currentValue, nameOf, players, refIn } from '@binary-sunset/kernel';
import { type Arena, arenas, type Card, definitionCalled, type TcgState, values } from '@binary-sunset/tcg';
import { holderOf } from '../options.ts';

/** How a player reads what lies on the table. */

export const cardOf = (s: TcgState, card: CardId): Card => definitionCalled(nameOf(s, card)).card;

export const arenaOf = (s: TcgState, card: CardId): Arena | null =>
  arenas.find((arena) => s.zones[arena][holderOf(s, card)].includes(card)) ?? null;

export const isTapped = (s: TcgState, card: CardId): boolean => s.cards.tapped[card] === 1;

export const powerOf = (s: TcgState, card: CardId): number => Math.max(0, currentValue(s, values.power, card) ?? 0);

export const speedOf = (s: TcgState, card: CardId): number => Math.max(0, currentValue(s, values.speed, card) ?? 0);

/** Health that is left; where nobody knows it, about what its cost would buy. */
export const healthLeft = (s: TcgState, card: CardId): number =>
  (currentValue(s, values.health, card) ?? costOf(s, card)) - (s.cards.damage[card] ?? 0);

/** What it takes to build: the measure of what a card is worth. */
export function costOf(s: TcgState, card: CardId): number {
  const found = cardOf(s, card);
  return (found.kind === 'battle' ? 0 : found.cost) + (s.cards.stacked[card] ?? 0);
}

/** The Force that the dearest text of a card takes. */
export function forceFor(s: TcgState, card: CardId): number {
  let most = 0;
  for (const { clause } of definitionCalled(nameOf(s, card)).activated) {
    let force = 0;
    for (const cost of clause.cost) force += typeof cost.force === 'number' ? cost.force : 0;
    most = Math.max(most, force);
  }
  return most;
}

/** Does it need no more counters? */
export const isBuilt = (s: TcgState, card: CardId): boolean => (s.cards.counters[card] ?? 0) >= costOf(s, card);

/** A damaged unit fights as well as a whole one, but not for as long. */
const worthOfHealth = 0.5;

/** What a unit is worth as it stands: in build counters. */
export function worthOf(s: TcgState, card: CardId): number {
  const damage = s.cards.damage[card] ?? 0;
  let worth = costOf(s, card) + ridersOn(s, card);
  if (damage > 0) {
    const health = currentValue(s, values.health, card) ?? damage + 1;
    worth *= 1 - worthOfHealth * Math.min(1, damage / Math.max(1, health));
  }
  return worth;
}

/** What a Pilot or Equipment is worth on its unit, of what it cost. */
const worthOfRider = 0.9;

function ridersOn(s: TcgState, unit: CardId): number {
  let worth = 0;
  for (const player of players)
    for (const card of s.zones.on[player]) if (s.cards.host[card] === unit) worth += worthOfRider * costOf(s, card);
  return worth;
}

/** Is it a unique card of which its player has a version in play? */
export function isTwin(s: TcgState, card: CardId): boolean {
  const { persona } = definitionCalled(nameOf(s, card));
  if (persona === null) return false;
  const who = holderOf(s, card);
  return [...arenas, 'build' as const, 'on' as const].some((zone) =>
    s.zones[zone][who].some((one) => one !== card && definitionCalled(nameOf(s, one)).persona === persona),
  );
}

/** The card that something is being done with: the unit that attacks, the card that gets counters; -1 for none. */
export function cardUnderWay(s: TcgState): CardId {
  const top = s.frames[s.frames.length - 1];
  return (refIn(top, 'unit') ?? refIn(top, 'card'))?.card ?? -1;
}

/** How likely that many dice hit that often. */
export function chanceOfHits(dice: number, needed: number): number {
  let ways = 1;
  let fewer = 0;
  for (let hits = 0; hits < Math.min(needed, dice + 1); hits++) {
    fewer += ways;
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return 1 - fewer / 2 ** dice;
}

/** Will there still be a battle in that arena in that turn? */
export function isBattleAhead(s: TcgState, arena: Arena, inTurn: number): boolean {
  const { phase, arena: now, turn } = s.facts;
  if (phase === 'end' || turn > inTurn) return false;
  return phase !== 'battle' || now === '' || arenas.indexOf(now) <= arenas.indexOf(arena);
}

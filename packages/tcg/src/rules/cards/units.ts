import { type CardId, type CardRef, isCurrent, type Player, players } from '@binary-sunset/kernel';
import type { UnitCard } from '../../catalog/card.ts';
import { cardOf } from '../../catalog/catalog.ts';
import { type Arena, arenas, type State, schema, table } from '../../state/state.ts';

const zoneNumber = (name: string): number => schema.zoneNames.indexOf(name);
const buildZone = zoneNumber('build');
const firstArena = zoneNumber('space');
const lastArena = zoneNumber('character');
const onUnits = zoneNumber('on');
const locations = zoneNumber('locations');
const inStacks = zoneNumber('beneath');

const zoneOf = (s: State, card: CardId): number => (s.cards.zone[card] ?? 0) >> 1;

/**
 * What a player has in arenas, in the build zone and on units, pile by pile. Each is asked for by its own name: a loop
 * over zones' names costs more than all that is done with the few cards in them.
 */
export const pilesOf = (
  { zones: { space, ground, character, build, on } }: State,
  who: Player,
): readonly (readonly CardId[])[] => [space[who], ground[who], character[who], build[who], on[who]];

/** The arena that a unit is in; '' if it is in none. */
export function arenaOf(s: State, card: CardId): Arena | '' {
  const zone = zoneOf(s, card);
  return zone >= firstArena && zone <= lastArena ? (arenas[zone - firstArena] ?? '') : '';
}

export const isInArena = (s: State, card: CardId): boolean => {
  const zone = zoneOf(s, card);
  return zone >= firstArena && zone <= lastArena;
};

export const isInBuildZone = (s: State, card: CardId): boolean => zoneOf(s, card) === buildZone;

/** Is it on a unit, as its Pilot or as Equipment? */
export const isOnUnit = (s: State, card: CardId): boolean => zoneOf(s, card) === onUnits;

/** Is it in a stack, beneath the top card? */
export const isBeneath = (s: State, card: CardId): boolean => zoneOf(s, card) === inStacks;

/** The arena in which a card lies, be it a unit, on a unit, or a Location. */
export function arenaAround(s: State, card: CardId): Arena | '' {
  const number = s.cards.arena[card] ?? 0;
  if (number > 0) return arenas[number - 1] ?? '';
  return isOnUnit(s, card) ? arenaAround(s, s.cards.host[card] ?? -1) : arenaOf(s, card);
}

/** The arena of a Location that is in play; '' for any other card. */
export const arenaOfLocation = (s: State, card: CardId): Arena | '' =>
  zoneOf(s, card) === locations ? (arenas[(s.cards.arena[card] ?? 0) - 1] ?? '') : '';

/** The player who uses the card now. */ // TCG-0481
export const controllerOf = (s: State, card: CardId): Player => table.whose(s, card);

export function unitCardOf(s: State, card: CardId): UnitCard | null {
  const found = cardOf(s, card);
  return found.kind === 'unit' ? found : null;
}

/** In an arena, or deployed and in the build zone. */ // TCG-0695, TCG-0697
export const isUnit = (s: State, card: CardId): boolean =>
  isInArena(s, card) || (isInBuildZone(s, card) && cardOf(s, card).kind === 'unit');

export const isTapped = (s: State, card: CardId): boolean => s.cards.tapped[card] === 1;

/** Is it a Pilot on a unit? */ // TCG-0604
export const isPiloting = (s: State, card: CardId): boolean => isOnUnit(s, card) && cardOf(s, card).kind === 'unit';

/** The unit that a Pilot or Equipment is on; -1 for none. */
export const hostOf = (s: State, card: CardId): CardId => s.cards.host[card] ?? -1;

/** What is on a unit: Pilots and Equipment. */
function attachedTo(s: State, unit: CardId): CardId[] {
  const found: CardId[] = [];
  for (const player of players)
    for (const card of s.zones.on[player]) if (s.cards.host[card] === unit) found.push(card);
  return found;
}

export const pilotsOn = (s: State, unit: CardId): CardId[] =>
  attachedTo(s, unit).filter((card) => cardOf(s, card).kind === 'unit');

export const equipmentOn = (s: State, unit: CardId): CardId[] =>
  attachedTo(s, unit).filter((card) => cardOf(s, card).kind === 'equipment');

/** The versions beneath a top card. */
export function beneath(s: State, top: CardId): CardId[] {
  if (s.cards.stacked[top] === 0) return [];
  const found: CardId[] = [];
  for (const player of players)
    for (const card of s.zones.beneath[player]) if (s.cards.host[card] === top) found.push(card);
  return found;
}

/** The face-down cards under a unit. */
export const under = (s: State, unit: CardId): CardId[] =>
  players.flatMap((player) => s.zones.under[player].filter((card) => s.cards.host[card] === unit));

export const unitsIn = (s: State, arena: Arena, player: Player): readonly CardId[] => s.zones[arena][player];

/** Every unit a player has, in battle or retreated. */
export function unitsOf(s: State, player: Player): CardId[] {
  const found: CardId[] = [];
  for (const arena of arenas) for (const card of s.zones[arena][player]) found.push(card);
  for (const card of s.zones.build[player]) if (cardOf(s, card).kind === 'unit') found.push(card);
  return found;
}

/** The cards of these references that are still what was meant. */
export function current(s: State, refs: readonly CardRef[]): CardId[] {
  const cards: CardId[] = [];
  for (const ref of refs) if (isCurrent(s, ref)) cards.push(ref.card);
  return cards;
}

export const light = (s: State): Player => (s.facts.dark === 0 ? 1 : 0);

/** Dark Side first, as in everything. */ // TCG-0082
export const darkFirst = (s: State): readonly [Player, Player] => (s.facts.dark === 0 ? [0, 1] : [1, 0]);

/** Abilities start working with the first turn. */ // TCG-0068
export const abilitiesWork = (s: State): boolean => s.facts.turn > 0;

/** What an effect lasts until that ends with a certain turn. */
export const endOf = (turn: number): string => `turn ${turn}`;

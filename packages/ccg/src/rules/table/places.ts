import { type CardId, players, rememberedInPlay } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import { type Slot, type State, slots, table } from '../../state/state.ts';
import { cardsOnTable, isActive } from '../cards/cardStates.ts';

export const hostOf = (s: State, card: CardId): CardId => s.cards.host[card] ?? -1;

export const slotOf = (s: State, card: CardId): Slot => slots[s.cards.slot[card] ?? 0] ?? 'attached';

const isLocation = (s: State, card: CardId): boolean => kindOf(s, card) === 'location';

/** The location that a card is at, whatever it is aboard or on; -1 if it is at none. A location is at itself. */
export function locationOf(s: State, card: CardId): CardId {
  for (let at = card; at >= 0; at = hostOf(s, at)) if (isLocation(s, at) && table.inPlay(s, at)) return at;
  return -1;
}

/** Starships are enclosed, and so are some vehicles. */ // GLB-0064
export function isEnclosed(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return found.kind === 'starship' || (found.kind === 'vehicle' && found.enclosed);
}

/** The one place where a card is present: a location, or inside a starship or an enclosed vehicle. */ // GAP-0064, GLC-0015
export function placeOf(s: State, card: CardId): CardId {
  let at = card;
  while (hostOf(s, at) >= 0) {
    const isInside = slotOf(s, at) !== 'attached';
    at = hostOf(s, at);
    if (isLocation(s, at) || (isInside && isEnclosed(s, at))) return at;
  }
  return -1;
}

/** Is it there, and not inside a starship or an enclosed vehicle? What is not active is present nowhere. */ // GAP-0065, GLB-0065
export const isPresentAt = (s: State, card: CardId, place: CardId): boolean =>
  place >= 0 && placeOf(s, card) === place && isActive(s, card);

/** Whoever and whatever is aboard a starship or vehicle, or on any card: not what is on those. */
export const ridersOn = rememberedInPlay((s: State, host: CardId): readonly CardId[] => {
  const found: CardId[] = [];
  for (const of of players) for (const card of s.zones.on[of]) if (hostOf(s, card) === host) found.push(card);
  return found;
});

const none: readonly CardId[] = [];

/** Everything on table by its location. */
const byLocation = rememberedInPlay((s: State): ReadonlyMap<CardId, readonly CardId[]> => {
  const found = new Map<CardId, CardId[]>();
  for (const card of cardsOnTable(s)) {
    const location = locationOf(s, card);
    if (location < 0 || location === card) continue;
    const others = found.get(location);
    if (others === undefined) found.set(location, [card]);
    else others.push(card);
  }
  return found;
});

/** Everything at a location, whether active or not. */
export const cardsAt = (s: State, location: CardId): readonly CardId[] => byLocation(s, 0).get(location) ?? none;

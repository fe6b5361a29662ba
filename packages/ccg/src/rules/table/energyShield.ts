import { type CardId, type Player, players, rememberedOfCards } from '@binary-sunset/kernel';
import type { LocationCard } from '../../catalog/card.ts';
import { locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { allLocations, systemOf, vesselOf } from './layout.ts';
import { locationOf } from './places.ts';
import { sideOf } from './sides.ts';

/** The last marker site that the shield covers. */
const lastShielded = 3;

/**
 * Is a site under an energy shield? What makes the shield is a site of the same system; it covers the base and the
 * first marker sites, and the sites of whatever stands at a shielded site.
 */ // GAP-0274
export function isShielded(s: State, location: CardId): boolean {
  if (!hasShield(s, 0)) return false;
  const found = locationCard(s, location);
  if (found === null || found.type !== 'site') return false;
  const vessel = vesselOf(s, location);
  if (vessel >= 0) {
    const where = locationOf(s, vessel);
    return where >= 0 && where !== location && isShielded(s, where);
  }
  return wouldBeShielded(s, found, systemOf(s, location));
}

/** Would a site be shielded, if it were one of that system? */ // GAP-0274, GAP-0359
export function wouldBeShielded(s: State, { type, traits, marker }: LocationCard, system: string): boolean {
  const isCovered = traits.includes('Echo Base') || (marker !== undefined && marker <= lastShielded);
  if (type !== 'site' || !isCovered || !hasShield(s, 0)) return false;
  return allLocations(s).some((one) => makesShield(s, one) && systemOf(s, one) === system);
}

/** Is it shielded against this player? It protects the Light Side, and leaves the ground open. */ // GLB-0222
export const isShieldedAgainst = (s: State, who: Player, location: CardId): boolean =>
  location >= 0 && sideOf(s, who) === 'dark' && isShielded(s, location);

/** Whoever holds the sky adds no power to a battle under the shield. */ // GLB-0229
export function isHeldOff(s: State, who: Player, battle: CardId, source: CardId): boolean {
  const from = source < 0 ? -1 : locationOf(s, source);
  const found = from < 0 ? null : locationCard(s, from);
  if (found === null || found.type === 'site') return false;
  return isShieldedAgainst(s, who, battle);
}

/** Is there any shield on table? */
const hasShield = rememberedOfCards((s: State): boolean =>
  players.some((of) => s.zones.locations[of].some((location) => makesShield(s, location))),
);

const makesShield = (s: State, location: CardId): boolean =>
  locationCard(s, location)?.traits.includes('energy shield') === true;

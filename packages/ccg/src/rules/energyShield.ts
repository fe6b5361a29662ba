import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import type { State } from '../state.ts';
import { allLocations, systemOf, vesselOf } from './layout.ts';
import { locationOf } from './places.ts';

/** The last marker site that the shield covers. */
const lastShielded = 3;

/**
 * Is a site under an energy shield? What makes the shield is a site of the same system; it covers the base and the
 * first marker sites, and the sites of whatever stands at a shielded site.
 */ // GAP-0274
export function isShielded(s: State, location: CardId): boolean {
  const found = cardOf(s, location);
  if (found.kind !== 'location' || found.type !== 'site') return false;
  const vessel = vesselOf(s, location);
  if (vessel >= 0) {
    const where = locationOf(s, vessel);
    return where >= 0 && where !== location && isShielded(s, where);
  }
  const isCovered = found.traits.includes('Echo Base') || (found.marker !== undefined && found.marker <= lastShielded);
  return isCovered && allLocations(s).some((one) => makesShield(s, one) && systemOf(s, one) === systemOf(s, location));
}

function makesShield(s: State, location: CardId): boolean {
  const found = cardOf(s, location);
  return found.kind === 'location' && found.traits.includes('energy shield');
}

import type { CardId } from '@binary-sunset/kernel';
import { cardOf, kindOf, locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { said } from '../../text/namesSaid.ts';
import { iconsOf, traitsOf } from '../cards/characteristics.ts';
import { orbitedBy } from '../moving/mobileSystems.ts';
import {
  allLocations,
  isAsteroidSector,
  isCloudSector,
  isInDeathStarII,
  isLocationOf,
  isRelated,
  systemOf,
  vesselsOnTable,
} from './layout.ts';
import { isDockingBay } from './layoutPatterns.ts';
import { isEnclosed, isPresentAt, locationOf, placeOf } from './places.ts';
import { isBattleground, isUnoccupied } from './presence.ts';

/** What texts ask of locations. */
export type Ground =
  | 'interior'
  | 'exterior'
  | 'mobile'
  | 'planet'
  | 'battleground'
  | 'non-battleground'
  | 'docking bay'
  | 'site'
  | 'system'
  | 'sector'
  | 'system or sector'
  | 'asteroid sector'
  | 'cloud sector'
  | 'underground'
  | 'nighttime'
  | 'unoccupied'
  | 'Scomp link'
  | 'outermost marker'
  | 'docking bay related'
  | 'Rebel Base'
  | 'innermost marker'
  | 'prison';

export function isGround(s: State, location: CardId, ground: Ground): boolean {
  if (location < 0) return false;
  const found = locationCard(s, location);
  if (found === null) return false;
  switch (ground) {
    case 'interior':
    case 'exterior':
    case 'mobile':
    case 'planet':
      return found[ground]; // GLB-0091, GLB-0298
    case 'battleground':
      return isBattleground(s, location);
    case 'non-battleground':
      return !isBattleground(s, location);
    case 'docking bay':
      return isDockingBay(found);
    case 'system or sector':
      return found.type !== 'site';
    case 'asteroid sector':
      return found.type === 'sector' && isAsteroidSector(s, location);
    case 'cloud sector':
      return isCloudSector(s, location);
    case 'underground':
      return found.traits.includes('underground'); // GLC-0513
    case 'unoccupied':
      return isUnoccupied(s, location);
    case 'Scomp link':
      return iconsOf(s, location).includes('scomp link');
    case 'outermost marker':
      return isEndOfMarkers(s, location, (one, other) => one > other);
    case 'docking bay related':
      return allLocations(s).some((other) => isGround(s, other, 'docking bay') && isRelated(s, other, location));
    case 'innermost marker':
      return isEndOfMarkers(s, location, (one, other) => one < other);
    case 'prison':
      return isPrison(found.title);
    // Every location there but the asteroids. GAP-0155
    case 'Rebel Base':
      return isLocationOf(s, location, 'Yavin 4') || isLocationOf(s, location, 'Hoth');
    case 'nighttime':
      return traitsOf(s, location).includes('nighttime conditions'); // GLB-0518
    case 'site':
    case 'system':
    case 'sector':
      return found.type === ground; // GLB-0414
  }
}

/** Is a card at such a location, or is it one? A Scomp link is only for whoever is present with it. */ // GAP-0205, GLC-0261
export const isAtGround = (s: State, card: CardId, ground: Ground): boolean =>
  ground === 'Scomp link' && kindOf(s, card) !== 'location'
    ? isWithScompLink(s, card)
    : isGround(s, locationOf(s, card), ground);

/** A site's is at the site, one of a starship or an enclosed vehicle inside it, one of an open vehicle where that is. */ // GAP-0205
function isWithScompLink(s: State, card: CardId): boolean {
  const place = placeOf(s, card);
  if (place < 0) return false;
  const hasLink = (one: CardId): boolean => iconsOf(s, one).includes('scomp link');
  return (
    hasLink(place) ||
    vesselsOnTable(s).some((vessel) => hasLink(vessel) && !isEnclosed(s, vessel) && isPresentAt(s, vessel, place))
  );
}

const markerOf = (s: State, location: CardId): number | undefined => locationCard(s, location)?.marker;

/** Of the marker sites of its system on table, interior or not, the first or the last. */ // GLB-0246, GLB-0288, GLC-0030
function isEndOfMarkers(s: State, location: CardId, isBefore: (one: number, other: number) => boolean): boolean {
  const marker = markerOf(s, location);
  if (marker === undefined) return false;
  return allLocations(s).every((one) => {
    const other = systemOf(s, one) === systemOf(s, location) ? markerOf(s, one) : undefined;
    return other === undefined || !isBefore(other, marker);
  });
}

const prisons = ['Death Star: Detention Block Corridor', 'Cloud City: Security Tower', "Jabba's Palace: Dungeon"];
said('title', prisons);

/** Any site that is called one, and some others. */ // GAP-0151
const isPrison = (title: string): boolean => /\bprison\b/i.test(title) || prisons.includes(title);

/** At a location of that title, or anywhere at that planet, part of a planet or mobile system. */ // GAP-0070, GLC-0071
export function isAtNamed(s: State, card: CardId, name: string): boolean {
  const where = locationOf(s, card);
  if (where < 0) return false;
  if (isOf(s, where, name)) return true;
  // At a mobile system one is at what that orbits; at one of its sites one is not. GAP-0071
  const orbited = s.facts.mobileSystems.length === 0 ? -1 : orbitedBy(s, where);
  return orbited >= 0 && isOf(s, orbited, name);
}

const isOf = (s: State, location: CardId, name: string): boolean =>
  cardOf(s, location).title === name || isLocationOf(s, location, name);

/** At a site, a cloud sector or a sector inside it: being at the system is not being on it. */ // GAP-0069
export function isOnPlanet(s: State, card: CardId, planet: string): boolean {
  const where = locationOf(s, card);
  if (where < 0 || !isLocationOf(s, where, planet)) return false;
  const found = locationCard(s, where);
  if (found === null || found.type === 'system') return false;
  // That part of a planet which has a name of its own has sites only. GAP-0152
  return (
    found.type === 'site' || isInDeathStarII(s, where) || (isCloudSector(s, where) && found.system !== 'Cloud City')
  );
}

import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import type { State } from '../state.ts';
import { traitsOf } from './characteristics.ts';
import { allLocations, isAsteroidSector, isCloudSector, isLocationOf, isRelated } from './layout.ts';
import { isDockingBay } from './layoutPatterns.ts';
import { orbitedBy } from './moving/mobileSystems.ts';
import { locationOf } from './places.ts';
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
  | 'asteroid sector'
  | 'cloud sector'
  | 'underground'
  | 'nighttime'
  | 'unoccupied'
  | 'Scomp link'
  | 'docking bay related'
  | 'Rebel Base'
  | 'prison';

export function isGround(s: State, location: CardId, ground: Ground): boolean {
  if (location < 0) return false;
  const found = cardOf(s, location);
  if (found.kind !== 'location') return false;
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
    case 'asteroid sector':
      return found.type === 'sector' && isAsteroidSector(s, location);
    case 'cloud sector':
      return isCloudSector(s, location);
    case 'underground':
      return found.traits.includes('underground'); // GLC-0513
    case 'unoccupied':
      return isUnoccupied(s, location);
    case 'Scomp link':
      return found.icons.includes('scomp link');
    case 'docking bay related':
      return allLocations(s).some((other) => isGround(s, other, 'docking bay') && isRelated(s, other, location));
    case 'prison':
      return isPrison(found.title);
    // Every location there but the asteroids. GAP-0155
    case 'Rebel Base':
      return isLocationOf(s, location, 'Yavin 4') || isLocationOf(s, location, 'Hoth');
    case 'nighttime':
      return traitsOf(s, location).includes('nighttime conditions');
    default:
      return found.type === ground; // GLB-0414
  }
}

const prisons = ['Death Star: Detention Block Corridor', 'Cloud City: Security Tower', "Jabba's Palace: Dungeon"];

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

/** At a site or cloud sector of it: being at the system is not being on it. */ // GAP-0069
export function isOnPlanet(s: State, card: CardId, planet: string): boolean {
  const where = locationOf(s, card);
  if (where < 0 || !isLocationOf(s, where, planet)) return false;
  const found = cardOf(s, where);
  if (found.kind !== 'location' || found.type === 'system') return false;
  // That part of a planet which has a name of its own has sites only. GAP-0152
  return found.type === 'site' || (isCloudSector(s, where) && found.system !== 'Cloud City');
}

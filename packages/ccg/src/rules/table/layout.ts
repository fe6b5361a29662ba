import { type CardId, isCurrent, players, refTo, rememberedOfCards } from '@binary-sunset/kernel';
import type { LocationCard } from '../../catalog/card.ts';
import { cardOf, kindOf, locationCard } from '../../catalog/catalog.ts';
import { type LocationGroup, nobody, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { said } from '../../text/namesSaid.ts';
import { locationOf } from './places.ts';

/** Places that are part of a planet and have a name of their own. */ // GAP-0152
const partOf: Readonly<Record<string, string>> = {
  'Cloud City': 'Bespin',
  "Jabba's Palace": 'Tatooine',
  "Maz's Castle": 'Takodana',
  "Xizor's Palace": 'Coruscant',
};
said('system', Object.entries(partOf).flat());

/** The system among whose locations something with that name lies. */
export const wholeOf = (system: string): string => partOf[system] ?? system;

/** The group that a location lies in. */
export const groupOf = (s: State, location: CardId): LocationGroup | null => laidOut(s).groups.get(location) ?? null;

/** Its locations from left to right. */
export const placesOf = (s: State, group: LocationGroup): CardId[] =>
  group.places.filter((place) => isCurrent(s, place)).map(({ card }) => card);

/** Every location from left to right. */
export const allLocations = (s: State): readonly CardId[] => laidOut(s).all;

/** The locations as they lie now. */
interface LaidOut {
  readonly layout: readonly LocationGroup[];
  readonly all: readonly CardId[];
  readonly groups: ReadonlyMap<CardId, LocationGroup>;
  readonly rows: ReadonlyMap<CardId, readonly CardId[]>;
}

const layOut = (s: State): LaidOut => {
  const groups = new Map<CardId, LocationGroup>();
  const rows = new Map<CardId, readonly CardId[]>();
  for (const group of s.facts.layout) {
    const row = placesOf(s, group);
    for (const place of row) {
      groups.set(place, group);
      rows.set(place, row);
    }
  }
  return { layout: s.facts.layout, all: [...groups.keys()], groups, rows };
};

/** Remembered as long as nothing comes or goes and the layout is the same. */
const lastLaidOut = rememberedOfCards((s: State) => ({ now: layOut(s) }));

function laidOut(s: State): LaidOut {
  const last = lastLaidOut(s, 0);
  if (last.now.layout !== s.facts.layout) last.now = layOut(s);
  return last.now;
}

const alone: readonly CardId[] = [];

/** The locations that lie together with this one, from left to right: the same list for each of them. */
export const rowOf = (s: State, location: CardId): readonly CardId[] => laidOut(s).rows.get(location) ?? alone;

/** The system, starship or vehicle that a location belongs to: a generic site takes the name of its planet. */ // GLB-0177
export const systemOf = (s: State, location: CardId): string => groupOf(s, location)?.of ?? '';

export const isAsteroidSector = (s: State, location: CardId): boolean =>
  locationCard(s, location)?.traits.includes('asteroid') ?? false;

/** A site in one of the asteroids. */
export const isCave = ({ type, traits }: LocationCard): boolean => type === 'site' && traits.includes('asteroid');

/** Any sector of a planet with clouds in its name. */ // GAP-0146
export function isCloudSector(s: State, location: CardId): boolean {
  const found = locationCard(s, location);
  return found !== null && found.type === 'sector' && /cloud/i.test(found.title);
}

/** Nothing deploys, battles or drains there. */ // GAP-0147
export function isInDeathStarII(s: State, location: CardId): boolean {
  const found = locationCard(s, location);
  return found !== null && found.type === 'sector' && found.system === 'Death Star II';
}

/** The starship or vehicle card whose site this is, while it is on table; -1 otherwise. */ // GLC-0347
export function vesselOf(s: State, site: CardId): CardId {
  const found = locationCard(s, site);
  if (found?.vessel === undefined) return -1;
  if ('any' in found.vessel) {
    const vessel = groupOf(s, site)?.vessel ?? nobody;
    return isCurrent(s, vessel) ? vessel.card : -1;
  }
  const { named } = found.vessel;
  return vesselsOnTable(s).find((card) => isCalled(s, card, named)) ?? -1;
}

export const vesselsOnTable = (s: State): readonly CardId[] => allVessels(s, 0);

const allVessels = rememberedOfCards((s: State): readonly CardId[] => {
  const found: CardId[] = [];
  for (const of of players)
    for (const zone of ['at', 'on'] as const)
      for (const card of s.zones[zone][of]) {
        const kind = kindOf(s, card);
        if (kind === 'starship' || kind === 'vehicle') found.push(card);
      }
  return found;
});

function isCalled(s: State, card: CardId, name: string): boolean {
  const found = cardOf(s, card);
  return found.title === name || ('personas' in found && found.personas.includes(name));
}

/**
 * The site outside: where the starship or vehicle is whose site this is, be it in the hold of what has landed there; -1 if
 * it is at none.
 */ // GAP-0070
function siteOutside(s: State, site: CardId): CardId {
  const vessel = vesselOf(s, site);
  if (vessel < 0) return -1;
  const outside = locationOf(s, vessel);
  return outside >= 0 && locationCard(s, outside)?.type === 'site' ? outside : -1;
}

/** Next to each other, of one kind, and of the same system or starship; systems never are. */ // GLA-0067, GLA-0068
export function isAdjacent(s: State, a: CardId, b: CardId): boolean {
  const group = groupOf(s, a);
  const [one, two] = [locationCard(s, a), locationCard(s, b)];
  if (group === null || one === null || two === null || a === b) return false;
  if (one.type === 'system' || one.type !== two.type) return false;
  // The sites of a starship or vehicle adjoin the site that it is at. GLA-0069, GAP-0142
  if (siteOutside(s, a) === b || siteOutside(s, b) === a) return true;
  const row = rowOf(s, a);
  return row.includes(b) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1;
}

export const adjacentTo = (s: State, location: CardId): CardId[] =>
  allLocations(s).filter((other) => isAdjacent(s, location, other));

/** Locations of one system are related; never one to itself. */ // GLC-0185, GAP-0153
export function isRelated(s: State, a: CardId, b: CardId): boolean {
  if (a === b) return false;
  if (groupOf(s, a) === groupOf(s, b)) return isRelatedInGroup(s, a, b);
  // Those of a starship or vehicle to the site that it is at, and to what is related to that. GAP-0142
  const [outsideA, outsideB] = [siteOutside(s, a), siteOutside(s, b)];
  return isSameOrRelated(s, outsideA, b) || isSameOrRelated(s, a, outsideB);
}

const isSameOrRelated = (s: State, a: CardId, b: CardId): boolean =>
  a >= 0 && b >= 0 && (a === b || isRelated(s, a, b));

/** Asteroids are no part of the planet: only its system, and other asteroids, are related to them. */ // GLA-0108, GLC-0186
function isRelatedInGroup(s: State, a: CardId, b: CardId): boolean {
  if (groupOf(s, a) === null) return false;
  const [one, two] = [locationCard(s, a), locationCard(s, b)];
  if (one === null || two === null) return false;
  // A cave in one of the asteroids has that one alone. GLC-0187
  if (isCave(one)) return two.type === 'sector' && two.title === one.system;
  if (isCave(two)) return one.type === 'sector' && one.title === two.system;
  if (!isAsteroidSector(s, a) && !isAsteroidSector(s, b)) return true;
  return [a, b].every((place) => isAsteroidSector(s, place) || locationCard(s, place)?.type === 'system');
}

export const relatedTo = (s: State, location: CardId): CardId[] =>
  allLocations(s).filter((other) => isRelated(s, location, other));

/** Is it the system, a site or a cloud sector of it, or of the part of a planet that has that name? */ // GLC-0071, GLC-0072
export function isLocationOf(s: State, location: CardId, system: string): boolean {
  const found = locationCard(s, location);
  if (found === null || isAsteroidSector(s, location)) return false;
  return found.vessel === undefined && (found.system === system || systemOf(s, location) === system);
}

/** Where a system is on the hyperroutes; a mobile system, wherever it has moved. Null if it is nowhere on them. */ // GLC-0037, GLA-0450
export function parsecOf(s: State, system: CardId): number | null {
  const found = locationCard(s, system);
  if (found === null || found.type !== 'system' || !found.mobile) return found?.parsec ?? null;
  const moved = s.facts.mobileSystems.find((one) => one.system.card === system && isCurrent(s, one.system));
  return moved?.parsec ?? found.parsec ?? 0;
}

/** How far one system is from another; null if either has no place on the hyperroutes. */ // GLC-0037
export function parsecsBetween(s: State, a: CardId, b: CardId): number | null {
  const [from, to] = [parsecOf(s, a), parsecOf(s, b)];
  return from === null || to === null ? null : Math.abs(from - to);
}

/** Lays a location at a place in a group, or in one of its own. */
export function layDown(
  s: State,
  tell: Tell,
  location: CardId,
  of: string,
  at: number,
  vessel: LocationGroup['vessel'] = nobody,
): void {
  const isMeant = (group: LocationGroup): boolean => group.of === of && group.vessel.card === vessel.card;
  const known = s.facts.layout.find(isMeant);
  const places = known?.places.filter((place) => isCurrent(s, place)) ?? [];
  const group: LocationGroup = {
    of,
    vessel,
    places: [...places.slice(0, at), refTo(s, location), ...places.slice(at)],
  };
  const layout =
    known === undefined ? [...s.facts.layout, group] : s.facts.layout.map((one) => (one === known ? group : one));
  table.change(s, tell, 'layout', layout);
}

/** One location lies where another lay. */
export function layOver(s: State, tell: Tell, old: CardId, location: CardId): void {
  table.change(
    s,
    tell,
    'layout',
    s.facts.layout.map((group) => ({
      ...group,
      places: group.places.map((place) => (place.card === old ? refTo(s, location) : place)),
    })),
  );
}

import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { traitsOf } from '../cards/characteristics.ts';
import { allLocations, isCloudSector, isRelated, rowOf, vesselOf } from '../table/layout.ts';
import { isDockingBay } from '../table/layoutPatterns.ts';
import { hostOf } from '../table/places.ts';
import { isLikeStarfighter, whyNeverAt } from '../table/whereCardsCanBe.ts';
import { fliesAtClouds } from './sectors.ts';
import { kindOfMove, type Spot, spotOf, standsAt, straight, type Way } from './ways.ts';

/** The cloud sectors between a system and its sites, the lowest first. */
export const cloudsOver = (s: State, location: CardId): CardId[] =>
  rowOf(s, location).filter((place) => isCloudSector(s, place));

/** Can a starfighter come to this site from that system or sector of its planet, and go back there? */ // AR7-0022
function isAbove(s: State, sky: Spot, site: Spot): boolean {
  if (site.location.vessel !== undefined || rowOf(s, sky.at) !== rowOf(s, site.at)) return false;
  if (!isRelated(s, sky.at, site.at)) return false;
  // Through clouds there is no other way than from the lowest of them. AR7-0026, AR7-0045
  const [lowest] = cloudsOver(s, site.at);
  return lowest === undefined ? sky.location.type === 'system' : sky.at === lowest;
}

/** Is a site reached from there without lying beneath it: a docking bay of a starship, or a cave in an asteroid? */ // AR7-0022, AR7-0045
function opensTo(s: State, sky: Spot, site: Spot): boolean {
  if (site.location.traits.includes('asteroid'))
    return sky.location.type === 'sector' && sky.location.title === site.location.system;
  if (site.location.vessel === undefined || !isDockingBay(site.location)) return false;
  const vessel = vesselOf(s, site.at);
  return vessel >= 0 && hostOf(s, vessel) === sky.at;
}

const isOver = (s: State, sky: Spot, site: Spot): boolean => isAbove(s, sky, site) || opensTo(s, sky, site);

/** 1 Force, but free at a docking bay; a TIE needs one. */ // AR7-0023, AR7-0024, GLB-0369
function priceAt(s: State, card: CardId, site: Spot): Way['force'] | null {
  if (isDockingBay(site.location)) return 'free';
  return traitsOf(s, card).includes('TIE') ? null : 1;
}

/** Starfighters, and the vehicles that fly at clouds, to and from those alone. */ // AR7-0022, AR7-0042, AR7-0045
const lands = (s: State, card: CardId): boolean => isLikeStarfighter(cardOf(s, card)) || fliesAtClouds(s, card);

const nowhere: readonly Way[] = [];

/** What landing and taking off have in common. */
const betweenSkyAndSite = {
  regular: true,
  of: ['starship', 'vehicle'],
  stoppedByShield: true,
  follows: true,
  costs: 'landing cost',
} as const;

/** A starfighter lands at a site. */ // AR7-0022
export const landing = kindOfMove({
  name: 'landing',
  verb: 'land',
  ...betweenSkyAndSite,
  ways(s, card) {
    const sky = lands(s, card) ? standsAt(s, card) : null;
    if (sky === null || sky.location.type === 'site') return nowhere;
    return allLocations(s).flatMap((to) => {
      const site = spotOf(s, to);
      if (site === null || site.location.type !== 'site' || whyNeverAt(s, card, to) !== null) return [];
      const price = isOver(s, sky, site) ? priceAt(s, card, site) : null;
      return price === null ? [] : [straight(to, price)];
    });
  },
});

/** A starship or vehicle takes off from a site. */ // AR7-0022
export const takingOff = kindOfMove({
  name: 'taking off',
  verb: 'take off',
  ...betweenSkyAndSite,
  ways(s, card) {
    const site = lands(s, card) ? standsAt(s, card) : null;
    if (site === null || site.location.type !== 'site') return nowhere;
    const price = priceAt(s, card, site);
    if (price === null) return nowhere;
    return allLocations(s).flatMap((to) => {
      const sky = spotOf(s, to);
      if (sky === null || sky.location.type === 'site' || whyNeverAt(s, card, to) !== null) return [];
      return isOver(s, sky, site) ? [straight(to, price)] : [];
    });
  },
});

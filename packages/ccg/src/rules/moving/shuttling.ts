import type { CardId } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import { isPiloted } from '../cards/piloting.ts';
import { isOnClosedPlanet } from '../table/closedPlanets.ts';
import { rowOf, vesselsOnTable } from '../table/layout.ts';
import { ridersOn, slotOf } from '../table/places.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { seatAboard } from './embarking.ts';
import { cloudsOver } from './landing.ts';
import { hasMoved, whyCannotMove } from './mayMove.ts';
import { kindOfMove, type Spot, siteOf, spotOf, standsAt, straight, vesselAround, type Way, walks } from './ways.ts';

/** Is the site outdoors, below this system, and open? */ // AR7-0047, GAP-0264, GLA-0434
const isBelow = (s: State, { at, location }: Spot, system: CardId): boolean =>
  location.exterior &&
  location.type === 'site' &&
  !location.traits.includes('asteroid') &&
  rowOf(s, at) === rowOf(s, system) &&
  !isOnClosedPlanet(s, at);

/** The system that a starship is at by itself; -1 if it is at none. */
function systemAround(s: State, starship: CardId): CardId {
  const spot = standsAt(s, starship);
  return spot?.location.type === 'system' ? spot.at : -1;
}

/** A player's starships over a site. */
function starshipsOver(s: State, card: CardId, site: Spot): CardId[] {
  const found: CardId[] = [];
  if (!site.location.exterior) return found;
  for (const starship of vesselsOnTable(s)) {
    if (kindOf(s, starship) !== 'starship' || controllerOf(s, starship) !== controllerOf(s, card)) continue;
    const system = systemAround(s, starship);
    if (system >= 0 && isBelow(s, site, system) && isActive(s, starship)) found.push(starship);
  }
  return found;
}

const isCapital = (s: State, card: CardId): boolean => {
  const found = cardOf(s, card);
  return found.kind === 'starship' && found.type === 'capital';
};

/** 1 Force, and 1 more for each cloud sector in between. */ // AR7-0047, AR7-0049
const price = (s: State, location: CardId): number => 1 + cloudsOver(s, location).length;

const nowhere: readonly Way[] = [];

/** A character or vehicle goes from an exterior site to a capital starship over it, or back. */ // AR7-0047, AR7-0048, GLA-0362, GLA-0458
export const shuttling = kindOfMove({
  name: 'shuttling',
  verb: 'shuttle',
  regular: true,
  stoppedByShield: true,
  unpiloted: true,
  costs: 'shuttle cost',
  ways(s, card) {
    if (!walks(s, card) && kindOf(s, card) !== 'vehicle') return nowhere;
    const site = siteOf(s, card);
    if (site !== null)
      return starshipsOver(s, card, site)
        .filter((starship) => isCapital(s, starship) && seatAboard(s, card, starship) !== null)
        .map((starship) => straight(starship, price(s, site.at)));
    const starship = vesselAround(s, card);
    if (starship < 0 || !isCapital(s, starship) || controllerOf(s, starship) !== controllerOf(s, card)) return nowhere;
    const system = systemAround(s, starship);
    if (system < 0) return nowhere;
    return rowOf(s, system).flatMap((to) => {
      const below = spotOf(s, to);
      if (below === null || !isBelow(s, below, system) || whyNeverAt(s, card, to) !== null) return [];
      return [straight(to, price(s, to))];
    });
  },
});

/** Is it a shuttle vehicle, with somebody to fly it, at a site? */ // GLC-0295
function shuttleSite(s: State, card: CardId): Spot | null {
  const found = cardOf(s, card);
  return found.kind === 'vehicle' && found.type === 'shuttle' && isPiloted(s, card) ? siteOf(s, card) : null;
}

/** It is a regular move for whoever is shuttled. */ // AR7-0051
const mayBeShuttled = (s: State, card: CardId, coming: readonly CardId[]): boolean =>
  !coming.includes(card) && !hasMoved(s, card) && whyCannotMove(s, card) === null;

/** Characters whom a shuttle vehicle could take to a starship: its passengers. */ // AR7-0051
export const passengersUp = (s: State, shuttle: CardId, starship: CardId, coming: readonly CardId[]): CardId[] =>
  ridersOn(s, shuttle).filter(
    (card) =>
      slotOf(s, card) === 'passenger' &&
      mayBeShuttled(s, card, coming) &&
      seatAboard(s, card, starship, coming) !== null,
  );

/** Whom a shuttle could fetch from a starship. */ // AR7-0052
export const passengersDown = (s: State, shuttle: CardId, starship: CardId, coming: readonly CardId[]): CardId[] =>
  ridersOn(s, starship).filter(
    (card) =>
      kindOf(s, card) === 'character' &&
      controllerOf(s, card) === controllerOf(s, shuttle) &&
      mayBeShuttled(s, card, coming) &&
      seatAboard(s, card, shuttle, coming) !== null,
  );

/** To or from any starship, even a starfighter, for free and whatever clouds there are. */ // AR7-0050
const byShuttle = (
  s: State,
  shuttle: CardId,
  whom: (s: State, shuttle: CardId, starship: CardId, coming: readonly CardId[]) => readonly CardId[],
): readonly Way[] => {
  const site = shuttleSite(s, shuttle);
  if (site === null) return nowhere;
  return starshipsOver(s, shuttle, site)
    .filter((starship) => whom(s, shuttle, starship, []).length > 0)
    .map((starship) => straight(starship, 'free'));
};

export const shuttleUp = kindOfMove({
  name: 'shuttle up',
  verb: 'shuttle up',
  regular: true,
  of: ['vehicle'],
  stoppedByShield: true,
  ways: (s, card) => byShuttle(s, card, passengersUp),
});

export const shuttleDown = kindOfMove({
  name: 'shuttle down',
  verb: 'shuttle down',
  regular: true,
  of: ['vehicle'],
  stoppedByShield: true,
  ways: (s, card) => byShuttle(s, card, passengersDown),
});

import type { CardId } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { said } from '../../text/namesSaid.ts';
import { isAsteroidSector, systemOf } from './layout.ts';

export const closedPlanets: readonly string[] = ['Dagobah', 'Ahch-To'];
said('system', closedPlanets);

/**
 * Is it a location of Dagobah or Ahch-To, where little deploys and nothing is shuttled or brought to by cards, or from?
 * The asteroids there are none of the planet's.
 */ // AR5-0019, AR5-0020, GAP-0264, GLA-0108, GLA-0434
export const isOnClosedPlanet = (s: State, location: CardId): boolean =>
  !isAsteroidSector(s, location) && closedPlanets.includes(systemOf(s, location));

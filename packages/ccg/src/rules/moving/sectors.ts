import type { CardId } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { valueNow } from '../inForce/values.ts';
import { isAsteroidSector, isCloudSector, rowOf } from '../table/layout.ts';
import { isAirborne, isLikeStarfighter, whyNeverAt } from '../table/whereCardsCanBe.ts';
import { kindOfMove, type Spot, spotOf, standsAt, type Way } from './ways.ts';

/** Starfighters, what moves like one, and the vehicles that fly at clouds. */ // AR7-0044, GLA-0349
const rangeOf = (s: State, card: CardId): number => {
  const found = cardOf(s, card);
  if (found.kind === 'starship') return isLikeStarfighter(found) ? 2 : 1;
  if (found.kind === 'creature') return found.traits.includes('like a starfighter') ? 2 : 0; // AR7-0142
  return fliesAtClouds(s, card) ? 2 : 0;
};

/** Is it a vehicle that flies, and can move at all? */ // AR7-0042
export const fliesAtClouds = (s: State, card: CardId): boolean =>
  isAirborne(cardOf(s, card)) && (valueNow(s, card, 'landspeed') ?? 0) > 0;

/** Sectors that cards move between: those of a Death Star II have rules of their own. */ // AR7-0046
const isOpenSector = (s: State, { at, location }: Spot): boolean =>
  location.type === 'sector' && (isAsteroidSector(s, at) || isCloudSector(s, at));

const nowhere: readonly Way[] = [];

/**
 * From the system to the nearest sector and back, or from one sector to the next: two sectors for starfighters. The
 * sectors of a system lie on both sides of it.
 */ // AR7-0041, AR7-0043, AR7-0044
export const sectorMove = kindOfMove({
  name: 'sector',
  verb: 'move',
  regular: true,
  of: ['starship', 'vehicle', 'creature'],
  follows: true,
  ways(s, card) {
    const spot = standsAt(s, card);
    if (spot === null || spot.location.type === 'site') return nowhere;
    const row = rowOf(s, spot.at);
    const range = row.length < 2 ? 0 : rangeOf(s, card);
    if (range === 0) return nowhere;
    const start = row.indexOf(spot.at);
    const isAtSystem = spot.location.type === 'system';
    const found: Way[] = [];
    for (const step of [-1, 1]) {
      const through: CardId[] = [];
      for (let far = 1; far <= (isAtSystem ? 1 : range); far++) {
        const at = start + step * far;
        const next = spotOf(s, at < 0 ? -1 : (row[at] ?? -1));
        if (next === null || whyNeverAt(s, card, next.at) !== null) break;
        const isSystem = next.location.type === 'system';
        if (!isSystem && !isOpenSector(s, next)) break;
        if (isSystem && far > 1) break;
        found.push({ to: next.at, through: [...through], force: 1 });
        if (isSystem) break;
        through.push(next.at);
      }
    }
    return found;
  },
});

import type { CardId } from '@binary-sunset/kernel';
import type { Card, Kind, LocationCard } from '../../catalog/card.ts';
import { definitionOf, locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { said } from '../../text/namesSaid.ts';
import type { Refusal } from '../../text/program.ts';
import { isAsteroidSector, isCloudSector, isInDeathStarII } from './layout.ts';

const never = (because: string, rule: string): Refusal => ({ because, rule });

/** Starships that deploy and move like starfighters are bound by their rules. */ // GAP-0167
export const isLikeStarfighter = (card: Card): boolean =>
  card.kind === 'starship' && (card.type !== 'capital' || card.traits.includes('like a starfighter'));

const airborne = ['cloud car', 'patrol craft'];
said('trait', airborne);

/** Vehicles that fly at cloud sectors. */ // GAP-0146
export const isAirborne = (card: Card): boolean =>
  card.kind === 'vehicle' && (card.type === 'shuttle' || airborne.some((trait) => card.traits.includes(trait)));

const isNobody = (kind: Kind): boolean => kind === 'effect' || kind === 'interrupt' || kind === 'location';

/** Why a card can never be at a location, unless it is aboard something; null if it can. */ // AR1-0286
export function whyNeverAt(s: State, card: CardId, location: CardId): Refusal | null {
  const { kind, card: found } = definitionOf(s, card);
  const where = locationCard(s, location);
  if (where === null) return null;
  if (where.traits.includes('holosite')) return isNobody(kind) ? null : never('It can’t be at a holosite.', 'AR1-0285');
  if (isInDeathStarII(s, location) && !isNobody(kind) && (found.kind !== 'starship' || found.type !== 'starfighter'))
    return never('Only starfighters can be there.', 'GAP-0147');
  if (kind === 'character') {
    if (where.type !== 'site') return never('Characters can only be at sites.', 'AR1-0280');
    return where.traits.includes('trench') ? never('Only starships can be there.', 'AR1-0281') : null;
  }
  switch (found.kind) {
    case 'vehicle':
      return vehicleAt(s, found, where, location);
    case 'starship':
      return starshipAt(s, found, where, location);
    default:
      return null;
  }
}

function vehicleAt(s: State, found: Card & { kind: 'vehicle' }, where: LocationCard, location: CardId): Refusal | null {
  if (found.traits.includes('lift tube'))
    return where.type === 'site' && where.interior && where.mobile
      ? null
      : never('Lift tubes can only be at interior mobile sites.', 'AR1-0282');
  if (where.type === 'site' && where.exterior) return null;
  return isAirborne(found) && isCloudSector(s, location)
    ? null
    : never('Vehicles can only be at exterior sites.', 'AR1-0282');
}

function starshipAt(
  s: State,
  found: Card & { kind: 'starship' },
  where: LocationCard,
  location: CardId,
): Refusal | null {
  if (isLikeStarfighter(found))
    return where.type !== 'site' || where.exterior ? null : never('It can only be at exterior sites.', 'AR1-0284');
  return where.type === 'system' || isAsteroidSector(s, location)
    ? null
    : never('Capital starships can only be at systems and asteroid sectors.', 'AR1-0283');
}

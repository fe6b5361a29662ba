import type { CardId } from '@binary-sunset/kernel';
import type { VehicleCard } from '../../catalog/card.ts';
import { cardOf, kindOf, locationCard } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { locationOf, ridersOn, slotOf } from '../table/places.ts';
import { isActive } from './cardStates.ts';
import { isCrashed } from './crashing.ts';
import { isAsleep } from './sleeping.ts';

/** Transports have a driver rather than a pilot. */
export const isDriven = ({ type }: VehicleCard): boolean => type === 'transport';

/** A starship at a site, or anything in a cargo hold. */ // GAP-0164, GAP-0169
export function isLanded(s: State, vessel: CardId): boolean {
  if (slotOf(s, vessel) === 'cargo') return true;
  const where = locationOf(s, vessel);
  if (where < 0 || kindOf(s, vessel) !== 'starship') return false;
  return locationCard(s, where)?.type === 'site';
}

/** Whoever pilots or drives it: nobody, while it is landed. */ // GLB-0540, GAP-0170
export const pilotsOf = (s: State, vessel: CardId): CardId[] =>
  isLanded(s, vessel) || isCrashed(s, vessel) ? [] : aboardAs(s, vessel, 'pilot').concat(aboardAs(s, vessel, 'driver'));

const aboardAs = (s: State, vessel: CardId, slot: 'pilot' | 'driver'): CardId[] =>
  ridersOn(s, vessel).filter((card) => slotOf(s, card) === slot && isActive(s, card) && !isAsleep(s, card));

/** How many pilots it needs to be piloted at all. */ // GAP-0159
const pilotsNeeded = (s: State, vessel: CardId): number => {
  const found = cardOf(s, vessel);
  return found.kind === 'starship' && found.type === 'squadron' ? 3 : 1;
};

/** Has it the pilot or driver that it needs for its power, its maneuver and its moves? Landed, it is unpiloted. */ // GLC-0356, GLC-0547, GAP-0171, AR7-0025
export function isPiloted(s: State, vessel: CardId): boolean {
  const kind = kindOf(s, vessel);
  return (kind !== 'starship' && kind !== 'vehicle') || (!isLanded(s, vessel) && isCrewed(s, vessel));
}

/** Is somebody aboard who could pilot or drive it, landed or not? */ // GAP-0376
export function isCrewed(s: State, vessel: CardId): boolean {
  const found = cardOf(s, vessel);
  if (found.kind !== 'starship' && found.kind !== 'vehicle') return true;
  if (found.kind === 'vehicle') {
    if (isCrashed(s, vessel)) return false; // GAP-0180
    // GLA-0402, GAP-0369
    if (found.type === 'creature' || found.traits.includes('lift tube')) return true;
    if (isDriven(found)) return aboardAs(s, vessel, 'driver').length > 0;
  }
  return found.permanentPilots.length + aboardAs(s, vessel, 'pilot').length >= pilotsNeeded(s, vessel);
}

/** The ability of one of its permanent pilots: of what they share, each has as much, rounded up. */ // GAP-0174
export function permanentPilotAbility(s: State, vessel: CardId): number {
  const found = cardOf(s, vessel);
  if ((found.kind !== 'starship' && found.kind !== 'vehicle') || found.permanentPilots.length === 0) return 0;
  const { permanentPilots: pilots, pilotsShare } = found;
  return pilotsShare === true
    ? Math.ceil(pilots.reduce((sum, one) => sum + one, 0) / pilots.length)
    : Math.max(...pilots);
}

const stillValues: Partial<Readonly<Record<ValueName, number>>> = {
  power: 0,
  maneuver: 0,
  hyperspeed: 0,
  landspeed: 0,
  armor: 2,
};

/** What a starship or vehicle on table has for want of a pilot, whatever else there is; null where that is nothing. */ // GAP-0171
export function unpilotedValue(s: State, card: CardId, value: ValueName): number | null {
  const still = stillValues[value];
  if (still === undefined) return null;
  return isStill(s, card) ? still : null;
}

/** Is it a starship or vehicle on table that nobody pilots or drives? Then its text is suspended. */ // GAP-0172
export function isStill(s: State, card: CardId): boolean {
  const kind = kindOf(s, card);
  return (kind === 'starship' || kind === 'vehicle') && table.inPlay(s, card) && !isPiloted(s, card);
}

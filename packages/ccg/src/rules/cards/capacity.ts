import type { CardId } from '@binary-sunset/kernel';
import type { Capacity, VehicleCard } from '../../catalog/card.ts';
import { cardOf, factsPrinted, kindOf, rulesMadeAbout } from '../../catalog/catalog.ts';
import { isDrivingDroid } from '../../catalog/traits.ts';
import { type Slot, type State, table } from '../../state/state.ts';
import { rulesOn } from '../inForce/sources.ts';
import { valueNow } from '../inForce/values.ts';
import { ridersOn, slotOf } from '../table/places.ts';
import { iconsOf, traitsOf } from './characteristics.ts';
import { countedAs } from './counting.ts';
import { isDriven } from './piloting.ts';

/** How many are aboard in each way; whoever is inactive takes room as well. */ // AR1-0311
interface Load {
  readonly pilots: number;
  readonly drivers: number;
  readonly passengers: number;
  readonly astromechs: number;
  readonly vehicles: number;
  readonly starfighters: number;
}

/** Only what is on the card itself counts: not what is in its cargo, nor whoever is at its sites. */ // GLA-0289, GLB-0062, SUP-0306
function loadOf(s: State, vessel: CardId): Load {
  const load = { pilots: 0, drivers: 0, passengers: 0, astromechs: 0, vehicles: 0, starfighters: 0 };
  for (const card of ridersOn(s, vessel)) {
    const slot = slotOf(s, card);
    if (slot === 'attached') continue;
    if (slot !== 'cargo') {
      load[places[slot]]++;
      load.passengers += carriedBy(s, card);
    } else if (kindOf(s, card) === 'vehicle') load.vehicles++;
    else load.starfighters += shipsIn(s, card);
  }
  return load;
}

/** How many characters somebody carries, in a backpack or the like, or is besides one: they take a seat as well. */ // AR7-0114, GLC-0450
function carriedBy(s: State, bearer: CardId): number {
  let carried = countedAs(s, bearer, ['passenger']) - 1;
  for (const device of ridersOn(s, bearer))
    if (kindOf(s, device) === 'device')
      for (const card of ridersOn(s, device)) if (kindOf(s, card) === 'character') carried++;
  return carried;
}

/** A squadron takes the room of the starfighters that it consists of. */ // GAP-0157
function shipsIn(s: State, card: CardId): number {
  const found = cardOf(s, card);
  return found.kind === 'starship' && found.type === 'squadron' ? 3 : 1;
}

const changeable = ['pilot capacity', 'passenger capacity', 'astromech capacity'] as const;
const rulesOnSeats = changeable.map((value) => rulesOn('changes', value));

/** Does any text change how much room there is aboard something? */
export const changesSeats = (s: State): boolean => rulesOnSeats.some((rules) => rules(s).length > 0);

/** Its room as it is now, with all that texts change of it. */ // GAP-0162
function capacityOf(s: State, vessel: CardId, { capacity }: { readonly capacity: Capacity }): Capacity {
  if (!changesSeats(s)) return capacity;
  const [pilots = 0, passengers = 0, astromechs = 0] = changeable.map((value) => valueNow(s, vessel, value) ?? 0);
  return { ...capacity, pilots, passengers, astromechs };
}

/** Are more aboard than its card takes by itself? */
export function isFullerThanPrinted(s: State, vessel: CardId): boolean {
  const carrier = cardOf(s, vessel);
  return 'capacity' in carrier && !fits(carrier.capacity, loadOf(s, vessel));
}

/** Does a card sit where it may by what is printed on it? */
export function isSeatedByNature(s: State, card: CardId): boolean {
  const slot = slotOf(s, card);
  const { icons, traits } = factsPrinted(s, card);
  if (slot === 'pilot') return icons.includes('pilot');
  return slot !== 'astromech' || icons.includes('astromech') || traits.includes('astromech');
}

/** Is it what one has to be in the seat that it is in? */ // GLC-0067, GLA-0114
export function maySitThere(s: State, card: CardId): boolean {
  const slot = slotOf(s, card);
  return slot === 'pilot' ? iconsOf(s, card).includes('pilot') : slot !== 'astromech' || isAstromech(s, card);
}

/** The kind of seat that it has too few of, for those who are aboard. */ // GAP-0162
export function seatShortOf(s: State, vessel: CardId): Slot | null {
  const carrier = cardOf(s, vessel);
  if (carrier.kind !== 'vehicle' && carrier.kind !== 'starship') return null;
  const [capacity, load] = [capacityOf(s, vessel, carrier), loadOf(s, vessel)];
  if (fits(capacity, load)) return null;
  const slots = ['pilot', 'driver', 'astromech', 'passenger'] as const;
  return slots.find((slot) => load[places[slot]] > roomIn(capacity, slot)) ?? null;
}

const roomIn = (capacity: Capacity, slot: keyof typeof places): number =>
  slot === 'driver' ? capacity.pilots + capacity.passengers : capacity[places[slot]];

/** Could somebody who is aboard be a passenger there instead? */ // GAP-0162
export const freeSeatFor = (s: State, card: CardId, vessel: CardId): boolean =>
  otherSeatsFor(s, card, vessel).includes('passenger');

/** Does everybody find a seat? Some seats take pilots or passengers, in any mix. */ // GAP-0163, GLA-0287
function fits(capacity: Capacity, load: Load): boolean {
  // A driver has a seat of their own if the card has one, and a passenger's otherwise.
  const ownSeat = capacity.pilots > 0 ? load.drivers : 0;
  const pilots = load.pilots + ownSeat - capacity.pilots;
  const passengers = load.passengers + load.drivers - ownSeat - capacity.passengers;
  return (
    Math.max(0, pilots) + Math.max(0, passengers) <= capacity.either &&
    load.astromechs <= capacity.astromechs &&
    load.vehicles <= capacity.vehicles &&
    load.starfighters <= capacity.starfighters
  );
}

const places = {
  pilot: 'pilots',
  driver: 'drivers',
  passenger: 'passengers',
  astromech: 'astromechs',
} as const satisfies Partial<Record<Slot, keyof Load>>;

/** What somebody aboard sits as. */
export type Seat = keyof typeof places;

/** Where a card would come to sit aboard, after others who come too; null if there is no room for it. */ // GLA-0492, GLA-0493
export function seatFor(s: State, card: CardId, vessel: CardId, before: readonly CardId[] = []): Slot | null {
  let load = loadOf(s, vessel);
  for (const one of before) {
    const seat = seatWith(s, one, vessel, load);
    if (seat !== null && seat !== 'attached' && seat !== 'cargo') load = withMore(load, seat, 1);
  }
  return seatWith(s, card, vessel, load);
}

/** With so many more in that kind of seat. */
function withMore(load: Load, seat: keyof typeof places, more: number): Load {
  const changed = { ...load };
  changed[places[seat]] += more;
  return changed;
}

/** Seats that somebody aboard could take instead of their own. */ // AR7-0076, AR7-0077, AR7-0079
export function otherSeatsFor(s: State, card: CardId, vessel: CardId): readonly Seat[] {
  const carrier = cardOf(s, vessel);
  const own = slotOf(s, card);
  if ((carrier.kind !== 'vehicle' && carrier.kind !== 'starship') || own === 'attached' || own === 'cargo') return [];
  if (mayTakeTheWheel(s, card, vessel)) return ['driver'];
  const others = seatsOf(s, card, vessel).filter((seat) => seat !== own);
  if (others.length === 0) return others;
  const load = loadOf(s, vessel);
  const without = withMore(load, own, -1);
  return others.filter((seat) => fits(capacityOf(s, vessel, carrier), withMore(without, seat, 1)));
}

/** Whoever drives; -1 for nobody. */
export const driverOf = (s: State, vessel: CardId): CardId =>
  ridersOn(s, vessel).find((rider) => slotOf(s, rider) === 'driver') ?? -1;

/** Whoever could drive may change places with whoever does, however full it is. */ // GLB-0019, AR7-0077
function mayTakeTheWheel(s: State, card: CardId, vessel: CardId): boolean {
  const driver = driverOf(s, vessel);
  return driver >= 0 && driver !== card && slotOf(s, card) === 'passenger' && canDrive(s, card);
}

const ownBars = rulesMadeAbout('forbids', 'be on');

/** What its own text says that it may never be aboard. */ // AR1-0275
const isBarredFrom = (s: State, card: CardId, vessel: CardId): boolean =>
  ownBars(s, card).some(
    ({ rule }) =>
      rule.who.namesItself &&
      rule.where?.is(s, vessel, { by: table.whose(s, card), self: card, locked: null }) === true,
  );

function seatWith(s: State, card: CardId, vessel: CardId, load: Load): Slot | null {
  const carrier = cardOf(s, vessel);
  if (carrier.kind !== 'vehicle' && carrier.kind !== 'starship') return null;
  if (isBarredFrom(s, card, vessel)) return null;
  const found = cardOf(s, card);
  if (found.kind === 'vehicle')
    return fits(capacityOf(s, vessel, carrier), { ...load, vehicles: load.vehicles + 1 }) ? 'cargo' : null;
  if (found.kind === 'starship') {
    // What only deploys like a starfighter has no place among them. GAP-0167
    if (found.type === 'capital') return null;
    const { onlyStarfighters: only } = carrier.capacity;
    if (only !== undefined && !traitsOf(s, card).includes(only)) return null;
    return fits(capacityOf(s, vessel, carrier), { ...load, starfighters: load.starfighters + shipsIn(s, card) })
      ? 'cargo'
      : null;
  }
  if (found.kind !== 'character') return null;
  const all = { ...load, passengers: load.passengers + carriedBy(s, card) };
  for (const slot of seatsOf(s, card, vessel))
    if (fits(capacityOf(s, vessel, carrier), withMore(all, slot, 1))) return slot;
  return null;
}

/** The seats that a character can take, the best first: whoever can pilot does, if there is room. */ // GLC-0067, GLC-0069, GLA-0114
export function seatsOf(s: State, card: CardId, vessel: CardId): readonly Seat[] {
  const carrier = cardOf(s, vessel);
  if (carrier.kind === 'vehicle' && isDriven(carrier)) {
    return driverOf(s, vessel) < 0 && canDrive(s, card) ? ['driver', 'passenger'] : ['passenger'];
  }
  const seats: Seat[] = [];
  if (iconsOf(s, card).includes('pilot') && !isRidden(carrier.kind === 'vehicle' ? carrier : null)) seats.push('pilot');
  if (isAstromech(s, card)) seats.push('astromech');
  return [...seats, 'passenger'];
}

const isRidden = (vehicle: VehicleCard | null): boolean => vehicle?.type === 'creature';

export const isAstromech = (s: State, card: CardId): boolean =>
  iconsOf(s, card).includes('astromech') || traitsOf(s, card).includes('astromech');

/** Whoever is no droid, and some droids. */ // GAP-0181
function canDrive(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return found.kind === 'character' && (found.type !== 'Droid' || isDrivingDroid(found));
}

import type { CardId } from '@binary-sunset/kernel';
import type { Capacity, VehicleCard } from '../cards/card.ts';
import { cardOf } from '../catalog.ts';
import type { Slot, State } from '../state.ts';
import { iconsOf, traitsOf } from './characteristics.ts';
import { isDriven } from './piloting.ts';
import { ridersOn, slotOf } from './places.ts';

/** How many are aboard in each way; whoever is inactive takes room as well. */ // AR1-0311
interface Load {
  readonly pilots: number;
  readonly drivers: number;
  readonly passengers: number;
  readonly astromechs: number;
  readonly vehicles: number;
  readonly starfighters: number;
}

/** Only what is on the card itself counts: not what is in its cargo, nor whoever is at its sites. */ // GLA-0289, GLB-0062
function loadOf(s: State, vessel: CardId): Load {
  const riders = ridersOn(s, vessel);
  const inSlot = (slot: Slot): CardId[] => riders.filter((card) => slotOf(s, card) === slot);
  const cargo = (kind: string): CardId[] => inSlot('cargo').filter((card) => cardOf(s, card).kind === kind);
  return {
    pilots: inSlot('pilot').length,
    drivers: inSlot('driver').length,
    passengers: inSlot('passenger').length,
    astromechs: inSlot('astromech').length,
    vehicles: cargo('vehicle').length,
    starfighters: cargo('starship').reduce((sum, card) => sum + shipsIn(s, card), 0),
  };
}

/** A squadron takes the room of the starfighters that it consists of. */ // GAP-0157
function shipsIn(s: State, card: CardId): number {
  const found = cardOf(s, card);
  return found.kind === 'starship' && found.type === 'squadron' ? 3 : 1;
}

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

/** Where a card would come to sit aboard a vehicle or starship; null if there is no room for it. */ // GLA-0492, GLA-0493
export function seatFor(s: State, card: CardId, vessel: CardId): Slot | null {
  const carrier = cardOf(s, vessel);
  if (carrier.kind !== 'vehicle' && carrier.kind !== 'starship') return null;
  const found = cardOf(s, card);
  const load = loadOf(s, vessel);
  if (found.kind === 'vehicle')
    return fits(carrier.capacity, { ...load, vehicles: load.vehicles + 1 }) ? 'cargo' : null;
  if (found.kind === 'starship') {
    // What only deploys like a starfighter has no place among them. GAP-0167
    if (found.type === 'capital') return null;
    return fits(carrier.capacity, { ...load, starfighters: load.starfighters + shipsIn(s, card) }) ? 'cargo' : null;
  }
  if (found.kind !== 'character') return null;
  for (const slot of seatsOf(s, card, vessel))
    if (fits(carrier.capacity, { ...load, [places[slot]]: load[places[slot]] + 1 })) return slot;
  return null;
}

/** The seats that a character can take, the best first: whoever can pilot does, if there is room. */ // GLC-0067, GLC-0069, GLA-0114
export function seatsOf(s: State, card: CardId, vessel: CardId): readonly (keyof typeof places)[] {
  const carrier = cardOf(s, vessel);
  if (carrier.kind === 'vehicle' && isDriven(carrier)) {
    const isTaken = ridersOn(s, vessel).some((rider) => slotOf(s, rider) === 'driver');
    return !isTaken && canDrive(s, card) ? ['driver', 'passenger'] : ['passenger'];
  }
  const seats: (keyof typeof places)[] = [];
  if (iconsOf(s, card).includes('pilot') && !isRidden(carrier.kind === 'vehicle' ? carrier : null)) seats.push('pilot');
  if (isAstromech(s, card)) seats.push('astromech');
  return [...seats, 'passenger'];
}

const isRidden = (vehicle: VehicleCard | null): boolean => vehicle?.type === 'creature';

const isAstromech = (s: State, card: CardId): boolean =>
  iconsOf(s, card).includes('astromech') || traitsOf(s, card).includes('astromech');

const drivingDroids = ['vehicle', 'battle', 'protocol'];

/** Whoever is no droid, and some droids. */ // GAP-0181
function canDrive(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  if (found.kind !== 'character') return false;
  return (
    found.type !== 'Droid' || found.icons.includes('pilot') || drivingDroids.some((one) => found.traits.includes(one))
  );
}

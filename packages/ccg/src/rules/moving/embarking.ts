import { type CardId, players, rememberedOfCards } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import type { Slot, State } from '../../state/state.ts';
import { seatFor } from '../cards/capacity.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import { isSealedWreck } from '../cards/crashing.ts';
import { isCrewed } from '../cards/piloting.ts';
import { vesselsOnTable } from '../table/layout.ts';
import { hostOf, isPresentAt, placeOf, ridersOn, slotOf } from '../table/places.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { isBackpack, kindOfMove, spotOf, standsAt, straight, vesselAround, type Way, walks } from './ways.ts';

/** The seat that a card would take aboard, with those who come along; what only moves like a character needs none. */ // AR7-0069, AR7-0140
export function seatAboard(s: State, card: CardId, vessel: CardId, coming: readonly CardId[] = []): Slot | null {
  if (kindOf(s, card) !== 'character' && walks(s, card)) return 'attached';
  if (isBackpack(s, vessel)) return 'passenger';
  return seatFor(s, card, vessel, coming);
}

const isStarship = (s: State, card: CardId): boolean => kindOf(s, card) === 'starship';

/** Is it a vehicle or landed starship, rather than one that flies? */ // AR7-0070
const isOpen = (s: State, vessel: CardId): boolean =>
  !isStarship(s, vessel) || standsAt(s, vessel)?.location.type === 'site';

const nothing: readonly CardId[] = [];

/** A player's starships and vehicles that lie where a card could step over to them. */
function vesselsBeside(s: State, card: CardId): readonly CardId[] {
  const host = hostOf(s, card);
  if (host < 0 || vesselsOnTable(s).length === 0) return nothing;
  return vesselsOnTable(s).filter(
    (vessel) =>
      hostOf(s, vessel) === host &&
      vessel !== card &&
      controllerOf(s, vessel) === controllerOf(s, card) &&
      isActive(s, vessel),
  );
}

const nowhere: readonly Way[] = [];

/** Nothing, but for what has crashed and is enclosed. */ // AR7-0069, GAP-0180
const priceOf = (s: State, vessel: CardId): Way['force'] => (isSealedWreck(s, vessel) ? 1 : 'free');

/** Could it board this, which lies beside it? */
function couldBoard(s: State, card: CardId, vessel: CardId): boolean {
  const isBeside = standsAt(s, card);
  if (isStarship(s, card)) {
    // Into the cargo hold; nobody need fly it if that is of a capital starship. AR7-0071, GAP-0376
    const carrier = cardOf(s, vessel);
    if (carrier.kind !== 'starship' || isBeside === null || isBeside.location.type === 'site') return false;
    return carrier.type === 'capital' || isCrewed(s, card);
  }
  if (isBeside !== null) {
    if (isBeside.location.type !== 'site' || !isOpen(s, vessel)) return false;
    return kindOf(s, card) !== 'vehicle' || isCrewed(s, card); // AR7-0070, GLC-0554
  }
  // From the bridge to what is in the cargo hold. AR7-0073
  return walks(s, card) && slotOf(s, card) !== 'cargo' && slotOf(s, vessel) === 'cargo';
}

const backpacks = rememberedOfCards((s: State): readonly CardId[] =>
  players.flatMap((of) => s.zones.on[of].filter((card) => isBackpack(s, card))),
);

/** Empty backpacks of a character who is present at the same site. */ // AR7-0072
function backpacksBeside(s: State, card: CardId): readonly CardId[] {
  const all = backpacks(s, 0);
  const spot = all.length === 0 ? null : standsAt(s, card);
  if (spot === null) return nothing;
  return all.filter(
    (device) =>
      controllerOf(s, device) === controllerOf(s, card) &&
      hostOf(s, device) !== card &&
      isPresentAt(s, device, spot.at) &&
      ridersOn(s, device).length === 0,
  );
}

/** A card moves onto another, if there is room. */ // AR7-0069, AR7-0074
export const embarking = kindOfMove({
  name: 'embarking',
  verb: 'embark',
  regular: false,
  unpiloted: true,
  ways(s, card) {
    const kind = kindOf(s, card);
    if (kind !== 'vehicle' && kind !== 'starship' && !walks(s, card)) return nowhere;
    const found: Way[] = [];
    for (const vessel of vesselsBeside(s, card))
      if (couldBoard(s, card, vessel) && seatAboard(s, card, vessel) !== null)
        found.push(straight(vessel, priceOf(s, vessel)));
    if (kind === 'character')
      for (const backpack of backpacksBeside(s, card)) found.push(straight(backpack, priceOf(s, backpack)));
    return found;
  },
});

/** Where a card comes to that leaves what it is aboard; -1 if it can't. */ // AR7-0070, AR7-0071, AR7-0073
export function outsideOf(s: State, card: CardId, vessel: CardId): CardId {
  const outside = hostOf(s, vessel);
  const spot = spotOf(s, outside);
  if (isStarship(s, card)) return spot !== null && spot.location.type !== 'site' && isCrewed(s, card) ? outside : -1;
  if (spot !== null) {
    if (spot.location.type !== 'site' || whyNeverAt(s, card, outside) !== null) return -1;
    return kindOf(s, card) !== 'vehicle' || isCrewed(s, card) ? outside : -1;
  }
  const fromCargo = walks(s, card) && slotOf(s, vessel) === 'cargo';
  return fromCargo && seatAboard(s, card, outside) !== null ? outside : -1;
}

/** A card moves off another. */ // AR7-0069, AR7-0074
export const disembarking = kindOfMove({
  name: 'disembarking',
  verb: 'disembark',
  regular: false,
  unpiloted: true,
  ways(s, card) {
    const kind = kindOf(s, card);
    const host = hostOf(s, card);
    if (host >= 0 && kind === 'character' && isBackpack(s, host)) {
      const place = spotOf(s, placeOf(s, host));
      return place?.location.type === 'site' ? [straight(place.at, 'free')] : nowhere; // AR7-0072
    }
    const vessel = vesselAround(s, card);
    if (vessel < 0 || (kind !== 'vehicle' && kind !== 'starship' && !walks(s, card))) return nowhere;
    const to = outsideOf(s, card, vessel);
    return to < 0 ? nowhere : [straight(to, priceOf(s, vessel))];
  },
});

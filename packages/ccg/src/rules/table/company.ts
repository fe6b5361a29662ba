import type { CardId } from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { isParticipating } from '../battle/participants.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import { hasAbility } from '../inForce/values.ts';
import { vesselOf } from './layout.ts';
import { cardsAt, hostOf, isPresentAt, locationOf, placeOf } from './places.ts';

/** Are both present at the same place? */ // GLC-0093
export const isPresentWith = (s: State, card: CardId, other: CardId): boolean =>
  card !== other && isPresentAt(s, card, placeOf(s, other)) && isActive(s, other);

/** Are two cards at the same location? None is with itself. */ // GAP-0072
export const isWith = (s: State, card: CardId, other: CardId): boolean =>
  card !== other &&
  isActive(s, card) &&
  isActive(s, other) &&
  locationOf(s, card) === locationOf(s, other) &&
  locationOf(s, card) >= 0;

/** What a card is on, aboard or at; a starship or vehicle for one of its sites; -1 for nothing. */
const around = (s: State, card: CardId): CardId => {
  const host = hostOf(s, card);
  return host >= 0 ? host : vesselOf(s, card);
};

/**
 * Is it in a starship or vehicle, in something that is, or at one of its sites, or of what is in its cargo? Whoever is in
 * what is in the hold is aboard that first, and with it aboard what carries it.
 */ // GAP-0071, GAP-0141, GLA-0016, GLC-0350, GLC-0541
export function isAboard(s: State, card: CardId, vessel: CardId): boolean {
  for (let at = around(s, card); at >= 0; at = around(s, at)) if (at === vessel) return true;
  return false;
}

/** Is it on that very card, or on something that is? Whoever is at one of its sites does nothing for it. */ // GLC-0351
export function isCarriedBy(s: State, card: CardId, vessel: CardId): boolean {
  for (let at = card; hostOf(s, at) >= 0; at = hostOf(s, at)) if (hostOf(s, at) === vessel) return true;
  return false;
}

/** Has its player nobody else there: no second character, nothing else with ability? */ // GAP-0073
export const isAlone = (s: State, card: CardId): boolean => isWithoutOthers(s, card, isActive);

/** Has its player nobody else in the battle? Whoever stays out of it is no company. */ // GLA-0079
export const isAloneInBattle = (s: State, card: CardId): boolean => isWithoutOthers(s, card, isParticipating);

function isWithoutOthers(s: State, card: CardId, counts: (s: State, card: CardId) => boolean): boolean {
  const where = locationOf(s, card);
  if (where < 0 || !counts(s, card)) return false;
  const isVessel = ['starship', 'vehicle'].includes(kindOf(s, card));
  return cardsAt(s, where).every((other) => {
    if (other === card || controllerOf(s, other) !== controllerOf(s, card) || !counts(s, other)) return true;
    const found = cardOf(s, other);
    // A starship or vehicle is alone with whoever is aboard it. GAP-0074, GLB-0434
    if (isVessel) return !['character', 'starship', 'vehicle'].includes(found.kind) || isAboard(s, other, card);
    return found.kind !== 'character' && !hasAbility(s, other);
  });
}

/** Does it carry every character of its player's in the battle, and all of the ability? */ // GLC-0443
export const isLone = (s: State, vessel: CardId): boolean =>
  isParticipating(s, vessel) &&
  cardsAt(s, locationOf(s, vessel)).every(
    (other) =>
      other === vessel ||
      controllerOf(s, other) !== controllerOf(s, vessel) ||
      !isParticipating(s, other) ||
      isAboard(s, other, vessel) ||
      (kindOf(s, other) !== 'character' && !hasAbility(s, other)),
  );

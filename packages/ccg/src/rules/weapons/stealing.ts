import { type CardId, other, ownerOf, type Player } from '@binary-sunset/kernel';
import { cardOf, definitionOf, kindOf } from '../../catalog/catalog.ts';
import { type State, slots, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { controllerOf, makeActive, makeInactive } from '../cards/cardStates.ts';
import { hostOf, ridersOn } from '../table/places.ts';

/** Does the other player have it as their own now? What its first owner has stolen back is stolen no more. */ // GAP-0311
export const isStolen = (s: State, card: CardId): boolean => ownerOf(s, card) !== table.whose(s, card);

/** May this card use that weapon or device? Whatever it may be deployed on may. */ // GAP-0192
function mayUse(s: State, card: CardId, equipment: CardId): boolean {
  const on = definitionOf(s, equipment).deploys?.clause.on ?? null;
  return on === null || on.is(s, card, { by: controllerOf(s, card), self: equipment, locked: null });
}

/** Whoever and whatever is aboard, in its cargo, or on any of that. */
const allOn = (s: State, card: CardId): CardId[] => ridersOn(s, card).flatMap((one) => [one, ...allOn(s, one)]);

/** Why a card can't be stolen; null if it can. */
export function whyNotStolen(s: State, card: CardId): Refusal | null {
  const found = cardOf(s, card);
  switch (found.kind) {
    case 'starship':
    case 'vehicle': {
      // Whoever is aboard protects it; a permanent pilot does not, nor does anybody at its sites. GLC-0383, GAP-0312
      const isHeld = allOn(s, card).some(
        (one) => kindOf(s, one) === 'character' && controllerOf(s, one) === controllerOf(s, card),
      );
      return isHeld ? { because: 'There are characters aboard.', rule: 'GLC-0383' } : null;
    }
    case 'weapon':
      return found.type === 'character' ? null : { because: 'Nobody can carry it.', rule: 'GAP-0314' };
    case 'device':
      return isForCharacters(s, card) ? null : { because: 'Nobody can carry it.', rule: 'GAP-0314' };
    default:
      return null;
  }
}

/** Is it carried by a character, or could it be? */ // GAP-0314
function isForCharacters(s: State, device: CardId): boolean {
  const host = hostOf(s, device);
  if (host >= 0 && kindOf(s, host) === 'character') return true;
  return definitionOf(s, device).deploys?.clause.on?.namesKind('character') ?? false;
}

/** A weapon or device comes to somebody's hands: who can't use it only carries it. */ // GAP-0314, GLC-0391
export function giveTo(s: State, tell: Tell, equipment: CardId, bearer: CardId): void {
  const by = controllerOf(s, bearer);
  for (const one of [equipment, ...allOn(s, equipment)])
    if (controllerOf(s, one) !== by) table.move(s, tell, one, 'on', by);
  table.mark(s, tell, equipment, 'host', bearer);
  table.mark(s, tell, equipment, 'slot', slots.indexOf('attached'));
  if (mayUse(s, bearer, equipment)) makeActive(s, tell, equipment, 'stolen');
  else makeInactive(s, tell, equipment, 'stolen');
}

/** A starship or vehicle goes over, with its cargo and with the weapons and devices on all of that; Effects stay whose they are. */ // GLC-0379, GLC-0385, GAP-0312
export function stealVessel(s: State, tell: Tell, vessel: CardId, by: Player): void {
  for (const one of [vessel, ...allOn(s, vessel)])
    if (kindOf(s, one) !== 'effect' && controllerOf(s, one) === other(by))
      table.move(s, tell, one, table.where(s, one).zone, by);
}

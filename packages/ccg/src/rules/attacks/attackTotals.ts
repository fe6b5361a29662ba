import { type CardId, isCurrent } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { abilityOf, valueNow } from '../inForce/values.ts';
import { hostOf, placeOf, slotOf } from '../table/places.ts';
import { defenseValue } from '../weapons/weapons.ts';
import { creatureOf } from './attacking.ts';

/** Whoever fights the creature: those who attack it, or the one it attacks. */
function fightersOf(s: State): CardId[] {
  const { attack } = s.facts;
  if (attack === null) return [];
  return [...attack.attackers, ...attack.defenders]
    .filter((one) => isCurrent(s, one) && creatureOf(s, one.card) === null)
    .map(({ card }) => card);
}

const isPresent = (s: State, card: CardId): boolean => placeOf(s, card) === s.facts.attack?.location.card;

/** AR6-0234, AR6-0240 */
export const powerAgainst = (s: State): number =>
  fightersOf(s)
    .filter((card) => isPresent(s, card))
    .reduce((sum, card) => sum + (valueNow(s, card, 'power') ?? 0), 0);

/** Ability that is present, or that pilots what is present. */ // AR6-0206
export const abilityAgainst = (s: State): number =>
  fightersOf(s)
    .filter((card) => isPresent(s, card) || isPiloting(s, card))
    .reduce((sum, card) => sum + abilityOf(s, card), 0);

const isPiloting = (s: State, card: CardId): boolean => {
  const slot = slotOf(s, card);
  return kindOf(s, card) === 'character' && (slot === 'pilot' || slot === 'driver') && isPresent(s, hostOf(s, card));
};

/** AR6-0219, AR6-0235 */
export const defenseOf = (s: State, creature: CardId): number => defenseValue(s, creature);

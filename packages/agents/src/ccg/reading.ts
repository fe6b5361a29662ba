import { type Card, type CcgState, controllerOf, definitionCalled, isActive, valueNow } from '@binary-sunset/ccg';
import { type CardId, nameOf, type Player } from '@binary-sunset/kernel';

/** How a player reads what lies on the table. Everything is in units of Force. */

export const cardOf = (s: CcgState, card: CardId): Card => definitionCalled(nameOf(s, card)).card;

export const kindOf = (s: CcgState, card: CardId): Card['kind'] => definitionCalled(nameOf(s, card)).kind;

const fighters: readonly Card['kind'][] = ['character', 'vehicle', 'starship'];

export const isFighter = (s: CcgState, card: CardId): boolean => fighters.includes(kindOf(s, card));

export const forfeitOf = (s: CcgState, card: CardId): number => valueNow(s, card, 'forfeit') ?? 0;
export const defenseOf = (s: CcgState, card: CardId): number => valueNow(s, card, 'defense value') ?? 0;

/** Does it fight for this player, as things are? */
export const fightsFor = (s: CcgState, who: Player, card: CardId): boolean =>
  controllerOf(s, card) === who && isActive(s, card) && isFighter(s, card);

/** Is it a vehicle or starship on table without the power that is printed on it, for want of a driver or pilot? */
export function isUndriven(s: CcgState, card: CardId): boolean {
  const found = cardOf(s, card);
  if (found.kind !== 'vehicle' && found.kind !== 'starship') return false;
  return (found.power ?? 0) > 0 && valueNow(s, card, 'power') === 0;
}

/** What anything on table is worth beside what it can do in a battle. */
const worthOfBeing = 1;
const worthOfPower = 0.3;
const worthOfAbility = 0.25;
const worthOfForfeit = 0.2;
const worthOfWeapon = 1.9;
const worthOfDevice = 1.2;
const worthOfEffect = 1.8;
/** A place to go to; what it generates and who holds it comes on top. */
const worthOfPlace = 2;

/** What a card on table is worth by what is printed on it, beside where it stands and what changes it there. */
export function worthOf(s: CcgState, card: CardId): number {
  const found = cardOf(s, card);
  switch (found.kind) {
    case 'character':
    case 'vehicle':
    case 'starship':
      return (
        worthOfBeing +
        worthOfPower * (found.power ?? 0) +
        worthOfAbility * (('ability' in found ? found.ability : null) ?? 0) +
        worthOfForfeit * (found.forfeit ?? 0)
      );
    case 'weapon':
      return worthOfWeapon;
    case 'device':
      return worthOfDevice;
    case 'location':
      return worthOfPlace;
    default:
      return worthOfEffect;
  }
}

/** The Force that it takes to deploy; nothing for what isn't deployed. */
export function deployCostOf(s: CcgState, card: CardId): number {
  return kindOf(s, card) === 'interrupt' ? 0 : (valueNow(s, card, 'deploy') ?? 0);
}

/** What a card is drawn as for destiny, by what is printed on it. */
export function destinyOf(s: CcgState, card: CardId): number {
  const { destiny } = cardOf(s, card);
  return destiny === null ? 0 : typeof destiny === 'number' ? destiny : Math.max(...destiny);
}

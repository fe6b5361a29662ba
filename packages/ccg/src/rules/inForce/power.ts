import type { CardId, Player } from '@binary-sunset/kernel';
import { kindOf, locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import { cardsAt, isPresentAt } from '../table/places.ts';
import { totalNow } from './totals.ts';
import { valueNow } from './values.ts';

/** Power of those of them that are present there: at a site not of those inside starships and enclosed vehicles. */ // AR6-0072
export function powerOf(s: State, cards: readonly CardId[], at: CardId): number {
  const isSite = locationCard(s, at)?.type === 'site';
  let total = 0;
  for (const card of cards)
    if (isPresentAt(s, card, at) && (isSite || kindOf(s, card) !== 'character'))
      total += valueNow(s, card, 'power') ?? 0;
  return total;
}

/** A player's total power there: of all that is present, with everything that changes the total. */ // GLA-0163, GLA-0164
export const totalPowerAt = (s: State, who: Player, at: CardId): number =>
  totalNow(s, who, 'total power', powerAt(s, who, at), { where: at });

/** Power of all that a player has present there. */
export const powerAt = (s: State, who: Player, at: CardId): number =>
  powerOf(
    s,
    cardsAt(s, at).filter((card) => controllerOf(s, card) === who && isActive(s, card)),
    at,
  );

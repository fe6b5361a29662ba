import type { CardId, Player } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { typeOf } from '../cards/characteristics.ts';
import { isOnClosedPlanet } from '../table/closedPlanets.ts';
import { locationOf } from '../table/places.ts';
import { namesPlace } from './restrictions.ts';

/** What a card may target as it is deployed: for a Utinni Effect nothing on a closed planet that it does not name. */ // GLA-0433
export function targetsOf(s: State, by: Player, card: CardId): CardId[] {
  const target = definitionOf(s, card).deploys?.clause.target;
  if (target === undefined) return [];
  const meant = target.in(s, { by, self: card, locked: null });
  if (typeOf(s, card) !== 'utinni') return meant;
  return meant.filter((one) => {
    const where = locationOf(s, one);
    return where < 0 || !isOnClosedPlanet(s, where) || namesPlace(s, target, where);
  });
}

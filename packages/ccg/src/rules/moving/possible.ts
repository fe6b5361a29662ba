import type { CardId, Player } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { isCrewed } from '../cards/piloting.ts';
import { forceOf } from '../force/force.ts';
import { isShieldedAgainst } from '../table/energyShield.ts';
import { locationOf } from '../table/places.ts';
import { costOfMove } from './cost.ts';
import { hasMoved, whyCannotMove, whyNotWay } from './mayMove.ts';
import type { KindOfMove, Way } from './ways.ts';

/** One move that a card can make now, and pay. */
export interface PossibleMove {
  readonly kind: KindOfMove;
  readonly way: Way;
  readonly cost: number;
}

interface Circumstances {
  /** It is no regular move, whatever its kind. */
  readonly asReact?: boolean;
  readonly free?: boolean;
  /** What it comes to, by what it costs otherwise. */
  readonly price?: (usual: number) => number;
}

const nowhere: readonly Way[] = [];

/** What two texts allow alike is one move. */
const isKnown = (found: readonly PossibleMove[], kind: KindOfMove, { to }: Way, cost: number): boolean =>
  found.length > 0 && found.some((one) => one.kind === kind && one.way.to === to && one.cost === cost);

/** Every move of these kinds that a card can make now. */
export function movesOf(
  s: State,
  by: Player,
  card: CardId,
  kinds: readonly KindOfMove[],
  { asReact = false, free = false, price = (usual) => usual }: Circumstances = {},
): PossibleMove[] {
  const found: PossibleMove[] = [];
  if (whyCannotMove(s, card) !== null) return found;
  const isSpent = !asReact && hasMoved(s, card);
  const crewed = isCrewed(s, card);
  const own = kindOf(s, card);
  const force = forceOf(s, by);
  for (const kind of kinds) {
    if (kind.of !== null && !kind.of.includes(own)) continue;
    if ((kind.regular && isSpent) || (!crewed && !kind.unpiloted)) continue; // AR7-0004, GAP-0173
    const isStopped = kind.stoppedByShield && isShieldedAgainst(s, by, locationOf(s, card));
    for (const way of isStopped ? nowhere : kind.ways(s, card)) {
      if (kind.stoppedByShield && isShieldedAgainst(s, by, locationOf(s, way.to))) continue;
      if (whyNotWay(s, card, way) !== null) continue;
      const cost = free ? 0 : price(costOfMove(s, card, kind.costs, way));
      if (cost <= force && !isKnown(found, kind, way, cost)) found.push({ kind, way, cost });
    }
  }
  return found;
}

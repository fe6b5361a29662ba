import { type CardId, isCurrent } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';

/** Is it, or what it is on, in the attack under way? */ // AR6-0227
export function isInAttack(s: State, card: CardId): boolean {
  const { attack } = s.facts;
  if (attack === null) return false;
  for (let at = card; at >= 0; at = s.cards.host[at] ?? -1)
    for (const side of [attack.attackers, attack.defenders])
      if (side.some((one) => one.card === at && isCurrent(s, one))) return true;
  return false;
}

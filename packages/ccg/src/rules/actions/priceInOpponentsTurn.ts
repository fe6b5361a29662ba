import type { CardId, Player } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { ActionText } from '../../text/program.ts';
import { draftOf } from './initiating.ts';

/** Could it be used in the opponent's turn? */
const isReaction = ({ to, when }: ActionText): boolean => to !== null || (when !== null && when.turn !== 'your');

/** The Force that a player needs for the dearest text of a card that could be used in the opponent's turn. */
export function priceInOpponentsTurn(s: State, by: Player, card: CardId): number {
  let most = 0;
  for (const indexed of definitionOf(s, card).actions) {
    if (!isReaction(indexed.clause)) continue;
    const draft = draftOf(s, indexed, card, by, null);
    most = Math.max(
      most,
      indexed.clause.costs.reduce((sum, cost) => sum + cost.force(s, draft), 0),
    );
  }
  return most;
}

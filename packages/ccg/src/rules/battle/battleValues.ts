import type { CardId, Player } from '@binary-sunset/kernel';
import type { DestinyKind, State } from '../../state/state.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { changesFor, totalNow } from '../inForce/totals.ts';

/** What a player has in a battle there, with everything that changes it. */
export const battleValue = (
  s: State,
  who: Player,
  value: ValueName,
  base: number,
  where: CardId,
  kind: DestinyKind = '',
): number => totalNow(s, who, value, base, { where, kind });

/** The highest of what texts say, or 0: for what does not add up. */
export const highestIn = (s: State, who: Player, value: ValueName, where: CardId): number =>
  changesFor(s, who, value, { where, kind: 'battle' }).reduce((highest, { amount }) => Math.max(highest, amount), 0);

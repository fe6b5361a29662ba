import { type CardId, countUse, type Limited, limited, type Player, refTo, timesUsed } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Refusal } from '../../text/program.ts';
import { forceOf } from '../force/force.ts';
import { isInDeathStarII } from '../table/layout.ts';
import { couldBattleAt } from './battlePresence.ts';
import { battleValue } from './battleValues.ts';

/** One battle at each location in a turn. */ // AR6-0007
const battlesAt = (s: State, by: Player, location: CardId): Limited =>
  limited('turn', 'battle', refTo(s, location), by);

export const countBattle = (s: State, by: Player, location: CardId): void => countUse(s, battlesAt(s, by, location));

/** 1 Force, unless something changes that. */ // AR6-0014, AR6-0015
export const battleCost = (s: State, by: Player, location: CardId): number =>
  battleValue(s, by, 'battle cost', 1, location);

/** Why a player can't initiate a battle there; null if they can. */ // AR6-0003, AR6-0014
export function whyNoBattle(s: State, by: Player, location: CardId): Refusal | null {
  if (s.facts.phase !== 'battle' || s.facts.active !== by)
    return { because: 'Battles are initiated in your battle phase.', rule: 'AR6-0003' };
  // AR6-0205
  if (s.facts.battle !== null || s.facts.attack !== null)
    return { because: 'A battle or an attack is going on.', rule: 'AR6-0038' };
  if (timesUsed(s, battlesAt(s, by, location)) > 0)
    return { because: 'You have battled here already this turn.', rule: 'AR6-0007' };
  if (!couldBattleAt(s, by, location))
    return { because: 'Both players need presence there, of cards that may battle.', rule: 'AR6-0003' };
  if (isInDeathStarII(s, location)) return { because: 'Nobody battles in a Death Star II.', rule: 'GAP-0147' };
  if (battleCost(s, by, location) > forceOf(s, by))
    return { because: 'It costs more Force than you have.', rule: 'AR6-0014' };
  return null;
}

import { type CcgState, forceOf } from '@binary-sunset/ccg';
import type { CardId, Player } from '@binary-sunset/kernel';
import { isSpare } from './hand.ts';
import { type Help, outlookWith } from './outlook.ts';
import { cardOf, deployCostOf, isFighter, kindOf } from './reading.ts';

/** Who may still be deployed after the first: several together can do what none of them could alone. */

/** What it takes to begin the battle that they come for. */
export const costOfBattle = 1;

/** Those in hand for whom there is Force, the dearest first; at sites not starships, and at systems nobody else. */
function followers(s: CcgState, me: Player, isSite: boolean): Help {
  const open = s.zones.hand[me]
    .filter((card) => isFighter(s, card) && (kindOf(s, card) === 'starship') !== isSite && !isSpare(s, me, card))
    .map((card) => ({ card, cost: deployCostOf(s, card) }))
    .sort((a, b) => b.cost - a.cost || a.card - b.card);
  const help = { power: 0, ability: 0, forfeit: 0 };
  let left = forceOf(s, me) - costOfBattle;
  for (const { card, cost } of open) {
    const found = cardOf(s, card);
    if (cost > left || !('power' in found)) continue;
    left -= cost;
    help.power += found.power ?? 0;
    help.ability += ('ability' in found ? found.ability : null) ?? 0;
    help.forfeit += found.forfeit ?? 0;
  }
  return help;
}

const isSite = (s: CcgState, location: CardId): boolean => {
  const found = cardOf(s, location);
  return found.kind === 'location' && found.type === 'site';
};

/** What a battle there would be worth if they came as well. */
export const gainWithFollowers = (s: CcgState, me: Player, location: CardId): number =>
  outlookWith(s, me, location, followers(s, me, isSite(s, location))).gain;

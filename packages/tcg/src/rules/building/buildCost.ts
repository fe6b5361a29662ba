import type { CardId, Player } from '@binary-sunset/kernel';
import { printedCost } from '../../catalog/card.ts';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { describesOutOfPlay } from '../cards/describing.ts';
import { rulesInForce } from '../inForce/force.ts';

/** The build counters a card needs, after what makes it cheaper or dearer; never below zero. */ // TCG-0011, TCG-0115
export function buildCost(s: State, who: Player, card: CardId, rules = rulesInForce(s, 'price')): number {
  const printed = printedCost(cardOf(s, card));
  if (rules.length === 0) return printed;
  let cost = printed;
  for (const { rule, speaker } of rules)
    if (rule.rule === 'price' && rule.of === 'build' && describesOutOfPlay(s, rule.who, card, who, speaker))
      cost += rule.amount;
  return Math.max(0, cost);
}

import type { CardId, Player } from '@binary-sunset/kernel';
import { printedCost } from '../cards/card.ts';
import { cardOf } from '../catalog.ts';
import type { State } from '../state.ts';
import { rulesInForce } from './force.ts';
import { subtypesOf } from './kinds.ts';

/** The build counters a card needs, after what makes it cheaper or dearer; never below zero. */ // TCG-0011, TCG-0115
export function buildCost(s: State, who: Player, card: CardId): number {
  const printed = printedCost(cardOf(s, card));
  const rules = rulesInForce(s, 'price');
  if (rules.length === 0) return printed;
  let cost = printed;
  for (const { rule, speaker } of rules) {
    if (rule.rule !== 'price' || rule.of !== 'build') continue;
    const { whose, subtypes } = rule.who.spec;
    if (whose !== 'any' && (who === speaker.by) !== (whose === 'your')) continue;
    const has = subtypesOf(s, card);
    if (subtypes.length === 0 || subtypes.some((subtype) => subtype.split(' ').every((word) => has.includes(word))))
      cost += rule.amount;
  }
  return Math.max(0, cost);
}

import type { CardId, Player } from '@binary-sunset/kernel';
import { printedCost } from '../cards/card.ts';
import { cardOf } from '../catalog.ts';
import type { Cards } from '../language/cards.ts';
import type { State } from '../state.ts';
import { rulesInForce } from './force.ts';
import { subtypesOf } from './kinds.ts';

/** The build counters a card needs, after what makes it cheaper or dearer; never below zero. */ // TCG-0011, TCG-0115
export function buildCost(s: State, who: Player, card: CardId, rules = rulesInForce(s, 'price')): number {
  const printed = printedCost(cardOf(s, card));
  if (rules.length === 0) return printed;
  let cost = printed;
  for (const { rule, speaker } of rules) {
    if (rule.rule !== 'price' || rule.of !== 'build') continue;
    const { whose } = rule.who.spec;
    if (whose !== 'any' && (who === speaker.by) !== (whose === 'your')) continue;
    if (isMeant(s, card, rule.who)) cost += rule.amount;
  }
  return Math.max(0, cost);
}

/** Is the card of the kind and subtype that a price is for? It is no unit yet, so only what it is counts. */
function isMeant(s: State, card: CardId, { spec: { noun, types, subtypes } }: Cards): boolean {
  const found = cardOf(s, card);
  if (noun === 'unit' && found.kind !== 'unit') return false;
  if (types.length > 0 && found.kind === 'unit' && !found.types.some((type) => types.includes(type))) return false;
  const has = subtypesOf(s, card);
  return subtypes.length === 0 || subtypes.some((subtype) => subtype.split(' ').every((word) => has.includes(word)));
}

import type { CardId, Player } from '@binary-sunset/kernel';
import { hasAny, printedCost } from '../cards/card.ts';
import { cardOf } from '../catalog.ts';
import type { Cards } from '../language/cards.ts';
import type { Speaker } from '../language/program.ts';
import type { Asked } from '../language/spec.ts';
import type { State } from '../state.ts';
import { isPilot, rulesInForce } from './force.ts';
import { subtypesOf } from './kinds.ts';

/** The build counters a card needs, after what makes it cheaper or dearer; never below zero. */ // TCG-0011, TCG-0115
export function buildCost(s: State, who: Player, card: CardId, rules = rulesInForce(s, 'price')): number {
  const printed = printedCost(cardOf(s, card));
  if (rules.length === 0) return printed;
  let cost = printed;
  for (const { rule, speaker } of rules)
    if (rule.rule === 'price' && rule.of === 'build' && isMeant(s, who, card, rule.who, speaker)) cost += rule.amount;
  return Math.max(0, cost);
}

/** Is the card one that a price is for? It is no unit yet, so only what it is counts, and where it is does not. */
function isMeant(s: State, who: Player, card: CardId, { spec }: Cards, speaker: Speaker): boolean {
  if (spec.or !== null && isMeant(s, who, card, spec.or, speaker)) return true;
  const { whose, noun, types, name, subtypes, not, pilot, atMost } = spec;
  const found = cardOf(s, card);
  if (whose !== 'any' && (who === speaker.by) !== (whose === 'your')) return false;
  if (noun === 'unit' && found.kind !== 'unit') return false;
  if (types.length > 0 && found.kind === 'unit' && !found.types.some((type) => types.includes(type))) return false;
  if (name !== '' && found.name !== name) return false;
  if (pilot && !isPilot(s, card)) return false;
  const has = subtypesOf(s, card);
  if (subtypes.length > 0 && !hasAny(has, subtypes)) return false;
  if (not !== '' && hasAny(has, [not])) return false;
  return atMost.every(({ value, limit }) => {
    const printed = printedValue(s, card, value);
    return printed !== null && printed <= limit;
  });
}

/** A value as it is printed: nothing changes it before the card is a unit. */
function printedValue(s: State, card: CardId, value: Asked): number | null {
  const found = cardOf(s, card);
  if (value === 'build cost') return printedCost(found);
  if (found.kind !== 'unit') return null;
  return value === 'remaining health' ? found.health : found[value];
}

import type { CardId, Player } from '@binary-sunset/kernel';
import { hasAny, printedCost } from '../../catalog/card.ts';
import { cardOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Speaker } from '../../text/program.ts';
import type { Asked, Cards } from '../../text/spec.ts';
import { isPilot } from '../inForce/force.ts';
import { subtypesOf } from './kinds.ts';

/**
 * Does it describe a card of that player's that is no unit, not yet or no longer? Only what it is counts: whoever has it
 * asked sees to it that nothing else is said.
 */
export function describesOutOfPlay(s: State, { spec }: Cards, card: CardId, who: Player, speaker: Speaker): boolean {
  if (spec.or !== null && describesOutOfPlay(s, spec.or, card, who, speaker)) return true;
  if (spec.known !== '') return spec.known === 'self' && card === speaker.self;
  const { whose, other, noun, types, name, subtypes, not, pilot, atMost } = spec;
  const found = cardOf(s, card);
  if (whose !== 'any' && (who === speaker.by) !== (whose === 'your')) return false;
  if (other && card === speaker.self) return false;
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

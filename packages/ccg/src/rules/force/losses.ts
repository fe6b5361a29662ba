import type { CardId } from '@binary-sunset/kernel';
import type { Kind } from '../../catalog/card.ts';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { rulesAbout } from '../inForce/sources.ts';

/** What weapons and Interrupts reach as "all cards". */ // GAP-0076
const reached: readonly Kind[] = ['character', 'vehicle', 'starship', 'weapon', 'device'];

/**
 * May it be lost? Nothing protects one of all cards but what says "for any reason". All cards of an Interrupt or a
 * weapon are those that could be shot at.
 */ // AR1-0006, GAP-0076, GAP-0077
export function mayBeLost(s: State, card: CardId, by: CardId, asOneOfAll: boolean): boolean {
  const source = by < 0 ? null : kindOf(s, by);
  if (asOneOfAll && (source === 'interrupt' || source === 'weapon') && !reached.includes(kindOf(s, card))) return false;
  return !rulesAbout(s, 'forbids', 'be lost').some(
    ({ rule, speaker }) => (rule.never === true || !asOneOfAll) && rule.who.matches(s, card, speaker),
  );
}
